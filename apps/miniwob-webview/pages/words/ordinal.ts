/** A place in a row, counted from 1: `1st`, `2nd`, `3rd`, `4th`, `11th`. */
export function ordinal(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 14;
  return `${place}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10]) ?? 'th'}`;
}
