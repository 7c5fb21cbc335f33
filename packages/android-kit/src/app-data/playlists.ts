import type { CallOptions, Device } from '@androidworld/core';

/** A song or a video of a playlist. */
export interface PlaylistItem {
  /** What the app knows it by: the title of a song, the file name of a video. */
  readonly name: string;
  /** Length in ms; 0 where the app has noted none. */
  readonly durationMs: number;
}

/** A playlist of a player, empty ones too. */
export interface Playlist {
  /** As the person called it. */
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
  /** How a person calls the player, as in the suite's list of apps: "retro music". */
  readonly app: string;
  /** Android package of the player, e.g. `org.videolan.vlc`. */
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
