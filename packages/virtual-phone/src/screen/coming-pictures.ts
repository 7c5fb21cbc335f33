import type { DevtoolsSession } from './devtools-session.ts';
import { settledWithin } from './settled-within.ts';

/** A picture comes from the phone's own server; a busy computer may take its time. */
const comeMs = 2_000;

/** Pictures that a page has asked for. Of those that its styles name, nothing in the page itself tells. */
export interface ComingPictures {
  /**
   * Resolves when none is on its way any more; or after 2 s, and then no more for these.
   *
   * @returns whether any have come since this was asked before
   */
  come(): Promise<boolean>;
}

/** Follows the pictures of all frames that share a session. */
export async function followPictures(session: DevtoolsSession): Promise<ComingPictures> {
  const coming = new Set<string>();
  let haveCome = false;
  let waiting: (() => void)[] = [];
  const ended = ({ requestId }: { readonly requestId: string }) => {
    if (!coming.delete(requestId)) return;
    haveCome = true;
    if (coming.size > 0) return;
    const told = waiting;
    waiting = [];
    for (const tell of told) tell();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Image') coming.add(requestId);
  });
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);
  // Nobody asks for what has come.
  await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
  return {
    async come() {
      if (coming.size > 0) await settledWithin(comeMs, new Promise<void>((resolve) => waiting.push(resolve)));
      coming.clear();
      const answer = haveCome;
      haveCome = false;
      return answer;
    },
  };
}
