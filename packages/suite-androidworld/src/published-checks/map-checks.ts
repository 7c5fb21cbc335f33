import { osmAnd } from '@androidworld/android-kit';
import { coordinatesOf, isNear } from '../tasks/maps/locations.ts';
import { passes } from '../tasks/maps/save-track.ts';
import { type PublishedCheck, text } from './published-check.ts';

export const mapChecks: Readonly<Record<string, PublishedCheck>> = {
  /** One of the default group is there, or has the location in its name. */
  OsmAndFavorite: {
    async holds({ device, signal }, { params }) {
      const location = text(params.location);
      const wanted = coordinatesOf(location);
      const favorites = (await osmAnd.favorites.list(device, { signal })).filter(
        ({ file }) => file === 'favorites.gpx',
      );
      return favorites.some((found) => found.name.includes(location) || (wanted !== null && isNear(found, wanted)));
    },
  },
  /** Those of the history count, and others may be there as well. */
  OsmAndMarker: {
    async holds({ device, signal }, { params }) {
      const wanted = coordinatesOf(text(params.location));
      return (await osmAnd.markers.list(device, { signal })).some((found) => wanted !== null && isNear(found, wanted));
    },
  },
  /** Only files at the top of the folder count. */
  OsmAndTrack: {
    async holds({ device, signal }, { params }) {
      const targets = (params.waypoints as readonly string[]).map(coordinatesOf);
      const tracks = await osmAnd.tracks.list(device, { signal });
      return tracks.some((track) => !track.file.includes('/') && passes(track, targets));
    },
  },
};
