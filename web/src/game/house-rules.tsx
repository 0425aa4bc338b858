import type { GameInfo, Reason, HouseRules as Rules } from '@siegeworks/protocol';
import type { ChangeEvent } from 'react';
import { useState } from 'react';
import type { Hall } from '../hall.ts';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import type { PartProps } from './players.tsx';

/** The last house rules of each game, kept by this browser. */
const keyOf = (game: GameInfo) => `siegeworks.house-rules.${game.id}`;
function kept(game: GameInfo): string | null {
  try {
    return localStorage.getItem(keyOf(game));
  } catch {
    return null;
  }
}
function keep(game: GameInfo, text: string): void {
  try {
    localStorage.setItem(keyOf(game), text);
  } catch {
    // A browser that keeps nothing plays them all the same.
  }
}

/** Other variants and other numbers on cards, from a file of the person's own. */
export function HouseRules({ hall, game, setup, change }: PartProps & { hall: Hall }) {
  const [rules, setRules] = useState<Rules | null>(null);
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const [before, setBefore] = useState(() => kept(game));

  const use = async (text: string) => {
    try {
      const found = await hall.session.ask('houseRules', { game: game.id, text }, 'houseRules');
      setRules(found);
      setRefusal([]);
      keep(game, text);
      setBefore(text);
      const overlay = found.numbers > 0 ? { name: found.name, cards: found.cards } : null;
      change({ options: { ...setup.options, ...found.options }, overlay });
    } catch (fault) {
      setRefusal(reasonsOf(fault));
    }
  };
  const bring = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) await use(await file.text());
  };
  const drop = () => {
    if (rules) change({ options: without(setup.options, rules, game), overlay: null });
    setRules(null);
    setRefusal([]);
  };

  return (
    <div className="field-line house-rules">
      <span className="field-title">My house rules</span>
      <span className="row">
        <label className="button small import">
          Choose a file…
          <input
            type="file"
            name="house-rules"
            accept=".yaml,.yml,.json"
            className="visually-hidden"
            onChange={bring}
          />
        </label>
        {rules && (
          <button type="button" className="button small" onClick={drop}>
            Play without
          </button>
        )}
        {!rules && before !== null && (
          <button type="button" className="button small" onClick={() => use(before)}>
            Use the last again
          </button>
        )}
      </span>
      <span className="field-text" role="status">
        {rules
          ? aboutText(rules)
          : 'A small file with other variants and other numbers on cards. The match and its file carry it.'}
      </span>
      <Reasons reasons={refusal} game={game.id} />
    </div>
  );
}

function aboutText({ name, text, numbers, options }: Rules): string {
  const counts = [
    ...(numbers > 0 ? [numbers === 1 ? '1 number on a card' : `${numbers} numbers on cards`] : []),
    ...(Object.keys(options).length > 0 ? [plural(Object.keys(options).length)] : []),
  ];
  return text
    ? `${name}: ${counts.join(', ') || 'changes nothing'}. ${text}`
    : `${name}: ${counts.join(', ') || 'changes nothing'}.`;
}
const plural = (n: number) => (n === 1 ? '1 variant' : `${n} variants`);

/** What the file had set is as usual again. */
function without(options: PartProps['setup']['options'], rules: Rules, game: GameInfo) {
  const usual = Object.keys(rules.options).map(name => [name, game.options[name]?.default ?? options[name]]);
  return { ...options, ...Object.fromEntries(usual) };
}
