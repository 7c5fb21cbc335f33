/** Which of these words a text has, as words of their own. */
export function seasonalWords(text: string, words: readonly string[]): string[] {
  const plain = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return words.filter((word) => plain.includes(` ${word} `));
}
