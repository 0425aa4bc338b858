import type { Game } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Played, ReportParts, StudyLine, StudyPlan } from '@siegeworks/lab/study';
import { beside, differences, journalText, readPlan } from '@siegeworks/lab/study';
import type { LabAsk, LabProgress, LabSaid } from '@siegeworks/protocol';
import { parse, stringify } from 'yaml';
import type { Database } from '../database.ts';
import type { Shelf } from '../shelf.ts';
import { carryOut } from './carry-out.ts';
import type { OpenStudy } from './open-study.ts';
import { counted, fileOf, opened, shownOf } from './open-study.ts';
import { planOf } from './plan-of.ts';
import type { LabGame } from './player.ts';

/** All that the lab of a page needs from outside. */
export interface LabParts {
  shelf: Shelf;
  database: Database;
  threads: { size: number; play(game: LabGame): Promise<Played>; stop(): void };
  reportParts(): Promise<ReportParts>;
  /** Milliseconds. */
  now(): number;
}

const KEPT = 'lab/study';
/** How often a running study is reported, kept and shown, in milliseconds. */
const OFTEN = { told: 150, kept: 4000, shown: 8000 };

/** Carries out studies for a page, and shows them. */
export class Lab {
  private readonly parts: LabParts;
  private readonly say: (said: LabSaid) => void;
  private open: OpenStudy | null = null;
  private stopping: AbortController | null = null;

  constructor(parts: LabParts, say: (said: LabSaid) => void) {
    this.parts = parts;
    this.say = say;
  }

  async receive(ask: LabAsk): Promise<void> {
    const { id } = ask;
    try {
      await this.answer(ask);
    } catch (fault) {
      const text = fault instanceof Error ? fault.message : `${fault}`;
      const reasons = fault instanceof Refused ? fault.reasons : [{ rule: '', text }];
      this.say({ id, type: 'problem', reasons });
    }
  }

  private async answer(ask: LabAsk): Promise<void> {
    const { id } = ask;
    if (ask.type === 'check') return this.check(id, ask.plan);
    if (ask.type === 'run') return this.run(id, ask.plan);
    if (ask.type === 'resume') return this.resume(id);
    if (ask.type === 'open') return this.openFile(id, ask.text);
    if (ask.type === 'compare') return this.compare(id, ask.name, ask.text);
    if (ask.type === 'kept') return this.openKept(id);
    if (ask.type === 'file') return this.file(id, ask.file);
    this.stopping?.abort();
    this.parts.threads.stop();
  }

  private async read(text: string): Promise<{ study: StudyPlan; game: Game }> {
    const said = safely(text);
    const id = typeof said?.game === 'string' ? said.game : '';
    const game = await this.parts.shelf.game(id);
    return readPlan(text, {
      gameCalled: () => game ?? undefined,
      games: this.parts.shelf.infos('').map(info => info.id),
      overlay: file => {
        throw new Error(`${file} is a file of its own: choose it under “Compare”`);
      },
      shelf: null,
    });
  }

  private async check(id: number, text: string): Promise<void> {
    const { study } = await this.read(text);
    const plan = safely(text) ?? {};
    const games = study.games * study.arms.length;
    this.say({ id, type: 'plan', yaml: stringify(plan), plan, game: study.game, games });
  }

  private async run(id: number, text: string): Promise<void> {
    const { study, game } = await this.read(text);
    const before = this.open?.games;
    const isSame = before && JSON.stringify(before.study) === JSON.stringify(study);
    await this.carry(id, game, study, isSame ? before.lines : []);
  }
  private async resume(id: number): Promise<void> {
    const games = this.open?.games;
    if (!games) throw new Error('no open study could be continued');
    await this.carry(id, games.game, games.study, games.lines);
  }

