import type { Drawing, Ground } from './picture.ts';

/** Numbers `from`, `from + step`, … below `end`. */
const steps = (from: number, end: number, step: number): number[] =>
  Array.from({ length: Math.ceil((end - from) / step) }, (_, i) => from + i * step);

const lozenge = (x: number, y: number) => `M${x} ${y}l10 15-10 15-10-15z`;
const square = (x: number, y: number) => `M${x} ${y}h20v20h-20z`;
const band = (y: number) => `M0 ${y}q12.5-9 25 0t25 0 25 0 25 0v10q-12.5 9-25 0t-25 0-25 0-25 0z`;

/** What the first tincture covers, on a field of 100 by 120 in the second. */
const FIGURES: Readonly<Record<Ground, string>> = {
  plain: '',
  'per-pale': 'M0 0h50v120H0z',
  chevron: 'M50 34 100 84v28L50 62 0 112V84zM50 4l50 50v8L50 12 0 62v-8z',
  quarterly: 'M0 0h50v60H0zM50 60h50v60H50z',
  embattled: 'M0 120V50h10v14h20V50h20v14h20V50h20v14h10v56z',
  bend: 'M0 4 20 0l80 84v32l-18 4L0 40z',
  lozengy: steps(0, 130, 30)
    .flatMap(y => steps(0, 101, 20).map(x => lozenge(x, y)))
    .join(''),
  wavy: steps(4, 120, 22).map(band).join(''),
  gyronny: 'M50 60 0 0h50zM50 60 100 0v60zM50 60l50 60H50zM50 60 0 120V60z',
  saltire: 'M0 0h14l36 43L86 0h14v17L64 60l36 43v17H86L50 77l-36 43H0v-17l36-43L0 17z',
  chequy: steps(0, 120, 20)
    .flatMap(y => steps((y / 20) % 2 === 0 ? 0 : 20, 100, 40).map(x => square(x, y)))
    .join(''),
  pile: 'M6 0h88L50 112z',
  paly: steps(0, 100, 25)
    .map(x => `M${x} 0h12.5v120h-12.5z`)
    .join(''),
};

/** A heraldic ground, flat: it fills whatever it lies in. */
export function GroundView({ ground }: { ground: Ground }) {
  return (
    <svg
      className="picture-ground"
      viewBox="0 0 100 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={FIGURES[ground]} />
    </svg>
  );
}

/** The picture of a card: its icon over its ground. Names and words say what it is. */
export function PictureView({ picture: { path, ground, tint } }: { picture: Drawing }) {
  return (
    <span className={`picture tint-${tint}`}>
      <GroundView ground={ground} />
      <svg className="picture-icon" viewBox="0 0 512 512" aria-hidden="true">
        <path d={path} />
      </svg>
    </span>
  );
}
