/** MIME type of a file by the extension of its name (`android.webkit.MimeTypeMap`); unknown ones are octet streams. */
export function mimeTypeOf(path: string): string {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return mimeTypes[extension] ?? 'application/octet-stream';
}

/** The extension that stands for a MIME type, without its dot. */
export function extensionOf(mimeType: string): string | undefined {
  if (mimeType === 'audio/mpegurl') return 'm3u';
  return Object.keys(mimeTypes).find((extension) => mimeTypes[extension] === mimeType);
}

/** By extension (`android.mime.types`); of several the usual one is first. */
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
  html: 'text/html',
  htm: 'text/html',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  json: 'application/json',
  m3u: 'audio/x-mpegurl',
  m3u8: 'audio/x-mpegurl',
  md: 'text/markdown',
  mkv: 'video/x-matroska',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  m4a: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vcf: 'text/x-vcard',
  wav: 'audio/x-wav',
  webm: 'video/webm',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xml: 'text/xml',
  zip: 'application/zip',
};
