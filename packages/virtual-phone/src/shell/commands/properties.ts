import { defineProgram } from '../program.ts';

export const getprop = defineProgram({
  name: 'getprop',
  run({ args, system, out }) {
    const flags = args.filter((word) => word.startsWith('-') && word.length > 1);
    const [key, fallback = ''] = args.filter((word) => !flags.includes(word));
    const show = flags.includes('-T')
      ? () => 'string'
      : flags.includes('-Z')
        ? () => 'u:object_r:default_prop:s0'
        : (text: string) => text;
    if (key === undefined) {
      const all = [...system.properties.all()].sort(([a], [b]) => (a < b ? -1 : 1));
      out(all.map(([name, value]) => `[${name}]: [${show(value)}]\n`).join(''));
    } else out(`${show(system.properties.get(key) || fallback)}\n`);
    return 0;
  },
});

export const setprop = defineProgram({
  name: 'setprop',
  run({ args, system, identity, err }) {
    const [key, value] = args;
    if (key === undefined || value === undefined || args.length !== 2) {
      err('setprop: Need 2 arguments (see "setprop --help")\n');
      return 1;
    }
    if (system.properties.set(key, value, identity)) return 0;
    err(`Failed to set property '${key}' to '${value}'.\nSee dmesg for error reason.\n`);
    return 1;
  },
});
