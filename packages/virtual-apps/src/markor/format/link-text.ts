import type { NoteFormat } from './note-format.ts';

export type LinkKind = 'audio' | 'image' | 'link';

/** What is inserted for a link to an address or a file, as the format writes it. */
export function linkText(format: NoteFormat, kind: LinkKind, title: string, address: string): string {
  if (kind === 'audio') return `<audio src='${address}' controls><a href='${address}'>${title}</a></audio>`;
  if (format === 'wikitext') return kind === 'image' ? `{{${address}}}` : `[[${address}|${title}]]`;
  if (format === 'asciidoc') return kind === 'image' ? `image::${address}["${title}"]` : `link:${address}[${title}]`;
  return `${kind === 'image' ? '!' : ''}[${title}](${address})`;
}
