import type { ServerResponse } from 'node:http';
import type { ScriptedFailure } from './model-server-script.ts';
import type { Wire } from './wire.ts';

/** Fails as the script says, in the words of the API. */
export function sendFailure(
  failure: ScriptedFailure,
  { wire, outgoing }: { readonly wire: Wire; readonly outgoing: ServerResponse },
): void {
  switch (failure.fail) {
    case 'hang':
      return;
    case 'cut': {
      const body = '{"id":"cut","choices":[{"index":0,"message":';
      // Told to expect more than it gets, the client sees the connection break.
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length + 100 });
      outgoing.write(body, () => outgoing.destroy());
      return;
    }
    case 'body':
      outgoing.writeHead(failure.status ?? 200, { 'content-type': 'application/json' }).end(failure.body);
      return;
    case 'malformed':
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('<html>Welcome to the gateway</html>');
      return;
    case 'status': {
      const { status, message = `Status ${status}`, code, retryAfter } = failure;
      const headers = { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': retryAfter }) };
      outgoing.writeHead(status, headers).end(JSON.stringify(wire.writeError({ status, message, code })));
      return;
    }
  }
}
