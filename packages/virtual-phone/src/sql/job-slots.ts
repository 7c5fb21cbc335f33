/** A loop that starts `sqlite3` in the background must not fill the host with processes. */
const mostAtOnce = 3;

interface Line {
  taken: number;
  readonly waiting: (() => void)[];
}

const lines = new WeakMap<object, Line>();

/**
 * Waits for one of the few places a phone has.
 *
 * @returns undefined when the signal came first
 */
export async function takeSlot(phone: object, signal: AbortSignal): Promise<{ free(): void } | undefined> {
  const line = lines.get(phone) ?? { taken: 0, waiting: [] };
  lines.set(phone, line);
  while (line.taken >= mostAtOnce && !signal.aborted) await nextTurn(line, signal);
  if (signal.aborted) return undefined;
  line.taken += 1;
  return {
    free() {
      line.taken -= 1;
      line.waiting.shift()?.();
    },
  };
}

function nextTurn(line: Line, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      line.waiting.splice(line.waiting.indexOf(go), 1);
      resolve();
    };
    line.waiting.push(go);
    signal.addEventListener('abort', leave, { once: true });
  });
}
