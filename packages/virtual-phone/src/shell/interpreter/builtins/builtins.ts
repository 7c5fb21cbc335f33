import type { Builtin } from './builtin.ts';
import { folderBuiltins } from './cd.ts';
import { variableBuiltins } from './declare.ts';
import { environmentBuiltins } from './environment.ts';
import { meaningBuiltins } from './evaluate.ts';
import { flowBuiltins } from './flow.ts';
import { getopts } from './getopts.ts';
import { jobBuiltins } from './jobs.ts';
import { outputBuiltins } from './output.ts';
import { read } from './read.ts';
import { setBuiltins } from './set.ts';
import { testBuiltins } from './test.ts';
import { trap } from './trap.ts';

/** `exec` replaces the shell, which only the one who runs commands can do; here is its name. */
const exec: Builtin = { name: 'exec', isSpecial: true, run: () => 0 };

/** The commands that are the shell's own. */
export const builtins: ReadonlyMap<string, Builtin> = new Map(
  [
    ...[...flowBuiltins, ...folderBuiltins, ...variableBuiltins, ...environmentBuiltins, ...jobBuiltins],
    ...[...outputBuiltins, ...setBuiltins, ...testBuiltins, exec, getopts, read, trap],
    ...meaningBuiltins((name) => builtins.get(name)),
  ].map((builtin) => [builtin.name, builtin]),
);
