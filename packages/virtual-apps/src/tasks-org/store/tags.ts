import type { AppApi } from '@androidworld/app-sdk';
import { database, type Tag } from './database.ts';

const { tagdata, tags } = database.tables;

/** The name stands in the rows of its tasks, too. */
export async function saveTag(api: AppApi, tag: Tag, changes: { name: string; color: number }): Promise<void> {
  await database
    .open(api)
    .transaction([
      tagdata.update(changes, { where: { id: tag.id } }),
      tags.update({ name: changes.name }, { where: { tagUid: tag.remoteId } }),
    ]);
}

export async function deleteTag(api: AppApi, tag: Tag): Promise<void> {
  await database
    .open(api)
    .transaction([tagdata.delete({ where: { id: tag.id } }), tags.delete({ where: { tagUid: tag.remoteId } })]);
}
