import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Game } from '@siegeworks/contract';
import { refuse } from '@siegeworks/host';
import { games } from '@siegeworks/shelf';
import type { Database } from './database/open.ts';
import { engineFrom } from './engine-text.ts';
import type { RulesRef } from './threads/jobs.ts';

/** Builds the rules of a game into one text that needs nothing else; `null` where that is not possible. */
export type EngineBuilder = (game: Game) => Promise<string | null>;

/** A match as far as its rules are concerned. */
export interface PlayedBy {
  game: string;
  rules_version: string;
  engine: string | null;
}

/** Rules change, matches stay: each continues with the rules with which it began, and can be replayed for ever. */
export interface Engines {
  /** Keeps the rules of a game of this house; its hash, or `null` where they cannot be built. */
  kept(game: Game): Promise<string | null>;
  /** The rules by which a match is played; refused where nobody has them any more. */
  of(match: PlayedBy): Promise<Game>;
  /** Where a thread finds these rules; `null` where it cannot. */
  ref(game: Game): RulesRef | null;
}

export interface EngineParts {
  database: Database;
  game(id: string): Game | null;
  now(): number;
  build: EngineBuilder;
}

/** How many sets of earlier rules are held in memory. */
const HELD = 12;
const [zipped, unzipped] = [promisify(gzip), promisify(gunzip)];
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

export function openEngines({ database, game: own, now, build }: EngineParts): Engines {
  const keeping = new Map<Game, Promise<string | null>>();
  const held = new Map<string, Promise<Game>>();
  const texts = new WeakMap<Game, RulesRef>();

  async function keep(game: Game): Promise<string | null> {
    const code = await build(game);
    if (code === null) return null;
    const hash = hashOf(code);
    texts.set(game, { hash, code });
    const known = await database.sql
      .selectFrom('engine')
      .select('hash')
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (known) return hash;
    const { id, rulesVersion } = game.about;
    await database.sql
      .insertInto('engine')
      .values({ hash, game: id, rules_version: rulesVersion, code: await zipped(code), created: now() })
      .onConflict(conflict => conflict.column('hash').doNothing())
      .execute();
    return hash;
  }
  function kept(game: Game): Promise<string | null> {
    const soon = keeping.get(game) ?? keep(game);
    keeping.set(game, soon);
    // What could not be kept now is tried again at the next deal.
    soon.catch(() => keeping.delete(game));
    return soon;
  }

  /** Whether this node's own rules are those of the match. */
  async function isOwn({ game: id, rules_version, engine }: PlayedBy): Promise<boolean> {
    const game = own(id);
    if (!game) return false;
    return engine === null ? game.about.rulesVersion === rules_version : (await kept(game)) === engine;
  }
  function earlier({ engine, rules_version }: PlayedBy): Promise<Game> {
    if (engine === null) throw refuse('rules not kept', rules_version);
    const loading = held.get(engine) ?? brought(engine, rules_version);
    held.delete(engine);
    held.set(engine, loading);
    loading.catch(() => held.delete(engine));
    const [oldest] = held.keys();
    if (held.size > HELD) held.delete(oldest);
    return loading;
  }
  async function brought(hash: string, version: string): Promise<Game> {
    const code = await load(database, hash, version);
    const game = engineFrom(code, hash);
    texts.set(game, { hash, code });
    return game;
  }
  return {
    kept,
    of: async match => ((await isOwn(match)) ? own(match.game) : null) ?? earlier(match),
    // One text is loaded much sooner than the many files of a shelf.
    ref: game => texts.get(game) ?? (games.includes(game) ? { shelf: game.about.id } : null),
  };
}

async function load({ sql }: Database, hash: string, version: string): Promise<string> {
  const row = await sql.selectFrom('engine').select('code').where('hash', '=', hash).executeTakeFirst();
  if (!row) throw refuse('rules not kept', version);
  const code = `${await unzipped(row.code)}`;
  if (hashOf(code) !== hash) throw new Error(`the kept rules ${hash} are damaged`);
  return code;
}

/** The games on the shelf are built from their sources; a house that is shipped without a bundler keeps none. */
export const shelfEngine: EngineBuilder = async game => {
  if (!games.includes(game)) return null;
  const { engineOnShelf } = await import('../build/engine.ts');
  return engineOnShelf(game.about.id);
};
