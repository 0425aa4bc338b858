import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { OFFER } from './open-house.ts';
import { enter, sitOpposite, ToyHouse } from './toy-house.ts';

/** A visitor whose network has gone: the line is open and never answers. */
async function deaf(address: string, cookie: string): Promise<void> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const lines = [
    'GET /ws HTTP/1.1',
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: c2llZ2V3b3Jrcy1zaWVnZQ==',
    `Cookie: ${cookie}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  expect(`${answer}`).toContain('101');
  socket.pause();
}

test('a node that has to stop waits for nobody, and everybody plays on at the next one', async () => {
  const house = new ToyHouse();
  try {
    await house.open({});
    const { ann, ben, match } = await sitOpposite([house.address, house.address], OFFER);
    await deaf(house.address, ann.cookie);
    const before = ann.facts(match)?.at;
    // It would wait for the deaf one for ever.
    await house.close();
    await ann.until(() => (ann.isOpen ? undefined : true)).catch(() => {});
    expect([ann.isOpen, ben.isOpen]).toEqual([false, false]);

    await house.open({});
    for (const guest of [ann, ben]) guest.address = house.address;
    await enter(match, ann, ben);
    // What follows by itself may have happened since.
    expect(ann.facts(match)?.at).toBeGreaterThanOrEqual(before ?? Number.POSITIVE_INFINITY);
  } finally {
    await house.remove();
  }
});
