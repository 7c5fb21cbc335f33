import { hostDeadline, hostNow, turnPassed } from '../../runtime/host-deadline.ts';
import type { FocusedField } from '../define-screens.ts';
import type { WebHello } from './bridge-messages.ts';
import type { WebFrame } from './web-frame.ts';

/** The focus comes into a page over Chromium's own process, on a busy computer within this time. */
const focusMs = 250;

type FocusListener = (field: FocusedField | null, shows: boolean) => void;

/** The pages of all WebViews on the screen. */
class WebFrames {
  readonly #frames = new Set<WebFrame>();
  /** Those that were visible when rest was last asked for. */
  #seen: ReadonlySet<WebFrame> = new Set();
  #wereShown = false;
  /** What is on its way, and must have come before anything is at rest. */
  readonly #coming = new Set<Promise<unknown>>();
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

  /** What resolves when a renderer is there for a page that was asked for: until then it has no frame. */
  opens(renderer: Promise<unknown>): void {
    this.#awaits(renderer);
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

  /** A script in this one waits for a person: nothing happens in the pages of its process. */
  hold(frame: WebFrame): void {
    for (const each of this.#sharing(frame)) each.hold();
  }

  /** The person has answered. */
  release(frame: WebFrame): void {
    for (const each of this.#sharing(frame)) each.release();
  }

  /** By its number. */
  find(id: number): WebFrame | undefined {
    return [...this.#frames].find((frame) => frame.id === id);
  }

  /** Pixels of the screen. */
  at(x: number, y: number): WebFrame | undefined {
    const element = document.elementFromPoint(x, y);
    return element === null ? undefined : this.of(element);
  }

  /** Whether any was visible when the last picture of the screen was taken, or rest was asked for since. */
  get wereShown(): boolean {
    return this.#wereShown;
  }

  /** A picture of the screen is about to be taken. */
  pictured(): void {
    this.#wereShown = this.visible().length > 0;
  }

  async readTrees(): Promise<void> {
    await Promise.all(this.visible().map((frame) => frame.readTree()));
  }

  /** Resolves when none, if its time stands still, draws anything as touched that no finger touches any more. */
  async released(how: { readonly hasChanged: boolean }): Promise<void> {
    await Promise.all(this.visible().map((frame) => frame.released(how)));
  }

  /** Null, or what still goes on in a page after `timeoutMs`; with 0 that is told at once. */
  async rest(timeoutMs: number, how: { readonly draws: boolean }): Promise<string | null> {
    if (this.#coming.size > 0) {
      if (timeoutMs === 0) return 'a web page loads';
      await this.#allCome(timeoutMs);
    }
    const visible = this.visible();
    const before = this.#seen;
    this.#seen = new Set(visible);
    this.#wereShown ||= visible.length > 0;
    const reasons = await Promise.all(
      visible.map((frame) => frame.rest(timeoutMs, { ...how, appears: !before.has(frame) })),
    );
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

  #awaits(coming: Promise<unknown>): void {
    this.#coming.add(coming);
    const came = () => this.#coming.delete(coming);
    coming.then(came, came);
  }

  #allCome(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = hostDeadline(timeoutMs, resolve);
      void Promise.allSettled(this.#coming).then(() => {
        cancel();
        resolve();
      });
    });
  }

  #sharing({ origin }: WebFrame): readonly WebFrame[] {
    return [...this.#frames].filter((each) => each.origin === origin);
  }

  /** A page says who it is by the window its message comes from; what it says does not matter for that. */
  readonly #greet = (event: MessageEvent): void => {
    const [port] = event.ports;
    const frame = [...this.#frames].find(({ element }) => element.contentWindow === event.source);
    if (frame === undefined || port === undefined || !isHello(event.data)) return;
    frame.connect(event.data, port, {
      onMoved: (shows) => this.#awaits(this.#focusMoved(frame, shows)),
      whenHere: (act) => {
        if (hasFocus(frame)) act();
        else this.#awaits(focusCame(frame).then(act));
      },
    });
  };

  /** The page says that its focus moved; that it is the page's at all comes in another way, and may come later. */
  async #focusMoved(frame: WebFrame, shows: boolean): Promise<void> {
    await focusCame(frame, () => frame.field !== null);
    if (hasFocus(frame)) this.#onFocus(this.focusedField(), shows);
  }
}

function hasFocus({ element }: WebFrame): boolean {
  return document.activeElement === element;
}

/** Resolves when it has come, or not within the time it may take; or when it is not wanted any more. */
async function focusCame(frame: WebFrame, isWanted = () => true): Promise<void> {
  const startMs = hostNow();
  while (isWanted() && !hasFocus(frame) && hostNow() - startMs < focusMs) await turnPassed();
}

function isHello(data: unknown): data is WebHello {
  if (typeof data !== 'object' || data === null || !('androidWebView' in data)) return false;
  if (data.androidWebView !== 'hello' || !('url' in data) || !('failed' in data) || !('sizing' in data)) return false;
  if (typeof data.sizing !== 'string') return false;
  return typeof data.url === 'string' && (data.failed === null || typeof data.failed === 'string');
}

/** The pages of all WebViews of this phone. */
export const webFrames = new WebFrames();
