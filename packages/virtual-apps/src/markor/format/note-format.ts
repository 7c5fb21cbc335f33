import { extensionOf, nameOf } from '../store/file-name.ts';
import { isWikitext } from './wikitext.ts';

/** As the menu "Format" lists them. Key-value files are coloured as plain text. */
export const noteFormats = [
  { format: 'keyvalue', label: 'Key - Value' },
  { format: 'plaintext', label: 'Plain Text' },
  { format: 'asciidoc', label: 'AsciiDoc' },
  { format: 'markdown', label: 'Markdown' },
  { format: 'todotxt', label: 'todo.txt' },
  { format: 'wikitext', label: 'Wikitext' },
  { format: 'csv', label: 'CSV' },
  { format: 'embedbinary', label: 'Embed binary' },
] as const;

/** How a note is written. */
export type NoteFormat = (typeof noteFormats)[number]['format'];

const markdown = ['.md', '.markdown', '.mdown', '.mkd', '.mkdn', '.mdwn', '.mdx', '.rmd', '.text'];
const keyValue = ['.yml', '.yaml', '.toml', '.vcf', '.ics', '.ini', '.json', '.zim'];

/** How Markor keeps the format chosen for a note: by the name of its menu item. */
export function storedFormat(format: NoteFormat): string {
  return `action_format_${format}`;
}

/** How a note is written: as was chosen for it, else as its name says, and of a `.txt` its first line. */
export function formatOf(path: string, stored: string, text: string): NoteFormat {
  const chosen = noteFormats.find(({ format }) => storedFormat(format) === stored)?.format;
  if (chosen !== undefined) return chosen;
  const named = noteFormat(path);
  return named === 'plaintext' && extensionOf(path) === '.txt' && isWikitext(text) ? 'wikitext' : named;
}

/** How a file's name says it is written. */
export function noteFormat(path: string): NoteFormat {
  const name = nameOf(path).toLowerCase();
  if (/^todo.*\.(txt|text)$|[-.]todo\.(txt|text)$/.test(name)) return 'todotxt';
  const extension = extensionOf(path);
  if (markdown.includes(extension) || name.endsWith('.md.txt')) return 'markdown';
  if (extension === '.csv') return 'csv';
  if (keyValue.includes(extension)) return 'keyvalue';
  return ['.adoc', '.asciidoc', '.asc'].includes(extension) ? 'asciidoc' : 'plaintext';
}
