import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectReveal } from '../../features/game/gameSelectors';
import { gameEvents } from '../../features/game/gameSlice';
import { shownDigits } from '../../features/game/reveal';
import { RevealedBetsPanel } from '../../features/outcomes/RevealedBetsPanel';
import { ownBetsAnnouncement } from '../../features/outcomes/announcement';
import { selectRevealedBets } from '../../features/outcomes/revealedBets';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import { km } from '../../i18n/km';
import { ReelRow } from '../../ui/reel/ReelRow';
import { Figures, VisuallyHidden } from '../../ui/text';

const Draw = styled(DialogContent)({
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  padding: '24px 32px 28px',
});

const RoundId = styled(Figures)(({ theme: { vars } }) => ({ color: vars.palette.gold[300] }));

const Values = styled('dl')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 28,
  '& > div': { display: 'grid', justifyItems: 'center', minWidth: '3.2em' },
  '& dt': { color: vars.palette.ink[200], fontSize: '0.85rem' },
  '& dd': {
    fontWeight: 600,
    fontSize: '1.2rem',
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/**
 * The draw of a round: three reels in reading order, revealed last digit first (section 9), and what
 * becomes of the own bets.
 */
export default function ResultModal() {
  const dispatch = useAppDispatch();
  const reveal = useAppSelector(selectReveal);
  const ownBets = useAppSelector(selectRevealedBets);
  if (reveal === null) return null;
  const { roundId, digits, revealedCount } = reveal;
  const announcement = [
    km.resultModal.announcement(roundId, digits),
    ...(ownBets ? [ownBetsAnnouncement(ownBets)] : []),
  ];
  const isComplete = revealedCount === digits.length;
  return (
    <Dialog
      open
      onClose={() => dispatch(gameEvents.revealClosed())}
      // Tab still cycles inside the modal, but Alt+T may move the focus to a toast.
      disableEnforceFocus
      aria-labelledby="result-title"
      slotProps={{ paper: { variant: 'ink' } }}
    >
      <Draw>
        <Typography id="result-title" variant="h2">
          {km.resultModal.title} <RoundId>{km.common.roundTag(roundId)}</RoundId>
        </Typography>
        <ReelRow digits={shownDigits(reveal)} />
        <Values>
          {resultTypes.map(({ name, length }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{revealedCount >= length ? digits.slice(-length) : '·'}</dd>
            </div>
          ))}
        </Values>
        {ownBets && (
          <RevealedBetsPanel
            bets={ownBets}
            onReport={(message) => dispatch(problemReportEvents.opened({ message }))}
          />
        )}
        <VisuallyHidden as="p" role="status">
          {isComplete ? announcement.join('. ') : ''}
        </VisuallyHidden>
      </Draw>
    </Dialog>
  );
}

const resultTypes = [
  { name: km.tables.oneDigit, length: 1 },
  { name: km.tables.twoDigits, length: 2 },
  { name: km.tables.threeDigits, length: 3 },
];
