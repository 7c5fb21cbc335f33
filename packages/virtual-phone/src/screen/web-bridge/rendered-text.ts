/** A run of text as it is drawn: letters as CSS turns them, line breaks only where they show. */
export function renderedText(text: string, { textTransform, whiteSpace }: CSSStyleDeclaration): string {
  const shown = whiteSpace.startsWith('pre') ? text : text.replaceAll(/\s+/g, ' ');
  if (textTransform === 'uppercase') return shown.toUpperCase();
  if (textTransform === 'lowercase') return shown.toLowerCase();
  if (textTransform === 'capitalize') return shown.replaceAll(/(?<=^|\s)\S/g, (letter) => letter.toUpperCase());
  return shown;
}
