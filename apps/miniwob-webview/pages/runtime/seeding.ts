import seedrandom from 'seedrandom';

/** Adds `Math.seedrandom(seed?)`: from then on `Math.random` gives that seed's numbers; without a seed, unforeseeable ones. */
export function installSeeding(): void {
  Object.assign(Math, { seedrandom: (seed?: string) => seedrandom(seed, { global: true }) });
}
