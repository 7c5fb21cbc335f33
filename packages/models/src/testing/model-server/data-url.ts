import type { ImagePart } from '../../model.ts';

/** A picture out of `data:image/png;base64,…`. */
export function imageOfDataUrl(url: string): ImagePart {
  const found = /^data:(?<mediaType>[\w/+.-]+);base64,(?<data>[\s\S]*)$/.exec(url)?.groups;
  if (found === undefined) throw new Error(`Expected a picture as a data URL, found ${url.slice(0, 80)}`);
  return imageOfBase64(found.mediaType ?? '', found.data ?? '');
}

export function imageOfBase64(mediaType: string, data: string): ImagePart {
  return { type: 'image', mediaType, bytes: new Uint8Array(Buffer.from(data, 'base64')) };
}
