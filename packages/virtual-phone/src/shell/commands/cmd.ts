import { defineProgram } from '../program.ts';
import { input } from './input.ts';
import { serviceNames } from './service-names.ts';
import { services } from './services/services.ts';
import { runService } from './shell-command.ts';

export const cmd = defineProgram({
  name: 'cmd',
  async run(context) {
    const words = context.args[0] === '-w' ? context.args.slice(1) : context.args;
    const [name, ...args] = words;
    if (name === undefined) {
      context.err(
        'cmd: No service specified; use -l to list all running services. Use -w to start and wait for a service.\n',
      );
      return 20;
    }
    if (name === '-l') {
      context.out(`Currently running services:\n${serviceNames.map((each) => `  ${each}\n`).join('')}`);
      return 0;
    }
    if (name === 'input') return await input.run({ ...context, args });
    const service = services.get(name);
    if (service !== undefined) return await runService(service, context, args);
    if (serviceNames.includes(name)) {
      context.err('No shell command implementation.\n');
      return 0;
    }
    context.err(`cmd: Can't find service: ${name}\n`);
    return 20;
  },
});
