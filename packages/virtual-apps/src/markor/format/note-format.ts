import { extensionOf, nameOf } from '../store/file-name.ts';

export type NoteFormat = 'markdown' | 'todotxt' | 'csv' | 'plaintext';

/** How a file's name says it is written. Plain `.txt` counts as Markdown, as in Markor. */
export function noteFormat(path: string): NoteFormat {
  if (/(^|[._-])todo([._-].*)?\.txt$/i.test(nameOf(path))) return 'todotxt';
  const extension = extensionOf(path);
  if (extension === '.csv') return 'csv';
  if (['.md', '.markdown', '.mdown', '.mkd', '.mkdn', '.mdwn', '.rmd', '.text', '.txt'].includes(extension)) {
    return 'markdown';
  }
  return 'plaintext';
}
