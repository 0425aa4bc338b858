import { DRAWINGS } from './drawings.ts';

/** The drawing of each word for a value or resource that siege games have in common. One drawing has one meaning. */
const WORDS: Readonly<Record<string, keyof typeof DRAWINGS>> = {
  attack: 'sword',
  sword: 'sword',
  swords: 'sword',
  defence: 'shield',
  shield: 'shield',
  shields: 'shield',
  heart: 'heart',
  hearts: 'heart',
  life: 'heart',
  'life points': 'heart',
  range: 'bow',
  damage: 'axe',
  gold: 'coins',
  power: 'crystals',
  integrity: 'tower',
  'integrity points': 'tower',
  tower: 'tower',
  loyalty: 'crown',
  temper: 'flame',
  stamina: 'boots',
  devotion: 'prayer',
  deck: 'deck',
  graveyard: 'tomb',
  discard: 'tomb',
  hand: 'hand',
  castle: 'castle',
  time: 'hourglass',
  player: 'person',
};

/** Signs of our own, 16 by 16. */
const DRAWN: Readonly<Record<string, string>> = {
  wall: 'M1 2h6.3v3.4H1Zm7.7 0H15v3.4H8.7ZM1 6.6h2.6V10H1Zm4 0h6V10H5Zm7.4 0H15V10h-2.6ZM1 11.2h6.3v3.4H1Zm7.7 0H15v3.4H8.7Z',
  repair: 'M2.5 1.5h8.8l3.2 4.2H9.9V15H6.4V5.7H2.5Z',
  ordered: 'M1 8.6 3.4 6.2 6.4 9.2 12.8 2.4 15.2 4.8 6.4 14Z',
  used: 'M13.9 9.6A6.2 6.2 0 1 1 10.6 2.3l1-1.9 2.9 5.3-6 .6 1-2A3.9 3.9 0 1 0 11.8 8.6Z',
  tired: 'M2.5 1h11v2.6L9.7 8l3.8 4.4V15h-11v-2.6L6.3 8 2.5 3.6Z',
  pip: 'M8 1 15 8 8 15 1 8Z',
};

/** The drawing of a word, or its first letters where there is none. */
export function Sign({ word }: { word: string }) {
  const [path, size] = pathOf(word);
  if (path === undefined) return <SignWord word={word} />;
  return (
    <svg className="sign" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function pathOf(word: string): [path: string | undefined, size: number] {
  const name = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  return name ? [DRAWINGS[name], 512] : [Object.hasOwn(DRAWN, word) ? DRAWN[word] : undefined, 16];
}

/** Told in full to those who listen. */
const SignWord = ({ word }: { word: string }) => (
  <span className="sign-word" aria-hidden="true">
    {word.slice(0, 3)}
  </span>
);

export const hasSign = (word: string): boolean => pathOf(word)[0] !== undefined;
