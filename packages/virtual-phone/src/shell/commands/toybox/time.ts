import { defineProgram } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { run, splitAtProgram } from '../text/run-others.ts';
import { needs } from '../text/small-programs.ts';
import { unknownOption } from '../text/streams.ts';

/** Runs a program and tells by the phone's time how long it took; nothing of the phone takes processor time. */
export const time = defineProgram({
  name: 'time',
  async run(context) {
    const [flags, argv] = splitAtProgram(context.args, '');
    const options = parseOptions(flags, 'pv');
    if (options.unknown !== undefined) return unknownOption(context, 'time', options.unknown);
    if (argv.length === 0) return needs(context, 'time', 1);
    const { clock } = context.system;
    const startedMs = clock.elapsed();
    const status = await run(context, 'time', argv);
    const seconds = (clock.elapsed() - startedMs) / 1_000;
    if (options.has('v')) {
      context.err(`Real time (s): ${seconds.toFixed(6)}\nUser time (s): 0.000000\nSystem time (s): 0.000000\n`);
    } else if (options.has('p')) context.err(`real ${seconds.toFixed(6)}\nuser 0.000000\nsys 0.000000\n`);
    else context.err(`\nreal\t${seconds.toFixed(3)}\nuser\t0.000\nsys\t0.000\n`);
    return status;
  },
});
