/** Usage: npm run build        builds the web client into dist/web, which the server serves. */
import { buildClient } from './client.ts';

await buildClient('info');
