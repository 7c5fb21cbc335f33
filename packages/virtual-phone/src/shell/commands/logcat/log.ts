import type { LogEntry } from '../../../system/system-services.ts';
import { defineProgram } from '../../program.ts';

/** `log -p PRIORITY -t TAG text` */
export const log = defineProgram({
  name: 'log',
  run({ args, system, identity, err }) {
    const words = [...args];
    let priority: LogEntry['priority'] = 'I';
    let tag = 'log';
    while (words[0] === '-p' || words[0] === '-t') {
      const [option, value = ''] = words.splice(0, 2);
      const letter = value.toUpperCase();
      if (option === '-t') tag = value;
      else if (letter === 'V' || letter === 'D' || letter === 'I' || letter === 'W' || letter === 'E' || letter === 'F')
        priority = letter;
      else {
        err(`log: bad -p '${value}' (see "log --help")\n`);
        return 1;
      }
    }
    system.log.write({ priority, tag, message: words.join(' '), uid: identity.uid });
    return 0;
  },
});
