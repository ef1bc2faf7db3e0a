import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { BettingState } from '../../config/bettingRules';
import { km } from '../../i18n/km';
import { DigitBalls } from '../ball/DigitBalls';
import { ChevronDownIcon } from '../icons/icons';
import { Figures, VisuallyHidden } from '../text';
import { fontSizes } from '../theme/fontSizes';
import { roomy } from '../theme/windows';

interface LastResultProps {
  /** Round id with its `#`. */
  round: string;
  /** Three digits; null if the result cannot be read, shown as 'N/A'. */
  number: string | null;
  /** Shows the draw again. */
  onOpen(): void;
}

/** A line of the stage that opens something. */
export const StageLine = styled(ButtonBase)(({ theme: { vars } }) => ({
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  gap: '4px 12px',
  // As large as a finger, without taking the room.
  minHeight: 44,
  margin: '-6px -8px',
  padding: '0 8px',
  borderRadius: 12,
  font: 'inherit',
  '@media (hover: hover)': { '&:hover:enabled': { background: vars.palette.ink[600] } },
}));

/** The quiet strip with the result of the round before; a press on it opens its draw again. */
export function LastResult({ round, number, onOpen }: LastResultProps) {
  return (
    <StageLine disabled={number === null} onClick={onOpen}>
      <Figures>
        {km.home.lastResult} {round}
      </Figures>
      <DigitBalls number={number} color="pale" />
      <ChevronDownIcon sx={{ ml: -1, fontSize: 18, transform: 'rotate(-90deg)' }} />
      {number !== null && <VisuallyHidden>{km.home.showDrawAgain}</VisuallyHidden>}
    </StageLine>
  );
}

const hintHeight = 26;

const Layout = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: "'round timer keypad' 'number timer keypad' 'last ticket keypad'",
  gridTemplateColumns: 'auto 1fr minmax(340px, 400px)',
  alignItems: 'center',
  gap: '10px 28px',
  padding: `20px 24px ${hintHeight}px`,
  // Closing is seen: all but the countdown loses its colour. Not `filter: opacity()`, whose contrast axe can't see.
  '&[data-betting="closed"] > :not([data-area="timer"])': { filter: 'saturate(.4)', opacity: 0.84 },
  [roomy]: { gridTemplateColumns: 'auto 1fr minmax(340px, 460px)', rowGap: 16 },
  [theme.breakpoints.down('md')]: {
    gridTemplateAreas: "'round timer' 'number timer' 'last ticket' 'keypad keypad'",
    // The last result comes later, and must not move the countdown.
    gridTemplateColumns: 'minmax(300px, auto) 1fr',
    gap: '8px 20px',
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateAreas: "'round timer' 'number timer' 'last last' 'keypad keypad' 'ticket ticket'",
    gridTemplateColumns: '1fr auto',
    gap: '8px 12px',
    padding: `14px 14px ${hintHeight}px`,
  },
}));

const Round = styled('div')(({ theme: { vars } }) => ({
  gridArea: 'round',
  color: vars.palette.gold[300],
  fontWeight: 600,
  fontSize: fontSizes.lead,
  fontVariantNumeric: 'tabular-nums',
  '& > :first-child': {
    marginRight: 8,
    color: vars.palette.ink[200],
    fontWeight: 400,
    fontSize: fontSizes.cell,
  },
}));

const ChosenNumber = styled('div')(({ theme }) => ({
  gridArea: 'number',
  [theme.breakpoints.down('sm')]: { justifySelf: 'center' },
}));

const Timer = styled('div')({ gridArea: 'timer', justifySelf: 'center' });

const Last = styled('div')(({ theme: { vars } }) => ({
  gridArea: 'last',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 32,
  color: vars.palette.ink[200],
  fontSize: fontSizes.small,
  isolation: 'isolate',
}));

/** In the lower padding, so that it comes and goes without moving or covering anything. */
const Hint = styled('p')(({ theme: { vars } }) => ({
  position: 'absolute',
  inset: 'auto 0 0',
  height: hintHeight,
  overflow: 'hidden',
  color: vars.palette.gold[300],
  fontWeight: 600,
  fontSize: fontSizes.small,
  lineHeight: `${hintHeight}px`,
  textAlign: 'center',
}));

const Ticket = styled('div')({ gridArea: 'ticket', justifySelf: 'center' });

const Pad = styled('div')({ gridArea: 'keypad', isolation: 'isolate' });

interface BettingStageProps {
  betting: BettingState;
  /** The round id with its `#`. */
  round: ReactNode;
  number: ReactNode;
  countdown: ReactNode;
  keypad: ReactNode;
  /** Opens the ticket. */
  ticket: ReactNode;
  /** The strip of the last result; empty until there is one. */
  lastResult: ReactNode;
  /** What the player should know before betting; announced when it changes. */
  hint: ReactNode;
}

/** Lays out the betting form: the number left, the countdown next to it, the keypad right. */
export function BettingStage(props: BettingStageProps) {
  return (
    <Paper variant="ink">
      <Layout aria-label={km.home.bettingForm} data-betting={props.betting}>
        <VisuallyHidden as="h1">{km.home.bettingForm}</VisuallyHidden>
        <Round>
          <span>{km.home.round}</span>
          {props.round}
        </Round>
        <ChosenNumber>{props.number}</ChosenNumber>
        <Timer data-area="timer">{props.countdown}</Timer>
        <Last>{props.lastResult}</Last>
        <Pad>{props.keypad}</Pad>
        <Ticket>{props.ticket}</Ticket>
        <Hint aria-live="polite">{props.hint}</Hint>
      </Layout>
    </Paper>
  );
}
