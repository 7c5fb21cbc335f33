/** What a request asks for. */
export interface RequestTarget {
  /** Decoded; begins with a slash. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/**
 * Reads the target of a request: a path and a query, as browsers send them to a server.
 *
 * @param url as in the request's first line, which may hold anything
 * @returns undefined when it is malformed: another form, an escape that stands for no text, a NUL
 */
export function readRequestTarget(url: string | undefined): RequestTarget | undefined {
  if (url === undefined || !url.startsWith('/')) return undefined;
  try {
    // Behind a host, so that two slashes at the beginning name none.
    const { pathname, searchParams } = new URL(`http://127.0.0.1${url}`);
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? undefined : { path, query: searchParams };
  } catch {
    // Both throw for nothing else.
    return undefined;
  }
}
