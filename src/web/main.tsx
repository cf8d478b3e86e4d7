/** Where the page begins. */
import { render } from 'preact';
import './styles/base.css';
import { startRouter } from './router.ts';
import { startSettings } from './settings/keep.ts';
import { Site } from './shell/site.tsx';

await startSettings();
startRouter();
render(<Site />, document.getElementById('app')!);
