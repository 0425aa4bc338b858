import './people.css';
import type { ClockRule, GameInfo, Letter, Person, Reason } from '@siegeworks/protocol';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import { go } from '../route.ts';
import { defaults } from '../setup.ts';
import * as house from './house.ts';
import { OwnLetter } from './letter.tsx';
import { useLetter } from './use-letter.ts';
import { NameForm, usePerson } from './who.tsx';

const MINUTE = 60_000;
/** The clocks that people choose from. */
const CLOCKS: readonly { name: string; rule: ClockRule | null }[] = [
  { name: 'No clock', rule: null },
  { name: '5 minutes each, and 5 seconds for every decision', rule: { bank: 5 * MINUTE, increment: 5_000 } },
  {
    name: '15 minutes each, and 10 seconds for every decision',
    rule: { bank: 15 * MINUTE, increment: 10_000 },
  },
  {
    name: '30 minutes each, and 20 seconds for every decision',
    rule: { bank: 30 * MINUTE, increment: 20_000 },
  },
];

/** Invites somebody to a match: a name, the terms, and a link. */
export function InvitePage({ hall, game }: { hall: Hall; game: GameInfo }) {
  const [person, setPerson] = usePerson();
  const [id, setId] = useState<string | null>(null);
  return (
    <Frame at="home" title={`${game.title} with a friend`} game={game.id} className="page invite">
      <h1>{game.title} with a friend</h1>
      {person === null && <NameForm says="Go on" done={setPerson} />}
      {person && id === null && <TermsForm game={game} person={person} made={letter => setId(letter.id)} />}
      {id !== null && <Waiting id={id} hall={hall} />}
      {person === undefined && <p>There is no house behind this page to play with other people in.</p>}
    </Frame>
  );
}

interface TermsProps {
  game: GameInfo;
  person: Person;
  made(letter: Letter): void;
}

function TermsForm({ game, person, made }: TermsProps) {
  const [players, setPlayers] = useState(Math.max(2, game.seats.min));
  const [deck, setDeck] = useState(game.decks[0]?.id ?? '');
  const [clock, setClock] = useState(0);
  const [open, setOpen] = useState(false);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const terms = {
      game: game.id,
      options: defaults(game.options),
      seats: Array.from({ length: players }, () => null),
      clock: CLOCKS[clock]?.rule ?? null,
      watch: true,
      series: null,
    };
    const sitting = { seat: 0, deck: deck === '' ? null : deck, entropy: house.ownRandomness() };
    house.invite({ terms, sitting, open }).then(made, fault => setReasons(reasonsOf(fault)));
  };
  return (
    <form className="form" onSubmit={submit}>
      <p>You play as {person.name}.</p>
      <label>
        Players
        <select name="players" value={players} onChange={event => setPlayers(Number(event.target.value))}>
          {range(Math.max(2, game.seats.min), game.seats.max).map(n => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </label>
      {game.decks.length > 0 && (
        <label>
          Your deck
          <select name="deck" value={deck} onChange={event => setDeck(event.target.value)}>
            {game.decks.map(each => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Clock
        <select name="clock" value={clock} onChange={event => setClock(Number(event.target.value))}>
          {CLOCKS.map(({ name }, i) => (
            <option key={name} value={i}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="check">
        <input type="checkbox" name="open" checked={open} onChange={event => setOpen(event.target.checked)} />
        Anybody in the hall may sit down
      </label>
      <Reasons reasons={reasons} game={game.id} />
      <button type="submit" className="button primary">
        Make the invitation
      </button>
    </form>
  );
}
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

function Waiting({ id, hall }: { id: string; hall: Hall }) {
  const [letter, reasons, setLetter] = useLetter(id);
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  useEffect(() => {
    if (letter?.match) go({ page: 'match', match: letter.match });
  }, [letter?.match]);
  if (!letter) return <Reasons reasons={reasons} />;
  const act = (deed: Promise<Letter>) => deed.then(setLetter, fault => setRefusal(reasonsOf(fault)));
  const bot = hall.bots[1] ?? hall.bots[0];
  return (
    <>
      <OwnLetter letter={letter} />
      <Reasons reasons={refusal} />
      <div className="row">
        {bot && (
          <button type="button" className="button" onClick={() => act(house.fillSeats(id, bot.id))}>
            Fill the free seats with {bot.name}
          </button>
        )}
        <button type="button" className="button" onClick={() => act(house.withdraw(id))}>
          Withdraw
        </button>
      </div>
    </>
  );
}
