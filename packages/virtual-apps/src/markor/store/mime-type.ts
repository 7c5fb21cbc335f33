const types: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  markdown: 'text/markdown',
  txt: 'text/plain',
  csv: 'text/comma-separated-values',
  adoc: 'text/plain',
  asciidoc: 'text/plain',
  html: 'text/html',
  htm: 'text/html',
  json: 'text/plain',
  xml: 'text/xml',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  m4a: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
};

/** MIME type a file's name stands for. */
export function mimeType(name: string): string {
  const dot = name.lastIndexOf('.');
  return (dot === -1 ? undefined : types[name.slice(dot + 1).toLowerCase()]) ?? '*/*';
}
