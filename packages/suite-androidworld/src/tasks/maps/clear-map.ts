import { osmAnd } from '@androidworld/android-kit';
import type { TaskContext } from '@androidworld/core';

/** Leaves OsmAnd without favourites, markers and tracks: whatever somebody made in place of what was asked for goes too. */
export async function clearMap({ device, signal }: Pick<TaskContext, 'device' | 'signal'>): Promise<void> {
  await osmAnd.favorites.clear(device, { signal });
  await osmAnd.tracks.clear(device, { signal });
  await osmAnd.markers.clear(device, { signal });
}
