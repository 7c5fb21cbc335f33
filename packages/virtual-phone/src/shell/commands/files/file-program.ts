import type { Stat } from '../../../disk/disk.ts';
import { strerror } from '../../errno.ts';
import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import { isPathOfFolder, resolvePath } from '../../resolve-path.ts';
import { type Options, parseOptions } from '../options.ts';

/** What an applet on files is given besides its context. */
export interface FileCall
  extends ProgramContext,
    Pick<Options, 'has' | 'count' | 'last' | 'value' | 'values' | 'operands'> {
  /** Absolute form of an operand. */
  at(operand: string): string;
  stat(operand: string, options?: { followLinks?: boolean }): Promise<Stat>;
  /** Prints `name: text` and makes the exit status 1. */
  fail(text: string): void;
  /** Makes the exit status 1 without words. */
  failSilently(): void;
  /** Runs a call on the disk; prints `name: label: strerror` when it fails. */
  attempt(label: string, call: () => Promise<unknown>): Promise<boolean>;
}

/** A toybox applet that works on files: options in one alphabet, errors per operand, status 1 when any failed. */
export function fileProgram(definition: {
  readonly name: string;
  readonly letters: string;
  readonly valued?: string;
  readonly long?: Readonly<Record<string, string>>;
  /** Fewest operands. */
  readonly least: number;
  run(call: FileCall): Promise<void> | void;
}): Program {
  const { name, letters, valued, long, least } = definition;
  return defineProgram({
    name,
    async run(context) {
      const options = parseOptions(context.args, letters, valued, long);
      if (options.unknown !== undefined) {
        context.err(`${name}: Unknown option '${options.unknown}' (see "${name} --help")\n`);
        return 1;
      }
      if (options.operands.length < least) {
        const text = least === 1 ? 'Needs 1 argument' : `Need ${least} arguments`;
        context.err(`${name}: ${text} (see "${name} --help")\n`);
        return 1;
      }
      let status = 0;
      const fail = (text: string) => {
        status = 1;
        context.err(`${name}: ${text}\n`);
      };
      const at = (operand: string) => resolvePath(context.cwd, operand);
      await definition.run({
        ...context,
        ...options,
        at,
        stat: (operand, options = {}) => {
          const followLinks = options.followLinks !== false || isPathOfFolder(operand);
          return context.system.disk.stat(at(operand), context.identity, { followLinks });
        },
        fail,
        failSilently() {
          status = 1;
        },
        async attempt(label, call) {
          // Operands may be many.
          await context.turn();
          try {
            await call();
            return true;
          } catch (error) {
            fail(`${label}: ${strerror(error)}`);
            return false;
          }
        },
      });
      return status;
    },
  });
}
