import type { MapMarks } from './map-marks.ts';
import { type Point, type Size, toScreen, type Viewport } from './viewport.ts';

/** What lies over the map: paths, favourites, markers, the place chosen and the phone's own. */
export function paintMarks(
  context: CanvasRenderingContext2D,
  marks: MapMarks,
  { view, size }: { readonly view: Viewport; readonly size: Size },
): void {
  const at = (place: { lat: number; lon: number }) => toScreen(place, view, size);
  context.setLineDash([]);
  for (const { points, color, dots } of marks.paths) {
    const line = points.map(at);
    context.strokeStyle = color;
    context.lineWidth = 5;
    context.lineJoin = 'round';
    context.beginPath();
    for (const [index, { x, y }] of line.entries()) {
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
    if (dots) for (const point of line) disc(context, point, 6, '#ffffff', color);
  }
  for (const result of marks.results) disc(context, at(result), 9, '#ff8800', '#ffffff');
  for (const favorite of marks.favorites) {
    const place = at(favorite);
    disc(context, place, 12, favorite.color, '#ffffff');
    star(context, place, 6);
  }
  for (const marker of marks.markers) flag(context, at(marker), marker.color);
  if (marks.selected !== null) pin(context, at(marks.selected));
  if (marks.position !== null) {
    disc(context, at(marks.position), 16, 'rgb(35 123 255 / 0.25)', 'rgb(35 123 255 / 0.4)');
    disc(context, at(marks.position), 7, '#237bff', '#ffffff');
  }
}

function disc(context: CanvasRenderingContext2D, { x, y }: Point, radius: number, fill: string, edge: string): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = edge;
  context.stroke();
}

function star(context: CanvasRenderingContext2D, { x, y }: Point, radius: number): void {
  context.beginPath();
  for (let corner = 0; corner < 10; corner++) {
    const far = corner % 2 === 0 ? radius : radius * 0.42;
    const angle = (corner * Math.PI) / 5 - Math.PI / 2;
    context.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle));
  }
  context.closePath();
  context.fillStyle = '#ffffff';
  context.fill();
}

function flag(context: CanvasRenderingContext2D, { x, y }: Point, color: string): void {
  context.strokeStyle = '#444444';
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x, y - 28);
  context.stroke();
  context.beginPath();
  context.moveTo(x, y - 28);
  context.lineTo(x + 18, y - 22);
  context.lineTo(x, y - 15);
  context.closePath();
  context.fillStyle = color;
  context.fill();
  disc(context, { x, y }, 3, color, '#ffffff');
}

function pin(context: CanvasRenderingContext2D, { x, y }: Point): void {
  context.beginPath();
  context.moveTo(x, y);
  context.bezierCurveTo(x - 5, y - 12, x - 13, y - 16, x - 13, y - 25);
  context.arc(x, y - 25, 13, Math.PI, 0);
  context.bezierCurveTo(x + 13, y - 16, x + 5, y - 12, x, y);
  context.fillStyle = '#ff8800';
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = '#ffffff';
  context.stroke();
  disc(context, { x, y: y - 25 }, 5, '#ffffff', '#ffffff');
}
