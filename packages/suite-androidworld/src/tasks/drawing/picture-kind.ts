/** What the files of drawings end with. */
export const pictureKinds = ['png', 'svg', 'jpg'] as const;

export type PictureKind = (typeof pictureKinds)[number];

/** Of which kind a picture is, by what it begins with; undefined if of none of these. */
export function pictureKind(content: Uint8Array): PictureKind | undefined {
  const start = Buffer.from(content.subarray(0, 512)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  return /^\s*(<\?xml[^>]*>\s*)?<svg[\s/>]/.test(start) ? 'svg' : undefined;
}
