import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import type { MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectReveal } from '../../features/game/gameSelectors';
import { gameEvents } from '../../features/game/gameSlice';
import { shownDigits } from '../../features/game/reveal';
import { RevealedBetsPanel } from '../../features/outcomes/RevealedBetsPanel';
import { ownBetsAnnouncement } from '../../features/outcomes/announcement';
import { selectRevealedBets } from '../../features/outcomes/revealedBets';
import { km } from '../../i18n/km';
import { CloseIcon } from '../../ui/icons/icons';
import { ReelRow } from '../../ui/reel/ReelRow';
import { Figures, VisuallyHidden } from '../../ui/text';
import { useFocusReturn } from '../../ui/useFocusReturn';

/** In a low window the own bets are next to the reels. */
const low = '@media (max-height: 560px) and (min-width: 600px)';

/** The own bets take what the draw leaves them, and only their rows scroll. */
const Draw = styled(DialogContent)({
  display: 'grid',
  justifyItems: 'center',
  gap: 14,
  padding: '18px clamp(16px, 4vw, 32px) 20px',
  [low]: { gap: '8px 20px', padding: '10px 20px 14px' },
  '&[data-bets]': {
    gridTemplateRows: 'auto auto minmax(160px, 1fr)',
    [low]: {
      '--rows': 'none',
      gridTemplateColumns: 'auto min(340px, 50vw)',
      gridTemplateRows: 'auto minmax(160px, 1fr)',
      '& > h2': { gridColumn: '1 / -1' },
    },
  },
});

const Reels = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  [low]: { '--reel-size': '64px', alignSelf: 'center' },
});

const CloseButton = styled(IconButton)({ position: 'absolute', top: 4, right: 4 });

const RoundId = styled(Figures)(({ theme: { vars } }) => ({ color: vars.palette.gold[300] }));

/**
 * The draw of a round: three reels in reading order, revealed last digit first (section 9), and what
 * becomes of the own bets.
 */
export default function ResultModal() {
  const dispatch = useAppDispatch();
  useFocusReturn();
  const reveal = useAppSelector(selectReveal);
  const ownBets = useAppSelector(selectRevealedBets);
  if (reveal === null) return null;
  const { roundId, digits, revealedCount } = reveal;
  const close = () => void dispatch(gameEvents.revealClosed());
  const announcement = [
    km.resultModal.announcement(roundId, digits),
    ...(ownBets ? [ownBetsAnnouncement(ownBets)] : []),
  ];
  const isComplete = revealedCount === digits.length;
  // MUI's own portal mounts what it contains in one task, after the rest.
  return createPortal(
    <Dialog
      open
      disablePortal
      onClose={(_, reason) => reason !== 'backdropClick' && close()}
      aria-labelledby="result-title"
      // A press outside of it does nothing: the focus stays inside, so that Escape still closes it.
      onMouseDown={keepFocus}
      slotProps={{
        // Anchored at the top: what the draw decides below moves nothing above.
        container: { sx: { alignItems: 'flex-start', pt: { xs: 0, sm: '8vh' } } },
        paper: { variant: 'ink' },
      }}
    >
      <Draw data-bets={ownBets?.total.count}>
        <Typography id="result-title" variant="h2" sx={{ px: 4 }}>
          {km.resultModal.title} <RoundId>{km.common.roundTag(roundId)}</RoundId>
        </Typography>
        <Reels>
          <ReelRow digits={shownDigits(reveal)} />
        </Reels>
        {ownBets && <RevealedBetsPanel key={roundId} bets={ownBets} />}
        <VisuallyHidden as="p" role="status">
          {isComplete ? announcement.join('. ') : ''}
        </VisuallyHidden>
      </Draw>
      <CloseButton aria-label={km.keypad.close} color="inherit" onClick={close}>
        <CloseIcon fontSize="small" />
      </CloseButton>
    </Dialog>,
    document.body,
  );
}

function keepFocus(event: MouseEvent): void {
  const isBeside = event.target instanceof Element && !event.target.closest('[role="dialog"]');
  if (isBeside) event.preventDefault();
}
