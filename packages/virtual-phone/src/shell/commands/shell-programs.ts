import { toyboxHelp, toyboxNames, toyboxVersion } from '../applet-help.ts';
import { startShell } from '../interpreter/start-shell.ts';
import { defineProgram, type Program, type ProgramContext } from '../program.ts';

const sh = defineProgram({
  name: 'sh',
  run: ({ process, args, system, cwd, env, programs }) =>
    startShell(process, ['sh', ...args], { system, cwd, env, programs }),
});

const sync = defineProgram({ name: 'sync', run: () => 0 });

/** `toybox NAME ARGS`; without a name, the list of applets. */
const toybox = defineProgram({
  name: 'toybox',
  async run(context) {
    const [applet, ...args] = context.args;
    if (applet === undefined || applet === '--long') {
      context.out(listApplets(context, applet === undefined ? '' : '/system/bin/'));
      return 0;
    }
    if (applet === '--version') {
      context.out(`toybox ${toyboxVersion}\n`);
      return 0;
    }
    if (applet === '--help') {
      context.out(toyboxHelp);
      return 0;
    }
    if (toyboxNames.includes(applet) && context.programNames().has(applet))
      return await context.spawn([applet, ...args]);
    context.err(`toybox: Unknown command ${applet} (see "toybox --help")\n`);
    return 127;
  },
});

/** In lines that a terminal of 80 columns holds. */
function listApplets({ programNames }: ProgramContext, folder: string): string {
  const lines = [''];
  for (const name of toyboxNames.filter((each) => programNames().has(each))) {
    const last = lines.at(-1) ?? '';
    if (last.length > 65) lines.push(`${folder}${name}`);
    else lines[lines.length - 1] = last === '' ? `${folder}${name}` : `${last} ${folder}${name}`;
  }
  return `${lines.join('\n')}\n`;
}

/** What is left of Android's older collection of programs. */
const toolbox = defineProgram({
  name: 'toolbox',
  async run(context) {
    const [name, ...args] = context.args;
    if (name !== undefined && toolboxNames.has(name)) return await context.spawn([name, ...args]);
    if (name === undefined) {
      context.out(`${[...toolboxNames].join(' ')}\n`);
      return 0;
    }
    context.err(`toolbox: no such tool: ${name}\n`);
    return 127;
  },
});

const toolboxNames: ReadonlySet<string> = new Set(['getevent', 'getprop', 'setprop']);

export const shellPrograms: readonly Program[] = [sh, sync, toybox, toolbox];
