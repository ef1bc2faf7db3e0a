import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { valueForType } from '../../lib/drawnNumber';
import { DigitBalls } from '../../ui/ball/DigitBalls';

const types = ['3D', '2D', '1D'] as const;

const Example = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '18px 56px',
  marginTop: 6,
  padding: '18px 22px',
  [theme.breakpoints.down('sm')]: { padding: '14px 16px' },
}));

const Values = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '14px 32px',
  '& dt': {
    marginBottom: 4,
    color: theme.vars.palette.gold[300],
    fontWeight: 600,
    fontSize: '0.9rem',
  },
  [theme.breakpoints.down('sm')]: { gap: '12px 20px' },
}));

/** The draw of the rules' example as balls, and what of it decides each type. */
export function WorkedExample() {
  const drawn = km.rule.exampleDraw;
  return (
    <Example variant="ink">
      <DigitBalls number={drawn} size="lg" />
      <Values>
        {types.map((type) => (
          <div key={type}>
            <dt>{type}</dt>
            <dd>
              <DigitBalls number={valueForType(drawn, type)} size="md" />
            </dd>
          </div>
        ))}
      </Values>
    </Example>
  );
}
