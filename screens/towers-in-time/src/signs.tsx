import { icons } from 'virtual:icons/towers-in-time';
import { ART } from './art.ts';

/** Each element by the picture of what it is at its purest. */
const PUREST: Readonly<Record<string, string>> = {
  fire: 'median-mjorn-fire-elemental',
  water: 'minor-mjorn-water-elemental',
  earth: 'mountain',
  air: 'minor-mjorn-air-elemental',
};
export function ElementSign({ element }: { element: string }) {
  const path = icons[ART[PUREST[element] ?? '']?.icon ?? ''];
  return (
    <svg className="tt-element" viewBox="0 0 512 512" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
