import { defineProgram, type Program } from '../program.ts';
import { resolvePath } from '../resolve-path.ts';
import { getevent } from './getevent.ts';

/** `DEVICE TYPE CODE VALUE`: one event of the touch screen. */
const sendevent = defineProgram({
  name: 'sendevent',
  async run({ args, cwd, err, system: { touchDevice } }) {
    const [device = '', ...words] = args;
    if (words.length !== 3) {
      err('sendevent: Needs 4 arguments (see "sendevent --help")\n');
      return 1;
    }
    if (resolvePath(cwd, device) !== touchDevice.path) {
      err(`sendevent: ${device}: No such file or directory\n`);
      return 1;
    }
    const bad = words.find((word) => !/^(0x[\da-f]{1,8}|-?\d{1,10})$/i.test(word));
    if (bad !== undefined) {
      err(`sendevent: not integer: ${bad}\n`);
      return 1;
    }
    const [type = 0, code = 0, value = 0] = words.map(Number);
    await touchDevice.write([[type, code, value]]);
    return 0;
  },
});

export const inputEventPrograms: readonly Program[] = [getevent, sendevent];
