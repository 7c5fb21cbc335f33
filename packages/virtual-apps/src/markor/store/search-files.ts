import type { AppApi } from '@androidworld/app-sdk';
import { isNoteName } from './file-name.ts';
import { readNote } from './files.ts';

export interface SearchOptions {
  readonly query: string;
  readonly isRegex: boolean;
  readonly isCaseSensitive: boolean;
  readonly inContent: boolean;
  readonly stopsAtFirst: boolean;
}

export interface SearchResult {
  readonly path: string;
  /** Below the folder that was searched. */
  readonly relativePath: string;
  readonly kind: 'file' | 'directory';
  /** Matching lines, numbered from 0; only when content is searched. */
  readonly lines: readonly { readonly number: number; readonly text: string }[];
}

/** Files and folders below a folder whose name, or whose text, matches. An expression that is none finds nothing. */
export async function searchFiles(api: AppApi, folder: string, options: SearchOptions): Promise<SearchResult[]> {
  const matches = matcher(options);
  if (matches === null) return [];
  const results: SearchResult[] = [];
  const visit = async (path: string): Promise<void> => {
    for (const entry of await api.files.list(path)) {
      if (results.length > 0 && options.stopsAtFirst) return;
      const lines = options.inContent && isNoteName(entry.name) ? await matchingLines(api, entry.path, matches) : [];
      if (matches(entry.name) || lines.length > 0) {
        results.push({ path: entry.path, relativePath: entry.path.slice(folder.length + 1), kind: entry.kind, lines });
      }
      if (entry.kind === 'directory') await visit(entry.path);
    }
  };
  await visit(folder);
  return results.sort((a, b) => (a.relativePath < b.relativePath ? -1 : 1));
}

async function matchingLines(api: AppApi, path: string, matches: (text: string) => boolean) {
  const lines = (await readNote(api, path))?.text.split('\n') ?? [];
  return lines.map((text, number) => ({ number, text })).filter(({ text }) => matches(text));
}

function matcher({ query, isRegex, isCaseSensitive }: SearchOptions): ((text: string) => boolean) | null {
  if (isRegex) {
    try {
      const expression = new RegExp(query, isCaseSensitive ? '' : 'i');
      return (text) => expression.test(text);
    } catch {
      // A SyntaxError: what is typed is no expression, so nothing can match it.
      return null;
    }
  }
  const fold = (text: string) => (isCaseSensitive ? text : text.toLowerCase());
  const wanted = fold(query);
  return (text) => fold(text).includes(wanted);
}
