import type { OpenService } from '../transport.ts';
import { packetProgram } from './packet-program.ts';
import { rawProgram } from './raw-program.ts';
import type { ProgramOutput } from './run-program.ts';

/** `shell[,v2][,raw|pty][,TERM=x]:[command]`: a terminal unless there is a command. */
export const shell: OpenService = ({ target }, { flags, argument: command }) => {
  const pty = flags.includes('pty') || (command === '' && !flags.includes('raw'));
  // With and without a terminal: adbd's own default, and what stock adb says of where it runs.
  const terminal = flags.find((flag) => flag.startsWith('TERM='))?.slice('TERM='.length) ?? 'dumb';
  const start = (output: ProgramOutput) =>
    target.run(command, {
      identity: target.identity,
      pty,
      terminal,
      ...output,
    });
  return flags.includes('v2') ? packetProgram(start, { pty }) : rawProgram(start, { pty });
};
