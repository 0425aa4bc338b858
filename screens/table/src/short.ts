const wordsOf = (text: string): string[] => text.split(' ').map(word => word.replace(/[?!:,.]+$/, ''));

/** What a button says: whom its question names already, it does not name again at its beginning. */
export function shortText(text: string, question: string): string {
  if (!/^\p{Lu}/u.test(text)) return text;
  const words = text.split(' ');
  const asked = wordsOf(question);
  let best = 0;
  for (let from = 0; from < asked.length; from++) {
    let n = 0;
    while (n < words.length && words[n] === asked[from + n]) n++;
    best = Math.max(best, n);
  }
  const rest = words.slice(best).join(' ');
  // A verb must be left: of `Archer 1 shoots`, Archer 12 has only the first word.
  return /^\p{Ll}/u.test(rest) ? rest : text;
}
