/** All orders of the digits of a number, ascending and each once: 123 has six, 112 three, 111 one. */
export function permutationsOf(number: string): string[] {
  if (number === '') return [number];
  const digits = Array.from(number);
  const all = digits.flatMap((first, index) =>
    permutationsOf(digits.filter((_, other) => other !== index).join('')).map(
      (rest) => first + rest,
    ),
  );
  return [...new Set(all)].sort();
}
