import type { OpenService } from '../transport.ts';
import { rawProgram } from './raw-program.ts';

/** `exec:command`: bytes as they are, for binary output. */
export const exec: OpenService = ({ target }, { argument: command }) =>
  rawProgram((output) => target.run(command, { identity: target.identity, pty: false, ...output }));
