import type { LineKind } from '../map-data/lines.ts';

export interface MapColors {
  readonly water: string;
  readonly land: string;
  readonly country: string;
  readonly built: string;
  readonly border: string;
  readonly text: string;
  /** Names of points of interest, of roads and of what lies beyond the border. */
  readonly poi: string;
  readonly faint: string;
  readonly halo: string;
  readonly lines: Readonly<Record<LineKind, string>>;
  readonly casing: string;
}

/** Light, as the app's own style is by day. */
export const day: MapColors = {
  water: '#9cc6e8',
  land: '#f1eee8',
  country: '#e5efdb',
  built: '#dcd7cf',
  border: '#9a5ea8',
  text: '#222222',
  poi: '#7a4a1d',
  faint: '#666666',
  halo: 'rgb(255 255 255 / 0.85)',
  casing: '#b8a27c',
  lines: {
    motorway: '#e7796f',
    main: '#f5c66b',
    road: '#fbf2b6',
    street: '#ffffff',
    railway: '#777777',
    river: '#7db4de',
    stream: '#7db4de',
  },
};

export const night: MapColors = {
  water: '#18303f',
  land: '#22252a',
  country: '#262c28',
  built: '#34373d',
  border: '#8d62a0',
  text: '#e2e2e2',
  poi: '#e0b080',
  faint: '#a0a4a8',
  halo: 'rgb(20 22 26 / 0.85)',
  casing: '#3a3a32',
  lines: {
    motorway: '#8c3f3a',
    main: '#8a6a2c',
    road: '#6b6440',
    street: '#4b4f55',
    railway: '#8b8b8b',
    river: '#24506f',
    stream: '#24506f',
  },
};

/** Width of a line in dp at a zoom; 0 where it is not drawn. */
export function lineWidth(kind: LineKind, zoom: number): number {
  const least = { motorway: 7, main: 8, road: 10, street: 12, railway: 10, river: 7, stream: 11 }[kind];
  if (zoom < least) return 0;
  const base = { motorway: 2.4, main: 2.2, road: 1.6, street: 1.1, railway: 1, river: 2.6, stream: 0.9 }[kind];
  return base * Math.min(6, Math.max(0.7, 1.35 ** (zoom - 12)));
}
