import type { LatLon } from '../../geo/lat-lon.ts';
import type { MapObject } from '../../search/search-result.ts';

/** Where a way begins, what it goes through, and where it ends. */
export interface Trip {
  /** Null: where the phone is. */
  readonly from: MapObject | null;
  readonly via: readonly MapObject[];
  readonly to: MapObject | null;
}

export const emptyTrip: Trip = { from: null, via: [], to: null };

/** Which of its points is being chosen. */
export type TripPoint = 'from' | 'via' | 'to';

export function withTripPoint(trip: Trip, which: TripPoint, object: MapObject | null): Trip {
  if (which === 'via') return object === null ? trip : { ...trip, via: [...trip.via, object] };
  return { ...trip, [which]: object };
}

/** The way without a router; empty while an end is not known. */
export function wayOf({ from, via, to }: Trip, position: LatLon | null): readonly LatLon[] {
  const start = from ?? position;
  return start === null || to === null ? [] : [start, ...via, to];
}
