import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { errnoCode } from '../errno.ts';
import { appletNames } from './applet-names.ts';
import type { AppletAnswer, AppletCall, AppletEnd, AppletFiles, AppletRun, SpawnResult } from './messages.ts';

/** What an applet's calls are answered with. */
export interface AppletHost {
  readonly files: AppletFiles;
  spawn(request: Extract<AppletCall, { kind: 'spawn' }>): Promise<SpawnResult>;
}

/** Kept for the next applet; starting one takes a good tenth of a second. */
const mostIdle = 2;
const idle: Worker[] = [];

/**
 * Runs an applet in a thread of its own.
 *
 * @param signal ends the thread, whatever it does
 * @returns undefined when the signal came first; status 137 when the applet filled its memory
 */
export function runInThread(
  run: AppletRun,
  host: AppletHost,
  programs: readonly string[],
  signal: AbortSignal,
): Promise<AppletEnd | undefined> {
  const worker = idle.pop() ?? watched(startWorker(programs));
  worker.ref();
  return new Promise((resolve, reject) => {
    const finish = (keep: boolean) => {
      worker.off('message', onMessage).off('error', onError);
      signal.removeEventListener('abort', abort);
      worker.unref();
      if (keep && idle.length < mostIdle) idle.push(worker);
      else void worker.terminate();
    };
    const abort = () => {
      finish(false);
      resolve(undefined);
    };
    const onMessage = (message: AppletCall | AppletEnd) => {
      if (message.kind !== 'end') {
        void answer(message, host).then((reply) => worker.postMessage(reply));
        return;
      }
      finish(true);
      resolve(message);
    };
    const onError = (error: Error & { code?: string }) => {
      finish(false);
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error);
      else resolve({ kind: 'end', stdout: new Uint8Array(), stderr: '', status: 137 });
    };
    worker.on('message', onMessage).on('error', onError);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    else worker.postMessage(run);
  });
}

async function answer(call: AppletCall, host: AppletHost): Promise<AppletAnswer> {
  try {
    const value = call.kind === 'spawn' ? await host.spawn(call) : await callFile(host.files, call);
    return { kind: 'answer', id: call.id, value };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'answer', id: call.id, failure: { code: errnoCode(error) ?? 'EIO', message } };
  }
}

async function callFile(files: AppletFiles, { method, args }: Extract<AppletCall, { kind: 'file' }>): Promise<unknown> {
  const call = files[method] as (...each: readonly unknown[]) => Promise<unknown>;
  return await call(...args);
}

/** One that dies while it waits is not handed out. */
function watched(worker: Worker): Worker {
  const forget = () => {
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
  };
  return worker.on('exit', forget).on('error', forget);
}

function startWorker(programs: readonly string[]): Worker {
  const options = {
    workerData: { applets: appletNames, programs },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    execArgv: [],
  };
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./applet-worker.js', import.meta.url), options);
  }
  // In the repository, where sources run as they are.
  const source = new URL('./applet-worker.ts', import.meta.url).href;
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')).href.replace(/\.cjs$/, '.mjs');
  const code = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(code, { ...options, eval: true });
}
