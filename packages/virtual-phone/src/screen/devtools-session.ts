import type { CDPSession } from 'playwright-core';

/** A session of the DevTools protocol, as far as the phone needs one. */
export type DevtoolsSession = Pick<CDPSession, 'send' | 'on' | 'off'>;

/**
 * Playwright's own end of a session. Between it and the one that Playwright gives out lie its client and server: calls that
 * are recorded with their stack, checked, and put off by a turn each way, which makes a question cost six times as much
 * (1.0 instead of 0.16 ms of processor time). Answers and events keep their order, since both come from the same end.
 *
 * @returns the session itself where this version of Playwright keeps it in another way: dearer, but the same
 */
export function devtoolsSession(session: CDPSession): DevtoolsSession {
  const { _connection } = session as { readonly _connection?: { toImpl?(of: unknown): unknown } };
  const inner = (_connection?.toImpl?.(session) as { readonly _session?: unknown } | undefined)?._session;
  return isSession(inner) ? withoutStacks(inner) : session;
}

/**
 * Playwright notes with each question where it was asked, for the error it may end in: a third of what sending one costs.
 * Errors say what was asked, and to whom.
 */
function withoutStacks(session: DevtoolsSession): DevtoolsSession {
  const send = (...question: Parameters<DevtoolsSession['send']>) => {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
      return session.send(...question);
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
  };
  return { send: send as DevtoolsSession['send'], on: session.on.bind(session), off: session.off.bind(session) };
}

function isSession(value: unknown): value is DevtoolsSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['send', 'on', 'off'].every((name) => typeof Reflect.get(value, name) === 'function')
  );
}
