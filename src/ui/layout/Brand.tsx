import SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { hiddenFromSight } from '../text';

const Ball = styled(SvgIcon)(({ theme: { vars } }) => {
  const { gold, ink, common } = vars.palette;
  return {
    width: '1em',
    height: '1em',
    '& [data-ball]': { fill: gold[500] },
    '& [data-shade]': { fill: gold[600] },
    '& [data-face]': { fill: common.white },
    '& [data-seven]': { fill: 'none', stroke: ink[900], strokeWidth: 4.2 },
    '& [data-sheen]': { fill: 'none', stroke: gold[200], strokeWidth: 3 },
    '& path': { strokeLinecap: 'round', strokeLinejoin: 'round' },
  };
});

interface LogoProps {
  /** Width and height in pixels. */
  size?: number;
}

/** The mark of the product: a gold lottery ball that carries the seven. */
export function Logo({ size = 34 }: LogoProps) {
  return (
    <Ball viewBox="0 0 48 48" sx={{ fontSize: size }}>
      <circle data-ball cx="24" cy="24" r="23" />
      <path data-shade d="M24 1a23 23 0 0 1 0 46c9-5 14-13 14-23S33 6 24 1Z" />
      <circle data-face cx="24" cy="24" r="14.5" />
      <path data-seven d="M18.5 17.5h11.5l-6.5 14" />
      <path data-sheen d="M9 17a17 17 0 0 1 8-8.5" />
    </Ball>
  );
}

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  verticalAlign: 'middle',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  // Out of sight in the bar of the narrowest phones, and still the name of its link.
  '&[data-narrow] > span': { '@media (max-width: 374px)': hiddenFromSight },
});

interface BrandProps {
  /** Height of the mark in pixels. */
  logoSize?: number;
  /** On a phone the name is hidden to leave room for its neighbours. */
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
