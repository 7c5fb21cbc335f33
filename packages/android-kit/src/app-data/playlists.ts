import type { CallOptions, Device } from '@androidworld/core';

export interface PlaylistItem {
  /** What the app knows it by: the title of a song, the file name of a video. */
  readonly name: string;
  readonly durationMs: number;
}

export interface Playlist {
  readonly name: string;
  /** In their order. */
  readonly items: readonly PlaylistItem[];
}

/**
 * The playlists of a player, as it keeps them in its database. Needs root.
 *
 * @throws AndroidWorldError `AW_DEVICE_STATE` when the database is missing, locked, corrupt or of another schema version
 */
export interface Playlists {
  readonly app: string;
  readonly packageName: string;
  /** In the order in which they were made. The app goes on running. */
  list(device: Device, options?: CallOptions): Promise<readonly Playlist[]>;
  /** Removes all. The app is stopped. */
  clear(device: Device, options?: CallOptions): Promise<void>;
}

/** One row for each item of each playlist, one with null for the item of an empty playlist. */
export interface PlaylistRow {
  readonly id: number;
  readonly playlist: string;
  readonly item: string | null;
  readonly durationMs: number | null;
}

/** @param rows those of a playlist one after the other, in the order of its items */
export function playlistsOf(rows: readonly PlaylistRow[]): Playlist[] {
  const playlists = new Map<number, { name: string; items: PlaylistItem[] }>();
  for (const { id, playlist, item, durationMs } of rows) {
    const known = playlists.get(id) ?? { name: playlist, items: [] };
    if (item !== null) known.items.push({ name: item, durationMs: durationMs ?? 0 });
    playlists.set(id, known);
  }
  return [...playlists.values()];
}
