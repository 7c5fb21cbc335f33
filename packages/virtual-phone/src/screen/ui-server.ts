import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AndroidWorldError } from '@androidworld/core';
import { isSameSecret } from '../same-secret.ts';
import { type RequestTarget, readRequestTarget } from './request-target.ts';
import { createWebContent, type WebContent } from './web-content/web-content.ts';

/** The loopback server phones' pages are loaded from: the page, the kit, each phone's apps, web pages, the viewer. */
export interface UiServer {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly http: Server;
  /** Where a person sees a phone, with the token without which nobody does: other users of the computer reach the port. */
  viewerUrl(phone: number): string;
  /** Whether a request knows the token. */
  admits(query: URLSearchParams): boolean;
  /**
   * Offers the module with an app's screens.
   *
   * @param moduleUrl `file:` URL
   * @returns its path on this server, which nobody can guess
   */
  offerApp(phone: number, packageName: string, moduleUrl: string): string;
  /** Pages in WebViews. */
  readonly web: WebContent;
  withdrawApps(phone: number): void;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

export async function startUiServer(): Promise<UiServer> {
  const folder = uiFolder();
  const token = makeSecret();
  const admits = (query: URLSearchParams) => isSameSecret(query.get('token'), token);
  const apps = new Apps();
  const web = createWebContent({ port: () => portOf(server), ui: folder });
  const server = createServer((request, response) => {
    answer(request).then((found) => send(response, found), fail(response));
  });
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const forPage = web.answer(request);
    if (forPage !== undefined) return forPage;
    if (!isLocal(request)) return refusal(403, 'Loopback names only');
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'There is nothing to change here');
    const target = readRequestTarget(request.url);
    if (target === undefined) return refusal(400, 'This address is malformed');
    return serve(target, { folder, apps, port: portOf(server), admits });
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    http: server,
    web,
    viewerUrl: (phone) => `http://127.0.0.1:${portOf(server)}/phones/${phone}?token=${token}`,
    admits,
    offerApp: (phone, packageName, moduleUrl) => apps.offer(phone, packageName, fileURLToPath(moduleUrl)),
    withdrawApps(phone) {
      apps.withdraw(phone);
      web.withdraw(phone);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new AndroidWorldError('DEVICE_STATE', 'The server of the virtual phone has no port');
  }
  return address.port;
}

/** Whether the request names this computer: keeps other sites' pages from reaching a phone through a name of theirs. */
export function isLocal({ headers }: IncomingMessage): boolean {
  const local = /^(127\.0\.0\.1|localhost):\d+$/;
  const origin = headers.origin === undefined ? undefined : headers.origin.replace(/^http:\/\//, '');
  return local.test(headers.host ?? '') && (origin === undefined || origin === headers.host);
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly policy?: string;
  /** Whether browsers may keep it; default: what has no policy of its own. */
  readonly keeps?: boolean;
}

interface Served {
  readonly folder: string;
  readonly apps: Apps;
  readonly port: number;
  admits(query: URLSearchParams): boolean;
}

async function serve({ path, query }: RequestTarget, { folder, apps, port, admits }: Served): Promise<Answer> {
  const app = apps.find(path);
  if (app !== undefined) return file(app);
  const name = /^\/ui\/([\w-][\w.-]*)$/.exec(path)?.[1];
  if (name === 'index.html') return page(join(folder, name), port);
  // The viewer's page belongs to a phone; what is left are scripts and fonts, the same in every copy of this package.
  if (name !== undefined && name !== 'viewer.html') return file(join(folder, name));
  if (/^\/phones\/\d+$/.test(path)) {
    return admits(query) ? viewer(join(folder, 'viewer.html')) : refusal(403, 'This address lacks its token');
  }
  return refusal(404, 'There is nothing at this address');
}

function refusal(status: number, body: string): Answer {
  return { status, type: 'text/plain', body };
}

/** The modules of apps' screens, by their path. */
class Apps {
  readonly #files = new Map<string, string>();
  readonly #prefixes = new Map<number, string>();

  /** @returns its path; an app may be somebody's secret, so that nobody guesses it */
  offer(phone: number, packageName: string, moduleFile: string): string {
    const prefix = this.#prefixes.get(phone) ?? `/apps/${makeSecret()}/`;
    this.#prefixes.set(phone, prefix);
    this.#files.set(`${prefix}${packageName}.js`, moduleFile);
    return `${prefix}${packageName}.js`;
  }

  find(path: string): string | undefined {
    return this.#files.get(path);
  }

  withdraw(phone: number): void {
    const prefix = this.#prefixes.get(phone);
    this.#prefixes.delete(phone);
    if (prefix === undefined) return;
    for (const path of this.#files.keys()) if (path.startsWith(prefix)) this.#files.delete(path);
  }
}

function makeSecret(): string {
  return randomBytes(24).toString('base64url');
}

async function file(path: string): Promise<Answer> {
  try {
    return { status: 200, type: TYPES[extname(path)] ?? 'application/octet-stream', body: await readFile(path) };
  } catch {
    // Where files are on the computer is nobody's business.
    return refusal(404, 'There is no such file');
  }
}

/** The phone's page: scripts from this server alone, pictures from apps' own data, WebViews, no connection anywhere. */
async function page(path: string, port: number): Promise<Answer> {
  const html = await readFile(path, 'utf8');
  const importMap = /<script type="importmap">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(importMap).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    'media-src data: blob:',
    "font-src 'self'",
    `frame-src http://*.localhost:${port}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return { status: 200, type: TYPES['.html'] ?? '', body: html, policy };
}

async function viewer(path: string): Promise<Answer> {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src blob:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return { status: 200, type: TYPES['.html'] ?? '', body: await readFile(path), policy };
}

function fail(response: ServerResponse): (cause: unknown) => void {
  return (cause) => {
    process.emitWarning(cause instanceof Error ? cause : new Error(String(cause)));
    send(response, refusal(500, 'The server of the virtual phone failed; its process has said how'));
  };
}

function send(response: ServerResponse, { status, type, body, policy, keeps }: Answer): void {
  const isKept = status === 200 && (keeps ?? policy === undefined);
  response.writeHead(status, {
    'content-type': type,
    'cache-control': isKept ? 'max-age=3600' : 'no-store',
    'x-content-type-options': 'nosniff',
    // Addresses hold secrets.
    'referrer-policy': 'no-referrer',
    ...(policy === undefined ? {} : { 'content-security-policy': policy }),
  });
  response.end(body);
}

/** Where `build-ui.ts` puts the bundles, whether this runs from sources or from `dist`. */
function uiFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('@androidworld/virtual-phone/package.json');
  return join(manifest, '../dist/ui');
}
