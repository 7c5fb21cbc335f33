import { hostDeadline, hostNow, turnPassed } from '../../runtime/host-deadline.ts';
import type { WebField, WebHello, WebQuestion, WebReport, WebRequest, WebRest, WebTree } from './bridge-messages.ts';
import { isWebSize } from './is-web-size.ts';
import { parseWebRest } from './parse-web-rest.ts';
import { parseWebTree } from './parse-web-tree.ts';

/** What a WebView wants to hear of the page in it. */
export interface WebFrameListener {
  /** A page has begun; its scripts wait until it is said that it knows its size. */
  onStarted(hello: WebHello): void;
  onReport(report: Exclude<WebReport, { kind: 'answer' | 'focus' }>): void;
}

/** The focus in and around a page, which one hears of by itself and the other by Chromium. */
export interface WebFocus {
  /** It moved in the page; `shows`: the keyboard should come. */
  onMoved(shows: boolean): void;
  /**
   * Calls when the focus of the page has come to its frame: at once where it has. What takes it from there before would lose
   * it again.
   */
  whenHere(act: () => void): void;
}

interface Pending {
  readonly kind: WebQuestion['kind'];
  answer(given: unknown): void;
}

const TREE_MS = 2_000;
const EVALUATE_MS = 10_000;
const MOVE_MS = 2_000;
const SIZE_MS = 2_000;
const RELEASED_MS = 2_000;
const SHOWN_MS = 1_000;

let frames = 0;

/**
 * The page in one WebView, as the phone's side sees it.
 *
 * The two talk through a port that a script at the head of each page hands over (`web-bridge`). The other way, through
 * Playwright's hold on the frame, takes two hops more each time, and its scripts cannot see which elements listen to
 * clicks; from inside, a tree of a hundred nodes is read in about a millisecond. Nothing that comes from the page is
 * believed unseen, and there is nothing it could ask for.
 */
export class WebFrame {
  /** No other on this phone's page has it. */
  readonly id: number;
  /** The frame the page is in. */
  readonly element: HTMLIFrameElement;
  /** Package of the app whose WebView it is. */
  readonly packageName: string;
  /** From when a page was asked for until it has loaded. */
  isLoading = true;
  /** The field of the page that has the page's focus. */
  field: WebField | null = null;
  /** As last read. */
  tree: WebTree | null = null;
  readonly #listener: WebFrameListener;
  readonly #answers = new Map<number, Pending>();
  #questions = 0;
  #outlook: Pick<WebRest, 'nextMs' | 'isMoving'> = { nextMs: null, isMoving: false };
  #port: MessagePort | null = null;
  /** Where the time that stands still has gone on to while a script waited. */
  #missedMs: number | null = null;
  #isHeld = false;

  constructor(element: HTMLIFrameElement, packageName: string, listener: WebFrameListener) {
    frames += 1;
    this.id = frames;
    this.element = element;
    this.packageName = packageName;
    this.#listener = listener;
  }

  /** When the next thing falls due in it, as it last said; of a page whose time stands still. */
  get nextMs(): number {
    return this.#outlook.nextMs ?? Number.POSITIVE_INFINITY;
  }

  /** Something in it moves by the clock, and will end. */
  get isMoving(): boolean {
    return this.#outlook.isMoving;
  }

  /** Of its process, as Chromium has one for each. */
  get origin(): string {
    return new URL(this.element.src).origin;
  }

  /** A script of its process waits for a person: until that has answered, nothing happens in it and it answers nothing. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** A script has asked, and waits. */
  hold(): void {
    this.#isHeld = true;
    this.#outlook = { nextMs: null, isMoving: false };
    // Scripts of the app wait as long as the page does; what the phone asks is answered by what it knows.
    for (const [id, { kind, answer }] of this.#answers) {
      if (kind === 'evaluate') continue;
      this.#answers.delete(id);
      answer(undefined);
    }
  }

  /** The person has answered: time goes on to where the phone's is. */
  release(): void {
    this.#isHeld = false;
    const missedMs = this.#missedMs;
    this.#missedMs = null;
    if (missedMs !== null) void this.moveTo(missedMs);
  }

