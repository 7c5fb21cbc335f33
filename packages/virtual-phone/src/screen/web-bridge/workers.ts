import { fromBase64 } from '@androidworld/app-sdk';
import type { PageClock } from '@androidworld/app-sdk/host';
import type { PhoneRandom } from '../../system/random/phone-random.ts';
import { followBroadcasts } from './broadcasts.ts';
import { around } from './browser-work.ts';
import { type FollowedWorker, followWorker } from './worker/follow-worker.ts';
import type { WorkerFacts } from './worker/worker-facts.ts';

// Taken before any script of the page can put something else in their place.
const RealWorker = globalThis.Worker;
const makeUrl = URL.createObjectURL.bind(URL);
const revokeUrl = URL.revokeObjectURL.bind(URL);
const makeToken = crypto.randomUUID.bind(crypto);

interface Sources extends Pick<WorkerFacts, 'script' | 'clockOffsetMs'> {
  /** Undefined where time goes with the computer's: chance is the browser's there. */
  readonly standing: { readonly clock: PageClock; readonly random: PhoneRandom } | undefined;
}

/**
 * Gives workers the phone's time and randomness: the script that does so there (`worker/begin-worker.ts`) is put before
 * their own, which are blobs or `data:` URLs (no others may be: `web-content.ts`). Where the phone's time stands, a worker
 * goes by the clock of the page that has started it, and is waited for.
 */
export function prepareWorkers({ script, clockOffsetMs, standing }: Sources): void {
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (object) => {
    const url = makeUrl(object);
    if (object instanceof Blob) blobs.set(url, object);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    blobs.delete(url);
    revokeUrl(url);
  };
  const followed = new Map<object, FollowedWorker>();
  globalThis.Worker = new Proxy(RealWorker, {
    construct(target, [given, options]: ConstructorParameters<typeof Worker>, newTarget) {
      const own = blobs.get(String(given)) ?? textOf(String(given));
      if (own === undefined) return Reflect.construct(target, [given, options], newTarget);
      const token = makeToken();
      const facts: WorkerFacts = {
        script,
        clockOffsetMs,
        standing: standing && { token, startMs: standing.clock.uptime(), seed: standing.random.word() },
      };
      // On the script's own first line, so that its lines keep their numbers.
      const first = `((facts)=>{${script}})(${JSON.stringify(facts)});`;
      const url = makeUrl(new Blob([first, own], { type: 'text/javascript' }));
      const worker = Reflect.construct(target, [url, options], newTarget) as Worker;
      revokeUrl(url);
      if (standing !== undefined) {
        const follower = followWorker(worker, token, standing.clock);
        followed.set(worker, follower);
        follower.ask();
      }
      return worker;
    },
  });
  if (standing === undefined) return;
  around(RealWorker.prototype, ['postMessage'], (call, worker) => {
    const follower = followed.get(worker as Worker);
    follower?.catchUp();
    call();
    follower?.ask();
  });
  const mayReachAny = (call: () => unknown) => {
    for (const follower of followed.values()) follower.catchUp();
    call();
    for (const follower of followed.values()) follower.ask();
  };
  // It may have its other end in any of them.
  around(MessagePort.prototype, ['postMessage'], mayReachAny);
  followBroadcasts(mayReachAny);
  around(RealWorker.prototype, ['terminate'], (call, worker) => {
    call();
    followed.get(worker as Worker)?.end();
    followed.delete(worker as Worker);
  });
}

/** Of a `data:` URL; undefined for others, and for what is none. */
function textOf(url: string): string | Uint8Array<ArrayBuffer> | undefined {
  const [, isBase64, data = ''] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(url) ?? [];
  try {
    if (!/^data:/i.test(url)) return undefined;
    if (isBase64 === undefined) return decodeURIComponent(data);
    return fromBase64(decodeURIComponent(data));
  } catch {
    // Chromium says what is wrong with it.
    return undefined;
  }
}
