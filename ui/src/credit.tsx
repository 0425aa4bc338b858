export interface CreditProps {
  title: string;
  credit: { author: string; source: string; licence: string; terms: string; changes: string };
}

/** Whose work a game is: author, licence and changes, as the licence wants it. */
export function CreditLine({ title, credit: { author, source, licence, terms, changes } }: CreditProps) {
  return (
    <p className="credit">
      {title} is the work of {author}, <Link to={source} />, under <Link to={terms}>{licence}</Link>.{' '}
      {changes}
    </p>
  );
}

/** Opens beside the page, so that no match is left by it. */
function Link({ to, children }: { to: string; children?: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children ?? new URL(to).host}
    </a>
  );
}
