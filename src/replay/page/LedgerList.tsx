import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { clockText } from '../engine/timeText';
import type { Ledger } from '../ledger/readLedger';
import type { Row } from '../ledger/row';
import { rowText } from '../ledger/rowText';
import { List, ListRow } from './controls';
import { useReplay } from './useReplay';
import { useTexts } from './useTexts';

/** A list of bets that is wrong as a whole has thousands of rows; the first ones say enough. */
const mostShown = 400;

interface LedgerListProps {
  /** Null while the recording is read. */
  ledger: Ledger | null;
  selected: Row | null;
  onSelect(row: Row): void;
}

/** The ledger, marked rows first; a row leads to its step, by a click or the arrows. */
export function LedgerList({ ledger, selected, onSelect }: LedgerListProps) {
  const texts = useTexts();
  const { trace } = useReplay();
  const list = useRef<HTMLDivElement>(null);
  const rows = ledger?.rows.slice(0, mostShown) ?? [];
  const index = selected === null ? -1 : rows.indexOf(selected);
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }, [index]);

  function onKeyDown(event: KeyboardEvent) {
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (direction === undefined) return;
    const next = rows[index + direction];
    // Elsewhere on the page the arrows go from step to step.
    event.preventDefault();
    if (next) onSelect(next);
  }

  return (
    <List
      ref={list}
      role="listbox"
      aria-label={texts.ledger}
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...(index >= 0 && { 'aria-activedescendant': `row-${index}` })}
    >
      {rows.map((row, at) => {
        const { title, marks, facts } = rowText(row, texts);
        return (
          <Line
            key={at}
            id={`row-${at}`}
            role="option"
            aria-selected={at === index}
            onClick={() => onSelect(row)}
          >
            <b>{title}</b>
            <small>{trace.timestampSource === 'invented' ? '' : clockText(row.at)}</small>
            {marks.map((mark) => (
              <p key={mark.title} data-marked>
                <b>{mark.title}</b>: {mark.text}
              </p>
            ))}
            {facts !== '' && <p>{facts}</p>}
          </Line>
        );
      })}
      {ledger && ledger.rows.length > rows.length && (
        <Typography variant="caption" sx={{ padding: 1 }}>
          {texts.moreRows(String(ledger.rows.length - rows.length))}
        </Typography>
      )}
    </List>
  );
}

const Line = styled(ListRow)(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 8,
  padding: '4px 10px 4px 9px',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& p': { gridColumn: '1 / -1', margin: 0, color: theme.palette.text.secondary },
  '& p[data-marked]': { color: theme.palette.text.primary },
  '& p[data-marked] > b': { color: theme.palette.error.main },
}));
