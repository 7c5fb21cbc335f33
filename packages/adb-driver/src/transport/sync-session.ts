import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { byteReader } from './byte-reader.ts';

export interface SyncEntry {
  readonly name: string;
  /** `st_mode`: type and permissions. */
  readonly mode: number;
  readonly size: number;
  readonly modifiedSeconds: number;
}

/** What the device answered FAIL with, e.g. `open failed: No such file or directory`. */
export class SyncRefusal extends Error {
  override readonly name = 'SyncRefusal';
}

/** File transfer over one `sync:` stream (AOSP `packages/modules/adb/SYNC.TXT`); one request at a time. */
export interface SyncSession {
  /** Of the path itself, not of what a symbolic link points to; `undefined` when nothing readable is there. */
  stat(path: string): Promise<Omit<SyncEntry, 'name'> | undefined>;
  /** With `.` and `..`; empty when there is no such directory. */
  list(path: string): Promise<readonly SyncEntry[]>;
  /** @throws SyncRefusal */
  receive(path: string): Promise<Buffer>;
  /** @throws SyncRefusal */
  send(path: string, content: Uint8Array, file: { mode: number; modifiedSeconds: number }): Promise<void>;
}

const longestPath = 1024;
const longestData = 64 * 1024;

export function syncSession(stream: Duplex): SyncSession {
  const reader = byteReader(stream);

  return {
    async stat(path) {
      request('STAT', path);
      const { id, words } = await header(3);
      await expectId(id, 'STAT', words[0]);
      const [mode = 0, size = 0, modifiedSeconds = 0] = words;
      return mode === 0 ? undefined : { mode, size, modifiedSeconds };
    },
    async list(path) {
      request('LIST', path);
      const entries: SyncEntry[] = [];
      for (;;) {
        const { id, words } = await header(4);
        if (id === 'DONE') return entries;
        await expectId(id, 'DENT', words[0]);
        const [mode = 0, size = 0, modifiedSeconds = 0, nameLength = 0] = words;
        expectLength(nameLength, longestPath);
        entries.push({ name: (await reader.read(nameLength)).toString('utf8'), mode, size, modifiedSeconds });
      }
    },
    async receive(path) {
      request('RECV', path);
      const pieces: Buffer[] = [];
      for (;;) {
        const { id, words } = await header(1);
        if (id === 'DONE') return Buffer.concat(pieces);
        await expectId(id, 'DATA', words[0]);
        expectLength(words[0] ?? 0, longestData);
        pieces.push(await reader.read(words[0] ?? 0));
      }
    },
    async send(path, content, { mode, modifiedSeconds }) {
      request('SEND', `${path},${mode}`);
      // A refusal may come, and the stream may close, while the content is still on its way: the answer tells why.
      const writing = writeContent(content, modifiedSeconds).catch(() => {});
      const answered = header(1).then(({ id, words }) => expectId(id, 'OKAY', words[0]));
      await Promise.all([answered, writing]);
    },
  };

  function request(id: string, path: string): void {
    const body = Buffer.from(path, 'utf8');
    if (body.length > longestPath)
      throw new SyncRefusal(`path too long (${body.length} bytes, at most ${longestPath})`);
    stream.write(Buffer.concat([packet(id, body.length), body]));
  }

  async function header(wordCount: number): Promise<{ id: string; words: number[] }> {
    const id = (await reader.read(4)).toString('ascii');
    // FAIL carries one word only, whatever the request's answers hold.
    const words = await reader.read(4 * (id === 'FAIL' ? 1 : wordCount));
    return { id, words: Array.from({ length: words.length / 4 }, (_, index) => words.readUInt32LE(4 * index)) };
  }

  async function expectId(found: string, expected: string, length = 0): Promise<void> {
    if (found === expected) return;
    if (found === 'FAIL') {
      expectLength(length, longestData);
      throw new SyncRefusal((await reader.read(length)).toString('utf8'));
    }
    throw new Error(`expected ${expected} from adbd, found ${JSON.stringify(found)}`);
  }

  async function writeContent(content: Uint8Array, modifiedSeconds: number): Promise<void> {
    for (let at = 0; at < content.length; at += longestData) {
      const piece = content.subarray(at, at + longestData);
      stream.cork();
      stream.write(packet('DATA', piece.length));
      const hasRoom = stream.write(piece);
      stream.uncork();
      if (!hasRoom) await once(stream, 'drain');
    }
    stream.write(packet('DONE', modifiedSeconds));
  }
}

/** More than the protocol allows is noise, and would be waited for without end. */
function expectLength(length: number, most: number): void {
  if (length > most) throw new Error(`the stream is broken: ${length} bytes announced, at most ${most} are sent`);
}

function packet(id: string, word: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.write(id, 0, 'ascii');
  bytes.writeUInt32LE(word, 4);
  return bytes;
}
