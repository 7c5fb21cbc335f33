import type { LatLon } from '../geo/lat-lon.ts';
import { type Projected, project } from '../geo/mercator.ts';
import { cities } from '../map-data/cities.ts';
import { border, type LineKind, lines, neighbours } from '../map-data/lines.ts';
import { type Place, places } from '../map-data/places.ts';
import { pointsOfInterest } from '../map-data/points-of-interest.ts';
import { streets } from '../map-data/streets.ts';
import { countries } from '../map-data/world.ts';
import { createLabels } from './labels.ts';
import { lineWidth, type MapColors } from './map-style.ts';
import { type Size, toScreen, type Viewport } from './viewport.ts';

export interface MapPainting {
  readonly view: Viewport;
  readonly size: Size;
  readonly colors: MapColors;
  /** 1 for the usual size of names. */
  readonly textScale: number;
  readonly showPois: boolean;
}

interface Shape {
  readonly kind: LineKind;
  readonly points: readonly Projected[];
}

const shapes: readonly Shape[] = [
  ...lines.map(({ kind, points }) => ({ kind, points: points.map(project) })),
  ...streets.map(({ from, to }) => ({ kind: 'street' as const, points: [from, to].map(project) })),
];
const outline = border.map(project);

/** From below to above. */
const order: readonly LineKind[] = ['stream', 'river', 'street', 'road', 'main', 'motorway', 'railway'];

const worldDp = 256;

/** The ground, lines and names; lengths are dp, the context is scaled already. */
export function paintMap(context: CanvasRenderingContext2D, painting: MapPainting): void {
  const { view, size, colors } = painting;
  const { zoom } = view;
  context.fillStyle = zoom < 9 ? colors.water : colors.land;
  context.fillRect(0, 0, size.width, size.height);
  context.save();
  context.translate(size.width / 2, size.height / 2);
  context.rotate((view.rotation * Math.PI) / 180);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (zoom < 9) paintWorld(context, painting);
  else paintCountry(context, painting);
  context.restore();
  paintNames(context, painting);
}

function paintWorld(context: CanvasRenderingContext2D, { view, size, colors }: MapPainting): void {
  const world = worldDp * 2 ** view.zoom;
  const center = project(view.center);
  const radius = Math.hypot(size.width, size.height) / 2 / world;
  context.fillStyle = colors.land;
  context.strokeStyle = colors.border;
  context.lineWidth = 0.6;
  // The world goes on to the east and west of itself.
  const first = Math.floor(center.x - radius);
  const last = Math.floor(center.x + radius);
  context.beginPath();
  for (let turn = first; turn <= last; turn++) {
    for (const ring of countries()) trace(context, ring, { x: center.x - turn, y: center.y }, world);
  }
  context.fill('evenodd');
  context.stroke();
}

function paintCountry(context: CanvasRenderingContext2D, { view, colors }: MapPainting): void {
  const { zoom } = view;
  const world = worldDp * 2 ** zoom;
  const center = project(view.center);
  context.beginPath();
  trace(context, outline, center, world);
  context.closePath();
  context.fillStyle = colors.country;
  context.fill();
  context.fillStyle = colors.built;
  for (const place of places) {
    const at = project(place);
    context.beginPath();
    context.ellipse(
      (at.x - center.x) * world,
      (at.y - center.y) * world,
      extentOf(place) * world,
      extentOf(place) * world * 0.8,
      0,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
  for (const kind of order) {
    const width = lineWidth(kind, zoom);
    if (width === 0) continue;
    context.beginPath();
    for (const shape of shapes) if (shape.kind === kind) trace(context, shape.points, center, world);
    const hasCasing = kind === 'main' || kind === 'road' || kind === 'motorway' || kind === 'street';
    if (hasCasing && width > 1.4) {
      context.strokeStyle = colors.casing;
      context.lineWidth = width + 1.2;
      context.stroke();
    }
    context.strokeStyle = colors.lines[kind];
    context.lineWidth = width;
    context.setLineDash(kind === 'railway' ? [6, 4] : []);
    context.stroke();
  }
  context.setLineDash([8, 4, 2, 4]);
  context.strokeStyle = colors.border;
  context.lineWidth = 1.6;
  context.beginPath();
  trace(context, outline, center, world);
  context.closePath();
  context.stroke();
  context.setLineDash([]);
}

function paintNames(context: CanvasRenderingContext2D, painting: MapPainting): void {
  const { view, size, colors, textScale, showPois } = painting;
  const labels = createLabels(context, { size, colors, scale: textScale });
  const at = (place: LatLon) => toScreen(place, view, size);
  const { zoom } = view;
  if (zoom < 9) {
    for (const city of cities) if (zoom >= 3) labels.add(city.name, at(city), { height: 12, dot: true });
    if (zoom >= 6) labels.add('Liechtenstein', at({ lat: 47.15, lon: 9.55 }), { height: 13, weight: 500 });
    return;
  }
  if (zoom < 11) labels.add('Liechtenstein', at({ lat: 47.155, lon: 9.575 }), { height: 16, weight: 500 });
  for (const place of places) {
    if (zoom >= leastZoom(place)) labels.add(place.name, at(place), { height: nameHeight(place), weight: 500 });
  }
  if (zoom >= 10) for (const town of neighbours) labels.add(town.name, at(town), { height: 12, color: colors.faint });
  if (zoom >= 12 && showPois)
    for (const poi of pointsOfInterest) labels.add(poi.name, at(poi), { height: 11, dot: true, color: colors.poi });
  if (zoom >= 15) for (const street of streets) labels.add(street.name, at(street), { height: 11 });
  if (zoom >= 11.5)
    for (const line of lines) {
      const middle = line.points[Math.floor(line.points.length / 2)];
      if (middle !== undefined) labels.add(line.name, at(middle), { height: 10, color: colors.faint });
    }
}

function trace(
  context: CanvasRenderingContext2D,
  points: readonly Projected[],
  center: Projected,
  world: number,
): void {
  for (const [index, { x, y }] of points.entries()) {
    const left = (x - center.x) * world;
    const top = (y - center.y) * world;
    if (index === 0) context.moveTo(left, top);
    else context.lineTo(left, top);
  }
}

/** Share of the world that a place's built-up ground reaches, from its middle. */
function extentOf({ kind }: Place): number {
  const metres = { Town: 1100, Village: 700, Hamlet: 280, Locality: 160 }[kind];
  return metres / 40_075_016 / Math.cos((47.15 * Math.PI) / 180);
}

function leastZoom({ kind }: Place): number {
  return { Town: 10, Village: 10.5, Hamlet: 12, Locality: 12.5 }[kind];
}

function nameHeight({ kind }: Place): number {
  return { Town: 16, Village: 14, Hamlet: 12, Locality: 12 }[kind];
}
