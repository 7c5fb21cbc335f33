import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RequestTarget, readRequestTarget } from '../request-target.ts';
import { errorPage } from './error-page.ts';
import { preparePage } from './prepare-page.ts';
import { typeOf } from './type-of.ts';

/** What the server answers to a request of a web page. */
interface WebAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Content security policy. */
  readonly policy: string;
  /** Files of an app do not change while it runs; those on the phone's disk do. */
  readonly keeps: boolean;
}

/** An app process whose WebViews load pages. */
interface WebClient {
  readonly phone: number;
  readonly packageName: string;
  readonly processId: number;
  /** Folder of the files the app ships. */
  readonly assets: URL | undefined;
  /** Of the phone's clock, to this computer's. */
  clockOffsetMs(): number;
  /** Where the phone's time stands; undefined: it goes with the computer's. */
  standsAtMs(): number | undefined;
  /** With the rights of the app. @throws when it may not or there is none */
  readFile(path: string): Promise<Uint8Array>;
}

/**
 * The pages in WebViews. Each app process has an origin of its own, a host name nobody can guess: a page reaches
 * neither the phone's page nor other apps' pages, and has its own DOM storage, which ends with the process. What a
 * `file:` URL names has the same path there, so that relative links and those from the root lead to where they should.
 */
export interface WebContent {
  /** @returns `http://w….localhost:PORT` */
  open(client: WebClient): string;
  /** Offers the HTML of one WebView; an earlier one of the same view is forgotten. @returns its path */
  offerHtml(origin: string, view: string, html: string): string;
  withdraw(phone: number): void;
  /** Undefined for requests that are not for web pages. */
  answer(request: IncomingMessage): Promise<WebAnswer> | undefined;
}

const HOST = /^w[0-9a-f]{32}\.localhost(?=:\d+$)/;
/** Not a path any `file:` URL of Android has. */
const OWN = '/.webview/';
const OWN_FILES: Readonly<Record<string, string>> = {
  [`${OWN}bridge.js`]: 'web-bridge.js',
  [`${OWN}page.css`]: 'web-page.css',
};

export interface WebContentOptions {
  port(): number;
  /** Of the phone's own page, which alone may show its web pages. */
  pageOrigin(phone: number): string;
  /** Folder of the scripts and fonts every page is given. */
  readonly ui: string;
}

export function createWebContent({ port, pageOrigin, ui }: WebContentOptions): WebContent {
  const clients = new Map<string, WebClient & { readonly pages: Map<string, string> }>();
  return {
    open(client) {
      for (const [host, { phone, packageName, processId }] of clients) {
        if (phone !== client.phone || packageName !== client.packageName) continue;
        if (processId === client.processId) return `http://${host}:${port()}`;
        // The process before it has ended.
        clients.delete(host);
      }
      const host = `w${randomBytes(16).toString('hex')}.localhost`;
      clients.set(host, { ...client, pages: new Map() });
      return `http://${host}:${port()}`;
    },
    offerHtml(origin, view, html) {
      const path = `${OWN}html/${view}`;
      clients.get(new URL(origin).hostname)?.pages.set(path, html);
      return path;
    },
    withdraw(phone) {
      for (const [host, client] of clients) if (client.phone === phone) clients.delete(host);
    },
    answer(request) {
      const host = HOST.exec(request.headers.host ?? '')?.[0];
      const client = host === undefined ? undefined : clients.get(host);
      if (client === undefined) return undefined;
      const target = readRequestTarget(request.url);
      const policy = policyOf(pageOrigin(client.phone));
      return target === undefined ? refuse(policy) : answer(client, target, { policy, ui });
    },
  };
}

async function refuse(policy: string): Promise<WebAnswer> {
  return { status: 400, type: 'text/plain', body: 'This address is malformed', policy, keeps: false };
}

async function answer(
  client: WebClient & { readonly pages: ReadonlyMap<string, string> },
  { path, query }: RequestTarget,
  { policy, ui }: { policy: string; ui: string },
): Promise<WebAnswer> {
  const time = { clockOffsetMs: client.clockOffsetMs(), standsAtMs: client.standsAtMs() };
  const html = client.pages.get(path);
  if (html !== undefined) return { ...preparePage(Buffer.from(html), time), status: 200, policy, keeps: false };
  const own = OWN_FILES[path] ?? /^\/\.webview\/([\w-]+\.woff2)$/.exec(path)?.[1];
  if (own !== undefined) {
    return { status: 200, type: typeOf(own), body: await readFile(join(ui, own)), policy, keeps: true };
  }
  if (path === `${OWN}error`) {
    const failed = query.get('code') ?? '';
    const body = errorPage(query.get('url') ?? '', failed);
    return { ...preparePage(Buffer.from(body), { ...time, failed }), status: 200, policy, keeps: false };
  }
  const isAsset = path.startsWith('/android_asset/');
  try {
    const bytes = await (isAsset ? readAsset(client, path) : client.readFile(path));
    const type = typeOf(path);
    const isPage = type === 'text/html';
    return {
      ...(isPage ? preparePage(bytes, time) : { type, body: bytes }),
      status: 200,
      policy,
      keeps: isAsset && !isPage,
    };
  } catch (error) {
    const failed = /SecurityException|EACCES|Permission denied/.test(String(error))
      ? 'net::ERR_ACCESS_DENIED'
      : 'net::ERR_FILE_NOT_FOUND';
    const page = preparePage(Buffer.from(errorPage(`file://${path}`, failed)), { ...time, failed });
    return { ...page, status: 404, policy, keeps: false };
  }
}

function readAsset({ assets }: WebClient, path: string): Promise<Uint8Array> {
  const file = normalize(path.slice('/android_asset/'.length));
  if (assets === undefined || file.startsWith('..') || file.startsWith('/'))
    throw new Error(`There is no asset ${path}`);
  return readFile(join(fileURLToPath(assets), file));
}

/**
 * What pages may do: run scripts and show what lies on the phone. No connection anywhere, so that a script reaches no
 * network and no other server of this computer; nothing but the phone's page may show them.
 */
function policyOf(pageOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:",
    "style-src 'self' 'unsafe-inline' data:",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    "frame-src 'self' data: blob:",
    // None that outlives its page.
    'worker-src blob: data:',
    "form-action 'self'",
    "base-uri 'self'",
    `frame-ancestors ${pageOrigin} 'self'`,
  ].join('; ');
}
