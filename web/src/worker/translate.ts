import type { State } from '@siegeworks/contract';
import { parseReport } from '@siegeworks/files';
import { bugReport, said } from '@siegeworks/host';
import type { FactBodies, FactMessage, FactType } from '@siegeworks/protocol';
import type { Reading } from '@siegeworks/reader';
import {
  faultText,
  hintOf,
  newReading,
  otherRules,
  sentenceFor,
  speechless,
  stateOf,
  tableAt,
  usualAnswers,
} from '@siegeworks/reader';
import type { Page } from './page.ts';
import { lastStand } from './past.ts';
import { atLesson, tellLesson } from './school/lessons.ts';
import { tellPuzzle } from './school/solving.ts';

/** Reads to the page what the host has told. */
export function readTo<K extends FactType>(
  page: Page,
  re: number | null,
  type: K,
  body: FactBodies[K],
): void {
  translate(page, { re, type, ...body } as FactMessage);
}

export function translate(page: Page, message: FactMessage): void {
  const { say } = page;
  const { re, type } = message;
  switch (type) {
    case 'opened':
      open(page, message);
      return say(re, 'opened', { match: message.match, game: message.game });
    case 'facts':
      return inWords(page, message.match, reading => {
        const state = atLesson(page, stateOf(reading, message));
        say(re, 'state', lastStand(page.host.rooms.get(message.match), reading, state));
        tellLesson(page, message.match);
        tellPuzzle(page, message.match);
      });
    case 'thinking':
      return inWords(page, message.match, reading => {
        const { match, by, share } = message;
        say(re, 'thinking', { match, by, share, answers: hintOf(reading, message.answers) });
      });
    case 'hint':
      return inWords(page, message.match, reading => {
        const { match, by, option } = message;
        say(re, 'hint', { match, by, option, answers: hintOf(reading, message.answers) });
      });
    case 'settings':
      return settle(page, re, message);
    case 'refused':
      return say(re, 'refused', { reasons: message.why.map(sentenceFor) });
    case 'problem':
      return problem(page, re, message);
    case 'saves':
      return say(re, 'saves', { saves: message.saves });
    case 'file':
      return say(re, 'file', { name: message.name, text: message.text });
    case 'people': {
      const { type: _type, re: _re, ...people } = message;
      return say(re, 'people', people);
    }
    case 'moment':
      return inWords(page, message.match, reading => {
        const { match, pick, view } = message;
        say(re, 'moment', { match, pick, ...tableAt(reading, view as State) });
      });
    case 'elsewhere':
      return say(re, 'elsewhere', { match: message.match });
    case 'done':
      return say(re, 'done', {});
    default:
      return type satisfies never;
  }
}

function open({ games, readings, rules }: Page, { match, game: id, rules: by }: FactBodies['opened']): void {
  const game = games.get(id);
  if (game) readings.set(match, newReading(game));
  rules.set(match, by);
}

/** A fault in the words harms nobody but the reader: something plainer is shown, with a notice. */
function inWords(
  { readings, faults, host, say, rules }: Page,
  match: string,
  read: (reading: Reading) => void,
): void {
  const reading = readings.get(match);
  if (!reading) return;
  read(reading);
  const [fault] = reading.faults.splice(0);
  if (fault === undefined) return;
  const room = host.rooms.get(match);
  const report = room ? bugReport(room, fault, 'the words') : null;
  if (report) faults.set(match, parseReport(report.text).error);
  const { title, rulesVersion } = reading.game.about;
  const by = rules.get(match) ?? rulesVersion;
  const text = by === rulesVersion ? speechless(title, said(fault)) : otherRules(title, by, rulesVersion);
  say(null, 'problem', { match, text, report });
}

function settle(
  { games, say }: Page,
  re: number | null,
  { game: id, settings }: FactBodies['settings'],
): void {
  const game = games.get(id);
  say(re, 'settings', { game: id, settings, usual: game ? usualAnswers(game) : [] });
}

function problem(
  { readings, faults, say }: Page,
  re: number | null,
  { match, cause, report }: FactBodies['problem'],
): void {
  if (match !== null && report) faults.set(match, parseReport(report.text).error);
  const title = (match !== null && readings.get(match)?.game.about.title) || null;
  say(re, 'problem', { match, text: faultText(title, cause), report });
}
