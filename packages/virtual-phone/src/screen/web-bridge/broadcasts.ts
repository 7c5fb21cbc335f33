import { around, beginWork, type Call } from './browser-work.ts';

const Channel = globalThis.BroadcastChannel;
// Taken before it is followed.
const { postMessage } = Channel.prototype;
const makeName = crypto.randomUUID.bind(crypto);

/**
 * What a script tells all others of its origin goes over Chromium's own process, and is waited for: a message of ours goes
 * the same way after it, and when that has come, it has.
 *
 * @param send makes the call, and sees to who may hear of it
 */
export function followBroadcasts(send: (call: Call) => void): void {
  const onTheWay: (() => void)[] = [];
  let ours: BroadcastChannel | undefined;
  const open = (): BroadcastChannel => {
    const name = makeName();
    const [from, to] = [new Channel(name), new Channel(name)];
    to.onmessage = () => onTheWay.shift()?.();
    return from;
  };
  around(Channel.prototype, ['postMessage'], (call) => {
    send(call);
    const end = beginWork();
    onTheWay.push(() => {
      // Who hears of it in a worker is asked once more, now that it has come.
      send(() => undefined);
      end();
    });
    ours ??= open();
    postMessage.call(ours, null);
  });
}
