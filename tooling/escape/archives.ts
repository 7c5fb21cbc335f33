import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { createTar } from 'nanotar';

/** Archives whose members would land outside of the folder they are unpacked in, by name; and one that is small packed. */
export function hostileArchives(file: string): ReadonlyMap<string, Uint8Array> {
  const folder = path.dirname(file);
  const up = '../'.repeat(40) + folder.slice(1);
  const named = (name: string) => new Uint8Array(createTar([{ name, data: 'planted' }]));
  return new Map([
    ['absolute.tar', named(`${folder}/planted`)],
    ['dots.tar', named(`${up}/planted`)],
    ['linked.tar', join(link('l', folder, '2'), named('l/planted'))],
    ['hardlink.tar', join(link('l', file, '1'), named('l'))],
    ['absolute.zip', zipSync({ [`${folder}/planted`]: strToU8('planted') })],
    ['dots.zip', zipSync({ [`${up}/planted`]: strToU8('planted') })],
    [
      'linked.zip',
      zipSync({ l: [strToU8(folder), { os: 3, attrs: 0o120777 << 16 }], 'l/planted': strToU8('planted') }),
    ],
    ['hardlink.zip', zipSync({ 'l/../../planted': strToU8('planted') })],
    ['bomb.gz', gzipSync(gzipSync(new Uint8Array(200_000_000)))],
  ]);
}

/** A member that is a link. @param type of the header: 1 hard, 2 symbolic */
function link(name: string, target: string, type: '1' | '2'): Uint8Array {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write('0000777\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write('00000000000\0', 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write(type, 156);
  header.write(target, 157);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** The first has no end, which stands in the second. */
function join(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
