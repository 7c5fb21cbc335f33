const METERS_PER_MILE = 1609.344;
const FEET_PER_METER = 3.2808;

export type MetricSystem = 'MILES_AND_FEET' | 'KILOMETERS_AND_METERS';

/** A distance as the app writes it: `200 mi`, `3.2 mi`, `820 ft`; in kilometres `350 m`, `3.25 km`. @param metres not negative */
export function formatDistance(metres: number, system: MetricSystem = 'MILES_AND_FEET'): string {
  const inMiles = system === 'MILES_AND_FEET';
  const unit = inMiles ? METERS_PER_MILE : 1000;
  const name = inMiles ? 'mi' : 'km';
  const long = metres / unit;
  if (long >= 100) return `${Math.round(long).toLocaleString('en-US')} ${name}`;
  if (long > 9.99) return `${trimmed(long, 1)} ${name}`;
  if (long > 0.999) return `${trimmed(long, 2)} ${name}`;
  return inMiles ? `${Math.round(metres * FEET_PER_METER)} ft` : `${Math.round(metres)} m`;
}

function trimmed(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}

/** The longest round length that is not longer than this, in metres: what a scale bar stands for. */
export function roundLength(metres: number, system: MetricSystem = 'MILES_AND_FEET'): number {
  const inMiles = system === 'MILES_AND_FEET';
  const long = inMiles ? METERS_PER_MILE : 1000;
  const unit = metres >= long ? long : inMiles ? 1 / FEET_PER_METER : 1;
  const count = metres / unit;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, count)));
  const step = [5, 2, 1].find((times) => times * power <= count) ?? 1;
  return step * power * unit;
}
