import { joinStreams } from '../join-streams.ts';
import type { OpenService } from '../transport.ts';

/** `tcp:8080`, `localabstract:scrcpy`, …: a socket on the phone; refused when nothing listens there. */
export const connect: OpenService = async ({ target }, { key, argument }) => {
  const socket = await target.connect(`${key}:${argument}`);
  return socket && ((stream) => joinStreams(stream, socket));
};
