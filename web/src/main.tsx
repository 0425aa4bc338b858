import '@siegeworks/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './page.css';
import { takeAnswer } from './me/come-back.ts';
import { Versions } from './offline/versions.ts';
import { Session } from './session.ts';
import { workerTransport } from './transport.ts';

takeAnswer();
const root = document.getElementById('root');
const versions = new Versions();
// What is being worked on, and the page of the toy games, is always asked for anew.
if (import.meta.env.MODE === 'production') void versions.keep();
if (root) createRoot(root).render(<App session={new Session(workerTransport())} versions={versions} />);
