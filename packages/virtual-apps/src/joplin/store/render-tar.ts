/** A file of an archive. */
export interface TarEntry {
  readonly path: string;
  readonly content: Uint8Array;
  /** When it was changed, in milliseconds since the epoch. */
  readonly modifiedMs: number;
}

const blockBytes = 512;
const checksumAt = 148;

/** A tar archive (POSIX ustar) of plain files. Paths have at most 100 bytes. */
export function renderTar(entries: readonly TarEntry[]): Uint8Array {
  const blocks = entries.flatMap(({ path, content, modifiedMs }) => [
    headerOf(path, content.length, modifiedMs),
    padded(content),
  ]);
  const archive = new Uint8Array(blocks.reduce((sum, { length }) => sum + length, 0) + 2 * blockBytes);
  let place = 0;
  for (const block of blocks) {
    archive.set(block, place);
    place += block.length;
  }
  return archive;
}

function headerOf(path: string, size: number, modifiedMs: number): Uint8Array {
  const header = new Uint8Array(blockBytes);
  const put = (at: number, text: string) => header.set(new TextEncoder().encode(text), at);
  put(0, path);
  put(100, octal(0o644, 7));
  put(108, octal(0, 7));
  put(116, octal(0, 7));
  put(124, octal(size, 11));
  put(136, octal(Math.floor(modifiedMs / 1000), 11));
  put(checksumAt, ' '.repeat(8));
  put(156, '0');
  put(257, 'ustar\0' + '00');
  const sum = header.reduce((total, byte) => total + byte, 0);
  put(checksumAt, `${octal(sum, 6)}\0 `);
  return header;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function padded(content: Uint8Array): Uint8Array {
  const block = new Uint8Array(Math.ceil(content.length / blockBytes) * blockBytes);
  block.set(content);
  return block;
}
