import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesOf } from '@siegeworks/contract';
import type { Case, Choices, Examples, FirstMatch, Lesson, Puzzle } from '@siegeworks/scenario';
import {
  chooseExamples,
  parseFirstMatch,
  parseLesson,
  parsePuzzles,
  parseScenarios,
} from '@siegeworks/scenario';
import { gameOf } from '@siegeworks/shelf';
import { parse } from 'yaml';

/** The examples of a game: its scenarios, of which the clearest shows each rule and each sentence on a card. */
export function examplesOf(root: string, game: string): Examples {
  const cards = gameOf(game)?.catalogue.cards ?? [];
  const sentences = cards.flatMap(({ name, text }) =>
    sentencesOf(text).map(sentence => `${name}: ${sentence}`),
  );
  return chooseExamples(casesOf(root, game), { rules: bookOf(root, game), sentences }, choicesOf(root, game));
}

export function casesOf(root: string, game: string): Case[] {
  const folder = join(root, 'games', game, 'scenarios');
  return globSync('**/*.scenario.yaml', { cwd: folder })
    .sort()
    .flatMap(file => parseScenarios(parse(readFileSync(join(folder, file), 'utf8')), file).cases);
}

/** Every number in the rule book. */
export const rulesOf = (root: string, game: string): string[] => [...bookOf(root, game).keys()];

/** The rules of a game, each number with its text. */
function bookOf(root: string, game: string): Map<string, string> {
  const book = readFileSync(join(root, 'docs', 'rules', `${game}.md`), 'utf8');
  const rules = book.matchAll(/^[-*] +\*\*([A-Z]{2,3}-R?\d+[a-z]?)\*\*(.*(?:\n {2,}.*)*)/gm);
  return new Map([...rules].map(([, id, text]) => [id, text]));
}

/** What people chose, in `games/<game>/shown.yaml`. */
export function choicesOf(root: string, game: string): Choices {
  const file = join(root, 'games', game, 'shown.yaml');
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) ?? {}) : {};
}

/** The course of a game, in `games/<game>/lessons`, in its order. */
export function lessonsOf(root: string, game: string): Lesson[] {
  const folder = join(root, 'games', game, 'lessons');
  return globSync('*.lesson.yaml', { cwd: folder })
    .map(file => parseLesson(parse(readFileSync(join(folder, file), 'utf8')), file))
    .sort((a, b) => a.number - b.number);
}

/** The guided match at the end of the course, in `games/<game>/lessons/first.match.yaml`. */
export function firstMatchOf(root: string, game: string): FirstMatch | null {
  const file = join(root, 'games', game, 'lessons', 'first.match.yaml');
  return existsSync(file) ? parseFirstMatch(parse(readFileSync(file, 'utf8')), 'first.match.yaml') : null;
}

/** The puzzles of a game, in `games/<game>/puzzles`, the easiest first. */
export function puzzlesOf(root: string, game: string): Puzzle[] {
  const folder = join(root, 'games', game, 'puzzles');
  return globSync('*.jsonl', { cwd: folder })
    .flatMap(file => parsePuzzles(readFileSync(join(folder, file), 'utf8'), file))
    .sort((a, b) => a.rating - b.rating);
}
