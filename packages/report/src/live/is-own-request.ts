import type { IncomingMessage } from 'node:http';

/**
 * Whether a request to a server on the loopback interface comes from its own pages, or from the address line: a page of
 * elsewhere may reach the port, by a name of its own (DNS rebinding) or with another origin.
 */
export function isOwnRequest({
  method,
  headers,
  socket,
}: Pick<IncomingMessage, 'method' | 'headers' | 'socket'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const hosts = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`];
  if (headers.host === undefined || !hosts.includes(headers.host)) return false;
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
