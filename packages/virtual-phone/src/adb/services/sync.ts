import type { OpenService } from '../transport.ts';
import { listDirectory } from './sync-list.ts';
import { receiveFile, receiveFileV2 } from './sync-receive.ts';
import { sendFile, sendFileV2 } from './sync-send.ts';
import { maxPathLength, SyncSession } from './sync-session.ts';
import { statPath, statPathV1 } from './sync-stat.ts';

/** Answers one request; false ends the service. */
type SyncHandler = (session: SyncSession, argument: string) => Promise<boolean>;

const handlers: ReadonlyMap<string, SyncHandler> = new Map<string, SyncHandler>([
  ['STAT', statPathV1],
  ['LST2', (session, path) => statPath(session, 'LST2', path)],
  ['STA2', (session, path) => statPath(session, 'STA2', path)],
  ['LIST', (session, path) => listDirectory(session, 'DENT', path)],
  ['LIS2', (session, path) => listDirectory(session, 'DNT2', path)],
  ['SEND', sendFile],
  ['SND2', sendFileV2],
  ['RECV', receiveFile],
  ['RCV2', receiveFileV2],
  ['QUIT', async () => false],
]);

/**
 * `sync:`: files to and from the phone, any number of requests on one stream.
 *
 * @see AOSP `packages/modules/adb/file_sync_protocol.h`, `SYNC.TXT`
 */
export const sync: OpenService =
  ({ target }) =>
  async (stream) => {
    const session = new SyncSession(stream, target.disk, target.identity);
    while ((await serveRequest(session)) && (await session.flush())) {
      // Each turn is one request.
    }
    stream.end();
  };

async function serveRequest(session: SyncSession): Promise<boolean> {
  const head = await session.readHead();
  if (head === undefined) return false;
  if (head.value > maxPathLength) {
    await session.fail('path too long');
    return false;
  }
  const argument = await session.readBytes(head.value);
  if (argument === undefined) return false;
  const handler = handlers.get(head.id);
  if (handler !== undefined) return handler(session, argument.toString('utf8'));
  const number = Buffer.from(head.id, 'latin1').readUInt32LE();
  await session.fail(`unknown command ${number.toString(16).padStart(8, '0')}`);
  return false;
}
