import type { AppApi } from '@androidworld/app-sdk';
import { database } from './database.ts';

const folder = '/storage/emulated/0/Download';

/**
 * Writes all notes as Markdown into one file. The real app makes a JEX archive, which only Joplin reads.
 *
 * @returns the path of the file
 */
export async function exportNotes(api: AppApi): Promise<string> {
  const notes = await database.open(api).notes.all({ where: { deletedMs: 0 }, orderBy: 'title COLLATE NOCASE' });
  const path = `${folder}/joplin-export.md`;
  await api.files.write(path, notes.map(({ title, body }) => `# ${title}\n\n${body}\n`).join('\n'));
  return path;
}
