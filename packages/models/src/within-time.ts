/** What {@link withinTime} throws at the limit. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';

  constructor(readonly timeoutMs: number) {
    super(`no answer within ${timeoutMs} ms`);
  }
}

/**
 * Runs an operation that ends in any case: by itself, after `timeoutMs`, or when the signal aborts. One that does not
 * heed its signal is left behind.
 *
 * @throws OutOfTime at the limit; the signal's reason when that aborts; whatever the operation throws
 */
export async function withinTime<T>(
  operation: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<T> {
  signal.throwIfAborted();
  const own = new AbortController();
  const forward = () => own.abort(signal.reason);
  signal.addEventListener('abort', forward, { once: true });
  const timer = setTimeout(() => own.abort(new OutOfTime(timeoutMs)), timeoutMs);
  const stopped = new Promise<never>((_, reject) => {
    own.signal.addEventListener('abort', () => reject(own.signal.reason), { once: true });
  });
  try {
    return await Promise.race([operation(own.signal), stopped]);
  } catch (error) {
    // Why it was stopped says more than how it took that.
    throw own.signal.aborted ? own.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', forward);
  }
}
