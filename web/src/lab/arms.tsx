import type { Reason } from '@siegeworks/protocol';
import type { ChangeEvent } from 'react';
import { useState } from 'react';
import { Fields, spoken } from '../fields.tsx';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import type { ArmForm } from './plan.ts';
import { AS_IT_IS, armName } from './plan.ts';
import type { PlanPartProps } from './plan-form.tsx';

/** Other rules with which the same games are played: a variant, or house rules from a file. */
export function Arms({ hall, game, form, change }: PlanPartProps) {
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const add = (arm: ArmForm) => change({ arms: [...(form.arms.length > 0 ? form.arms : [AS_IT_IS]), arm] });
  /** Nothing is compared with itself. */
  const leaveOut = (i: number) => {
    const arms = form.arms.filter((_, n) => n !== i);
    change({ arms: arms.length > 1 ? arms : [] });
  };
  const set = (i: number, arm: ArmForm) =>
    change({ arms: form.arms.map((each, n) => (n === i ? arm : each)) });
  const bring = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    try {
      const text = await file.text();
      const { name, options, cards } = await hall.session.ask(
        'houseRules',
        { game: game.id, text },
        'houseRules',
      );
      add({ name, options, overlay: Object.keys(cards).length > 0 ? { name, cards } : null });
      setRefusal([]);
    } catch (fault) {
      setRefusal(reasonsOf(fault));
    }
  };
  const addVariant = (key: string) => {
    const field = game.options[key];
    if (field) add({ name: '', options: { [key]: otherThan(field) }, overlay: null });
  };
  return (
    <fieldset className="lab-arms">
      <legend>Compare</legend>
      {form.arms.map((arm, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: arms have no names until somebody gives them one
        <div className="lab-arm" key={i}>
          <label className="field-line">
            <span className="field-title">Name</span>
            <input
              value={arm.name}
              placeholder={armName(arm, game)}
              onChange={event => set(i, { ...arm, name: event.target.value })}
            />
            <button type="button" className="button small" onClick={() => leaveOut(i)}>
              Leave out
            </button>
          </label>
          <Fields
            game={game.id}
            schema={Object.fromEntries(Object.keys(arm.options).map(key => [key, game.options[key]]))}
            values={arm.options}
            onChange={options => set(i, { ...arm, options })}
            name={`lab-arm-${i}`}
            called={spoken}
          />
          {arm.overlay && (
            <p className="small-print">
              Other numbers on cards: {Object.keys(arm.overlay.cards).join(', ')}.
            </p>
          )}
        </div>
      ))}
      <div className="row">
        <select
          aria-label="Add a variant to compare with"
          name="lab-add"
          value=""
          onChange={event => addVariant(event.target.value)}
        >
          <option value="">Add a variant…</option>
          {Object.entries(game.options).map(([key, { title }]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
        <label className="button small import">
          House rules from a file…
          <input
            type="file"
            name="lab-overlay"
            accept=".yaml,.yml,.json"
            className="visually-hidden"
            onChange={bring}
          />
        </label>
      </div>
      <Reasons reasons={refusal} game={game.id} />
    </fieldset>
  );
}

function otherThan({ default: usual, words, min, max }: PlanPartProps['game']['options'][string]) {
  if (typeof usual === 'boolean') return !usual;
  if (typeof usual === 'number') return Math.min(max ?? usual + 1, Math.max(min ?? usual + 1, usual + 1));
  return words?.find(word => word !== usual) ?? usual;
}
