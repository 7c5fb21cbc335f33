import { AsyncLocalStorage } from 'node:async_hooks';

/** Who asks a content provider may go away while it works for them: the call crosses providers, which know no signals. */
const callers = new AsyncLocalStorage<AbortSignal>();

export function withCallerSignal<T>(signal: AbortSignal, call: () => T): T {
  return callers.run(signal, call);
}

export function callerSignal(): AbortSignal | undefined {
  return callers.getStore();
}
