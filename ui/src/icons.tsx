/** Drawings for values that siege games have in common, by the word that they stand for; 16 by 16. */
const DRAWN: Readonly<Record<string, string>> = {
  swords: 'M15 1v3L7.5 11.5l-3-3L12 1ZM3.5 9 7 12.5 5.8 13.7 4.6 12.6 2.3 15 1 13.7l2.4-2.3L2.3 10.2Z',
  shields: 'M8 .8 14.2 3v5c0 3.6-2.6 6-6.2 7.3C4.4 14 1.8 11.6 1.8 8V3Z',
  hearts:
    'M8 15 1.9 8.6C-.8 5.3 2 1.3 5.2 1.8 6.6 2 7.5 2.9 8 3.9c.5-1 1.4-1.9 2.8-2.1C14 1.3 16.8 5.3 14.1 8.6Z',
  range: 'M1 6.6h8.6V2.8L15.4 8l-5.8 5.2V9.4H1Z',
  wall: 'M1 2h6.3v3.4H1Zm7.7 0H15v3.4H8.7ZM1 6.6h2.6V10H1Zm4 0h6V10H5Zm7.4 0H15V10h-2.6ZM1 11.2h6.3v3.4H1Zm7.7 0H15v3.4H8.7Z',
  repair: 'M2.5 1.5h8.8l3.2 4.2H9.9V15H6.4V5.7H2.5Z',
  ordered: 'M1 8.6 3.4 6.2 6.4 9.2 12.8 2.4 15.2 4.8 6.4 14Z',
  used: 'M13.9 9.6A6.2 6.2 0 1 1 10.6 2.3l1-1.9 2.9 5.3-6 .6 1-2A3.9 3.9 0 1 0 11.8 8.6Z',
  tired: 'M2.5 1h11v2.6L9.7 8l3.8 4.4V15h-11v-2.6L6.3 8 2.5 3.6Z',
};

/** The drawing of a word, or its first letters where there is none. */
export function Sign({ word }: { word: string }) {
  const path = DRAWN[word];
  if (path === undefined) return <SignWord word={word} />;
  return (
    <svg className="sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Told in full to those who listen. */
const SignWord = ({ word }: { word: string }) => (
  <span className="sign-word" aria-hidden="true">
    {word.slice(0, 3)}
  </span>
);

export const hasSign = (word: string): boolean => Object.hasOwn(DRAWN, word);
