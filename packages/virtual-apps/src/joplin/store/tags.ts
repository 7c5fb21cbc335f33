import type { AppApi } from '@androidworld/app-sdk';
import { database, type Tag } from './database.ts';
import { newId } from './new-id.ts';

/** Those that have a note outside the trash, by title. */
export async function listTags(api: AppApi): Promise<Tag[]> {
  return await database.open(api).tags.all({
    where: 'id IN (SELECT id FROM tags_with_note_count WHERE note_count > 0)',
    orderBy: 'title COLLATE NOCASE',
  });
}

export async function tagTitlesOf(api: AppApi, noteId: string): Promise<string[]> {
  const tags = await database.open(api).tags.all({
    where: 'id IN (SELECT tag_id FROM note_tags WHERE note_id = ?)',
    args: [noteId],
    orderBy: 'title COLLATE NOCASE',
  });
  return tags.map(({ title }) => title);
}

/** Of a text as "Work, to read". */
export function parseTags(text: string): string[] {
  const titles = text.split(',').map((title) => title.trim().toLowerCase());
  return [...new Set(titles.filter((title) => title !== ''))];
}

/** The note has these tags and no others; tags that are new are made. */
export async function setTags(api: AppApi, noteId: string, titles: readonly string[]): Promise<void> {
  const opened = database.open(api);
  const now = await api.clock.now();
  const times = { createdMs: now, updatedMs: now, userCreatedMs: now, userUpdatedMs: now };
  const before = await tagTitlesOf(api, noteId);
  const all = await opened.tags.all();
  for (const title of titles.filter((one) => !before.includes(one))) {
    const known = all.find((tag) => tag.title === title);
    const tagId = known?.id ?? (await newId(api));
    if (known === undefined) await opened.tags.insert({ id: tagId, title, ...times });
    await opened.note_tags.insert({ id: await newId(api), noteId, tagId, ...times });
  }
  const gone = all.filter(({ title }) => before.includes(title) && !titles.includes(title));
  for (const { id } of gone) await opened.note_tags.delete({ where: { noteId, tagId: id } });
}
