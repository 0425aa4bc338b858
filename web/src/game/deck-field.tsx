import { markOfList, noteText, readDeck, sizeOf } from '@siegeworks/decks';
import type { CardInfo, GameInfo, KeptDeck, Reason, Variants } from '@siegeworks/protocol';
import type { ChangeEvent } from 'react';
import { useState } from 'react';
import { Select } from '../fields.tsx';
import { Reasons } from '../reasons.tsx';
import type { Session } from '../session.ts';
import { defaults, usualChoices } from '../setup.ts';
import { newDeck, useOwnDecks } from '../workshop/own-decks.ts';
import { strengthText } from './measured.ts';
import type { PartProps } from './players.tsx';

/** The person's own decks of this game, and how a file becomes one of them. */
export interface OwnDecks {
  all: readonly KeptDeck[];
  /** Reads a file and keeps it; the same list is kept once. Refuses with every line that cannot be read. */
  bring(file: File): Promise<KeptDeck | readonly Reason[]>;
}

export function useDeckChoice(
  session: Session,
  game: GameInfo,
  cards: ReadonlyMap<string, CardInfo>,
): OwnDecks {
  const [decks, again] = useOwnDecks(session);
  const all = (decks ?? []).filter(deck => deck.game === game.id);
  const bring = async (file: File) => {
    const book = {
      game: game.id,
      title: game.title,
      cards: game.castles ? [] : [...cards.values()],
      choices: game.castles?.schema ?? game.choices,
    };
    const { deck: list, problems } = readDeck(await file.text(), book);
    if (problems.length > 0) return problems.map(note => ({ rule: '', text: noteText(note) }));
    const named = list.name || file.name.replace(/\.\w+$/, '').slice(0, 80);
    const deck = newDeck(game, { ...list, name: named });
    const same = all.find(each => each.name === deck.name && markOfList(each) === markOfList(deck));
    if (same) return same;
    await session.ask('keepDeck', { deck }, 'done');
    again();
    return deck;
  };
  return { all, bring };
}

/** What a player of the set-up brings. */
export function DeckField({ game, setup, change, i, decks }: PartProps & { i: number; decks: OwnDecks }) {
  const takeReady = (id: string) => {
    const { [i]: _left, ...others } = setup.own;
    const chosen = game.decks.find(each => each.id === id);
    change({
      own: others,
      decks: setup.decks.with(i, id),
      choices: setup.choices.with(i, usualChoices(game, chosen)),
    });
  };
  return (
    <DeckSelect
      game={game}
      title="Deck"
      name={`deck${i}`}
      fileName={`deck-file${i}`}
      decks={decks}
      ready={setup.decks[i]}
      own={setup.own[i]}
      takeReady={takeReady}
      takeOwn={deck => change({ own: { ...setup.own, [i]: deck } })}
    />
  );
}

interface DeckSelectProps {
  game: GameInfo;
  title: string;
  name: string;
  /** What the field for files is called; `null` where none may be brought. */
  fileName: string | null;
  decks: OwnDecks;
  /** The ready deck that is chosen, unless it is one's own. */
  ready: string;
  own: KeptDeck | undefined;
  takeReady(id: string): void;
  takeOwn(deck: KeptDeck): void;
}

/** A ready deck, one of one's own, or a file. */
export function DeckSelect(props: DeckSelectProps) {
  const { game, title, name, fileName, decks, own, takeReady, takeOwn } = props;
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const ready = game.decks.find(each => each.id === props.ready);
  const take = (id: string) => {
    setRefusal([]);
    const kept = decks.all.find(deck => `own ${deck.id}` === id);
    if (kept) takeOwn(kept);
    else takeReady(id);
  };
  const bring = async (file: File) => {
    const found = await decks.bring(file);
    if (!('id' in found)) return setRefusal(found);
    setRefusal([]);
    takeOwn(found);
  };
  return (
    <>
      <Select
        title={title}
        name={name}
        value={own ? `own ${own.id}` : props.ready}
        choices={deckChoices(game, decks.all, own)}
        text={own ? ownText(own) : ready ? readyText(game, ready) : ''}
        onChange={take}
      />
      {fileName !== null && (
        <FileLine name={fileName} title="Deck from a file…" bring={bring} refusal={refusal} game={game} />
      )}
    </>
  );
}

/** A castle of one's own: what it says is set among the variants. */
export function CastleField({ game, setup, change, decks }: PartProps & { decks: OwnDecks }) {
  const [chosen, setChosen] = useState<KeptDeck | null>(null);
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const take = (castle: KeptDeck | null) => {
    setRefusal([]);
    setChosen(castle);
    const said = castle?.choices ?? defaults(pickFrom(game.options, Object.keys(game.castles?.schema ?? {})));
    change({ options: { ...setup.options, ...said } });
  };
  const bring = async (file: File) => {
    const found = await decks.bring(file);
    if ('id' in found) take(found);
    else setRefusal(found);
  };
  const all = chosen && !decks.all.some(({ id }) => id === chosen.id) ? [chosen, ...decks.all] : decks.all;
  return (
    <>
      {all.length > 0 && (
        <Select
          title="Your castle"
          name="own-castle"
          value={chosen?.id ?? ''}
          choices={[
            { value: '', label: 'As the difficulty says' },
            ...all.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          text="Built on the bench: it takes the place of the difficulty."
          onChange={id => take(all.find(castle => castle.id === id) ?? null)}
        />
      )}
      <FileLine name="castle-file" title="Castle from a file…" bring={bring} refusal={refusal} game={game} />
    </>
  );
}
const pickFrom = (schema: Variants, names: readonly string[]): Variants =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => names.includes(name)));

interface FileLineProps {
  name: string;
  title: string;
  game: GameInfo;
  bring(file: File): Promise<void>;
  refusal: readonly Reason[];
}

function FileLine({ name, title, game, bring, refusal }: FileLineProps) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) void bring(file);
  };
  return (
    <div className="field-line">
      <span className="field-title" />
      <label className="button small import">
        {title}
        <input
          type="file"
          name={name}
          accept=".txt,.json,text/plain,application/json"
          className="visually-hidden"
          onChange={take}
        />
      </label>
      <Reasons reasons={refusal} game={game.id} />
    </div>
  );
}

/** One's own decks stand under a heading of their own; a deck that has just come from a file is among them. */
function deckChoices(game: GameInfo, kept: readonly KeptDeck[], own: KeptDeck | undefined) {
  const all = own && !kept.some(({ id }) => id === own.id) ? [own, ...kept] : kept;
  const ready = game.decks.map(({ id, name }) => ({ value: id, label: name }));
  if (all.length === 0) return ready;
  return [
    ...ready.map(choice => ({ ...choice, group: 'Ready decks' })),
    ...all.map(({ id, name }) => ({ value: `own ${id}`, label: name, group: 'Your decks' })),
  ];
}

const ownText = ({ cards, notes }: KeptDeck): string =>
  [`Your deck of ${sizeOf(cards)} cards.`, notes.split('\n')[0]].filter(Boolean).join(' ');
const readyText = (game: GameInfo, { text, name }: GameInfo['decks'][number]): string =>
  [text, strengthText(game.id, name)].filter(Boolean).join(' ');
