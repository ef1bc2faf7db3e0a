import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { KindDot } from './kindColors';
import type { ListedStep } from './openReplay';
import { offsetText } from './timeText';

/** In pixels. */
export const rowHeight = 40;

interface ActionRowProps {
  step: ListedStep;
  /** The moment at which the visit begins, in milliseconds. */
  first: number;
  /** Pixels from the top of the list. */
  top: number;
  /** `here` is the step that is shown, `before` the nearest one before it. */
  mark: 'here' | 'before' | 'none';
  position: number;
  count: number;
  onChoose(step: number): void;
}

/** One action: number, time, kind, what happened and with what. */
export const ActionRow = memo(function ActionRow(props: ActionRowProps) {
  const { step, first, top, mark, position, count, onChoose } = props;
  return (
    <Row
      id={`step-${step.index}`}
      role="option"
      aria-selected={mark === 'here'}
      aria-posinset={position}
      aria-setsize={count}
      data-mark={mark}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onChoose(step.index)}
    >
      <Line>
        <KindDot kind={step.kind} title={step.kind} />
        <Label data-error={step.isError}>{step.label}</Label>
        <Figure>{offsetText(step.at - first)}</Figure>
      </Line>
      <Line>
        <Figure sx={{ minWidth: 30 }}>{step.index}</Figure>
        <Summary>{step.summary}</Summary>
      </Line>
    </Row>
  );
});

const Row = styled(ListItem)(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'center',
  height: rowHeight,
  padding: '0 10px 0 7px',
  borderLeft: '3px solid transparent',
  borderBottom: `1px solid ${theme.palette.divider}`,
  cursor: 'pointer',
  '&:hover': { background: theme.palette.action.hover },
  '&[data-mark="here"]': {
    borderLeftColor: theme.palette.primary.main,
    background: theme.palette.action.selected,
  },
  '&[data-mark="before"]': { borderBottomColor: theme.palette.primary.main },
}));

const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 7, minWidth: 0 });

const Label = styled('span')(({ theme }) => ({
  flex: 1,
  overflow: 'hidden',
  fontSize: '0.82rem',
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-error="true"]': { color: theme.palette.error.main, fontWeight: 600 },
}));

const Figure = styled('span')(({ theme }) => ({
  flex: 'none',
  color: theme.palette.text.secondary,
  fontSize: '0.75rem',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
}));

const Summary = styled('span')(({ theme }) => ({
  overflow: 'hidden',
  color: theme.palette.text.secondary,
  fontSize: '0.75rem',
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));
