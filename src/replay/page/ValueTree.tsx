import { JSONTree } from 'react-json-tree';
import { palette } from '../../ui/theme/tokens';

/** The tree's own colour names, filled with the app's tokens. */
const colours = {
  scheme: 'replay',
  author: '',
  base00: 'transparent',
  base01: palette.ink900,
  base02: palette.ink800,
  base03: palette.ink200,
  base04: palette.ink200,
  base05: palette.ink200,
  base06: palette.white,
  base07: palette.white,
  base08: palette.red300,
  base09: palette.orange300,
  base0A: palette.gold300,
  base0B: palette.green300,
  base0C: palette.ink200,
  base0D: palette.gold200,
  base0E: palette.ink200,
  base0F: palette.ink200,
};

interface ValueTreeProps {
  value: unknown;
  /** So many levels are open at first. */
  openLevels: number;
}

/** Any value as a tree of text. */
export function ValueTree({ value, openLevels }: ValueTreeProps) {
  return (
    <div className="tree">
      <JSONTree
        data={value}
        theme={colours}
        hideRoot
        shouldExpandNodeInitially={(_path, _data, level) => level < openLevels}
      />
    </div>
  );
}
