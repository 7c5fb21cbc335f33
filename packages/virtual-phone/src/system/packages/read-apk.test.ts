import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readApk } from './read-apk.ts';

describe('readApk()', () => {
  it.each(['utf8', 'utf16'] as const)('reads the package name of a binary manifest with %s strings', (encoding) => {
    const manifest = binaryManifest({ versionName: '1.2', package: 'com.example.app' }, encoding);
    expect(readApk(zipSync({ 'AndroidManifest.xml': manifest }))).toEqual({ packageName: 'com.example.app' });
  });

  it('reads package names of any length', () => {
    const word = fc.stringMatching(/^[a-z]\w{0,99}(\.[a-z]\w{0,99}){1,3}$/);
    fc.assert(
      fc.property(word, fc.constantFrom('utf8' as const, 'utf16' as const), (name, encoding) => {
        const apk = zipSync({ 'AndroidManifest.xml': binaryManifest({ package: name }, encoding) });
        expect(readApk(apk)).toEqual({ packageName: name });
      }),
    );
  });

  it('refuses what is no archive, has no manifest, or names no package', () => {
    expect(readApk(strToU8('no zip'))).toMatchObject({ code: 'INSTALL_PARSE_FAILED_NOT_APK' });
    expect(readApk(zipSync({ 'classes.dex': strToU8('x') }))).toMatchObject({
      code: 'INSTALL_PARSE_FAILED_BAD_MANIFEST',
    });
    const climbing = zipSync({ 'AndroidManifest.xml': binaryManifest({ package: '../../etc' }, 'utf8') });
    expect(readApk(climbing)).toMatchObject({ code: 'INSTALL_PARSE_FAILED_BAD_PACKAGE_NAME' });
    const nameless = zipSync({ 'AndroidManifest.xml': binaryManifest({ versionName: '1' }, 'utf8') });
    expect(readApk(nameless)).toMatchObject({ code: 'INSTALL_PARSE_FAILED_BAD_PACKAGE_NAME' });
  });

  it('survives a manifest with any of its bytes broken', () => {
    const whole = binaryManifest({ package: 'com.example.app' }, 'utf8');
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, value) => {
        const broken = Uint8Array.from(whole);
        broken[at] = value;
        expect(readApk(zipSync({ 'AndroidManifest.xml': broken }))).toBeDefined();
      }),
    );
  });
});

/** `<manifest …attributes>` as aapt2 writes it (AOSP `ResourceTypes.h`): file header, string pool, start of element. */
function binaryManifest(attributes: Readonly<Record<string, string>>, encoding: 'utf8' | 'utf16'): Uint8Array {
  const strings = ['manifest', ...Object.entries(attributes).flat()];
  const pool = stringPool(strings, encoding);
  const element = startElement(strings, attributes);
  return Buffer.concat([chunk(0x0003, 8, Buffer.alloc(0), pool.length + element.length), pool, element]);
}

function chunk(type: number, headerSize: number, rest: Buffer, following = 0): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(headerSize, 2);
  head.writeUInt32LE(8 + rest.length + following, 4);
  return Buffer.concat([head, rest]);
}

function stringPool(strings: readonly string[], encoding: 'utf8' | 'utf16'): Buffer {
  const encoded = strings.map(encoding === 'utf8' ? poolUtf8 : poolUtf16);
  const offsets = encoded.map((_, index) => Buffer.concat(encoded.slice(0, index)).length);
  const header = words(strings.length, 0, encoding === 'utf8' ? 1 << 8 : 0, 28 + 4 * strings.length, 0);
  return chunk(0x0001, 28, Buffer.concat([header, words(...offsets), ...encoded]));
}

function poolUtf8(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const length = (value: number) => (value > 0x7f ? [0x80 | (value >> 8), value & 0xff] : [value]);
  return Buffer.from([...length(text.length), ...length(bytes.length), ...bytes, 0]);
}

function poolUtf16(text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16LE(text.length);
  return Buffer.concat([length, Buffer.from(text, 'utf16le'), Buffer.alloc(2)]);
}

function startElement(strings: readonly string[], attributes: Readonly<Record<string, string>>): Buffer {
  const none = 0xffffffff;
  const fields = Object.entries(attributes).map(([name, value]) => {
    const typedString = 0x03000008;
    return words(none, strings.indexOf(name), strings.indexOf(value), typedString, strings.indexOf(value));
  });
  const shape = Buffer.alloc(12);
  for (const [index, value] of [20, 20, fields.length].entries()) shape.writeUInt16LE(value, 2 * index);
  return chunk(0x0102, 16, Buffer.concat([words(1, none), words(none, 0), shape, ...fields]));
}

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 4 * index);
  return bytes;
}
