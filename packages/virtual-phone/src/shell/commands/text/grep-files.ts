import { posix } from 'node:path';
import { errnoCode, errnoText } from '../../errno.ts';
import type { ProgramContext } from '../../program.ts';
import { resolvePath } from '../../resolve-path.ts';
import { compileGlob } from '../find/glob.ts';
import type { Options } from '../options.ts';

/** Which names below a folder are looked at. */
export interface FileChoice {
  file(name: string): boolean;
  folder(name: string): boolean;
}

export function fileChoice(options: Options): FileChoice {
  const matches = (letter: string) => {
    const patterns = options.values(letter).map((pattern) => compileGlob(pattern, false));
    return (name: string) => patterns.some((each) => each(name));
  };
  const [only, not, notFolder] = [matches('M'), matches('S'), matches('X')];
  return {
    file: (name) => (!options.has('M') || only(name)) && !not(name),
    folder: (name) => !notFolder(name),
  };
}

/** The files of operands and below them. */
export async function* filesBelow(
  context: ProgramContext,
  operands: readonly string[],
  choice: FileChoice,
): AsyncGenerator<string> {
  const { disk } = context.system;
  for (const operand of operands) {
    await context.turn();
    const path = resolvePath(context.cwd, operand);
    const kind = await disk.stat(path, context.identity).then(
      (stat) => stat.kind,
      () => 'file' as const,
    );
    const name = posix.basename(operand);
    if (kind !== 'directory') {
      if (choice.file(name)) yield operand;
      continue;
    }
    if (!choice.folder(name)) continue;
    const names = await disk.list(path, context.identity).catch((error: unknown) => {
      const code = errnoCode(error);
      if (code === undefined) throw error;
      context.err(`grep: ${operand}: ${errnoText(code)}\n`);
      return [];
    });
    const folder = operand.endsWith('/') ? operand : `${operand}/`;
    yield* filesBelow(
      context,
      names.map((each) => folder + each),
      choice,
    );
  }
}
