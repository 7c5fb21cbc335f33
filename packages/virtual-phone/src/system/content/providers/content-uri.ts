import { authorityOf } from '../content-authority.ts';

export interface ContentUri {
  readonly authority: string;
  /** Decoded segments. */
  readonly path: readonly string[];
  readonly parameters: URLSearchParams;
}

export function parseContentUri(uri: string): ContentUri {
  const [whole = '', search = ''] = uri.split('?');
  const path = whole
    .replace(/^content:\/\/[^/]*/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  return { authority: authorityOf(uri), path, parameters: new URLSearchParams(search) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign is itself, as in android.net.Uri.
    return part;
  }
}
