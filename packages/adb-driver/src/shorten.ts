/** A text for an error message, cut where it grows past what a person reads. */
export function shorten(text: string, length = 200): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters.slice(0, length).join('')}… (${characters.length} characters)`;
}
