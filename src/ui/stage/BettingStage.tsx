import type { ReactNode } from 'react';
import { km } from '../../i18n/km';
import { Surface } from '../layout/Surface';
import './stage.css';

interface BettingStageProps {
  /** The round id with its `#`. */
  round: ReactNode;
  number: ReactNode;
  countdown: ReactNode;
  keypad: ReactNode;
  /** The strip of the last result; empty until there is one. */
  lastResult: ReactNode;
}

/** Lays out the betting form: the number left, the countdown beside it, the keypad right. */
export function BettingStage(props: BettingStageProps) {
  return (
    <Surface tone="ink">
      <section className="stage" aria-label={km.home.bettingForm}>
        <h1 className="visually-hidden">{km.home.bettingForm}</h1>
        <div className="stage-round">
          <span className="stage-round-word">{km.home.round}</span>
          {props.round}
        </div>
        <div className="stage-number">{props.number}</div>
        <div className="stage-timer">{props.countdown}</div>
        <div className="stage-last">{props.lastResult}</div>
        <div className="stage-keypad">{props.keypad}</div>
      </section>
    </Surface>
  );
}
