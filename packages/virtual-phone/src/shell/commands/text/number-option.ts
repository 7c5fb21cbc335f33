import type { ProgramContext } from '../../program.ts';
import type { Options } from '../options.ts';
import { parseCount } from './streams.ts';

/**
 * The number an option is given, as toybox reads it.
 *
 * @returns undefined when it is none or out of bounds, which is told
 */
export function numberOption(
  { err }: ProgramContext,
  name: string,
  options: Options,
  {
    letter,
    otherwise,
    least = Number.NEGATIVE_INFINITY,
    most = Number.POSITIVE_INFINITY,
  }: { readonly letter: string; readonly otherwise: number; readonly least?: number; readonly most?: number },
): number | undefined {
  const given = options.value(letter);
  const number = given === undefined ? otherwise : parseCount(given);
  const problem =
    number === undefined
      ? `not integer: ${given}`
      : number < least
        ? `-${letter} < ${least} (see "${name} --help")`
        : number > most
          ? `-${letter} > ${most} (see "${name} --help")`
          : undefined;
  if (problem === undefined) return number;
  err(`${name}: ${problem}\n`);
  return undefined;
}
