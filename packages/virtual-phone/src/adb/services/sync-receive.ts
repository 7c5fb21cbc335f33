import { systemError } from '../strerror.ts';
import { maxDataLength, type SyncSession } from './sync-session.ts';
import { absolute } from './sync-stat.ts';

/** `RECV`: a file's content. */
export async function receiveFile(session: SyncSession, path: string): Promise<boolean> {
  const content = await open(session, absolute(path));
  if (content === undefined) return false;
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length; at += maxDataLength) {
      const data = chunk.subarray(at, at + maxDataLength);
      await session.sendHead('DATA', data.length);
      if (!(await session.send(data))) return false;
    }
  }
  return session.sendHead('DONE', 0);
}

/** `RCV2`: the same, after a packet that says how to compress. */
export async function receiveFileV2(session: SyncSession, path: string): Promise<boolean> {
  const setup = await session.readHead();
  if (setup === undefined) return false;
  if (setup.id !== 'RCV2') {
    await session.fail('invalid receive message');
    return false;
  }
  if (setup.value !== 0) {
    await session.fail(`unknown flags: ${setup.value}`);
    return false;
  }
  return receiveFile(session, path);
}

async function open(session: SyncSession, path: string): Promise<AsyncIterable<Uint8Array> | undefined> {
  const { disk, who } = session;
  try {
    return await disk.openRead(path, who);
  } catch (error) {
    const { code, text } = systemError(error);
    // A directory can be opened, but not read.
    await session.fail(`${code === 'EISDIR' ? 'read' : 'open'} failed: ${text}`);
    return undefined;
  }
}
