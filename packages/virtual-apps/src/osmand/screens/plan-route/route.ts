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

/** Every change can be undone. Segments without points are left out, but for the last one, which waits for its first. */
export function changed(route: Route, segments: Route['segments']): Route {
  const kept = segments.filter((points, index) => points.length > 0 || index === segments.length - 1);
  return { segments: kept.length === 0 ? [[]] : kept, past: [...route.past, route.segments], future: [] };
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

/** Where a point is, counted through all segments. */
export function locate({ segments }: Route, index: number): { readonly segment: number; readonly at: number } {
  let at = index;
  for (const [segment, { length }] of segments.entries()) {
    if (at < length) return { segment, at };
    at -= length;
  }
  return { segment: segments.length - 1, at: segments.at(-1)?.length ?? 0 };
}

/** In the place of `count` points from this one. The point after the last of a segment is the first of the next. */
export function spliced(route: Route, index: number, count: number, ...points: readonly LatLon[]): Route {
  const { segment, at } = locate(route, index);
  return changed(
    route,
    route.segments.map((each, place) => (place === segment ? each.toSpliced(at, count, ...points) : each)),
  );
}

/** Right behind a point, in the same segment. */
export function withPointAfter(route: Route, index: number, point: LatLon): Route {
  const { segment, at } = locate(route, index);
  return changed(
    route,
    route.segments.map((each, place) => (place === segment ? each.toSpliced(at + 1, 0, point) : each)),
  );
}

/** A point to another place among all; segments stay as long as they are. */
export function reordered(route: Route, from: number, to: number): Route {
  const points = pointsOf(route);
  const [moved] = points.slice(from, from + 1);
  if (moved === undefined) return route;
  const next = points.toSpliced(from, 1).toSpliced(to, 0, moved);
  let start = 0;
  const segments = route.segments.map(({ length }) => {
    const part = next.slice(start, start + length);
    start += length;
    return part;
  });
  return changed(route, segments);
}

export function trimmedBefore(route: Route, index: number): Route {
  const { segment, at } = locate(route, index);
  return changed(
    route,
    route.segments.flatMap((each, place) => (place < segment ? [] : [place === segment ? each.slice(at) : each])),
  );
}

export function trimmedAfter(route: Route, index: number): Route {
  const { segment, at } = locate(route, index);
  return changed(
    route,
    route.segments.flatMap((each, place) =>
      place > segment ? [] : [place === segment ? each.slice(0, at + 1) : each],
    ),
  );
}

/** Cuts a segment before one of its points. */
export function splitBefore(route: Route, index: number): Route {
  const { segment, at } = locate(route, index);
  return changed(
    route,
    route.segments.flatMap((each, place) => (place === segment ? [each.slice(0, at), each.slice(at)] : [each])),
  );
}

/** Makes one of a point's segment and the next, where the point is its last, or the one before, where it is its first. */
export function joined(route: Route, index: number): Route {
  const { segment, at } = locate(route, index);
  const first = at === 0 && segment > 0 ? segment - 1 : segment;
  const [one = [], other = []] = route.segments.slice(first, first + 2);
  return changed(route, route.segments.toSpliced(first, 2, [...one, ...other]));
}
