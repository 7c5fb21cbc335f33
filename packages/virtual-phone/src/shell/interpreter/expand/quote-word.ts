/** A word that reads as itself; plain ones need no quotes. */
export function quoteWord(text: string): string {
  return /^[[\]]$|^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
