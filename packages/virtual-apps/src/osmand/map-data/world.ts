import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';
import type { LatLon } from '../geo/lat-lon.ts';
import { type Projected, project } from '../geo/mercator.ts';

let known: readonly (readonly Projected[])[] | undefined;

/** Coasts and borders of the countries of the world, coarse (Natural Earth, 1:110m), ready to be drawn. */
export function countries(): readonly (readonly Projected[])[] {
  known ??= ringsOf(atlas as unknown as Topology);
  return known;
}

function ringsOf(topology: Topology): readonly (readonly Projected[])[] {
  const { countries: all } = topology.objects;
  if (all === undefined) return [];
  const found = feature(topology, all);
  const features = found.type === 'FeatureCollection' ? found.features : [found];
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates.map(projected);
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(projected) : [];
  });
}

/** Rings that cross the 180th meridian go on beyond the edge of the world, instead of back over all of it. */
function projected(ring: readonly (readonly number[])[]): readonly Projected[] {
  let turns = 0;
  let before: number | undefined;
  return ring.map(([lon = 0, lat = 0]): Projected => {
    const { x, y } = project({ lat, lon } satisfies LatLon);
    if (before !== undefined && Math.abs(x - before) > 0.5) turns += x > before ? -1 : 1;
    before = x;
    return { x: x + turns, y };
  });
}
