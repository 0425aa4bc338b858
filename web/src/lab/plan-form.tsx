import '../game/form.css';
import type { BotInfo, GameInfo } from '@siegeworks/protocol';
import { Fields, Select, spoken } from '../fields.tsx';
import type { Hall } from '../hall.ts';
import { Arms } from './arms.tsx';
import type { PlanForm } from './plan.ts';
import { LUCK, newPlan, STAKES } from './plan.ts';

export interface PlanPartProps {
  hall: Hall;
  game: GameInfo;
  form: PlanForm;
  change(part: Partial<PlanForm>): void;
}

/** Everything that a plan can say. */
export function PlanFields({ hall, game, form, change }: PlanPartProps) {
  return (
    <>
      <Select
        title="Game"
        name="lab-game"
        value={form.game}
        choices={hall.games.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={id => change({ ...newPlan(id), title: form.title, seed: form.seed })}
      />
      <Players bots={hall.bots} game={game} form={form} change={change} />
      {game.decks.length > 0 && <Decks game={game} form={form} change={change} />}
      <Amount form={form} change={change} />
      <label className="field-line">
        <span className="field-title">Seed</span>
        <input name="lab-seed" value={form.seed} onChange={event => change({ seed: event.target.value })} />
        <span className="field-text">The same plan plays the same games on every machine.</span>
      </label>
      <details className="options">
        <summary>Variants in all games</summary>
        <div className="options-fields">
          <Fields
            game={game.id}
            schema={game.options}
            values={form.options}
            onChange={options => change({ options })}
            name="lab-option"
            called={spoken}
          />
        </div>
      </details>
      <Arms hall={hall} game={game} form={form} change={change} />
      <Also form={form} change={change} />
    </>
  );
}

type Own = Pick<PlanPartProps, 'form' | 'change'>;

function Players({ bots, game, form, change }: Own & { bots: readonly BotInfo[]; game: GameInfo }) {
  const choices = bots
    .filter(bot => bot.style === undefined)
    .map(({ id, name }) => ({ value: id, label: name }));
  const [first, second = ''] = form.players;
  if (game.seats.min === 1)
    return (
      <Select
        title="Player"
        name="lab-player"
        value={first}
        choices={choices}
        onChange={id => change({ players: [id] })}
      />
    );
  return (
    <>
      <Select
        title="Player"
        name="lab-player"
        value={first}
        choices={choices}
        onChange={id => change({ players: second === '' ? [id] : [id, second] })}
      />
      <Select
        title="Against"
        name="lab-opponent"
        value={second}
        choices={[{ value: '', label: 'the same' }, ...choices]}
        text={second === '' ? '' : 'Each deal is played twice, with seats changed.'}
        onChange={id => change({ players: id === '' ? [first] : [first, id] })}
      />
    </>
  );
}

const DECKS = [
  { value: 'all', label: 'every pair in turn' },
  { value: 'same', label: 'each against itself' },
  { value: 'random', label: 'random legal decks' },
  { value: 'some', label: 'only these…' },
];
function Decks({ game, form, change }: Own & { game: GameInfo }) {
  const named = typeof form.decks === 'string' ? null : form.decks;
  const toggle = (id: string, on: boolean) =>
    change({
      decks: game.decks.map(deck => deck.id).filter(each => (each === id ? on : named?.includes(each))),
    });
  return (
    <>
      <Select
        title="Decks"
        name="lab-decks"
        value={named ? 'some' : `${form.decks}`}
        choices={DECKS}
        onChange={word =>
          change({ decks: word === 'some' ? game.decks.slice(0, 2).map(deck => deck.id) : word })
        }
      />
      {named && (
        <fieldset className="lab-decks">
          <legend className="visually-hidden">Decks that take part</legend>
          {game.decks.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={named.includes(id)}
                onChange={event => toggle(id, event.target.checked)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

const AMOUNTS = [
  { value: 'games', label: 'this many games' },
  { value: 'first', label: 'until the first player’s interval is so wide' },
  { value: 'decks', label: 'until every deck’s interval is so wide' },
];
function Amount({ form, change }: Own) {
  const { counted, games, width, of } = form;
  const isGames = counted === 'games';
  return (
    <>
      <Select
        title="How long"
        name="lab-amount"
        value={isGames ? 'games' : of}
        choices={AMOUNTS}
        onChange={word =>
          change(
            word === 'games'
              ? { counted: 'games' }
              : { counted: 'width', of: word === 'decks' ? 'decks' : 'first' },
          )
        }
      />
      <label className="field-line">
        <span className="field-title">{isGames ? 'Games' : 'Points'}</span>
        <input
          type="number"
          name="lab-count"
          min={1}
          max={isGames ? 100_000 : 100}
          value={isGames ? games : width}
          onChange={event => {
            const n = event.target.valueAsNumber || 0;
            change(isGames ? { games: n } : { width: n });
          }}
        />
        <span className="field-text">
          {isGames ? 'For each set of rules.' : 'Of the 95 % interval, however the games end.'}
        </span>
      </label>
    </>
  );
}

function Also({ form: { luck, stakes }, change }: Own) {
  return (
    <>
      <label className="field-line">
        <span className="field-title">How much the deal decides</span>
        <input
          type="checkbox"
          name="lab-luck"
          checked={luck !== null}
          onChange={event => change({ luck: event.target.checked ? LUCK : null })}
        />
        <span className="field-text">
          {(luck ?? LUCK).deals} deals, each played {(luck ?? LUCK).tries} times.
        </span>
      </label>
      <label className="field-line">
        <span className="field-title">Which decisions matter</span>
        <input
          type="checkbox"
          name="lab-stakes"
          checked={stakes !== null}
          onChange={event => change({ stakes: event.target.checked ? STAKES : null })}
        />
        <span className="field-text">
          {(stakes ?? STAKES).games} games for each question. This takes long.
        </span>
      </label>
    </>
  );
}
