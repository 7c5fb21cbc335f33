import type { AppApi, Row } from '@androidworld/app-sdk';
import { createTar, type TarFileInput } from 'nanotar';
import { packageName } from '../package-name.ts';
import { database } from './database.ts';
import { resourcePath } from './resources.ts';

/** The tables of a JEX archive, with Joplin's numbers of what they hold (`BaseModel.TYPE_…`). */
const exported = [
  { table: 'folders', type: 2, where: 'WHERE deleted_time = 0' },
  { table: 'notes', type: 1, where: 'WHERE deleted_time = 0 AND is_conflict = 0' },
  { table: 'resources', type: 4, where: '' },
  { table: 'tags', type: 5, where: '' },
  { table: 'note_tags', type: 6, where: '' },
] as const;

const isoTimes: ReadonlySet<string> = new Set([
  'created_time',
  'updated_time',
  'user_created_time',
  'user_updated_time',
]);

/** Writes all notes into a JEX archive, which any Joplin reads. @returns its path */
export async function exportJex(api: AppApi): Promise<string> {
  const rows = api.database(database.name);
  const attrs = { mtime: await api.clock.now() };
  const entries: TarFileInput[] = [];
  for (const { table, type, where } of exported) {
    for (const row of await rows.all(`SELECT * FROM ${table} ${where} ORDER BY id`)) {
      const content = new TextEncoder().encode(serializeItem(row, type));
      entries.push({ name: `${row.id}.md`, data: content });
      if (table !== 'resources') continue;
      const file = { id: String(row.id), fileExtension: String(row.file_extension) };
      const path = resourcePath(file);
      // The archive names a file that is missing here, too.
      const bytes = await api.files.read(path).catch(() => undefined);
      if (bytes === undefined) continue;
      entries.push({ name: `resources/${path.slice(path.lastIndexOf('/') + 1)}`, data: bytes });
    }
  }
  const path = `/data/data/${packageName}/cache/jex-export.jex`;
  await api.files.write(path, createTar(entries, { attrs }));
  return path;
}

/** An item as Joplin writes it for synchronization and export: title, body, then a line for each other value. */
function serializeItem({ title, body, ...values }: Row, type: number): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${shown(name, value)}`);
  const texts = [title, body].filter((text) => text !== undefined && text !== '');
  return [...texts, [...lines, `type_: ${type}`].join('\n')].join('\n\n');
}

function shown(name: string, value: Row[string]): string {
  if (isoTimes.has(name)) return new Date(Number(value)).toISOString();
  return String(value ?? '').replaceAll('\n', '\\n');
}
