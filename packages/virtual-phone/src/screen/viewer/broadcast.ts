import type { WebSocket } from 'ws';
import type { DevtoolsSession } from '../devtools-session.ts';

/** A viewer that has this much unsent misses frames until it has caught up. */
const MOST_BUFFERED_BYTES = 1_000_000;

/** Sends the screen's frames to whoever watches; while nobody does, Chromium makes none. */
export function openBroadcast(
  first: DevtoolsSession,
  pictureChanged: () => void,
): {
  join(viewer: WebSocket): Promise<void>;
  leave(viewer: WebSocket): void;
  /** Another page shows the phone from now on. */
  follow(cdp: DevtoolsSession): void;
  close(): void;
} {
  const viewers = new Set<WebSocket>();
  let newest: Buffer | null = null;
  let cdp = first;

  const listen = (to: DevtoolsSession) =>
    to.on('Page.screencastFrame', ({ data, sessionId }) => {
      newest = Buffer.from(data, 'base64');
      pictureChanged();
      for (const viewer of viewers) if (viewer.bufferedAmount < MOST_BUFFERED_BYTES) viewer.send(newest);
      // The answer asks for the next frame; when the page is gone there is none.
      to.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
  const start = () => cdp.send('Page.startScreencast', { format: 'jpeg', quality: 85 });
  listen(cdp);
  return {
    async join(viewer) {
      viewers.add(viewer);
      if (newest !== null && viewers.size > 1) viewer.send(newest);
      if (viewers.size === 1) await start();
    },
    leave(viewer) {
      viewers.delete(viewer);
      // Fails only when the page is gone, and then there is nothing to stop.
      if (viewers.size === 0) cdp.send('Page.stopScreencast').catch(() => undefined);
    },
    follow(next) {
      cdp = next;
      listen(cdp);
      // Fails only when this page is gone as well.
      if (viewers.size > 0) start().catch(() => undefined);
    },
    close() {
      for (const viewer of viewers) viewer.close(1001, 'The phone is gone');
    },
  };
}
