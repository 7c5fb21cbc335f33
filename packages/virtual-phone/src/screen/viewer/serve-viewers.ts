import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { readRequestTarget } from '../request-target.ts';
import type { UiServer } from '../ui-server.ts';
import { openBroadcast } from './broadcast.ts';
import { performViewerInput } from './perform-viewer-input.ts';
import { openTreeFeed, type TreeFeed } from './tree-feed.ts';
import type { ViewedPhone } from './viewed-phone.ts';
import { viewerInputSchema } from './viewer-input.ts';

export interface Viewers {
  /** Shows a phone; on another page than before, to those who watch it too. */
  add(phone: number, viewed: ViewedPhone): void;
  remove(phone: number): void;
  close(): void;
}

/** Lets people watch and use phones in a browser: frames out, input in, over one WebSocket per person. */
export function serveViewers(server: UiServer): Viewers {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  const phones = new Map<number, Viewed>();

  server.http.on('upgrade', (request: IncomingMessage, socket, head) => {
    // Whoever resets the connection has left.
    socket.on('error', () => socket.destroy());
    const target = readRequestTarget(request.url);
    if (target === undefined) return refuse(socket, '400 Bad Request');
    if (!server.isOfViewer(request) || !server.admits(target.query)) return refuse(socket, '403 Forbidden');
    const phone = phones.get(Number(/^\/phones\/(\d+)\/live$/.exec(target.path)?.[1]));
    if (phone === undefined) return refuse(socket, '404 Not Found');
    sockets.handleUpgrade(request, socket, head, (viewer) => welcome(phone, viewer));
  });
  return {
    add(phone, viewed) {
      const known = phones.get(phone);
      if (known === undefined) {
        phones.set(phone, watch(viewed));
        return;
      }
      known.viewed = viewed;
      known.broadcast.follow(viewed.cdp);
    },
    remove(phone) {
      phones.get(phone)?.broadcast.close();
      phones.delete(phone);
    },
    close() {
      for (const { broadcast } of phones.values()) broadcast.close();
      sockets.close();
    },
  };
}

interface Viewed {
  viewed: ViewedPhone;
  readonly broadcast: ReturnType<typeof openBroadcast>;
  readonly trees: TreeFeed;
}

function watch(viewed: ViewedPhone): Viewed {
  const phone: Viewed = {
    viewed,
    broadcast: openBroadcast(viewed.cdp, () => phone.trees.pictureChanged()),
    trees: openTreeFeed(
      () => phone.viewed.control.windows(),
      (error) => phone.viewed.host.log('W', 'viewer', `The tree cannot be read: ${String(error)}`),
    ),
  };
  return phone;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function welcome(phone: Viewed, viewer: WebSocket): void {
  const warn = (what: string) => (error: unknown) => phone.viewed.host.log('W', 'viewer', `${what}: ${String(error)}`);
  // Frames against the protocol, or too long: the socket is closed then, with the code for it.
  viewer.on('error', warn('A viewer sent what is no frame'));
  viewer.on('message', (data) => receive(phone, viewer, data));
  viewer.on('close', () => {
    phone.broadcast.leave(viewer);
    phone.trees.leave(viewer);
  });
  phone.broadcast.join(viewer).catch((error: unknown) => {
    warn('The screen cannot be watched')(error);
    viewer.close(1011, 'The screen cannot be watched');
  });
}

function receive({ viewed: phone, trees }: Viewed, viewer: WebSocket, data: RawData): void {
  const input = viewerInputSchema.safeParse(parseJson(String(data)));
  if (!input.success) {
    viewer.close(1003, 'Unknown input');
    return;
  }
  if (input.data.kind === 'inspect') {
    if (input.data.on) trees.join(viewer);
    else trees.leave(viewer);
    return;
  }
  performViewerInput(phone, input.data).catch((error: unknown) => {
    phone.host.log('W', 'viewer', `Input from the viewer failed: ${String(error)}`);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the schema refuses it like any other unknown input.
    return undefined;
  }
}
