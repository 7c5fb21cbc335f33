import { systemError } from '../strerror.ts';
import type { SyncSession } from './sync-session.ts';
import { absolute, lookUp, statBody, statBodyV1 } from './sync-stat.ts';

/** `LIST` and `LIS2`: what is in a directory, with `.` and `..`; nothing for one that is missing. */
export async function listDirectory(session: SyncSession, id: 'DENT' | 'DNT2', path: string): Promise<boolean> {
  for (const name of await namesIn(session, path)) {
    const stat = await lookUp(session, `${path}/${name}`, { followLinks: false });
    const nameBytes = Buffer.from(name);
    const nameLength = Buffer.alloc(4);
    nameLength.writeUInt32LE(nameBytes.length);
    // The first version has no place for an error: such an entry is left out.
    const body = id === 'DNT2' ? statBody(stat) : 'mode' in stat ? statBodyV1(stat) : undefined;
    if (body !== undefined) await session.send(Buffer.concat([Buffer.from(id), body, nameLength, nameBytes]));
  }
  const entryHeadLength = id === 'DNT2' ? 76 : 20;
  return session.send(Buffer.concat([Buffer.from('DONE'), Buffer.alloc(entryHeadLength - 4)]));
}

async function namesIn({ disk, who }: SyncSession, path: string): Promise<string[]> {
  try {
    return ['.', '..', ...(await disk.list(absolute(path), who))];
  } catch (error) {
    systemError(error);
    return [];
  }
}
