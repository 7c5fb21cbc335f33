import { fileProgram } from '../files/file-program.ts';
import { applyMode } from '../files/mode-text.ts';

/** A pipe for anybody; a device for nobody: SELinux lets not even root's shell make one. */
export const mknod = fileProgram({
  name: 'mknod',
  letters: '',
  valued: 'mZ',
  least: 2,
  async run(call) {
    const [path = '', type = '', major, minor] = call.operands;
    const asked = call.value('m');
    const mode = asked === undefined ? undefined : applyMode(asked, { mode: 0o666, kind: 'file' });
    if (asked !== undefined && mode === undefined) return call.fail(`bad mode '${asked}'`);
    if (!/^[bcup]$/.test(type)) return call.fail(`bad type '${type}': No such file or directory`);
    if (type !== 'p') {
      const isComplete = major !== undefined && minor !== undefined;
      return call.fail(isComplete ? `${path}: Operation not permitted` : 'need major/minor: No such file or directory');
    }
    await call.attempt(path, () =>
      call.system.disk.mkfifo(call.at(path), call.identity, mode === undefined ? {} : { mode }),
    );
  },
});
