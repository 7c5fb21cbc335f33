import { extname } from 'node:path';
import { mimeTypeOf } from '@androidworld/app-sdk';

/** What web pages are made of, beyond what Android knows by extension. */
const WEB_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.htm': 'text/html',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xhtml': 'application/xhtml+xml',
};

/** MIME type of a file a web page loads. */
export function typeOf(path: string): string {
  return WEB_TYPES[extname(path).toLowerCase()] ?? mimeTypeOf(path);
}