  private async carry(id: number, game: Game, study: StudyPlan, known: StudyLine[]): Promise<void> {
    if (this.stopping) throw new Error('a study is running: stop it first');
    const lines = [...known];
    const { threads, now } = this.parts;
    const stopping = new AbortController();
    this.stopping = stopping;
    const start = now();
    const last = { told: -OFTEN.told, kept: start, shown: start };
    const due = (what: keyof typeof OFTEN) => now() - last[what] >= OFTEN[what];
    const tell = (doing: LabProgress['doing'], arm: string) => {
      const played = lines.filter(line => line.played).length;
      const fresh = played - known.filter(line => line.played).length;
      if (due('told')) {
        last.told = now();
        const progress = progressOf({ study, doing, arm, played, fresh, seconds: (now() - start) / 1000 });
        this.say({ id, type: 'progress', progress });
      }
      if (due('kept')) {
        last.kept = now();
        void this.keep(game, study, lines);
      }
      if (due('shown')) {
        last.shown = now();
        this.say({ id, type: 'shown', shown: shownOf(counted(game, study, [...lines])) });
      }
    };
    try {
      await carryOut(game, study, known, {
        size: threads.size,
        play: (arm, index) => threads.play({ study, arm, index }),
        keep: line => lines.push(line),
        tell,
        signal: stopping.signal,
      }).catch((fault: unknown) => {
        if (!stopping.signal.aborted) throw fault;
      });
    } finally {
      this.stopping = null;
      threads.stop();
      this.open = counted(game, study, lines);
      await this.keep(game, study, lines);
    }
    this.open.result.seconds = Math.round((now() - start) / 100) / 10;
    this.say({ id, type: 'shown', shown: shownOf(this.open), last: true });
  }

  /** What this browser does not keep is lost with the page, and nothing else. */
  private async keep(game: Game, study: StudyPlan, lines: readonly StudyLine[]): Promise<void> {
    const text = journalText(game, study, lines);
    await this.parts.database.update(KEPT, () => ({ text })).catch(() => {});
  }
  private async openKept(id: number): Promise<void> {
    const kept = (await this.parts.database.get(KEPT).catch(() => null)) as { text?: unknown } | null;
    // One that was played under other rules, or is damaged, is no reason to keep anybody from the page.
    if (typeof kept?.text === 'string' && !this.open)
      this.open = await opened(this.parts.shelf, kept.text).catch(() => null);
    this.say({ id, type: 'shown', shown: this.open && shownOf(this.open) });
  }

  private async openFile(id: number, text: string): Promise<void> {
    const found = await opened(this.parts.shelf, text);
    if (!found) return this.check(id, text);
    this.open = found;
    this.say({ id, type: 'shown', shown: shownOf(found) });
  }

  private async compare(id: number, name: string, text: string): Promise<void> {
    const [a, b] = [this.open?.result, (await opened(this.parts.shelf, text))?.result];
    if (!a) throw new Error('no study is open to compare it with');
    if (!b) throw new Error(`${name} is neither a result, nor a report, nor the games of a study`);
    if (a.game !== b.game)
      throw new Error(`the open study is about ${a.gameTitle}, ${name} about ${b.gameTitle}`);
    const notes = differences(a, b);
    this.open = { result: beside(a, b, ['the open study', name]), notes, games: null };
    this.say({ id, type: 'shown', shown: shownOf(this.open) });
  }

  private async file(id: number, file: Extract<LabAsk, { type: 'file' }>['file']): Promise<void> {
    if (!this.open) throw new Error('no study is open');
    const text =
      file === 'plan.yaml'
        ? stringify(planOf(this.open.result.plan))
        : await fileOf(this.open, file, this.parts.reportParts);
    this.say({ id, type: 'file', name: file, text });
  }
}

function safely(text: string): Record<string, unknown> | null {
  try {
    const found: unknown = parse(text, { maxAliasCount: 0 });
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

interface Going {
  study: StudyPlan;
  doing: LabProgress['doing'];
  arm: string;
  played: number;
  /** Played since it was continued, in this many seconds. */
  fresh: number;
  seconds: number;
}
function progressOf({ study, doing, arm, played, fresh, seconds }: Going): LabProgress {
  const games = study.games * study.arms.length;
  const left = fresh > 0 ? Math.round((seconds / fresh) * (games - played)) : null;
  return { doing, arm, played, games, left, text: widthText(played / study.arms.length) };
}
/** A rate of this many games has an interval this wide, near one half. */
function widthText(games: number): string {
  const width = Math.round(196 / Math.sqrt(games + 4));
  return `The interval of a rate over all games is ${width} points wide${width > 25 ? ': nothing is said yet' : ''}.`;
}
