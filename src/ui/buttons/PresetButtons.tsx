import './buttons.css';

interface PresetButtonsProps<Key extends string> {
  /** Accessible name of the group. */
  label: string;
  presets: readonly { key: Key; label: string }[];
  selected: Key | null;
  onSelect: (key: Key) => void;
}

/** A row of choices of which at most one is pressed. */
export function PresetButtons<Key extends string>(props: PresetButtonsProps<Key>) {
  return (
    <div className="presets" role="group" aria-label={props.label}>
      {props.presets.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          className="preset"
          aria-pressed={key === props.selected}
          onClick={() => props.onSelect(key)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
