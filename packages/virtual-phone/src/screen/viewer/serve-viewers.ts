import type { IncomingMessage } from 'node:http';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { isLocal, type UiServer } from '../ui-server.ts';
import { openBroadcast } from './broadcast.ts';
import { performViewerInput } from './perform-viewer-input.ts';
import type { ViewedPhone } from './viewed-phone.ts';
import { viewerInputSchema } from './viewer-input.ts';

export interface Viewers {
  add(phone: number, viewed: ViewedPhone): void;
  remove(phone: number): void;
  close(): void;
}

/** Lets people watch and use phones in a browser: frames out, input in, over one WebSocket per person. */
export function serveViewers(server: UiServer): Viewers {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  const phones = new Map<number, ViewedPhone & { readonly broadcast: ReturnType<typeof openBroadcast> }>();

  server.http.on('upgrade', (request: IncomingMessage, socket, head) => {
    const phone = phones.get(Number(/^\/phones\/(\d+)\/live$/.exec(request.url ?? '')?.[1]));
    if (phone === undefined || !isLocal(request)) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (viewer) => {
      viewer.on('message', (data) => receive(phone, viewer, data));
      viewer.on('close', () => phone.broadcast.leave(viewer));
      void phone.broadcast.join(viewer);
    });
  });
  return {
    add(phone, viewed) {
      phones.set(phone, { ...viewed, broadcast: openBroadcast(viewed.cdp) });
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

function receive(phone: ViewedPhone, viewer: WebSocket, data: RawData): void {
  const input = viewerInputSchema.safeParse(parseJson(String(data)));
  if (!input.success) {
    viewer.close(1003, 'Unknown input');
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
