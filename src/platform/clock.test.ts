import { createClock } from './clock';

function setUp() {
  const time = { monotonic: 500, wall: 1_000_000 };
  const clock = createClock({ monotonic: () => time.monotonic, wall: () => time.wall });
  const pass = (monotonic: number, wall: number) => {
    time.monotonic += monotonic;
    time.wall += wall;
    return clock.now();
  };
  return { clock, pass };
}

describe('the date', () => {
  const day = 24 * 60 * 60 * 1000;

  it('follows the wall clock, also after it was set back', () => {
    const { clock, pass } = setUp();
    expect(clock.date()).toBe(1_000_000);
    pass(1000, -day);
    expect(clock.date()).toBe(1_000_000 - day);
  });

  it.each([
    ['ahead', day],
    ['behind', -day],
  ])('is the server’s if the machine is a day %s, until it is set right', (_, error) => {
    const { clock, pass } = setUp();
    clock.noteServerTime(1_000_000 - error);
    expect(clock.date()).toBe(1_000_000 - error);
    pass(5000, 5000);
    expect(clock.date()).toBe(1_005_000 - error);
    pass(0, -error);
    clock.noteServerTime(1_005_000 - error);
    expect(clock.date()).toBe(1_005_000 - error);
    pass(1000, 1000);
    expect(clock.date()).toBe(1_006_000 - error);
  });

  it('is the machine’s again at once if it is set back by the day that it was ahead', () => {
    const { clock, pass } = setUp();
    clock.noteServerTime(1_000_000 - day);
    pass(0, -day - 7000);
    expect(clock.date()).toBe(1_000_000 - day - 7000);
  });

  it('is the machine’s if the server is less than a day away', () => {
    const { clock } = setUp();
    clock.noteServerTime(1_000_000 + day - 1);
    expect(clock.date()).toBe(1_000_000);
  });
});

describe('the clock', () => {
  it('[4.9] includes the time that the machine slept', () => {
    expect(setUp().pass(0, 300_000)).toBe(1_300_000);
  });

  it('[4.9] never runs backwards', () => {
    const { pass } = setUp();
    expect(pass(0, -5000)).toBe(1_000_000);
    expect(pass(-10, -10)).toBe(1_000_000);
  });

  it('does not gain from sources that are rounded differently', () => {
    const { pass } = setUp();
    for (let look = 0; look < 1000; look += 1) {
      pass(10.4, 10);
      pass(9.6, 10);
    }
    expect(pass(0, 0)).toBeCloseTo(1_020_000, 3);
  });

  it('includes a sleep even after the wall clock was set back', () => {
    const { pass } = setUp();
    pass(1000, -3_600_000);
    expect(pass(0, 60_000)).toBe(1_061_000);
  });

  it('includes what the wall clock gains in small steps once it is more than 20 ms', () => {
    const { pass } = setUp();
    expect(pass(0, 15)).toBe(1_000_000);
    expect(pass(0, 5)).toBe(1_000_000);
    expect(pass(0, 1)).toBe(1_000_021);
  });

  it('takes 20 ms back for a difference in rounding, which a later gain makes good', () => {
    const { pass } = setUp();
    expect(pass(0, -20)).toBe(1_000_000);
    expect(pass(0, 41)).toBe(1_000_021);
  });
});
