import type { Transport } from '@siegeworks/protocol';

/** The line to a worker beside the page: engine and bots never block the screen. */
export function workerTransport(): Transport {
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), {
    type: 'module',
    name: 'siegeworks',
  });
  return {
    send: message => worker.postMessage(message),
    onMessage: listener => worker.addEventListener('message', event => listener(event.data)),
    onBreak: listener =>
      worker.addEventListener('error', event =>
        listener(event.message || 'the program behind the table did not start'),
      ),
    close: () => worker.terminate(),
  };
}
