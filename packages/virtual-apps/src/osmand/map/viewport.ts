import type { LatLon } from '../geo/lat-lon.ts';
import { project, unproject } from '../geo/mercator.ts';

/** What of the world is shown, and how. */
export interface Viewport {
  readonly center: LatLon;
  /** At 0 the world is 256 dp wide, at each level twice as wide. */
  readonly zoom: number;
  /** Degrees the map is turned, clockwise. */
  readonly rotation: number;
}

/** A place on the map's view, dp from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const zooms = { least: 1, most: 22 } as const;

const worldDp = 256;
const METERS_AROUND = 40_075_016.686;

export function toScreen(at: LatLon, view: Viewport, size: Size): Point {
  const world = worldDp * 2 ** view.zoom;
  const from = project(view.center);
  const to = project(at);
  return turned({ x: (to.x - from.x) * world, y: (to.y - from.y) * world }, view.rotation, size);
}

export function toPlace(point: Point, view: Viewport, size: Size): LatLon {
  const world = worldDp * 2 ** view.zoom;
  const from = project(view.center);
  const { sine, cosine } = turn(-view.rotation);
  const x = point.x - size.width / 2;
  const y = point.y - size.height / 2;
  return unproject({
    x: from.x + (x * cosine - y * sine) / world,
    y: Math.min(1, Math.max(0, from.y + (x * sine + y * cosine) / world)),
  });
}

/** The map is drawn along with a finger. @param by dp */
export function panned(view: Viewport, by: Point): Viewport {
  const none = { width: 0, height: 0 };
  return { ...view, center: toPlace({ x: -by.x, y: -by.y }, view, none) };
}

/** Another zoom, or turned, with what is at a point staying there. */
export function changedAbout(view: Viewport, change: Partial<Viewport>, point: Point, size: Size): Viewport {
  const wanted = { ...view, ...change };
  const next = { ...wanted, zoom: Math.min(zooms.most, Math.max(zooms.least, wanted.zoom)) };
  const stays = toPlace(point, view, size);
  const now = toScreen(stays, next, size);
  return panned(next, { x: point.x - now.x, y: point.y - now.y });
}

/** Two fingers went to other places: the map is moved, zoomed and turned with them. */
export function pinchedTo(
  view: Viewport,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
  size: Size,
): Viewport {
  const vector = ([one, other]: readonly [Point, Point]) => ({ x: other.x - one.x, y: other.y - one.y });
  const middle = ([one, other]: readonly [Point, Point]) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const from = vector(before);
  const to = vector(now);
  const grown = Math.max(1, Math.hypot(to.x, to.y)) / Math.max(1, Math.hypot(from.x, from.y));
  const turnedBy = ((Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x)) * 180) / Math.PI;
  const start = middle(before);
  const end = middle(now);
  const moved = panned(view, { x: end.x - start.x, y: end.y - start.y });
  const change = { zoom: view.zoom + Math.log2(grown), rotation: normal(view.rotation + turnedBy) };
  return changedAbout(moved, change, end, size);
}

/** Metres on the ground to a dp in the middle of the map. */
export function metresPerDp({ center, zoom }: Viewport): number {
  return (METERS_AROUND * Math.cos((center.lat * Math.PI) / 180)) / (worldDp * 2 ** zoom);
}

function normal(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

function turn(degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return { sine: Math.sin(angle), cosine: Math.cos(angle) };
}

function turned({ x, y }: Point, degrees: number, { width, height }: Size): Point {
  const { sine, cosine } = turn(degrees);
  return { x: width / 2 + x * cosine - y * sine, y: height / 2 + x * sine + y * cosine };
}
