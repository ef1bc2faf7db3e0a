import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { hiddenFromSight } from '../text/VisuallyHidden';
import { Logo } from './Logo';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  verticalAlign: 'middle',
  fontWeight: 600,
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
  // Out of sight in the bar of a phone, and still the name of its link.
  '&[data-narrow] > span': { [theme.breakpoints.down('sm')]: hiddenFromSight },
}));

interface BrandProps {
  /** Height of the mark in pixels. */
  logoSize?: number;
  /** On a phone the name gives way to what stands beside it. */
  hideName?: boolean;
}

/** Mark and name of the product. */
export function Brand({ logoSize = 34, hideName = false }: BrandProps) {
  return (
    <Mark data-narrow={hideName || undefined}>
      <Logo size={logoSize} />
      <span>{km.common.brand}</span>
    </Mark>
  );
}
