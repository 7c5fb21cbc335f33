import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RequestTarget, readRequestTarget } from '../request-target.ts';
import { errorPage } from './error-page.ts';
import { preparePage } from './prepare-page.ts';
import { typeOf } from './type-of.ts';
import { WaitingScripts } from './waiting-scripts.ts';
import { WebSites } from './web-sites.ts';

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

/** Whose pages they are. */
interface PageOwner {
  readonly packageName: string;
  readonly processId: number;
}

/** An app process whose WebViews load pages. */
interface WebClient extends PageOwner {
  readonly phone: number;
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
 * neither the phone's page nor other apps' pages, and has its own DOM storage, which ends with the process. The processes
 * of an app have one site, which is what Chromium has a renderer for. What a
 * `file:` URL names has the same path there, so that relative links and those from the root lead to where they should.
 */
export interface WebContent {
  /**
   * @param how.fresh of a site that has no renderer yet, in place of the one before
   * @returns `http://w….a….localhost:PORT`
   */
  open(client: WebClient, how: { readonly fresh: boolean }): string;
  /** Offers the HTML of one WebView; an earlier one of the same view is forgotten. @returns its path */
  offerHtml(origin: string, view: string, html: string): string;
  /** Lets the scripts of a page run: it knows its size. */
  sized(origin: string, id: string): void;
  /** Lets a script go on that waits for a person. */
  answerDialog(origin: string, id: string, answer: unknown): void;
  /** Resolves with the answer of one of a phone's pages, or with undefined as soon as a script in one waits for a person. */
  unlessWaiting<T>(phone: number, answer: Promise<T>): Promise<T | undefined>;
  /** Whose page has this address. */
  ownerOf(url: string): PageOwner | undefined;
  withdraw(phone: number): void;
  /** Undefined for requests that are not for web pages. */
  answer(request: IncomingMessage): Promise<WebAnswer> | undefined;
}

const HOST = /^w[0-9a-f]{32}\.a\d+\.localhost(?=:\d+$)/;
/** Not a path any `file:` URL of Android has. */
const OWN = '/.webview/';
/** Keeps a renderer while no other page is there, and says whether that answers. */
const KEEPER = `${OWN}keeper`;
const KEEPER_PAGE = '<script>onmessage = ({ source }) => source.postMessage("", "*")</script>';
/** Where a script waits for the answer to its question. */
const DIALOGS = `${OWN}dialogs/`;
/** Where a page's scripts wait until it knows its size. */
const SIZING = `${OWN}sizing/`;
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
  const clients = new Map<string, OpenClient>();
  const sites = new WebSites();
  const find = (origin: string) => clients.get(new URL(origin).hostname);
  const forget = (host: string) => {
    const client = clients.get(host);
    client?.scripts.answerAll();
    client?.sizing.answerAll();
    clients.delete(host);
  };
  return {
    open(client, { fresh }) {
      for (const [host, { phone, packageName, processId }] of clients) {
        if (phone !== client.phone || packageName !== client.packageName) continue;
        if (processId === client.processId && !fresh) return `http://${host}:${port()}`;
        // The process before it has ended, or its renderer is in no state to show anything.
        forget(host);
      }
      const host = `w${randomBytes(16).toString('hex')}.${sites.of(client, { fresh })}`;
      clients.set(host, { ...client, pages: new Map(), scripts: new WaitingScripts(), sizing: new WaitingScripts() });
      return `http://${host}:${port()}`;
    },
    offerHtml(origin, view, html) {
      const path = `${OWN}html/${view}`;
      find(origin)?.pages.set(path, html);
      return path;
    },
    sized(origin, id) {
      find(origin)?.sizing.answer(id, '');
    },
    answerDialog(origin, id, given) {
      const client = find(origin);
      client?.scripts.answer(id, JSON.stringify({ answer: given, standsAtMs: client.standsAtMs() }));
    },
    unlessWaiting<T>(phone: number, sent: Promise<T>) {
      const scripts = [...clients.values()].flatMap((client) => (client.phone === phone ? client.scripts : []));
      return scripts.reduce((answer: Promise<T | undefined>, each) => each.unlessWaiting(answer), sent);
    },
    ownerOf: find,
    withdraw(phone) {
      sites.withdraw(phone);
      for (const [host, client] of clients) if (client.phone === phone) forget(host);
    },
    answer(request) {
      const host = HOST.exec(request.headers.host ?? '')?.[0];
      const client = host === undefined ? undefined : clients.get(host);
      if (client === undefined) return undefined;
      const target = readRequestTarget(request.url);
      const policy = policyOf(pageOrigin(client.phone), `http://${request.headers.host}${DIALOGS}`);
      if (target === undefined) return refuse(policy);
      const { path } = target;
      if (path === KEEPER) return keeper(policy);
      if (path.startsWith(SIZING)) return holdScripts(path.slice(SIZING.length), client, { request, policy });
      if (!path.startsWith(DIALOGS)) return answer(client, target, { policy, ui });
      if (request.method !== 'POST') return refuse(policy);
      return askPerson(path.slice(DIALOGS.length), client, { request, policy });
    },
  };
}

type OpenClient = WebClient & {
  readonly pages: Map<string, string>;
  readonly scripts: WaitingScripts;
  readonly sizing: WaitingScripts;
};

/** Until the script may go on; or its page has gone, or its process. */
async function waitAt(id: string, scripts: WaitingScripts, { socket }: IncomingMessage): Promise<string> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  socket.once('close', leave);
  try {
    return await scripts.wait(id, gone.signal);
  } finally {
    // The connection serves requests after this one, too.
    socket.off('close', leave);
  }
}

interface Asked {
  readonly request: IncomingMessage;
  readonly policy: string;
}

async function askPerson(id: string, client: OpenClient, { request, policy }: Asked): Promise<WebAnswer> {
  const body = await waitAt(id, client.scripts, request);
  return { status: 200, type: 'application/json', body, policy, keeps: false };
}

async function holdScripts(id: string, client: OpenClient, { request, policy }: Asked): Promise<WebAnswer> {
  await waitAt(id, client.sizing, request);
  return { status: 200, type: 'text/javascript', body: 'document.currentScript.remove()', policy, keeps: false };
}

async function keeper(policy: string): Promise<WebAnswer> {
  return { status: 200, type: 'text/html', body: KEEPER_PAGE, policy, keeps: false };
}

async function refuse(policy: string): Promise<WebAnswer> {
  return { status: 400, type: 'text/plain', body: 'This address is malformed', policy, keeps: false };
}

async function answer(
  client: OpenClient,
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
 * What pages may do: run scripts and show what lies on the phone. No connection anywhere but to where their own dialogs
 * are answered, so that a script reaches no network and no other server of this computer; nothing but the phone's page
 * may show them.
 */
function policyOf(pageOrigin: string, dialogs: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:",
    "style-src 'self' 'unsafe-inline' blob: data:",
    "img-src 'self' data: blob:",
    "font-src 'self' data: blob:",
    `connect-src data: blob: ${dialogs}`,
    "media-src 'self' data: blob:",
    "frame-src 'self' data: blob:",
    // None that outlives its page.
    'worker-src blob: data:',
    "form-action 'self'",
    "base-uri 'self'",
    `frame-ancestors ${pageOrigin} 'self'`,
  ].join('; ');
}
