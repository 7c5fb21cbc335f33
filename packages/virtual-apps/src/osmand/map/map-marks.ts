import type { LatLon } from '../geo/lat-lon.ts';

/** What is drawn over the map. */
export interface MapMarks {
  readonly favorites: readonly (LatLon & { readonly name: string; readonly color: string })[];
  readonly markers: readonly (LatLon & { readonly name: string; readonly color: string })[];
  /** Tracks shown, and the route that is planned. */
  readonly paths: readonly { readonly points: readonly LatLon[]; readonly color: string; readonly dots: boolean }[];
  /** The place whose menu is open. */
  readonly selected: LatLon | null;
  readonly position: LatLon | null;
  /** Results of a search by category. */
  readonly results: readonly (LatLon & { readonly name: string })[];
}
