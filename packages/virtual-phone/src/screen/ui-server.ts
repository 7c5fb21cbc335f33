import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AndroidWorldError } from '@androidworld/core';
import { createWebContent, type WebContent } from './web-content/web-content.ts';

/** The loopback server phones' pages are loaded from: the page, the kit, each phone's apps, web pages, the viewer. */
export interface UiServer {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly http: Server;
  /**
   * Offers the module with an app's screens.
   *
   * @param moduleUrl `file:` URL
   * @returns its path on this server
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
  const apps = new Map<string, string>();
  const web = createWebContent({ port: () => portOf(server), ui: folder });
  const server = createServer((request, response) => {
    const forPage = web.answer(request);
    if (forPage !== undefined) {
      void forPage.then((answer) => send(response, answer), fail(response));
      return;
    }
    if (!isLocal(request)) return send(response, { status: 403, type: 'text/plain', body: 'Loopback names only' });
    void serve(request, folder, apps, portOf(server)).then((answer) => send(response, answer), fail(response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    http: server,
    web,
    offerApp(phone, packageName, moduleUrl) {
      const path = `/apps/${phone}/${packageName}.js`;
      apps.set(path, fileURLToPath(moduleUrl));
      return path;
    },
    withdrawApps(phone) {
      for (const path of apps.keys()) if (path.startsWith(`/apps/${phone}/`)) apps.delete(path);
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

async function serve(
  request: IncomingMessage,
  folder: string,
  apps: ReadonlyMap<string, string>,
  port: number,
): Promise<Answer> {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const app = apps.get(pathname);
  if (app !== undefined) return file(app);
  const name = /^\/ui\/([\w.-]+)$/.exec(pathname)?.[1];
  if (name === 'index.html') return page(join(folder, name), port);
  if (name !== undefined) return file(join(folder, name));
  if (/^\/phones\/\d+$/.test(pathname)) return viewer(join(folder, 'viewer.html'));
  return { status: 404, type: 'text/plain', body: `Nothing at ${pathname}` };
}

async function file(path: string): Promise<Answer> {
  try {
    return { status: 200, type: TYPES[extname(path)] ?? 'application/octet-stream', body: await readFile(path) };
  } catch (cause) {
    return { status: 404, type: 'text/plain', body: `Cannot read ${path}: ${String(cause)}` };
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
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src blob:; connect-src 'self'; font-src 'self'";
  return { status: 200, type: TYPES['.html'] ?? '', body: await readFile(path), policy };
}

function fail(response: ServerResponse): (cause: unknown) => void {
  return (cause) => send(response, { status: 500, type: 'text/plain', body: String(cause) });
}

function send(response: ServerResponse, { status, type, body, policy, keeps }: Answer): void {
  const isKept = status === 200 && (keeps ?? policy === undefined);
  response.writeHead(status, {
    'content-type': type,
    'cache-control': isKept ? 'max-age=3600' : 'no-store',
    'x-content-type-options': 'nosniff',
    ...(policy === undefined ? {} : { 'content-security-policy': policy }),
  });
  response.end(body);
}

/** Where `build-ui.ts` puts the bundles, whether this runs from sources or from `dist`. */
function uiFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('@androidworld/virtual-phone/package.json');
  return join(manifest, '../dist/ui');
}
