/** A colour token as a browser computes it: `#147344` is `rgb(20, 115, 68)`. */
export function cssColour(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
