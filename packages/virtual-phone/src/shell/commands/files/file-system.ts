import { dataBytes, dataInodes, systemBytes, systemInodes } from '../../../disk/disk-space.ts';
import type { FileCall } from './file-program.ts';

/** One of the phone's mounted file systems, in blocks of 4 KiB. */
export interface FileSystem {
  /** statfs(2)'s number, and the driver's name. */
  readonly magic: string;
  readonly driver: string;
  readonly id: string;
  readonly blocks: number;
  readonly free: number;
  readonly inodes: number;
  readonly freeInodes: number;
}

const none = { blocks: 0, free: 0, inodes: 0, freeInodes: 0 };

/** The file system a resolved path is on. */
export async function fileSystemAt({ system }: FileCall, path: string): Promise<FileSystem> {
  const top = /^\/[^/]*/.exec(path)?.[0] ?? '/';
  if (top === '/proc') return { magic: '9fa0', driver: 'proc', id: '0000000000000000', ...none };
  if (top === '/sys') return { magic: '62656572', driver: 'sysfs', id: '0000000000000000', ...none };
  if (top === '/dev') {
    const room = { blocks: 252_735, free: 252_414, inodes: 252_735, freeInodes: 251_950 };
    return { magic: '1021994', driver: 'tmpfs', id: '0000000000000000', ...room };
  }
  if (top !== '/data' && top !== '/storage') {
    const room = { blocks: 224_697, free: 673, inodes: 2_816, freeInodes: 32 };
    return { magic: 'ef53', driver: 'ext3', id: 'fe000000fe00', ...room };
  }
  const { bytes, files, folders } = await system.disk.usage('/data');
  const room = {
    blocks: dataBytes / 4096,
    inodes: dataInodes,
    freeInodes: Math.max(0, dataInodes - systemInodes - files - folders),
  };
  const free = Math.max(0, room.blocks - systemBytes / 4096 - Math.ceil(bytes / 4096));
  return top === '/data'
    ? { magic: 'ef53', driver: 'ext3', id: 'fe050000fe05', ...room, free }
    : { magic: '65735546', driver: 'fuse', id: '0000000000000000', ...room, free };
}

export const terseSystem = '%n %i %l %t %s %S %b %f %a %c %d';

/** What `stat -f` prints without a format. */
export const describedSystem =
  '  File: "%n"\n    ID: %i Namelen: %l    Type: %T\nBlock Size: %s    Fundamental block size: %S\n' +
  'Blocks: Total: %b\tFree: %f\tAvailable: %a\nInodes: Total: %c\tFree: %d';

/** A conversion of `stat -f`. */
export function systemField(letter: string, name: string, system: FileSystem): string | number | undefined {
  switch (letter) {
    case 'a':
    case 'f':
      return system.free;
    case 'b':
      return system.blocks;
    case 'c':
      return system.inodes;
    case 'd':
      return system.freeInodes;
    case 'i':
      return system.id;
    case 'l':
      return 255;
    case 'n':
      return name;
    case 's':
    case 'S':
      return 4096;
    case 't':
      return system.magic;
    case 'T':
      return system.driver;
    default:
      return undefined;
  }
}
