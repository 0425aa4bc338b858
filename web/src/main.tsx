import '@siegeworks/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './page.css';
import { Session } from './session.ts';
import { workerTransport } from './transport.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App session={new Session(workerTransport())} />);
