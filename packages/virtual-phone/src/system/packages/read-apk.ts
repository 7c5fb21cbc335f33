import { unzipSync } from 'fflate';

/** Why a file is no installable APK, by Android's codes. */
export interface ApkProblem {
  readonly code: string;
  readonly message: string;
}

/** The package name in an APK's manifest. */
export function readApk(apk: Uint8Array): { packageName: string } | ApkProblem {
  const manifest = unzipManifest(apk);
  if (manifest === 'no zip') {
    return { code: 'INSTALL_PARSE_FAILED_NOT_APK', message: 'Failed to parse base.apk: not a ZIP file' };
  }
  if (manifest === undefined) {
    return { code: 'INSTALL_PARSE_FAILED_BAD_MANIFEST', message: 'Failed to parse base.apk: no AndroidManifest.xml' };
  }
  const packageName = packageNameOf(manifest);
  if (packageName === undefined) {
    return {
      code: 'INSTALL_PARSE_FAILED_BAD_PACKAGE_NAME',
      message: 'Failed to parse base.apk: AndroidManifest.xml names no package',
    };
  }
  if (!validName.test(packageName)) {
    const message = `Failed to parse base.apk: Invalid manifest package: ${JSON.stringify(packageName)}`;
    return { code: 'INSTALL_PARSE_FAILED_BAD_PACKAGE_NAME', message };
  }
  return { packageName };
}

/** Of two parts at least; it becomes the name of folders. */
const validName = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/;

function unzipManifest(apk: Uint8Array): Uint8Array | undefined | 'no zip' {
  try {
    return unzipSync(apk, { filter: (file) => file.name === 'AndroidManifest.xml' })['AndroidManifest.xml'];
  } catch {
    // Whatever is wrong with the archive, it is not one Android would read either.
    return 'no zip';
  }
}

/** Chunks of Android's binary XML (`ResourceTypes.h`). */
const chunk = { stringPool: 0x0001, startElement: 0x0102 } as const;
const utf8Flag = 1 << 8;

/** `package` attribute of the root element of a binary, or plain, manifest. */
function packageNameOf(manifest: Uint8Array): string | undefined {
  if (manifest[0] === '<'.charCodeAt(0)) {
    return /<manifest\b[^>]*\bpackage\s*=\s*["']([\w.]+)["']/.exec(new TextDecoder().decode(manifest))?.[1];
  }
  try {
    return packageNameOfBinary(new DataView(manifest.buffer, manifest.byteOffset, manifest.byteLength));
  } catch (error) {
    // An offset in the file points outside of it: nothing can be read there.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function packageNameOfBinary(view: DataView): string | undefined {
  let strings: readonly string[] = [];
  for (let at = 8; at + 8 <= view.byteLength; ) {
    const type = view.getUint16(at, true);
    const size = view.getUint32(at + 4, true);
    if (size < 8 || at + size > view.byteLength) return undefined;
    if (type === chunk.stringPool) strings = readStringPool(view, at);
    if (type === chunk.startElement) return readAttribute(view, at, strings, 'package');
    at += size;
  }
  return undefined;
}

function readStringPool(view: DataView, at: number): string[] {
  const count = view.getUint32(at + 8, true);
  const isUtf8 = (view.getUint32(at + 16, true) & utf8Flag) !== 0;
  const start = at + view.getUint32(at + 20, true);
  const strings: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const offset = start + view.getUint32(at + 28 + index * 4, true);
    strings.push(isUtf8 ? readUtf8(view, offset) : readUtf16(view, offset));
  }
  return strings;
}

function readUtf8(view: DataView, offset: number): string {
  // Two lengths stand in front, in characters and in bytes, each of one byte or, with the high bit set, two.
  let at = offset + (view.getUint8(offset) & 0x80 ? 2 : 1);
  let length = view.getUint8(at++);
  if (length & 0x80) length = ((length & 0x7f) << 8) | view.getUint8(at++);
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, length));
}

function readUtf16(view: DataView, offset: number): string {
  let at = offset + 2;
  let length = view.getUint16(offset, true);
  if (length & 0x8000) {
    length = ((length & 0x7fff) << 16) | view.getUint16(at, true);
    at += 2;
  }
  return new TextDecoder('utf-16le').decode(new Uint8Array(view.buffer, view.byteOffset + at, length * 2));
}

function readAttribute(view: DataView, at: number, strings: readonly string[], name: string): string | undefined {
  const attributesAt = at + 16 + view.getUint16(at + 24, true);
  const size = view.getUint16(at + 26, true);
  const count = view.getUint16(at + 28, true);
  for (let index = 0; index < count; index += 1) {
    const attribute = attributesAt + index * size;
    if (strings[view.getUint32(attribute + 4, true)] === name) return strings[view.getUint32(attribute + 8, true)];
  }
  return undefined;
}
