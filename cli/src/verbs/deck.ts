import type { Game } from '@siegeworks/contract';
import type { DeckList, DraftKind } from '@siegeworks/decks';
import { DRAFT_KINDS, gameNamedIn, isGame, reasonsAgainst, seatOf } from '@siegeworks/decks';
import { LIMITS, shown } from '@siegeworks/files';
import type { GauntletReport, Rate } from '@siegeworks/lab';
import { GauntletTally, gauntletOf, readText } from '@siegeworks/lab';
import { botCalled } from '../config.ts';
import { check } from '../deck/check.ts';
import { draw } from '../deck/draw.ts';
import { show } from '../deck/show.ts';
import { deckFrom } from '../deck-file.ts';
import { draftDeed } from '../draft/deeds.ts';
import { interruptible } from '../interrupt.ts';
import { columns, plural, rateText, say, sayJson } from '../page.ts';
import { print } from '../paper.ts';
import { ProgressLine } from '../progress.ts';
import { gameCalled, gamesOf } from '../shelves.ts';
import type { Args, Verb } from '../usage.ts';
import { count, has, seedOf, text, UsageError, words } from '../usage.ts';

/** What can be done with a deck. */
const DEEDS: Readonly<Record<string, (game: Game, deck: DeckList, args: Args) => Promise<number> | number>> =
  {
    check,
    show,
    draw,
    gauntlet,
    print,
  };
const isDraft = (said: string): said is DraftKind => DRAFT_KINDS.some(kind => kind === said);

export const deckVerb: Verb = {
  name: 'deck',
  usage: `${Object.keys(DEEDS).join('|')} FILE [--game ID], or ${DRAFT_KINDS.join('|')} GAME [--seed S]`,
  summary: 'Check, show, draw from, try or print a deck of your own; open packs and build from them.',
  help: [
    'FILE is a list (the number of copies and the name of a card in each line) or JSON; a line “Game: …” says which game it',
    'is for. check tells every reason against it with its rule, and what would mend it. show counts its cards, costs and needs.',
    'draw deals sample hands and what the next turns bring. gauntlet plays it against every ready deck from either seat: the',
    'games of siege sim with --deck FILE and the same seed. print lays it out on paper and saves sheets at true size as PDF or,',
    'where --out ends in .zip, every different card as a PNG with 3 mm bleed; without --out it gives the address under which',
    'the page of npm start does so. All this takes castles, too, where a game has them in the place of decks: gauntlet plays a',
    'castle beside every ready one, with the same deals.',
    'sealed opens packs and shows what the computer builds from them. draft passes the packs round among computer players,',
    'or asks you with --by-hand. With --games both play games between decks that the computer built, to see that they finish.',
  ].join('\n'),
  flags: {
    game: { value: 'ID', text: 'the game, where the file does not name it' },
    player: { value: 'NAME', text: 'gauntlet, sealed, draft: who plays both sides (page)' },
    games: {
      value: 'N',
      text: 'gauntlet: how many games (200); sealed, draft: play this many between computer-built decks',
    },
    against: {
      value: 'lot',
      text: 'sealed, draft with --games: whose deck the other one is (computer), or one by lot from the same packs',
    },
    packs: { value: 'N', text: 'sealed, draft: packs for each seat (6)' },
    seats: { value: 'N', text: 'sealed, draft: how many sit down (4)' },
    seat: { value: 'N', text: 'sealed, draft: whose cards are shown (1)' },
    'by-hand': { text: 'draft: you take the cards of seat 1' },
    out: {
      value: 'FILE',
      text: 'sealed, draft: write the deck as a list; print: sheets as .pdf, single cards as .zip',
    },
    paper: { value: 'A4|Letter', text: 'print: the paper (A4)' },
    sleeves: { text: 'print: cards of 60 × 85 mm, for sleeves' },
    bleed: { text: 'print: 3 mm of picture around each card' },
    backs: { text: 'print: backs, mirrored for two-sided printing' },
    'spare-ink': { text: 'print: outlines instead of grounds' },
    hands: { value: 'N', text: 'draw: how many hands (3)' },
    turns: { value: 'N', text: 'draw: how many turns or rounds after each hand (3)' },
    seed: { value: 'S', text: 'any text (1)' },
    json: { text: 'print JSON, for programs' },
  },
  examples: [
    'siege deck check my-deck.txt',
    'siege deck gauntlet my-deck.txt --player squire --games 400',
    'siege deck print my-deck.txt --out my-deck.pdf --backs',
    'siege deck draft arcania --seed tonight --by-hand --out mine.txt',
  ],
  async run(args) {
    const deeds = [...Object.keys(DEEDS), ...DRAFT_KINDS];
    const [said, file] = words(args, [deeds.join('|'), isDraft(args.words[0]) ? 'GAME' : 'FILE']);
    if (!deeds.includes(said))
      throw new UsageError(`siege deck cannot ${shown(said)}; it can ${deeds.join(', ')}`);
    if (isDraft(said)) return draftDeed(said, await gameCalled(args, file), args);
    const game = await gameOf(args, file);
    return DEEDS[said](game, deckFrom(game, file), args);
  },
};

/** The game that was named, or the one that the file itself names. */
async function gameOf(args: Args, file: string): Promise<Game> {
  const said = text(args, 'game');
  if (said !== undefined) return gameCalled(args, said);
  const named = gameNamedIn(readText(file));
  if (named === null) throw new UsageError('the file does not say for which game it is: add --game ID');
  const all = await gamesOf(args);
  const game = all.find(({ about: { id, title } }) => isGame(named, { game: id, title }));
  return game ?? gameCalled(args, named);
}

async function gauntlet(game: Game, deck: DeckList, args: Args): Promise<number> {
  if (reasonsAgainst(game, deck).length > 0) return check(game, deck, args);
  const player = botCalled(text(args, 'player') ?? 'page').id;
  const games = count(args, 'games', 1, LIMITS.games) ?? 200;
  const played = gauntletOf(game, seatOf(deck), { player, games, seed: seedOf(args) });
  const tally = new GauntletTally();
  const line = new ProgressLine();
  await interruptible(line, async signal => {
    for (let index = 0; index < games && !signal.aborted; index++) {
      tally.add(played(index));
      line.show(`${index + 1} of ${plural(games, 'game')}`);
      await new Promise(done => setImmediate(done));
    }
  });
  const { castles, decks } = game.catalogue;
  const report = tally.report(
    (castles?.ready ?? decks).map(({ id }) => id),
    Object.keys(deck.cards),
  );
  if (has(args, 'json')) sayJson(report);
  else say(gauntletText(game, report));
  return report.failed > 0 ? 1 : 0;
}

function gauntletText(game: Game, { all, rows, failed }: GauntletReport): string {
  const { castles, decks } = game.catalogue;
  const name = (id: string) => (castles?.ready ?? decks).find(deck => deck.id === id)?.name ?? id;
  const begun = (rate: Rate) => (castles ? [] : [`beginning ${rateText(rate)}`]);
  return [
    `won ${rateText(all)} of ${plural(all.games, 'game')}${failed > 0 ? `, ${failed} went wrong` : ''}`,
    columns(rows.map(row => [name(row.deck), rateText(row), ...begun(row.begun)])),
  ].join('\n');
}
