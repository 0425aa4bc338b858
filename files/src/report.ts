import { Refused } from '@siegeworks/contract';
import { LIMITS } from './limits.ts';
import type { Beside, Saved } from './saved.ts';
import { savedWith } from './saved.ts';
import type { Check } from './shape.ts';
import { exact, list, name, optional, readJson, record, textUpTo, word } from './shape.ts';

/** Something is wrong: what somebody says about it, and everything needed to look at that moment again. */
export interface Report {
  format: 'siegeworks-report';
  version: 1;
  /** In their own words; may be empty. */
  words: string;
  /** Which programs wrote it: `{ "protocol": "3" }`. */
  versions: Record<string, string>;
  /** The last sentences of the log, the newest last. */
  sentences: string[];
  /** The fault of the program, where there was one, and what it was doing. */
  error?: { message: string; stack?: string | undefined; doing: string } | undefined;
  /** The match up to this pick. */
  match: Saved & Beside;
}

const FORMAT = 'siegeworks-report';
const sentence = textUpTo(LIMITS.sentence);
const error: Check<NonNullable<Report['error']>> = exact<NonNullable<Report['error']>>({
  message: sentence,
  stack: optional(textUpTo(LIMITS.text)),
  doing: sentence,
});
const report: Check<Report> = exact<Report>({
  format: word(FORMAT),
  version: word(1),
  words: textUpTo(LIMITS.words),
  versions: record(name, LIMITS.options),
  sentences: list(sentence, LIMITS.sentences),
  error: optional(error),
  match: savedWith(),
});

/** Reads a report, or throws `Refused` with all that is wrong with it. */
export function parseReport(text: string): Report {
  try {
    return readJson(report, text, 'the report');
  } catch (fault) {
    if (text.length > 0 && !text.slice(0, LIMITS.words).includes(FORMAT)) throw notOne();
    throw fault;
  }
}
const notOne = () => new Refused([{ rule: '', text: `this is not a report: no "format": "${FORMAT}"` }]);

export type ReportParts = Omit<Report, 'format' | 'version'>;

/** The file: nothing in it is longer than the reader accepts. */
export function reportText({ words, sentences, error: fault, match, versions: by }: ReportParts): string {
  const cut = (text: string, most: number) => text.slice(0, most);
  const written: Report = {
    format: FORMAT,
    version: 1,
    words: cut(words, LIMITS.words),
    versions: by,
    ...(fault && {
      error: {
        message: cut(fault.message, LIMITS.sentence),
        ...(fault.stack !== undefined && { stack: cut(fault.stack, LIMITS.text) }),
        doing: cut(fault.doing, LIMITS.sentence),
      },
    }),
    sentences: sentences.slice(-LIMITS.sentences).map(line => cut(line, LIMITS.sentence)),
    match,
  };
  return `${JSON.stringify(written, null, 1)}\n`;
}
