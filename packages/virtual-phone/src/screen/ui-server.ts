import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AndroidWorldError } from '@androidworld/core';
import { makeSecret } from '../make-secret.ts';
import { isSameSecret } from '../same-secret.ts';
import { OfferedApps, readFactory } from './offered-apps.ts';
import { type RequestTarget, readRequestTarget } from './request-target.ts';
import { createWebContent, type WebContent } from './web-content/web-content.ts';

/** The loopback server phones' pages are loaded from: the page, the kit, each phone's apps, web pages, the viewer. */
export interface UiServer {
  /** Serves the page of a phone. @returns its origin, which no other phone shares: `http://pN.localhost:PORT` */
  open(phone: number): string;
  readonly http: Server;
  /** Where a person sees a phone, with the token without which nobody does: other users of the computer reach the port. */
  viewerUrl(phone: number): string;
  /** Where the encoder of recordings is, which knows no phone. */
  recorderUrl(): string;
  /** Whether a request comes from the viewer's page, and from no other site through a name of theirs. */
  isOfViewer(request: IncomingMessage): boolean;
  /** Whether a request knows the token. */
  admits(query: URLSearchParams): boolean;
  /**
   * Offers the module with an app's screens, turned into one that makes them (`screensFactory`).
   *
   * @param moduleUrl `file:` URL
   * @returns its path on this server, which nobody can guess; another one for another module of the app
   */
  offerApp(phone: number, packageName: string, moduleUrl: string): string;
  /** File of the script that every frame within a web page is given. */
  readonly frameScript: string;
  /** Pages in WebViews. */
  readonly web: WebContent;
  /** Serves nothing of a phone any more. */
  withdraw(phone: number): void;
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
  const folder = await uiFolder();
  const token = makeSecret();
  const admits = (query: URLSearchParams) => isSameSecret(query.get('token'), token);
  const apps = new OfferedApps();
  const phones = new Set<number>();
  const pageOrigin = (phone: number) => `http://p${phone}.localhost:${portOf(server)}`;
  const web = createWebContent({ port: () => portOf(server), pageOrigin, ui: folder });
  const server = createServer((request, response) => {
    answer(request).then((found) => send(response, found), fail(response));
  });
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const forPage = web.answer(request);
    if (forPage !== undefined) return forPage;
    const place = placeOf(request, phones);
    if (place === undefined) return refusal(403, 'Not a name of this server');
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'There is nothing to change here');
    const target = readRequestTarget(request.url);
    if (target === undefined) return refusal(400, 'This address is malformed');
    if (place.phone === undefined) return serveViewer(target, { folder, admits });
    return servePage(target, { folder, apps, phone: place.phone, port: portOf(server) });
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  return {
    open(phone) {
      phones.add(phone);
      return pageOrigin(phone);
    },
    http: server,
    isOfViewer(request) {
      const place = placeOf(request, phones);
      return place !== undefined && place.phone === undefined;
    },
    frameScript: join(folder, 'web-bridge.js'),
    web,
    viewerUrl: (phone) => `http://127.0.0.1:${portOf(server)}/phones/${phone}?token=${token}`,
    recorderUrl: () => `http://127.0.0.1:${portOf(server)}/ui/recorder.html`,
    admits,
    offerApp: (phone, packageName, moduleUrl) => apps.offer(phone, packageName, fileURLToPath(moduleUrl)),
    withdraw(phone) {
      phones.delete(phone);
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
    throw new AndroidWorldError('AW_DEVICE_STATE', 'The server of the virtual phone has no port');
  }
  return address.port;
}

/** Which of the server's names a request is for: the page of a phone has one of its own, the viewer has the loopback's. */
interface Place {
  readonly phone: number | undefined;
}

/** Undefined for other names, and for what another origin sends: no site reaches a phone through a name of its own. */
function placeOf({ headers }: IncomingMessage, phones: ReadonlySet<number>): Place | undefined {
  const { host, origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return undefined;
  const [name, phone] = /^(?:p(\d+)\.localhost|127\.0\.0\.1|localhost):\d+$/.exec(host ?? '') ?? [];
  if (phone === undefined) return name === undefined ? undefined : { phone: undefined };
  return phones.has(Number(phone)) ? { phone: Number(phone) } : undefined;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly policy?: string;
  /** Whether browsers may keep it; default: what has no policy of its own. */
  readonly keeps?: boolean;
}

/** What a phone's own page loads. */
async function servePage(
  { path }: RequestTarget,
  { folder, apps, phone, port }: { folder: string; apps: OfferedApps; phone: number; port: number },
): Promise<Answer> {
  const app = apps.find(phone, path);
  if (app !== undefined) return appModule(app);
  const name = uiFileName(path);
  if (name === 'index.html') return page(join(folder, name), port);
  return name === undefined ? nothing : file(join(folder, name));
}

async function serveViewer(
  { path, query }: RequestTarget,
  { folder, admits }: { folder: string; admits(query: URLSearchParams): boolean },
): Promise<Answer> {
  if (/^\/phones\/\d+$/.test(path)) {
    return admits(query) ? viewer(join(folder, 'viewer.html')) : refusal(403, 'This address lacks its token');
  }
  const name = uiFileName(path);
  return name === undefined ? nothing : file(join(folder, name));
}

/** Scripts and fonts, the same in every copy of this package; the viewer's page belongs to a phone. */
function uiFileName(path: string): string | undefined {
  const name = /^\/ui\/([\w-][\w.-]*)$/.exec(path)?.[1];
  return name === 'viewer.html' ? undefined : name;
}

function refusal(status: number, body: string): Answer {
  return { status, type: 'text/plain', body };
}

const nothing: Answer = { status: 404, type: 'text/plain', body: 'There is nothing at this address' };

async function appModule(path: string): Promise<Answer> {
  try {
    return { status: 200, type: TYPES['.js'] ?? '', body: await readFactory(path) };
  } catch {
    return refusal(404, 'There is no such file');
  }
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
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // No dialogs of the browser, no windows, no downloads: what an app or page opens without end.
    'sandbox allow-scripts allow-same-origin allow-forms',
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

/**
 * Where `build-ui.ts` puts the bundles, whether this runs from sources or from `dist`.
 *
 * @throws {AndroidWorldError} AW_DEVICE_STATE when they are not there
 */
async function uiFolder(): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve('@androidworld/virtual-phone/package.json');
  const folder = join(manifest, '../dist/ui');
  await access(join(folder, 'index.html')).catch((cause: unknown) => {
    const message = `The page of the virtual phone has not been bundled: "${folder}" has no index.html. In the repository, run \`npm start\` or \`pnpm build\` first; where the package is installed, install it anew.`;
    throw new AndroidWorldError('AW_DEVICE_STATE', message, { details: { folder }, cause });
  });
  return folder;
}
