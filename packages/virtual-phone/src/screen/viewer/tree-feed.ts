import type { PageWindow } from '../protocol.ts';

/** What a viewer that inspects is told: all windows, back to front. */
export interface TreeMessage {
  readonly kind: 'tree';
  readonly windows: readonly PageWindow[];
}

interface Viewer {
  send(text: string): void;
}

export interface TreeFeed {
  join(viewer: Viewer): void;
  leave(viewer: Viewer): void;
  /** The picture is another: so may the tree be. */
  pictureChanged(): void;
}

/**
 * Sends the accessibility tree to those who inspect it, whenever it is another. It is read after the picture changed, one
 * reading at a time; while nobody inspects, never.
 */
export function openTreeFeed(read: () => Promise<readonly PageWindow[]>, failed: (error: unknown) => void): TreeFeed {
  const viewers = new Set<Viewer>();
  let last = '';
  let isReading = false;
  let isStale = false;

  const update = async (): Promise<void> => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isStale && viewers.size > 0) {
        isStale = false;
        const message: TreeMessage = { kind: 'tree', windows: await read() };
        const text = JSON.stringify(message);
        if (text === last) continue;
        last = text;
        for (const viewer of viewers) viewer.send(text);
      }
    } catch (error) {
      // The page is gone, or does not answer; the next one draws something, and then it is asked again.
      failed(error);
    } finally {
      isReading = false;
    }
  };
  return {
    join(viewer) {
      viewers.add(viewer);
      last = '';
      void update();
    },
    leave: (viewer) => void viewers.delete(viewer),
    pictureChanged() {
      if (viewers.size > 0) void update();
    },
  };
}
