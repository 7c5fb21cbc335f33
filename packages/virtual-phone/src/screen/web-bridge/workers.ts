import type { PhoneRandom } from '../../system/random/phone-random.ts';

// Taken before any script of the page can put something else in their place.
const RealWorker = window.Worker;
const makeUrl = URL.createObjectURL.bind(URL);
const revokeUrl = URL.revokeObjectURL.bind(URL);

interface Sources {
  /** Milliseconds since the epoch, by the phone's clock. */
  epochMs(): number;
  /** Undefined where time runs: chance is the browser's there. */
  readonly random: PhoneRandom | undefined;
}

/**
 * Gives a page's workers the phone's date and randomness: what they begin with is put before their own scripts, which are
 * blobs or `data:` URLs (no others may be: `web-content.ts`). From there on a worker's time is the computer's.
 */
export function prepareWorkers({ epochMs, random }: Sources): void {
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
  window.Worker = new Proxy(RealWorker, {
    construct(target, [given, options]: ConstructorParameters<typeof Worker>, newTarget) {
      const script = blobs.get(String(given)) ?? textOf(String(given));
      if (script === undefined) return Reflect.construct(target, [given, options], newTarget);
      const first = `(${beginWorker})(${epochMs()},${random?.word()});`;
      // On the script's own first line, so that its lines keep their numbers.
      const url = makeUrl(new Blob([first, script], { type: 'text/javascript' }));
      const worker = Reflect.construct(target, [url, options], newTarget) as Worker;
      revokeUrl(url);
      return worker;
    },
  });
}

/** Of a `data:` URL; undefined for others, and for what is none. */
function textOf(url: string): string | Uint8Array<ArrayBuffer> | undefined {
  const [, isBase64, data = ''] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(url) ?? [];
  try {
    if (!/^data:/i.test(url)) return undefined;
    if (isBase64 === undefined) return decodeURIComponent(data);
    return Uint8Array.from(atob(decodeURIComponent(data)), (character) => character.charCodeAt(0));
  } catch {
    // Chromium says what is wrong with it.
    return undefined;
  }
}

/**
 * Runs in the worker: the date goes on from the phone's, and what is drawn depends on the seed alone. As text, and by itself:
 * a worker has no part of this script.
 */
const beginWorker = `(epochMs, seed) => {
  const RealDate = Date;
  const realNow = RealDate.now;
  const offsetMs = epochMs - realNow();
  const now = () => Math.floor(realNow() + offsetMs);
  self.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  RealDate.prototype.constructor = self.Date;
  if (seed === undefined) return;
  let state = seed | 0;
  const word = () => {
    state = (state + 0x9e3779b9) | 0;
    let hash = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  };
  const fill = (view) => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = word() >>> 8;
    return view;
  };
  Math.random = () => word() / 2 ** 32;
  const randomUUID = () => {
    const bytes = fill(new Uint8Array(16));
    bytes[6] = (bytes[6] & 0x0f) | 0x40;
    bytes[8] = (bytes[8] & 0x3f) | 0x80;
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  };
  for (const [name, value] of Object.entries({ getRandomValues: fill, randomUUID })) {
    Object.defineProperty(crypto, name, { value, configurable: true, writable: true });
  }
}`;
