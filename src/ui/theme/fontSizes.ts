/**
 * The seven sizes of type, in rem. Only what is drawn scales with its drawing instead: the digit of a
 * ball, of a reel and of the countdown.
 */
export const fontSizes = {
  /** Key caps and the smallest labels. */
  hint: '0.75rem',
  /** Captions, notes, heads of tables. */
  small: '0.85rem',
  /** Cells, buttons, secondary text. */
  cell: '0.95rem',
  /** Running text, and fields: iOS zooms into a field with smaller type. */
  text: '1rem',
  lead: '1.2rem',
  title: '1.5rem',
  figure: '2.5rem',
} as const;
