import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Brand } from './Brand';

const Bar = styled('footer')(({ theme: { vars } }) => ({
  padding: '20px 16px',
  color: vars.palette.ink[200],
  isolation: 'isolate',
}));

const Line = styled(Typography)({ display: 'flex', justifyContent: 'center', gap: 8 });

interface FooterProps {
  /** Four digits. */
  year: number;
  /** The build, told to whoever points at the footer; null where it is not known. */
  version: string | null;
}

/** The footer: the year and a short brand mark. */
export function Footer({ year, version }: FooterProps) {
  return (
    <Bar title={version ?? undefined}>
      <Line variant="caption">
        © {year} <Brand logoSize={18} />
      </Line>
    </Bar>
  );
}
