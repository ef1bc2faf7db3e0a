import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BallRow, DigitBall } from '../ball/DigitBalls';

const hop = keyframes`
  0%, 60%, 100% { transform: none; }
  30% { transform: translateY(-14px); }
`;

const Screen = styled('main')(({ theme: { vars } }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 22,
  minHeight: '100vh',
  padding: 24,
  color: vars.palette.common.white,
  textAlign: 'center',
  background: `radial-gradient(circle at 50% 35%, ${vars.palette.ink[700]}, ${vars.palette.ink[950]} 75%)`,
}));

const HoppingBalls = styled(BallRow)({
  '&[data-size]': { gap: 10 },
  '& > span': { animation: `${hop} 900ms ease-in-out infinite` },
  '& > span + span': { animationDelay: '130ms' },
  '& > span + span + span': { animationDelay: '260ms' },
});

interface LoadingScreenProps {
  text: string;
  id?: string;
  /** False once nothing is under way any more: the balls rest. */
  busy?: boolean;
  /** What stands below the text, such as a link to try again. */
  children?: ReactNode;
}

/** A whole screen that waits: three hopping balls and a word. */
export function LoadingScreen({ text, id, busy = true, children }: LoadingScreenProps) {
  return (
    <Screen id={id} aria-busy={busy}>
      {busy && (
        <HoppingBalls data-size="md" aria-hidden="true">
          <DigitBall digit="3" />
          <DigitBall digit="2" color="pale" />
          <DigitBall digit="1" />
        </HoppingBalls>
      )}
      <div role="status">
        <Typography component="h1">{text}</Typography>
      </div>
      {children}
    </Screen>
  );
}
