import './buttons.css';

/** A turning ring in the middle of its place, in the text's colour; it says nothing by itself. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
