import type { Entry } from './entry.ts';

/** What is asked before files are deleted. */
export function deleteMessage(entries: readonly Pick<Entry, 'name' | 'kind'>[]): string {
  const [only] = entries;
  const folders = entries.filter(({ kind }) => kind === 'folder').length;
  if (entries.length === 1 && only !== undefined) {
    return folders === 1 ? `Delete folder "${only.name}" and its contents?` : `Delete "${only.name}"?`;
  }
  if (folders === 0) return `Delete ${entries.length} files?`;
  if (folders === entries.length) return `Delete ${folders} folders and their contents?`;
  return `Delete ${entries.length} items?`;
}
