import type { Units } from '../store/preferences.ts';
import { decimal } from './decimal.ts';
import { unitSystems } from './units.ts';

/** A number and what it counts. */
export interface Quantity {
  readonly value: string;
  readonly unit: string;
}

/** `3.11 mi`, up to half a mile `1,637.14 ft`; likewise kilometres and metres. */
export function distanceParts(metres: number, units: Units): Quantity {
  const { short, long } = unitSystems[units];
  const unit = metres / long.metres > 0.5 ? long : short;
  return { value: decimal(metres / unit.metres, 2), unit: unit.name };
}

export function distanceText(metres: number, units: Units): string {
  return written(distanceParts(metres, units));
}

/** Of heights, without decimals. */
export function elevationParts(metres: number, units: Units): Quantity {
  const { height } = unitSystems[units];
  return { value: decimal(metres / height.metres, 0), unit: height.name };
}

export function written({ value, unit }: Quantity): string {
  return `${value} ${unit}`;
}
