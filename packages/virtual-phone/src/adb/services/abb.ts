import type { OpenService } from '../transport.ts';
import { packetProgram } from './packet-program.ts';
import { rawProgram } from './raw-program.ts';

/** `abb:package\0list\0packages`: a service call without a shell, in packets. */
export const abb: OpenService = ({ target }, { argument }) =>
  packetProgram((output) =>
    target.runCommand(argument.split('\0'), { identity: target.identity, pty: false, ...output }),
  );

/** `abb_exec:package\0install\0-S\0SIZE`: the same, raw. */
export const abbExec: OpenService = ({ target }, { argument }) =>
  rawProgram((output) => target.runCommand(argument.split('\0'), { identity: target.identity, pty: false, ...output }));
