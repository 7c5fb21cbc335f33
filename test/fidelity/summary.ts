import type { ScreenMeasurement } from './measure-app.ts';

/** What is said of an app in the table, and what its floor is held against. */
export interface Summary {
  readonly screens: number;
  readonly named: number;
  readonly found: number;
  readonly otherClass: number;
  readonly otherFlags: number;
  /** Nearest rank; null where no place can be compared. */
  readonly medianPx: number | null;
  readonly ninthDecilePx: number | null;
}

export function summarise(screens: readonly ScreenMeasurement[]): Summary {
  const sum = (count: (screen: ScreenMeasurement) => number) =>
    screens.reduce((total, screen) => total + count(screen), 0);
  const distances = screens.flatMap(({ distancesPx }) => distancesPx).sort((a, b) => a - b);
  return {
    screens: screens.length,
    named: sum(({ named }) => named),
    found: sum(({ found }) => found),
    otherClass: sum(({ otherClass }) => otherClass.length),
    otherFlags: sum(({ otherFlags }) => otherFlags.length),
    medianPx: quantile(distances, 0.5),
    ninthDecilePx: quantile(distances, 0.9),
  };
}

function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
