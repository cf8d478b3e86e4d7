/** Where the page begins. */
import { render } from 'preact';
import './styles/base.css';
import { refreshMe } from './online/account.ts';
import { startRouter } from './router.ts';
import { startSettings } from './settings/keep.ts';
import { Site } from './shell/site.tsx';

await startSettings();
startRouter();
void refreshMe();
render(<Site />, document.getElementById('app')!);
