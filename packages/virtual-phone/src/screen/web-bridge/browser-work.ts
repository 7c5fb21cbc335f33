/** What a script may ask for while it is waited for: one that asks without end is part of the page. */
const MOST = 500;
/** The same in a page that asked for more the last time. */
const RESTLESS_MOST = 20;

export type Call = () => unknown;
type Around = (call: Call, self: unknown, args: unknown[]) => unknown;

const then = Promise.prototype.then;
const underWay = new Set<object>();
let asked = 0;
let most = MOST;
let tellDone: () => void = () => undefined;
const waiting = new Set<() => void>();

/** Whether a script waits for something that the browser does beside it, which nothing else in the page tells of. */
export function browserWorks(): boolean {
  return underWay.size > 0;
}

/** What is asked for from now on is waited for again. */
export function askAnew(): void {
  most = asked > most ? RESTLESS_MOST : MOST;
  asked = 0;
}

/** @returns told when what begins here has been done */
export function beginWork(): () => void {
  const piece = {};
  asked += 1;
  if (asked <= most) underWay.add(piece);
  return () => {
    if (!underWay.delete(piece)) return;
    tellDone();
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
}

/** Resolves when something that is under way has been done. */
export function somethingDone(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}

/**
 * Follows what scripts ask the browser for and hear of by a promise or an event: files and what is made of them, databases,
 * ciphers. How long that takes is the computer's, so a page is not at rest before. Run before any script of the page, or of
 * a worker, which has less to ask.
 *
 * @param done told when something has been done
 */
export function followBrowserWork(done: () => void = () => undefined): void {
  tellDone = done;
  const untilOneOf = (target: EventTarget, events: readonly string[]) => {
    const end = beginWork();
    for (const event of events) target.addEventListener(event, end, { once: true });
    return end;
  };
  for (const [holder, names] of promising()) {
    around(holder, names, (call) => {
      const promise = call();
      const end = beginWork();
      then.call(promise, end, end);
      return promise;
    });
  }
  around(prototypeOf('HTMLCanvasElement'), ['toBlob'], (call, _canvas, args) => {
    const [told] = args;
    const end = beginWork();
    if (typeof told === 'function') {
      args[0] = (blob: Blob | null) => {
        end();
        told(blob);
      };
    }
    return orEnd(call, end);
  });
  const reads = ['readAsArrayBuffer', 'readAsBinaryString', 'readAsDataURL', 'readAsText'];
  around(FileReader.prototype, reads, (call, reader) => orEnd(call, untilOneOf(reader as FileReader, ['loadend'])));
  // One that is waited for on the spot has ended when the call has.
  around(XMLHttpRequest.prototype, ['send'], (call, request) =>
    orEnd(call, untilOneOf(request as XMLHttpRequest, ['loadend'])),
  );
  around(IDBFactory.prototype, ['open', 'deleteDatabase'], (call) => {
    const request = call() as IDBOpenDBRequest;
    untilOneOf(request, ['success', 'error', 'blocked']);
    return request;
  });
  around(IDBDatabase.prototype, ['transaction'], (call) => {
    const transaction = call() as IDBTransaction;
    untilOneOf(transaction, ['complete', 'abort']);
    return transaction;
  });
}

/** Functions of the browser that answer by a promise which it keeps by itself. */
function promising(): (readonly [holder: object | undefined, names: readonly string[]])[] {
  const body = ['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text'];
  // Of pages that are not trusted with it there is none.
  const subtle = prototypeOf('SubtleCrypto');
  return [
    [globalThis, ['fetch', 'createImageBitmap']],
    [Blob.prototype, body],
    [Request.prototype, body],
    [Response.prototype, body],
    [subtle, Object.getOwnPropertyNames(subtle ?? {})],
    [prototypeOf('HTMLImageElement'), ['decode']],
    [OffscreenCanvas.prototype, ['convertToBlob']],
    [FontFace.prototype, ['load']],
    [prototypeOf('BaseAudioContext'), ['decodeAudioData']],
    [prototypeOf('OfflineAudioContext'), ['startRendering']],
    [WebAssembly, ['compile', 'instantiate']],
  ];
}

/** Undefined for what is not there in a worker. */
function prototypeOf(name: string): object | undefined {
  const kind = Reflect.get(globalThis, name) as { readonly prototype: object } | undefined;
  return kind?.prototype;
}

/** Puts functions around those of these names, where there are any. They pass for the browser's own. */
export function around(holder: object | undefined, names: readonly string[], act: Around): void {
  for (const name of names) {
    const described = holder && Object.getOwnPropertyDescriptor(holder, name);
    const own: unknown = described?.value;
    if (holder === undefined || typeof own !== 'function' || name === 'constructor') continue;
    const value = new Proxy(own, {
      apply: (target, self, args) => act(() => Reflect.apply(target as () => unknown, self, args), self, args),
    });
    Object.defineProperty(holder, name, { ...described, value });
  }
}

/** What is refused was never begun. */
function orEnd(call: Call, end: () => void): unknown {
  try {
    return call();
  } catch (error) {
    end();
    throw error;
  }
}
