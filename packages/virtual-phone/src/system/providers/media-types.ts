/** MIME types by extension (`android.mime.types`). */
const mimeTypes: Readonly<Record<string, string>> = {
  '3gp': 'video/3gpp',
  aac: 'audio/aac',
  amr: 'audio/amr',
  apk: 'application/vnd.android.package-archive',
  bmp: 'image/bmp',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  flac: 'audio/flac',
  gif: 'image/gif',
  gpx: 'application/gpx+xml',
  heic: 'image/heic',
  htm: 'text/html',
  html: 'text/html',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  m3u: 'audio/x-mpegurl',
  m3u8: 'audio/x-mpegurl',
  m4a: 'audio/mpeg',
  md: 'text/markdown',
  mkv: 'video/x-matroska',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wav: 'audio/x-wav',
  webm: 'video/webm',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xml: 'text/xml',
  zip: 'application/zip',
};

/** `FileColumns.MEDIA_TYPE_*` */
export const mediaTypes = { none: 0, image: 1, audio: 2, video: 3, playlist: 4, document: 6 } as const;

export function mimeTypeOf(path: string): string {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return mimeTypes[extension] ?? 'application/octet-stream';
}

export function mediaTypeOf(mimeType: string): number {
  if (mimeType === 'audio/x-mpegurl') return mediaTypes.playlist;
  if (mimeType.startsWith('image/')) return mediaTypes.image;
  if (mimeType.startsWith('audio/')) return mediaTypes.audio;
  if (mimeType.startsWith('video/')) return mediaTypes.video;
  const isDocument = mimeType.startsWith('text/') || /^application\/(pdf|msword|vnd\.|json)/.test(mimeType);
  return isDocument && !mimeType.includes('android.package') ? mediaTypes.document : mediaTypes.none;
}
