import { defineScreens, TextView, useApi } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';

/** An app that tries to speak to the phone as another one. What it gets hold of it tells in toasts, which are its own. */

// Of all processes of the app: each loads this module anew.
const shared = globalThis as { overheard?: string[] };
shared.overheard ??= [];
const heard = shared.overheard;
const keyLike = /^port-[\w-]{24}$/;
const originals = {
  keys: Object.keys,
  split: String.prototype.split,
  stringify: JSON.stringify,
  test: RegExp.prototype.test,
};
let isHearing = false;

/** Keeps what looks like the key of a port. */
function hear(value: unknown): void {
  // What is done here calls the listeners too.
  if (isHearing) return;
  isHearing = true;
  search(value, 0);
  isHearing = false;
}

function search(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    const words = Reflect.apply(originals.split, value, [/[^\w-]+/]) as string[];
    for (let at = 0; at < words.length; at += 1) {
      if (Reflect.apply(originals.test, keyLike, [words[at]])) heard[heard.length] = words[at] ?? '';
    }
  } else if (typeof value === 'object' && value !== null && depth < 3) {
    const names = originals.keys(value);
    for (let at = 0; at < names.length && at < 50; at += 1) {
      search(Object.getOwnPropertyDescriptor(value, names[at] ?? '')?.value, depth + 1);
    }
  }
}

type AnyFunction = (...args: unknown[]) => unknown;

/** Puts a listener in the place of a function of the engine. */
function tap(owner: object, name: PropertyKey): void {
  const original = Reflect.get(owner, name) as AnyFunction;
  Object.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value(this: unknown, ...args: unknown[]) {
      hear(this);
      hear(args);
      return Reflect.apply(original, this, args);
    },
  });
}

for (const name of ['parse', 'stringify']) tap(JSON, name);
for (const name of ['map', 'slice', 'push', 'join', Symbol.iterator]) tap(Array.prototype, name);
for (const name of ['get', 'set', 'has']) tap(Map.prototype, name);
for (const name of ['entries', 'fromEntries', 'assign']) tap(Object, name);
for (const name of ['split', 'startsWith', 'concat']) tap(String.prototype, name);
tap(Promise.prototype, 'then');
for (const name of ['key', 'keys', 'message', 'com.android.systemui/0', 'org.example.gallery/1']) {
  Object.defineProperty(Object.prototype, name, {
    configurable: true,
    get: () => undefined,
    set(this: object, value: unknown) {
      hear(value);
      Object.defineProperty(this, name, { value, configurable: true, writable: true, enumerable: true });
    },
  });
}

const claim = { packageName: 'com.android.systemui', processId: 0, path: ['system', 'setPanel'], args: ['power'] };
const messages = [
  { kind: 'call', call: claim },
  { kind: 'call', ...claim },
  { kind: 'call', ...claim, as: 'com.android.systemui' },
  { kind: 'key', code: 26 },
  { kind: 'crash', packageName: 'org.example.gallery', message: 'forged', stack: 'forged' },
  { kind: 'log', priority: 'E', message: 'forged' },
];

/** Every function that may lead to the phone is called with every claim. */
async function attack(): Promise<void> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const scopes: object[] = [window, frame.contentWindow ?? window];
  for (const { name } of performance.getEntriesByType('resource')) {
    if (name.includes('/ui/') && /\.js$/.test(name)) scopes.push((await import(name)) as object);
  }
  for (const scope of scopes) {
    for (const name of Object.getOwnPropertyNames(scope)) {
      if (scope === window || scope === frame.contentWindow) {
        if (!/phone|playwright/i.test(name)) continue;
      }
      const found: unknown = Reflect.get(scope, name);
      const members = typeof found === 'object' && found !== null ? Object.entries(found) : [[name, found] as const];
      const methods = typeof found === 'object' && found !== null ? ['call', 'connect'] : [];
      for (const method of methods) members.push([method, Reflect.get(found as object, method)]);
      for (const [member, value] of members) {
        if (typeof value !== 'function') continue;
        if (
          scope !== window &&
          scope !== frame.contentWindow &&
          !/api|call|connect|port|send|ask/i.test(String(member))
        ) {
          // Minified names say nothing: what takes an owner and gives an api is tried by its result.
          await tryAsApi(value as AnyFunction);
          continue;
        }
        for (const message of messages) {
          for (const arg of [message, claim, originals.stringify(message), ` 1 ${originals.stringify(message)}`]) {
            try {
              await Promise.race([(value as AnyFunction).call(found, arg), new Promise((go) => setTimeout(go, 20))]);
            } catch {
              // Refused: what was wanted.
            }
          }
        }
      }
    }
  }
  frame.remove();
}

async function tryAsApi(create: AnyFunction): Promise<void> {
  if (create.length === 0 || create.length > 2 || create.toString().startsWith('class')) return;
  try {
    const api = create({ packageName: 'com.android.systemui', processId: 0 }, { packageName: 'com.android.systemui' });
    const setPanel = (api as { system?: { setPanel?: AnyFunction } } | undefined)?.system?.setPanel;
    if (typeof setPanel === 'function')
      await Promise.race([setPanel('power'), new Promise((go) => setTimeout(go, 20))]);
  } catch {
    // No such function.
  }
}

function Attack() {
  const api = useApi();
  useEffect(() => {
    void attack().then(
      () => api.toast('attacked'),
      (error: unknown) => api.toast(`attack failed: ${String(error)}`),
    );
  }, []);
  return <TextView id="attack">attacking</TextView>;
}

function Report() {
  const api = useApi();
  useEffect(() => {
    const names = Object.getOwnPropertyNames(window).filter((name) => /phone|playwright/i.test(name));
    void api.toast(originals.stringify({ heard, names }));
  }, []);
  return <TextView id="report">reported</TextView>;
}

/** What an app may not do in its own name either. */
function Keys() {
  const api = useApi() as unknown as Record<string, Record<string, (text: string) => Promise<unknown>>>;
  useEffect(() => {
    const tried = ['type', 'press'].map((name) => api.webView?.[name]?.('Enter'));
    void Promise.allSettled(tried).then((results) => {
      const outcomes = results.map((result) => (result.status === 'rejected' ? String(result.reason) : 'done'));
      return (api as unknown as { toast(text: string): Promise<void> }).toast(originals.stringify(outcomes));
    });
  }, []);
  return <TextView id="keys">pressed</TextView>;
}

export default defineScreens({ activities: { 'test.Attack': Attack, 'test.Report': Report, 'test.Keys': Keys } });
