/** Beyond so many places the cases are dealt again from the first. */
const mostHands = 6;

/**
 * What falls to one of several places when cases are dealt among them like cards: each place has
 * some, all together have every one.
 *
 * @param place from 0
 */
export function dealt<Case>(cases: readonly Case[], place: number, places: number): Case[] {
  const hands = Math.min(places, mostHands);
  return cases.filter((_, at) => at % hands === place % hands);
}
