/** Draws until `count` different texts were drawn; two equal ones could not be told apart. */
export function drawDistinct(count: number, draw: () => string): string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) drawn.add(draw());
  return [...drawn];
}
