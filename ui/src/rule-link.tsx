/** The number of a rule; pressing it shows the rule. */
export function RuleLink({ id, onRule }: { id: string; onRule(id: string): void }) {
  if (id === '') return null;
  return (
    <button type="button" className="rule-link" aria-label={`Rule ${id}`} onClick={() => onRule(id)}>
      {id}
    </button>
  );
}
