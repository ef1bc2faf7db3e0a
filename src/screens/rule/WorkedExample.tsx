import { km } from '../../i18n/km';
import { valueForType } from '../../lib/drawnNumber';
import { DigitBalls } from '../../ui/ball/DigitBalls';

const types = ['3D', '2D', '1D'] as const;

/** The draw of the rules' example as balls, and what of it decides each type. */
export function WorkedExample() {
  const drawn = km.rule.exampleDraw;
  return (
    <div className="rule-example on-ink">
      <DigitBalls number={drawn} size="lg" />
      <dl>
        {types.map((type) => (
          <div key={type}>
            <dt>{type}</dt>
            <dd>
              <DigitBalls number={valueForType(drawn, type)} size="md" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
