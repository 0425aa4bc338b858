import type { GameInfo, KeptDeck } from '@siegeworks/protocol';
import { hasThick, isLong, thickOf, wallsOf, withChoices } from './castle.ts';
import type { Exchange } from './exchanges.ts';

type Choices = KeptDeck['choices'];

/**
 * What could be built otherwise: another form, its long sides turned, or one thick wall elsewhere. Provisions and
 * the rest are left as they are: whoever chose them has chosen how hard it shall be.
 */
export function castleChanges(choices: Choices, game: GameInfo): Exchange[] {
  const field = game.castles?.schema.castle;
  const forms = (field?.words ?? []).filter(word => word !== choices.castle);
  const changed = (text: string, part: Choices): Exchange => ({
    text,
    part: { choices: withChoices(choices, { ...choices, ...part }) },
  });
  const turned = choices.longSides === 'EW' ? 'NS' : 'EW';
  return [
    ...forms.map(castle => changed(field?.titles?.[castle] ?? castle, { castle })),
    ...(isLong(choices) ? [changed('The long sides turned', { longSides: turned })] : []),
    ...movedWalls(choices, game),
  ];
}

/** Each thick wall in the place of each thin one. */
function movedWalls(choices: Choices, game: GameInfo): Exchange[] {
  if (!hasThick(choices)) return [];
  const thick = thickOf(choices, game);
  const thin = Object.values(wallsOf(choices))
    .flat()
    .filter(wall => !thick.includes(wall));
  return thick.flatMap(from =>
    thin.map(to => ({
      text: `A thick wall at ${to} instead of ${from}`,
      part: { choices: { ...choices, thickAt: thick.map(wall => (wall === from ? to : wall)).join('+') } },
    })),
  );
}
