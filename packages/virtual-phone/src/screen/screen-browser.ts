import type { Browser } from 'playwright-core';
import { hostDeadline, hostNow } from '../system/time/host-time.ts';
import { type DevtoolsSession, devtoolsSession } from './devtools-session.ts';
import { launchBrowser } from './launch-browser.ts';
import type { LaunchOptions } from './launch-options.ts';
import { watchForStuck } from './stuck-watch.ts';
import { watchMemory } from './watch-memory.ts';

/** How a renderer ended: by what ran in it, or by somebody of this computer. */
export interface RendererEnd {
  readonly by: 'content' | 'outside';
  readonly reason: string;
}

type RendererListener = (end: RendererEnd, frameUrl: string | undefined) => void;

/** What Chromium has told of something that a renderer shows. */
interface Target {
  readonly contextId: string;
  readonly frameUrl: string | undefined;
}

/** A Chromium for the phones of this process. */
export interface ScreenBrowser {
  readonly browser: Browser;
  /** Whether web pages draw that are not in their window: those of another Chromium than ours may not. */
  readonly drawsUnseen: boolean;
  /**
   * Tells of the end of a renderer in a browser context, and of the address of what it showed if that was a frame of
   * another page's. Returns a function that ends that.
   */
  onRendererEnd(contextId: string, listener: RendererListener): () => void;
  /** Tells when pages have taken much memory, which may be garbage; returns a function that ends that. */
  onMuchMemory(listener: () => void): () => void;
  /** Whether it is gone; one whose pages have just gone is given a moment. */
  hasEnded(): Promise<boolean>;
  close(): Promise<void>;
}

/** A renderer culled for its size is known as ended within this time. */
const culledMs = 3_000;
const endsWithinMs = 2_000;

/** Starts a Chromium and listens to how its renderers end. */
export async function openScreenBrowser(
  executablePath: string | undefined,
  options: LaunchOptions,
): Promise<ScreenBrowser> {
  const browser = await launchBrowser(executablePath, options);
  const cdp = devtoolsSession(await browser.newBrowserCDPSession());
  const listeners = new Map<string, RendererListener>();
  const targets = new Map<string, Target>();
  const memoryListeners = new Set<() => void>();
  let culledAtMs = Number.NEGATIVE_INFINITY;
  const follow = ({ targetInfo: { targetId, browserContextId: contextId, type, url } }: TargetNews) => {
    const frameUrl = type === 'iframe' ? url : undefined;
    if (contextId !== undefined) targets.set(targetId, { contextId, frameUrl });
  };
  cdp.on('Target.targetCreated', follow);
  cdp.on('Target.targetInfoChanged', follow);
  cdp.on('Target.targetDestroyed', ({ targetId }) => targets.delete(targetId));
  cdp.on('Target.targetCrashed', ({ targetId, status, errorCode }) => {
    const wasCulled = hostNow() - culledAtMs < culledMs;
    const isKilled = /killed/.test(status) && !wasCulled;
    const reason = wasCulled ? 'took too much memory' : `ended: ${status} (${errorCode})`;
    const target = targets.get(targetId);
    if (target === undefined) return;
    listeners.get(target.contextId)?.({ by: isKilled ? 'outside' : 'content', reason }, target.frameUrl);
  });
  await cdp.send('Target.setDiscoverTargets', { discover: true });
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const pid = processInfo.find(({ type }) => type === 'browser')?.id;
  const kill = () => {
    try {
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile: what was wanted.
    }
  };
  // Its phones learn of it as of every other end, and start in the next.
  const watch = watchForStuck(() => cdp.send('Browser.getVersion'), kill);
  const memory = watchMemory(() => renderersOf(cdp), {
    onMuch() {
      for (const listener of memoryListeners) listener();
    },
    onCull() {
      culledAtMs = hostNow();
    },
  });
  const stopWatching = () => {
    watch.close();
    memory.close();
  };
  const disconnected = new Promise<true>((resolve) => {
    browser.once('disconnected', () => resolve(true));
    if (!browser.isConnected()) resolve(true);
  });
  void disconnected.then(stopWatching);
  return {
    browser,
    drawsUnseen: executablePath === undefined,
    onRendererEnd(contextId, listener) {
      listeners.set(contextId, listener);
      return () => listeners.delete(contextId);
    },
    onMuchMemory(listener) {
      memoryListeners.add(listener);
      return () => memoryListeners.delete(listener);
    },
    hasEnded() {
      return new Promise((resolve) => {
        const moment = hostDeadline(endsWithinMs, () => resolve(false));
        void disconnected.then(() => {
          moment.cancel();
          resolve(true);
        });
      });
    },
    async close() {
      stopWatching();
      await browser.close();
    },
  };
}

/** As far as it is of use here. */
interface TargetNews {
  readonly targetInfo: {
    readonly targetId: string;
    readonly browserContextId?: string;
    readonly type: string;
    readonly url: string;
  };
}

async function renderersOf(cdp: DevtoolsSession): Promise<readonly number[]> {
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}
