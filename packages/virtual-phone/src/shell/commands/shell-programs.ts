import { startShell } from '../interpreter/start-shell.ts';
import { defineProgram, type Program } from '../program.ts';

const sh = defineProgram({
  name: 'sh',
  run: ({ process, args, system, cwd, env, programs }) =>
    startShell(process, ['sh', ...args], { system, cwd, env, programs }),
});

const sync = defineProgram({ name: 'sync', run: () => 0 });

/** `toybox NAME ARGS`; without a name, the list of applets. */
const toybox = multicall('toybox');
const toolbox = multicall('toolbox');

function multicall(name: string): Program {
  return defineProgram({
    name,
    async run(context) {
      const [applet, ...args] = context.args;
      if (applet === undefined) {
        context.out(`${[...context.programNames()].sort().join(' ')}\n`);
        return 0;
      }
      if (applet === '--version') {
        context.out('toybox 0.8.6-android\n');
        return 0;
      }
      const status = await context.spawn([applet, ...args]);
      if (status === 127 && !context.programNames().has(applet))
        context.err(`${name}: Unknown command ${applet} (see "${name} --help")\n`);
      return status;
    },
  });
}

const cal = defineProgram({
  name: 'cal',
  run({ system: { clock }, out }) {
    const now = new Date(clock.now());
    const days = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate();
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).getUTCDay();
    const cells = [
      ...Array.from({ length: first }, () => '  '),
      ...Array.from({ length: days }, (_, day) => String(day + 1).padStart(2)),
    ];
    const title = now.toLocaleString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    out(`${title.padStart(Math.floor((20 + title.length) / 2)).padEnd(20)}\nSu Mo Tu We Th Fr Sa\n`);
    for (let week = 0; week < cells.length; week += 7) out(`${cells.slice(week, week + 7).join(' ')}\n`);
    return 0;
  },
});

export const shellPrograms: readonly Program[] = [sh, sync, toybox, toolbox, cal];
