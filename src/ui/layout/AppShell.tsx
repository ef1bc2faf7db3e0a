import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Day } from '../../domain/dates';
import { km } from '../../i18n/km';
import { Brand } from './Brand';

const Bar = styled('footer')(({ theme: { vars } }) => ({
  padding: '20px 16px',
  color: vars.palette.ink[200],
  isolation: 'isolate',
}));

const Line = styled(Typography)({ display: 'flex', justifyContent: 'center', gap: 8 });

interface FooterProps {
  day: Day;
  /** The build, in the footer's tooltip; null if unknown. */
  version: string | null;
}

/** The footer: the year and a short brand mark. */
export function Footer({ day, version }: FooterProps) {
  return (
    <Bar title={version ?? undefined}>
      <Line variant="caption">
        © {day.slice(0, 4)} <Brand logoSize={18} />
      </Line>
    </Bar>
  );
}

const Shell = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The footer begins below the window: the first rows of a table push nothing out of sight.
  '& > main': { minHeight: 'calc(100vh - 60px)' },
});

const SkipLink = styled(Link)(({ theme: { vars, zIndex } }) => ({
  position: 'absolute',
  top: 8,
  left: 8,
  zIndex: zIndex.tooltip,
  padding: '8px 16px',
  borderRadius: 8,
  color: vars.palette.ink[950],
  background: vars.palette.gold[300],
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

const Main = styled(Container)(({ theme }) => ({
  minWidth: 0,
  paddingBlock: 16,
  [theme.breakpoints.down('sm')]: { paddingBlock: 10 },
}));

type AppShellProps = Record<'header' | 'footer' | 'children', ReactNode>;

/** The frame of the signed-in screens: skip link, header, main area, footer. */
export function AppShell({ header, footer, children }: AppShellProps) {
  return (
    <Shell>
      <div>
        <SkipLink href="#main">{km.a11y.skipToContent}</SkipLink>
        {header}
      </div>
      <main id="main" tabIndex={-1}>
        <Main>{children}</Main>
      </main>
      {footer}
    </Shell>
  );
}
