import type { Units } from '../store/preferences.ts';

interface Length {
  readonly name: string;
  /** Metres. */
  readonly metres: number;
}

interface UnitSystem {
  readonly short: Length;
  readonly long: Length;
  /** What heights are told in. */
  readonly height: Length;
  readonly speed: string;
  readonly pace: string;
}

const metre: Length = { name: 'm', metres: 1 };
const foot: Length = { name: 'ft', metres: 0.3048 };
const mile: Length = { name: 'mi', metres: 1609.344 };

export const unitSystems: Readonly<Record<Units, UnitSystem>> = {
  METRIC: { short: metre, long: { name: 'km', metres: 1000 }, height: metre, speed: 'km/h', pace: 'min/km' },
  IMPERIAL: { short: foot, long: mile, height: foot, speed: 'mph', pace: 'min/mi' },
  IMPERIAL_METER: { short: metre, long: mile, height: metre, speed: 'mph', pace: 'min/mi' },
  NAUTICAL: { short: foot, long: { name: 'NM', metres: 1852 }, height: foot, speed: 'kn', pace: 'min/NM' },
};
