import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { House } from './house.ts';

/** What a host may watch of a node. Nothing in it names a card or a person. */
export interface Metrics {
  registry: Registry;
  lines: Gauge;
  actions: Counter;
  /** Seconds from an action to the moment at which it was stored. */
  storing: Histogram;
  refused: Counter;
  /** Seconds that computer players think, waiting for a thread included. */
  thinking: Histogram;
  /** Rooms whose picks are worked out apart, by game and reason. */
  heavy: Counter;
  /** Seconds that a pick takes in the rules. */
  picking: Histogram;
  /** Failures of the rules, by game. */
  faults: Counter;
}

/** From a tenth of a millisecond on: what is slower than a second is slow, however slow. */
const BUCKETS = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

export function newMetrics(rooms: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'siege_rooms',
    help: 'Rooms open at this node',
    registers,
    collect() {
      this.set(rooms());
    },
  });
  return {
    registry,
    lines: new Gauge({ name: 'siege_lines', help: 'Open lines to visitors', registers }),
    actions: new Counter({ name: 'siege_actions_total', help: 'Actions stored by this node', registers }),
    storing: new Histogram({
      name: 'siege_storing_seconds',
      help: 'Time to store an action',
      buckets: BUCKETS,
      registers,
    }),
    thinking: new Histogram({
      name: 'siege_thinking_seconds',
      help: 'Time of a computer player from the question to its answer',
      buckets: BUCKETS,
      registers,
    }),
    heavy: new Counter({
      name: 'siege_heavy_rooms_total',
      help: 'Rooms whose picks were moved to a thread',
      labelNames: ['game', 'why'],
      registers,
    }),
    picking: new Histogram({
      name: 'siege_picking_seconds',
      help: 'Time that the rules take for an action',
      buckets: BUCKETS,
      registers,
    }),
    faults: new Counter({
      name: 'siege_faults_total',
      help: 'Failures of the rules in a room',
      labelNames: ['game'],
      registers,
    }),
    refused: new Counter({ name: 'siege_refused_total', help: 'Messages refused by this node', registers }),
  };
}

/** Metrics are for the machine itself, and for whoever has the host's word for them. */
const isNear = ({ ip }: FastifyRequest): boolean => ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);

function knowsWord({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false;
  const [said, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map(hashOf);
  return timingSafeEqual(said, wanted);
}
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `/healthz` for load balancers, `/metrics` for Prometheus. */
export function addMetrics(app: FastifyInstance, awake: () => Promise<House | null>, token?: string): void {
  app.get('/healthz', async (_request, reply) => {
    const house = await awake().catch(() => null);
    if (!house) return { ok: true, database: 'asleep' };
    try {
      await house.database.sql.selectFrom('node').select('id').limit(1).execute();
      return { ok: true, database: 'awake' };
    } catch {
      return reply.code(503).send({ ok: false, database: 'unreachable' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!isNear(request) && !knowsWord(request, token))
      return reply.code(404).send({ reasons: [{ rule: '', text: 'there is no such page' }] });
    const { registry } = (await awake().catch(() => null))?.metrics ?? { registry: new Registry() };
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
