/** `FileColumns.MEDIA_TYPE_*` */
export const mediaTypes = { none: 0, image: 1, audio: 2, video: 3, playlist: 4, document: 6 } as const;

export function mediaTypeOf(mimeType: string): number {
  if (mimeType === 'audio/x-mpegurl') return mediaTypes.playlist;
  if (mimeType.startsWith('image/')) return mediaTypes.image;
  if (mimeType.startsWith('audio/')) return mediaTypes.audio;
  if (mimeType.startsWith('video/')) return mediaTypes.video;
  const isDocument = mimeType.startsWith('text/') || /^application\/(pdf|msword|vnd\.|json)/.test(mimeType);
  return isDocument && !mimeType.includes('android.package') ? mediaTypes.document : mediaTypes.none;
}
