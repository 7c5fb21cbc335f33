import type { LatLon } from '../../geo/lat-lon.ts';

/** A route that is being planned: segments of points, and what was taken back. */
export interface Route {
  readonly segments: readonly (readonly LatLon[])[];
  readonly past: readonly Route['segments'][];
  readonly future: readonly Route['segments'][];
}

export const emptyRoute: Route = { segments: [[]], past: [], future: [] };

export function pointsOf({ segments }: Route): readonly LatLon[] {
  return segments.flat();
}

/** Every change can be undone. */
export function changed(route: Route, segments: Route['segments']): Route {
  return { segments: segments.length === 0 ? [[]] : segments, past: [...route.past, route.segments], future: [] };
}

export function withPoint(route: Route, point: LatLon): Route {
  const last = route.segments.at(-1) ?? [];
  return changed(route, [...route.segments.slice(0, -1), [...last, point]]);
}

export function undone(route: Route): Route {
  const before = route.past.at(-1);
  if (before === undefined) return route;
  return { segments: before, past: route.past.slice(0, -1), future: [route.segments, ...route.future] };
}

export function redone(route: Route): Route {
  const [next, ...future] = route.future;
  if (next === undefined) return route;
  return { segments: next, past: [...route.past, route.segments], future };
}

export function reversed(route: Route): Route {
  return changed(route, route.segments.map((points) => [...points].reverse()).reverse());
}
