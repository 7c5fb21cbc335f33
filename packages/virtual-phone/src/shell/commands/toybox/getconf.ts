import { defineProgram, type ProgramContext } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { unknownOption } from '../text/streams.ts';
import { type LimitSource, limits, systemValues } from './limits.ts';

/** Values of sysconf(3), pathconf(3) and the headers. */
export const getconf = defineProgram({
  name: 'getconf',
  async run(context) {
    const options = parseOptions(context.args, 'al');
    if (options.unknown !== undefined) return unknownOption(context, 'getconf', options.unknown);
    const [name, path] = options.operands;
    if (options.has('l')) return list(context);
    if (options.has('a')) {
      for (const values of Object.values(limits)) {
        for (const [each, value] of Object.entries(values)) context.out(`${each.padEnd(35)}${value}\n`);
      }
      return 0;
    }
    if (name === undefined) return await context.spawn(['getconf', '--help']);
    if (options.operands.length > 2) return complain(context, 'Max 2 arguments (see "getconf --help")');
    const value = systemValues.get(name);
    if (value !== undefined) {
      context.out(`${value}\n`);
      return 0;
    }
    const ofPath = new Map(Object.entries(limits['pathconf(3)'])).get(name);
    if (ofPath === undefined) return complain(context, `bad '${name}'`);
    if (path === undefined) return complain(context, `${name} needs a path (see "getconf --help")`);
    context.out(`${ofPath}\n`);
    return 0;
  },
});

function list({ out }: ProgramContext): number {
  for (const [source, values] of Object.entries(limits) as [LimitSource, object][]) {
    out(
      `${source}\n${Object.keys(values)
        .map((name) => `  ${name}\n`)
        .join('')}`,
    );
  }
  return 0;
}

function complain({ err }: ProgramContext, problem: string): number {
  err(`getconf: ${problem}\n`);
  return 1;
}
