import type { BotInfo, MatchState } from '@siegeworks/protocol';
import { seriesWinners } from '@siegeworks/protocol';
import { verdict } from './story.ts';
import type { Step, TableProps } from './table.ts';

type Ended = Pick<TableProps, 'state' | 'bots' | 'actions' | 'stops' | 'steps'>;

/** What to do after the end: back into the match, and on to the next one, which comes last and is marked. */
export function nextSteps(props: Ended): Step[] {
  const { state, actions, steps } = props;
  // Among people nobody begins another match alone.
  if (steps) return [...lookBack(props), ...steps];
  if (goesOn(state))
    return [
      ...lookBack(props),
      { title: 'Next match', text: 'the series goes on', primary: true, go: actions.next },
    ];
  const again = () => actions.rematch({});
  return [
    ...lookBack(props),
    ...otherSide(props),
    ...otherOpponent(props),
    { title: 'Play again', text: againText(state), primary: true, go: again },
  ];
}

const goesOn = ({ series }: MatchState): boolean =>
  series !== undefined && seriesWinners(series).length === 0;

function lookBack({ stops, actions }: Ended): Step[] {
  const last = stops.at(-2);
  if (last === undefined) return [];
  const text = `step by step, ${stops.length} moments`;
  return [{ title: 'Look back', text, primary: false, go: () => actions.look(last) }];
}

function otherSide({ state, actions }: Ended): Step[] {
  if (state.seats.length < 2) return [];
  const go = () => actions.rematch({ swap: true });
  return [{ title: 'Swap sides', text: 'you take the other side', primary: false, go }];
}

/** After a win somebody stronger, after a defeat somebody gentler; where there is none, the other way. */
function otherOpponent({ state, bots, actions }: Ended): Step[] {
  const levels = bots.filter(bot => bot.style === undefined);
  const met = bots.filter(({ id }) => state.seats.some(seat => seat.bot === id));
  const rank = Math.max(...met.map(({ id, level = id }) => levels.findIndex(each => each.id === level)), -1);
  if (rank < 0) return [];
  const up = verdict(state) !== 'You lost';
  const next = (up ? levels[rank + 1] : levels[rank - 1]) ?? levels[rank + (up ? -1 : 1)];
  if (!next) return [];
  const text = levels.indexOf(next) > rank ? 'one step stronger' : 'one step gentler';
  return [
    { title: `Against ${aOr(next)}`, text, primary: false, go: () => actions.rematch({ bot: next.id }) },
  ];
}
const aOr = ({ name }: BotInfo): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

const againText = ({ seats }: MatchState): string =>
  seats.length > 1 ? 'same sides, new cards' : 'the same set-up, new cards';
