import type { ConsoleMessage } from '@androidworld/app-sdk/host';
import { report } from './bridge.ts';
import { hostNow } from './bridge-time.ts';

const LEVELS = { debug: 'debug', log: 'log', info: 'info', warn: 'warning', error: 'error' } as const;

/** Passes on what the page writes to its console, and its uncaught errors, which Chromium writes there. */
export function followConsole(): void {
  for (const name of Object.keys(LEVELS) as (keyof typeof LEVELS)[]) {
    const write = console[name].bind(console);
    console[name] = (...values: unknown[]) => {
      write(...values);
      tell(LEVELS[name], render(values));
    };
  }
  window.addEventListener('error', (event) => {
    // Elements that fail to load bubble nothing up to here; only scripts' errors do.
    tell('error', `Uncaught ${event.error === undefined ? event.message : describe(event.error)}`, event);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    tell('error', `Uncaught (in promise) ${describe(reason)}`);
  });
}

/** What an app is told in a second of the console of its page. */
const mostToldPerSecond = 200;
let sinceMs = 0;
let told = 0;

function tell(level: ConsoleMessage['level'], message: string, at?: ErrorEvent): void {
  if (hostNow() - sinceMs > 1_000) {
    sinceMs = hostNow();
    told = 0;
  }
  told += 1;
  if (told > mostToldPerSecond) return;
  const source = at?.filename || location.href;
  report({ kind: 'console', message: { level, message, source, line: at?.lineno ?? 0 } });
}

/** As the console shows it: `%s` and the like filled in, the rest after it. */
function render(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map(describe).join(' ');
  const filled = first.replaceAll(/%[sdifoOc%]/g, (mark) => {
    if (mark === '%%') return '%';
    if (rest.length === 0) return mark;
    const value = rest.shift();
    if (mark === '%c') return '';
    if (mark === '%d' || mark === '%i') return String(Math.trunc(Number(value)));
    return mark === '%f' ? String(Number(value)) : describe(value);
  });
  return [filled, ...rest.map(describe)].join(' ');
}

function describe(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return Array.isArray(value) ? value.map(describe).join(',') : Object.prototype.toString.call(value);
  } catch {
    // A value whose members throw when read.
    return '[object]';
  }
}
