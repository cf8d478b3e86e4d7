/** Usage: npm start [-- --port 8080 …]        builds the web client if it must, then runs the server (docs/operating.md). */
import { ensureClient } from './client.ts';

await ensureClient((line) => console.log(line));
await import('../src/server/main.ts');
