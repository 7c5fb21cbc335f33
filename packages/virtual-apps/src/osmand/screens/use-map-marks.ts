import { useMemo } from 'preact/hooks';
import type { LatLon } from '../geo/lat-lon.ts';
import type { MapMarks } from '../map/map-marks.ts';
import { pointsOfInterest } from '../map-data/points-of-interest.ts';
import { poiObject } from '../search/map-objects.ts';
import type { MapObject } from '../search/search-result.ts';
import type { Favorite } from '../store/favorite.ts';
import { type Marker, markerColors } from '../store/markers.ts';
import { parseDescription } from '../store/point-description.ts';
import type { ProfileSettings } from '../store/settings.ts';
import { fileOf, type Track } from '../store/tracks.ts';
import type { Plan } from './plan-route/plan.ts';

interface Shown {
  readonly profile: ProfileSettings;
  readonly favorites: readonly Favorite[];
  readonly markers: readonly Marker[];
  readonly tracks: readonly Track[];
  /** Files of the tracks that are on the map, one in a line. */
  readonly shownTracks: string;
  readonly plan: Plan | null;
  readonly preview: readonly LatLon[];
  readonly selected: MapObject | null;
  readonly position: LatLon | null;
  readonly results: readonly MapObject[];
}

/** Places of the kinds that lie over the map, and what was searched for. */
export function placesOver(profile: ProfileSettings, results: readonly MapObject[]): readonly MapObject[] {
  const kinds = [profile.poiOverlay, ...(profile.showTransport ? ['Transport'] : [])];
  return [...results, ...pointsOfInterest.filter(({ category }) => kinds.includes(category)).map(poiObject)];
}

/** What is drawn over the map. */
export function useMapMarks(shown: Shown): MapMarks {
  const { profile, favorites, markers, tracks, shownTracks, plan, preview, selected, position, results } = shown;
  return useMemo((): MapMarks => {
    const files = shownTracks.split('\n');
    const paths = tracks
      .filter((track) => files.includes(fileOf(track)))
      .flatMap((track) => track.segments.map((points) => ({ points, color: '#b4309f', dots: false })));
    const planned = (plan?.route.segments ?? []).map((points) => ({ points, color: '#237bff', dots: true }));
    const way = preview.length > 1 ? [{ points: preview, color: '#237bff', dots: false }] : [];
    return {
      favorites: profile.showFavorites ? favorites.filter(({ hidden }) => !hidden) : [],
      markers: profile.showMarkers
        ? markers.map((marker) => ({
            ...marker,
            name: parseDescription(marker.description).name,
            color: markerColors[marker.color] ?? markerColors[0],
          }))
        : [],
      paths: [...paths, ...planned, ...way],
      selected,
      position,
      results: placesOver(profile, results),
    };
  }, [favorites, markers, tracks, plan, preview, selected, position, results, profile, shownTracks]);
}
