import { AndroidWorldError } from '@androidworld/core';
import { shorten } from '@androidworld/core/internals';

/** @param begun whether the device may already have acted on the request; if not, it is safe to repeat */
export function transportLost(what: string, begun: boolean, cause?: unknown): AndroidWorldError {
  const reason = cause instanceof Error ? `: ${cause.message}` : '';
  return new AndroidWorldError(
    'AW_TRANSPORT',
    `The connection to the device was lost during "${shorten(what)}"${reason}`,
    {
      details: { request: shorten(what), begun },
      cause,
    },
  );
}

export function serverUnreachable(place: { host: string; port: number }, cause: unknown): AndroidWorldError {
  const { host, port } = place;
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  return new AndroidWorldError(
    'AW_ADB_SERVER_UNREACHABLE',
    `No adb server answers at ${host}:${port}${reason}. Run "adb start-server" there; without an adb program, install the ` +
      'Android platform tools or give its path as "adbPath". For a server on another machine give "host" and "port"',
    { details: { host, port }, cause },
  );
}

const stateFixes: readonly (readonly [pattern: RegExp, state: string, fix: string])[] = [
  [/unauthorized/, 'unauthorized', 'Unlock the phone and accept the question about USB debugging'],
  [/still authorizing/, 'authorizing', 'Unlock the phone and accept the question about USB debugging'],
  [/still connecting/, 'connecting', 'Wait until the device has started'],
  [/offline/, 'offline', 'Run "adb reconnect offline", or restart the device'],
];

/** What a FAIL of the adb server means. */
export function refusedByServer(service: string, message: string): AndroidWorldError {
  const details = { request: shorten(service), answer: message, begun: false };
  if (/^device '.*' not found|^device not found|^no devices/.test(message)) {
    return new AndroidWorldError('AW_DEVICE_NOT_FOUND', `The adb server says: ${message}`, { details });
  }
  const state = stateFixes.find(([pattern]) => pattern.test(message));
  if (state) {
    const [, name, fix] = state;
    const text = `The device is ${name}, so "${shorten(service)}" could not run. ${fix}`;
    return new AndroidWorldError('AW_DEVICE_STATE', text, { details: { ...details, state: name } });
  }
  const text = `The adb server refused "${shorten(service)}": ${message}`;
  return new AndroidWorldError('AW_TRANSPORT', text, { details });
}
