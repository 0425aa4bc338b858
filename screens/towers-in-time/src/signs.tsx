import { icons } from 'virtual:icons/towers-in-time';
import { ART, PUREST } from './art.ts';

export function ElementSign({ element }: { element: string }) {
  const path = icons[ART[PUREST[element] ?? '']?.icon ?? ''];
  return (
    <svg className="tt-element" viewBox="0 0 512 512" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
