import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { WarningIcon } from '../../ui/icons/icons';
import type { Bet } from '../../domain/bet';
import type { Disagreement } from '../../domain/settlementCheck';
import { fontSizes } from '../../ui/theme/fontSizes';

/** On a light surface, and on the dark one of the draw. */
const Mark = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyItems: 'end',
  color: `var(--mismatch, ${vars.palette.warning.main})`,
  fontSize: fontSizes.small,
  fontWeight: 600,
  lineHeight: 1.6,
  textAlign: 'right',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& > button': {
    minHeight: 44,
    padding: '0 8px',
    marginRight: -8,
    color: 'inherit',
    textDecoration: 'underline',
  },
}));

interface SettlementMarkProps {
  bet: Bet;
  disagreement: Disagreement;
  /** Opens the problem report with this description. */
  onReport(description: string): void;
}

/** Marks a settled bet whose figure is not that of the rule, with both figures. */
export default function SettlementMark({ bet, disagreement, onReport }: SettlementMarkProps) {
  const { notAvailable } = km.common;
  const server = formatAmount(disagreement.server);
  const rule = formatAmount(disagreement.rule);
  const report = () =>
    onReport(
      km.outcomes.disagreement(
        bet.roundId ?? notAvailable,
        bet.number ?? notAvailable,
        server,
        rule,
      ),
    );
  return (
    <Mark role="note">
      <span>
        <WarningIcon fontSize="small" />
        {km.outcomes.byServer(server)}
      </span>
      <span>{km.outcomes.byRule(rule)}</span>
      <Button variant="text" onClick={report}>
        {km.outcomes.report}
      </Button>
    </Mark>
  );
}
