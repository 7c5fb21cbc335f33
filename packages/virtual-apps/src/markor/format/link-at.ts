const links = /\b(?:https?:\/\/|mailto:)[^\s<>()[\]"']+/g;

/** The address the cursor is in, else the first of its line; undefined when there is none. */
export function linkAt(text: string, cursor: number): string | undefined {
  const lineStart = text.lastIndexOf('\n', cursor - 1) + 1;
  const end = text.indexOf('\n', cursor);
  const line = text.slice(lineStart, end === -1 ? undefined : end);
  const found = [...line.matchAll(links)].map((match) => ({ address: match[0], at: lineStart + match.index }));
  const under = found.find(({ address, at }) => at <= cursor && cursor <= at + address.length);
  return (under ?? found[0])?.address;
}
