import type { PhoneState } from '@androidworld/app-sdk/host';
import type { ScreenControl, ScreenHost, ToPage } from '../src/screen/protocol.ts';

/** A screen without a browser: keeps what the system sends, and calls the system as a page would. */
export class FakeScreen implements ScreenControl {
  readonly host: ScreenHost;
  readonly messages: ToPage[] = [];
  readonly size = { width: 1080, height: 2400 };
  readonly url = 'about:blank';
  readonly ended: Promise<string>;
  /** Ends it, as somebody from outside would. */
  end: (reason: string) => void = () => undefined;
  state: PhoneState;
  isClosed = false;

  constructor(host: ScreenHost, initial: PhoneState) {
    this.host = host;
    this.state = initial;
    this.ended = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  /** Calls the api of the front activity. */
  call(path: string, ...args: readonly unknown[]): Promise<unknown> {
    const activity = this.front();
    const { packageName, processId, token } = activity;
    return this.host.call({ packageName, processId, token, path: path.split('.'), args });
  }

  front(): PhoneState['activities'][number] {
    const front = this.state.activities.filter(({ visible }) => visible).at(-1);
    if (front === undefined) throw new Error('No activity is visible');
    return front;
  }

  async send(message: ToPage): Promise<void> {
    this.messages.push(message);
    if (message.kind === 'state') this.state = message.state;
  }

  async touch(): Promise<void> {}

  async key(code: number): Promise<{ handled: boolean }> {
    await this.host.unhandledKey(code);
    return { handled: false };
  }

  async text(): Promise<void> {}

  async screenshot(): Promise<Uint8Array> {
    return new Uint8Array();
  }

  async record(): Promise<undefined> {}

  async windows(): Promise<[]> {
    return [];
  }

  async idle(): Promise<void> {}

  async advance(limitMs: number): Promise<{ nowMs: number; isMoving: boolean; hasAsked: boolean; busy: null }> {
    return { nowMs: limitMs, isMoving: false, hasAsked: false, busy: null };
  }

  async inputMethod(): Promise<{ shown: boolean; focusedField: null }> {
    return { shown: false, focusedField: null };
  }

  async close(): Promise<void> {
    this.isClosed = true;
  }
}
