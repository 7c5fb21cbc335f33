import { PhoneRandom } from '../system/random/phone-random.ts';

/** What SQLite would ask the computer it runs on for: a phone has a clock, a time zone and randomness of its own. */
export interface SqlSources {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Olson name. */
  zone(): string;
  readonly random: Pick<PhoneRandom, 'word' | 'fill'>;
}

/** The same, for a process that cannot ask the phone meanwhile: all of a job happens at one moment. */
export interface SqlMoment {
  readonly nowMs: number;
  readonly zone: string;
  /** Drawn from the phone's randomness: 32 bits. */
  readonly seed: number;
}

export function momentNow({ now, zone, random }: SqlSources): SqlMoment {
  return { nowMs: now(), zone: zone(), seed: random.word() };
}

export function sourcesAt({ nowMs, zone, seed }: SqlMoment): SqlSources {
  const standing = { now: () => nowMs, uptime: () => 0 };
  return { now: standing.now, zone: () => zone, random: new PhoneRandom(`sqlite ${seed}`, standing) };
}
