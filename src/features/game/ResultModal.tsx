import Dialog from '@mui/material/Dialog';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { ReelRow } from '../../ui/reel/ReelRow';
import { Themed } from '../../ui/theme/Themed';
import { selectReveal } from './gameSelectors';
import { gameEvents } from './gameSlice';
import { shownDigits } from './reveal';
import './resultModal.css';

/** The draw of a round: three reels in reading order, revealed last digit first (section 9). */
export default function ResultModal() {
  const dispatch = useAppDispatch();
  const reveal = useAppSelector(selectReveal);
  if (reveal === null) return null;
  const { roundId, digits, revealedCount } = reveal;
  const isComplete = revealedCount === digits.length;
  return (
    <Themed>
      <Dialog
        open
        onClose={() => dispatch(gameEvents.revealClosed())}
        // Tab still goes round inside; only Alt+T may take the focus to a toast.
        disableEnforceFocus
        aria-labelledby="result-title"
        slotProps={{ paper: { className: 'result on-ink' } }}
      >
        <h2 id="result-title" className="result-title">
          {km.resultModal.title} <span className="tabular">{km.common.roundTag(roundId)}</span>
        </h2>
        <ReelRow digits={shownDigits(reveal)} />
        <dl className="result-values">
          {resultTypes.map(({ name, length }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tabular">{revealedCount >= length ? digits.slice(-length) : '·'}</dd>
            </div>
          ))}
        </dl>
        <p className="visually-hidden" role="status">
          {isComplete ? km.resultModal.announcement(roundId, digits) : ''}
        </p>
      </Dialog>
    </Themed>
  );
}

const resultTypes = [
  { name: km.tables.oneDigit, length: 1 },
  { name: km.tables.twoDigits, length: 2 },
  { name: km.tables.threeDigits, length: 3 },
];
