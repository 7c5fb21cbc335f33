export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a PNG, GIF or JPEG, as its head says them; nothing when it is none of these. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && view.getUint32(0) === 0x8950_4e47) {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (bytes.length >= 10 && view.getUint32(0) === 0x4749_4638) {
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  return bytes.length >= 4 && view.getUint16(0) === 0xffd8 ? jpegSize(view) : undefined;
}

/** In the frame header (SOF), which stands after other segments. */
function jpegSize(view: DataView): PictureSize | undefined {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}
