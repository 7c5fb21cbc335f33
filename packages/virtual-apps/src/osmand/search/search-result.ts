import type { LatLon } from '../geo/lat-lon.ts';
import type { PointDescription } from '../store/point-description.ts';

/** Something of the map, or of the person's own, that can be shown on it. */
export interface MapObject extends LatLon {
  readonly name: string;
  /** "Village", "Peak", "Street": the row's second line. */
  readonly kind: string;
  readonly described: PointDescription;
  /** The place it lies in; empty for none. */
  readonly address: string;
  /** Streets, houses: shown when it is tapped. */
  readonly inside?: readonly MapObject[];
  /** What its owner wrote of it. */
  readonly note?: string;
  /** A kind of places, which are shown when it is tapped. */
  readonly isPlaceKind?: true;
  /** Icon in files, of a point of interest. */
  readonly icon?: string;
}

/** A row of the search. */
export interface SearchResult {
  readonly object: MapObject;
  /** Metres from where is searched. */
  readonly distance: number;
}
