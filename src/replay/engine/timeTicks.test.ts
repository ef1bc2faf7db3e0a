import { createTimeAxis } from './timeAxis';
import { ticksOf } from './timeTicks';

const at = (time: string) => Date.parse(`2026-11-20T${time}+07:00`);
const clocks = (...[axis, most]: Parameters<typeof ticksOf>) =>
  ticksOf(axis, most).map((tick) => new Date(tick.at + 7 * 3_600_000).toISOString().slice(11, 19));

describe('ticksOf', () => {
  it('marks round times of Phnom Penh, each with room for its label', () => {
    const axis = createTimeAxis([at('10:50:03'), at('10:53:00')], false);
    expect(clocks(axis, 4)).toEqual(['10:51:00', '10:52:00']);
    expect(clocks(axis, 12).slice(0, 3)).toEqual(['10:50:15', '10:50:30', '10:50:45']);
    const hours = createTimeAxis([at('00:30:00'), at('12:10:00')], false);
    expect(clocks(hours, 8)).toEqual(['02:00:00', '04:00:00', '06:00:00', '08:00:00', '10:00:00']);
  });

  it('does not crowd the ticks of a shortened stretch', () => {
    const axis = createTimeAxis(
      [at('10:00:00'), at('10:00:04'), at('11:00:00'), at('11:00:04')],
      true,
    );
    const ticks = ticksOf(axis, 5);
    const gaps = ticks
      .slice(1)
      .map(({ position }, index) => position - (ticks[index]?.position ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(axis.length / 5);
    expect(ticks.length).toBeLessThanOrEqual(5);
  });

  it('ends for a recording of one step, and for years', () => {
    expect(ticksOf(createTimeAxis([at('10:00:00')], true), 4).length).toBeLessThanOrEqual(4);
    expect(ticksOf(createTimeAxis([0, 8e12], false), 12).length).toBeLessThanOrEqual(12);
  });
});
