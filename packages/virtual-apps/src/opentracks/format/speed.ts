import type { Rate, Units } from '../store/preferences.ts';
import { decimal } from './decimal.ts';
import type { Quantity } from './distance.ts';
import { unitSystems } from './units.ts';

/** @param speed metres a second @param isPace the time a length takes instead */
export function rateParts(speed: number, units: Units, isPace: boolean): Quantity {
  const { long, speed: perHour, pace } = unitSystems[units];
  if (!isPace) return { value: decimal((speed * 3600) / long.metres, 1), unit: perHour };
  const seconds = speed > 0 ? Math.round(long.metres / speed) : 0;
  return { value: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, unit: pace };
}

/** Whether an activity is told by its pace. */
export function isToldByPace(rate: Rate, isPaceType: boolean): boolean {
  return rate === 'PACE' || (rate === 'ACTIVITY_TYPE' && isPaceType);
}
