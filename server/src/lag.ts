import type { WebSocket } from 'ws';
import type { LineEnd } from './sockets.ts';

/** How often the delay of a line is measured, in milliseconds. */
const EVERY = 5_000;
/** A line that has missed this many measurements is dead. */
const PATIENCE = 4;
/** How much the newest measurement counts: one late answer is no slow line. */
const NEWEST = 0.3;

/** Measures how long a line takes there and back, and ends one that does not answer any more. */
export function measureLag(socket: WebSocket, line: LineEnd): () => void {
  let sent = 0;
  let missed = 0;
  let lag: number | null = null;
  const ask = () => {
    if (++missed > PATIENCE) return socket.terminate();
    sent = performance.now();
    socket.ping();
  };
  socket.on('pong', () => {
    missed = 0;
    const took = performance.now() - sent;
    lag = lag === null ? took : lag + NEWEST * (took - lag);
    line.lags(lag);
  });
  const timer = setInterval(ask, EVERY);
  ask();
  return () => clearInterval(timer);
}