  /** Goes on to a moment of a time that stands still. */
  async moveTo(uptimeMs: number): Promise<void> {
    if (this.#isHeld) this.#missedMs = uptimeMs;
    else await this.ask({ kind: 'moveTo', uptimeMs }, MOVE_MS);
  }

  /** Tells of a finger's movement; pixels of the screen. @returns false when it did not come down here */
  async moveFinger(x: number, y: number): Promise<boolean> {
    const { left, top } = this.element.getBoundingClientRect();
    const zoom = this.element.currentCSSZoom;
    return (await this.ask({ kind: 'moveFinger', x: (x - left) / zoom, y: (y - top) / zoom }, MOVE_MS)) === true;
  }

  /** Whether it is laid out, nothing around it being `display: none`; it may be scrolled off the screen. */
  get isVisible(): boolean {
    return this.element.checkVisibility();
  }

  /** Another page is wanted: what the one before still says is not heard. */
  leavePage(): void {
    this.isLoading = true;
    this.#isHeld = false;
    this.#missedMs = null;
    this.tree = null;
    this.field = null;
    this.#outlook = { nextMs: null, isMoving: false };
    this.#port?.close();
    this.#port = null;
    for (const { answer } of this.#answers.values()) answer(undefined);
    this.#answers.clear();
  }

  /** What the frame shows is there: a page without anybody to answer for it, too. */
  loaded(): void {
    if (this.#port === null) this.isLoading = false;
  }

  connect(hello: WebHello, port: MessagePort, focus: WebFocus): void {
    this.leavePage();
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<WebReport>) => this.#receive(data, focus);
    this.#listener.onStarted(hello);
  }

  #receive(report: WebReport, focus: WebFocus): void {
    if (report.kind === 'answer') {
      this.#answers.get(report.id)?.answer(report.answer);
      this.#answers.delete(report.id);
      return;
    }
    if (report.kind === 'focus') {
      this.field = report.field;
      focus.onMoved(report.shows === true);
      return;
    }
    if ('hasFocus' in report && report.hasFocus === true) {
      const port = this.#port;
      focus.whenHere(() => {
        // The page may have been left meanwhile.
        if (port === this.#port) this.#listener.onReport(report);
      });
      return;
    }
    if (report.kind === 'finished') this.isLoading = false;
    this.#listener.onReport(report);
  }

  /** The answer of the page; undefined when there is no page, it is left meanwhile, or it does not answer in time. */
  ask(question: WebQuestion, timeoutMs: number): Promise<unknown> {
    const port = this.#port;
    if (port === null || (this.#isHeld && question.kind !== 'evaluate')) return Promise.resolve(undefined);
    this.#questions += 1;
    const request: WebRequest = { id: this.#questions, question };
    return new Promise((resolve) => {
      const cancel = hostDeadline(timeoutMs, () => {
        this.#answers.delete(request.id);
        resolve(undefined);
      });
      const answer = (given: unknown) => {
        cancel();
        resolve(given);
      };
      this.#answers.set(request.id, { kind: question.kind, answer });
      port.postMessage(request);
    });
  }

  /**
   * Resolves when the page knows how large its frame is, or when it is not shown: a page begins in its process before
   * Chromium has told that of the size and zoom of the frame, and has others until then.
   */
  async knowsSize(): Promise<void> {
    const startMs = hostNow();
    while (this.isVisible && hostNow() - startMs < SIZE_MS) {
      const { clientWidth: width, clientHeight: height } = this.element;
      const size = await this.ask({ kind: 'size' }, SIZE_MS);
      // Each rounds the pixels of the screen its own way.
      if (!isWebSize(size) || (Math.abs(size.width - width) <= 1 && Math.abs(size.height - height) <= 1)) return;
      await turnPassed();
    }
  }

  /** Resolves when the page, if its time stands still, draws nothing as touched that no finger touches any more. */
  async released(how: { readonly hasChanged: boolean }): Promise<void> {
    await this.ask({ kind: 'released', ...how }, RELEASED_MS);
  }

  /**
   * Resolves when Chromium's own process, which tells of fingers, has what the page has drawn, if its time stands still; or
   * when the page does not answer within 1 s.
   */
  async shown(): Promise<void> {
    await this.ask({ kind: 'shown' }, SHOWN_MS);
  }

  /** Reads the page's accessibility tree into `tree`; null when the page does not answer within 2 s. */
  async readTree(): Promise<void> {
    const tree = parseWebTree(await this.ask({ kind: 'tree' }, TREE_MS));
    // One that waits shows what it showed.
    if (!this.#isHeld) this.tree = tree;
  }

  /** JSON, `null` where there is no value or no page. */
  async evaluate(script: string): Promise<string> {
    const json = await this.ask({ kind: 'evaluate', script }, EVALUATE_MS);
    return typeof json === 'string' ? json : 'null';
  }

  /**
   * Null, or what still goes on in the page after `timeoutMs`; with 0 that is told at once.
   *
   * @param how.appears it was not visible before: Chromium hands it neither frames nor touches until its processes have
   * heard of that, so that a frame is waited for although nothing happens in the page
   */
  async rest(timeoutMs: number, how: { readonly draws: boolean; readonly appears: boolean }): Promise<string | null> {
    if (this.#isHeld) return null;
    if (this.isLoading && timeoutMs === 0) return 'a web page loads';
    const answer = parseWebRest(await this.ask({ kind: 'rest', timeoutMs, ...how }, timeoutMs + 1_000));
    if (this.isHeld) return null;
    this.#outlook = answer;
    if (answer.reason !== null) return answer.reason;
    return this.isLoading ? 'a web page loads' : null;
  }
}
