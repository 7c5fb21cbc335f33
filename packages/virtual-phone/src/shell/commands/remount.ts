import { defineProgram, type Program } from '../program.ts';

/**
 * `remount`, and what switches verity off and on before it: an emulator that was started without `-writable-system`, as
 * this one, has a locked bootloader and lets nobody write its system.
 */
function lockedProgram(name: 'disable-verity' | 'enable-verity' | 'remount'): Program {
  return defineProgram({
    name,
    run({ err, identity }) {
      err(identity.uid === 0 ? 'Device must be bootloader unlocked\n' : 'Not running as root. Try "adb root" first.\n');
      return 1;
    },
  });
}

export const remountPrograms: readonly Program[] = [
  lockedProgram('disable-verity'),
  lockedProgram('enable-verity'),
  lockedProgram('remount'),
];
