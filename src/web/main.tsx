/** Where the page begins. */
import { render } from 'preact';
import './styles/base.css';
import { startRouter } from './router.ts';
import { Site } from './site.tsx';
import { preferredLocale, speak } from './text/say.ts';

await speak(preferredLocale());
startRouter();
render(<Site />, document.getElementById('app')!);
