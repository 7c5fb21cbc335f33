import { AndroidWorldError } from '@androidworld/core';

/** What `--device` names. */
export interface ChosenDevices {
  /** How many embedded phones to start, when these were named. */
  readonly phones?: number;
  /** Of the configured driver, else of adb. */
  readonly serials?: readonly string[];
}

/**
 * `virtual`, `virtual:4`, or serials.
 *
 * @throws AW_USAGE when both are named, or no phone at all
 */
export function chooseDevices(names: readonly string[] | undefined): ChosenDevices {
  if (names === undefined) return {};
  const virtual = names.map((name) => /^virtual(?::(.*))?$/.exec(name));
  if (virtual.every((match) => match === null)) return { serials: names };
  if (virtual.some((match) => match === null)) {
    throw new AndroidWorldError(
      'AW_USAGE',
      `--device takes embedded phones ("virtual") or serials, not both: ${names.join(', ')}`,
    );
  }
  return { phones: virtual.reduce((sum, match) => sum + countOf(match?.[1], match?.[0] ?? ''), 0) };
}

function countOf(count: string | undefined, name: string): number {
  if (count === undefined) return 1;
  if (/^[1-9]\d*$/.test(count)) return Number(count);
  throw new AndroidWorldError(
    'AW_USAGE',
    `--device ${JSON.stringify(name)}: expected a number of phones from 1, as in "virtual:4"; "virtual" is one`,
  );
}
