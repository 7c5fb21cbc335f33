import type { FocusedField } from '../define-screens.ts';
import type { WebHello } from './bridge-messages.ts';
import type { WebFrame } from './web-frame.ts';

type FocusListener = (field: FocusedField | null, shows: boolean) => void;

/** The pages of all WebViews on the screen. */
class WebFrames {
  readonly #frames = new Set<WebFrame>();
  #onFocus: FocusListener = () => undefined;

  /** @returns a function that takes it away */
  add(frame: WebFrame): () => void {
    if (this.#frames.size === 0) window.addEventListener('message', this.#greet);
    this.#frames.add(frame);
    return () => {
      frame.leavePage();
      this.#frames.delete(frame);
      if (this.#frames.size === 0) window.removeEventListener('message', this.#greet);
    };
  }

  /** Told when the focus moves in the page that has it. The frame of the phone listens. */
  onFocus(listener: FocusListener): void {
    this.#onFocus = listener;
  }

  of(element: Element): WebFrame | undefined {
    return [...this.#frames].find((frame) => frame.element === element);
  }

  /** The page that has the focus. */
  focused(): WebFrame | undefined {
    const { activeElement } = document;
    return activeElement instanceof HTMLIFrameElement ? this.of(activeElement) : undefined;
  }

  focusedField(): FocusedField | null {
    const frame = this.focused();
    return frame?.field ? { ...frame.field, packageName: frame.packageName } : null;
  }

  visible(): readonly WebFrame[] {
    return [...this.#frames].filter((frame) => frame.isVisible);
  }

  async readTrees(): Promise<void> {
    await Promise.all(this.visible().map((frame) => frame.readTree()));
  }

  /** Null, or what still goes on in a page after `timeoutMs`; with 0 that is told at once. */
  async rest(timeoutMs: number): Promise<string | null> {
    const reasons = await Promise.all(this.visible().map((frame) => frame.rest(timeoutMs)));
    return reasons.find((reason) => reason !== null) ?? null;
  }

  /** When the next thing falls due in a page; Infinity: nothing will. Of a time that stands still. */
  get nextMs(): number {
    return Math.min(...this.visible().map(({ nextMs }) => nextMs));
  }

  get isMoving(): boolean {
    return this.visible().some(({ isMoving }) => isMoving);
  }

  /** Tells the page of it on which the finger came down. */
  async moveFinger(x: number, y: number): Promise<boolean> {
    for (const frame of this.visible()) if (await frame.moveFinger(x, y)) return true;
    return false;
  }

  /** Goes on to a moment of a time that stands still, in pages that nobody sees as well. */
  async moveTo(uptimeMs: number): Promise<void> {
    await Promise.all([...this.#frames].map((frame) => frame.moveTo(uptimeMs)));
  }

  /** A page says who it is by the window its message comes from; what it says does not matter for that. */
  readonly #greet = (event: MessageEvent): void => {
    const [port] = event.ports;
    const frame = [...this.#frames].find(({ element }) => element.contentWindow === event.source);
    if (frame === undefined || port === undefined || !isHello(event.data)) return;
    frame.connect(event.data, port, (shows) => {
      if (document.activeElement === frame.element) this.#onFocus(this.focusedField(), shows);
    });
  };
}

function isHello(data: unknown): data is WebHello {
  if (typeof data !== 'object' || data === null || !('androidWebView' in data)) return false;
  if (data.androidWebView !== 'hello' || !('url' in data) || !('failed' in data)) return false;
  return typeof data.url === 'string' && (data.failed === null || typeof data.failed === 'string');
}

/** The pages of all WebViews of this phone. */
export const webFrames = new WebFrames();
