import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AndroidWorldError, isAndroidWorldError } from '@androidworld/core';
import type { RunStore } from '@androidworld/core/results';
import { renderFilm } from '../film/render-film.ts';
import { renderPage, type ViewerStep } from '../html/render-page.ts';
import { readUiBundle } from '../html/ui-bundle.ts';
import { readMergedReport } from '../model/read-store.ts';
import { isOwnRequest } from './is-own-request.ts';
import { renderLivePage } from './render-live-page.ts';
import { watchRun } from './watch-run.ts';

/** Which run is served, and how. */
export interface ViewOptions {
  /** The results that have the run; may be written by another process meanwhile. */
  readonly store: RunStore;
  /** Id, or `last` for whichever run was started last. */
  readonly runId: string | 'last';
  /** Default 0: any that is free. */
  readonly port?: number;
  /** How often the store is asked what is new. Default 500 ms. */
  readonly intervalMs?: number;
}

/** A view that is served until it is disposed of. */
export interface ServedView extends AsyncDisposable {
  /** e.g. `http://127.0.0.1:41234/` */
  readonly url: string;
}

/**
 * Serves a run to browsers of this computer while it goes on, in whatever process: the live view at `/`, its events at
 * `/events`, the report with every step at `/report`, films of episodes at `/film`.
 *
 * @throws AW_USAGE when the port cannot be had; AW_RUN_NOT_FOUND
 */
export async function serveView({ store, runId, port = 0, intervalMs }: ViewOptions): Promise<ServedView> {
  requirePort(port);
  await store.readRun(runId);
  const closing = new AbortController();
  const watching = { ...(intervalMs !== undefined && { intervalMs }) };
  const answers: Readonly<Record<string, Answer>> = {
    '/': async (_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      const { html, policy } = renderLivePage(await readUiBundle('live'));
      response.setHeader('Content-Security-Policy', policy);
      response.end(html);
    },
    '/events': async (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      const gone = new AbortController();
      response.on('close', () => gone.abort());
      const signal = AbortSignal.any([gone.signal, closing.signal]);
      for await (const { run, news } of watchRun(store, runId, { ...watching, signal })) {
        for (const one of news) response.write(`event: news\ndata: ${JSON.stringify(one)}\n\n`);
        response.write(`event: run\ndata: ${JSON.stringify(run)}\n\n`);
      }
      // Without this the browser would ask again, of a run that is over.
      if (!signal.aborted) response.write('event: over\ndata: {}\n\n');
      response.end();
    },
    '/picture': async ({ searchParams }, response) => {
      const png = await store.readScreenshot(searchParams.get('file') ?? '');
      response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'private, max-age=31536000, immutable' });
      response.end(png);
    },
    '/report': async (_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      await pipeline(Readable.from(reportPage(store, runId)), response);
    },
    '/film': async ({ searchParams }, response) => {
      const film = await renderFilm(store, { runId, episodeId: searchParams.get('episode') ?? '' });
      response.writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'no-store' });
      response.end(film);
    },
  };
  const server = createServer((request, response) => {
    void answer(request, response, answers);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portFailure(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  // It listens on a port, not on a path: then this is its address.
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}/`,
    async [Symbol.asyncDispose]() {
      closing.abort();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Answer = (url: URL, response: ServerResponse) => Promise<void>;

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  answers: Readonly<Record<string, Answer>>,
): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  const refuse = (status: number, text: string) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
  };
  if (!isOwnRequest(request)) return refuse(403, 'Expected a request of this page, by its own address');
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const own = Object.hasOwn(answers, url.pathname) ? answers[url.pathname] : undefined;
  if (own === undefined) return refuse(404, `There is nothing at ${url.pathname}`);
  try {
    await own(url, response);
  } catch (error) {
    if (isAndroidWorldError(error)) refuse(404, error.message);
    else refuse(500, error instanceof Error ? error.message : String(error));
  }
}

async function* reportPage(store: RunStore, runId: string | 'last'): AsyncGenerator<string> {
  const [{ report, origins }, viewer] = await Promise.all([
    readMergedReport([{ store, runId }]),
    readUiBundle('viewer'),
  ]);
  yield* renderPage({
    report,
    viewer,
    films: '/film?episode=',
    async *stepsOf({ attempt }, index): AsyncGenerator<ViewerStep> {
      const origin = origins[index];
      if (origin === undefined) return;
      for await (const step of store.readSteps(origin.runId, origin.episodeId, attempt)) {
        const file = step.before.screenshotFile;
        yield file === undefined ? step : { ...step, image: `/picture?file=${encodeURIComponent(file)}` };
      }
    },
  });
}

function requirePort(port: number): void {
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return;
  throw new AndroidWorldError('AW_USAGE', `Expected a port from 1 to 65535, or 0 for any that is free, found ${port}`);
}

function portFailure(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return error;
  const why = code === 'EACCES' ? 'may not be used by this user' : 'is in use';
  return new AndroidWorldError(
    'AW_USAGE',
    `Port ${port} ${why}: give another with --port, or none for any that is free`,
  );
}
