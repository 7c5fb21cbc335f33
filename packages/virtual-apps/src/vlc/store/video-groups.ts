import type { AppApi } from '@androidworld/app-sdk';
import type { Media } from './library.ts';
import { mediaDatabase } from './media-database.ts';

/** What a group says of itself follows from the videos in it; the number of those present is never above that of all. */
const recount = (ids: string) => [
  `UPDATE MediaGroup SET nb_present_video = 0 WHERE id_group IN (${ids})`,
  `UPDATE MediaGroup SET nb_video = (SELECT COUNT(*) FROM Media WHERE group_id = id_group AND type = 1) WHERE id_group IN (${ids})`,
  `UPDATE MediaGroup SET nb_present_video = nb_video WHERE id_group IN (${ids})`,
];

export async function renameGroup(api: AppApi, id: number, name: string): Promise<void> {
  await mediaDatabase
    .open(api)
    .run('UPDATE MediaGroup SET name = ?, user_interacted = 1 WHERE id_group = ?', [name, id]);
}

/** Each of these by itself from now on, whatever their names; a group that has none left goes. @param now seconds since the epoch */
export async function ungroup(api: AppApi, videos: readonly Media[], now: number): Promise<void> {
  const database = mediaDatabase.open(api);
  const left = new Set(videos.flatMap(({ groupId }) => groupId ?? []));
  for (const { id, title } of videos) {
    const { lastId } = await database.run(
      'INSERT INTO MediaGroup(name, nb_video, nb_present_video, duration, creation_date, last_modification_date, user_interacted, forced_singleton) VALUES (?, 1, 1, 0, ?, ?, 1, 1)',
      // Its trigger adds the length of what comes into it.
      [title, now, now],
    );
    await database.run('UPDATE Media SET group_id = ? WHERE id_media = ?', [lastId, id]);
  }
  for (const sql of recount([...left].join(', '))) await database.run(sql, []);
}
