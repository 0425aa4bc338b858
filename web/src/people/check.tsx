interface CheckProps {
  title: string;
  name: string;
  on: boolean;
  text: string;
  disabled?: boolean;
  change(on: boolean): void;
}

/** Something that is agreed upon or not. */
export function Check({ title, name, on, text, disabled = false, change }: CheckProps) {
  return (
    <label className="field-line">
      <span className="field-title">{title}</span>
      <input
        type="checkbox"
        name={name}
        checked={on}
        disabled={disabled}
        onChange={event => change(event.target.checked)}
      />
      <span className="field-text">{text}</span>
    </label>
  );
}
