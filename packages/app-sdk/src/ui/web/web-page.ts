import type { ProcessPort } from '../../runtime/process-port.ts';
import { density } from '../theme/density.ts';
import type {
  ConsoleMessage,
  WebChoice,
  WebControl,
  WebDialogAnswer,
  WebDialogQuestion,
  WebHit,
  WebReport,
} from './bridge-messages.ts';
import { androidUrl, webAddress } from './web-address.ts';
import { WebFrame } from './web-frame.ts';
import { webFrames } from './web-frames.ts';
import { webRenderer } from './web-renderer.ts';

/** Why a page could not be loaded (`WebResourceError`). */
export interface WebError {
  /** `net::ERR_FILE_NOT_FOUND` and the like */
  readonly description: string;
  /** Of the page that was wanted, as the app named it. */
  readonly failingUrl: string;
}

/** What an app is told of a page, as by Android's WebViewClient and WebChromeClient. */
export interface WebPageListeners {
  onPageStarted?: ((url: string) => void) | undefined;
  onPageFinished?: ((url: string) => void) | undefined;
  onReceivedError?: ((error: WebError) => void) | undefined;
  onConsoleMessage?: ((message: ConsoleMessage) => void) | undefined;
  /** The page wants to go elsewhere. Return true to let nothing be loaded. */
  shouldOverrideUrlLoading?: ((url: string) => boolean) | undefined;
  /** A link or a picture was pressed long (`onCreateContextMenu` with `getHitTestResult()`). */
  onContextMenu?: ((hit: WebHit) => void) | undefined;
}

/** A question of a script, which waits for the answer; as WebChromeClient gets it (`onJsAlert()` and its kin). */
export type JsDialog =
  | { readonly kind: 'alert'; readonly url: string; readonly text: string; answer(): void }
  | { readonly kind: 'confirm'; readonly url: string; readonly text: string; answer(yes: boolean): void }
  | {
      readonly kind: 'prompt';
      readonly url: string;
      readonly text: string;
      /** Stands in the field at first. */
      readonly value: string;
      /** Null: it is cancelled. */
      answer(text: string | null): void;
    }
  | {
      /** The page would rather stay; it has no words for it (`onJsBeforeUnload()`). */
      readonly kind: 'beforeunload';
      readonly url: string;
      /** The page is to be loaded again. */
      readonly reload: boolean;
      answer(leaves: boolean): void;
    };

/** What the page wants a person to answer. */
export type WebDialogRequest =
  | JsDialog
  | {
      readonly kind: 'selection';
      readonly editable: boolean;
      /** Of the selected text, in the window. */
      readonly topDp: number;
      /** The text; a cut takes it out of its field. */
      take(cut: boolean): Promise<string>;
      paste(text: string): void;
      selectAll(): void;
      close(): void;
    }
  | { readonly kind: 'control'; readonly what: WebControl; answer(choice: WebChoice | null): void };

interface Options {
  /** The page is put into this element. */
  readonly host: HTMLElement;
  readonly packageName: string;
  readonly port: ProcessPort;
  listeners(): WebPageListeners;
  onDialog(request: WebDialogRequest | null): void;
}

/**
 * What may be done in a page: everything with itself. It is of another origin than the phone's page, and not let out of
 * its frame: no windows, no dialogs of the browser, no navigation of what is around it.
 */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin';

let views = 0;

/** The page of one WebView: what is loaded in it, what was before, what it asks of a person. */
export class WebPage {
  url: string | null = null;
  title = '';
  readonly #options: Options;
  readonly #name: string;
  readonly #history: string[] = [];
  readonly #origin: Promise<string>;
  #frame: WebFrame | null = null;
  #remove: () => void = () => undefined;
  #failure: string | null = null;
  #loads = 0;
  /** Lets the script go on that waits for a person. */
  #release: (answer: WebDialogAnswer) => void = () => undefined;

  constructor(options: Options) {
    this.#options = options;
    views += 1;
    this.#name = String(views);
    this.#origin = webRenderer.open(({ fresh }) => this.#call('open', ...(fresh ? ['fresh'] : [])) as Promise<string>);
    webFrames.opens(this.#origin);
  }

  get canGoBack(): boolean {
    return this.#history.length > 1;
  }

  loadUrl(url: string): void {
    this.#history.push(url);
    void this.#show(url, async (origin) => webAddress(origin, url));
  }

  /** HTML of the app's own: `WebView.loadData()`. */
  loadHtml(html: string): void {
    this.#history.length = 0;
    void this.#show('about:blank', async (origin) => `${origin}${String(await this.#call('html', this.#name, html))}`);
  }

  reload(): void {
    const { url } = this;
    if (url === null || url === 'about:blank') return;
    void this.#show(url, async (origin) => webAddress(origin, url));
  }

  goBack(): void {
    if (!this.canGoBack) return;
    this.#history.pop();
    this.url = this.#history.at(-1) ?? null;
    this.reload();
  }

  evaluateJavascript(script: string): Promise<string> {
    return this.#frame?.evaluate(script) ?? Promise.resolve('null');
  }

  /**
   * Whether the page may be left: true unless it hears `beforeunload`, refuses, and the person, who is asked then, stays.
   * Where another page is loaded before there is an answer, the person stays.
   */
  async mayLeave({ reload = false } = {}): Promise<boolean> {
    if ((await this.#frame?.ask({ kind: 'mayLeave' }, LEAVE_MS)) !== false) return true;
    return new Promise((resolve) => {
      const answer = (leaves: boolean) => {
        this.#release = () => undefined;
        this.#options.onDialog(null);
        resolve(leaves);
      };
      this.#release = () => answer(false);
      this.#options.onDialog({ kind: 'beforeunload', url: this.url ?? '', reload, answer });
    });
  }

  close(): void {
    this.#loads += 1;
    this.#release(null);
    this.#remove();
    this.#frame?.element.remove();
    this.#frame = null;
  }

  async #show(url: string, addressOf: (origin: string) => Promise<string>): Promise<void> {
    this.url = url;
    this.#failure = null;
    this.#loads += 1;
    const load = this.#loads;
    this.#release(null);
    this.#options.onDialog(null);
    this.#frame?.leavePage();
    const address = await addressOf(await this.#origin);
    // Another page was asked for meanwhile, or the view is gone.
    if (load !== this.#loads) return;
    // A new frame for each page: it has no history to go back in, and nothing of the page before can still happen.
    this.#remove();
    this.#frame?.element.remove();
    const element = document.createElement('iframe');
    element.setAttribute('sandbox', SANDBOX);
    element.src = address;
    const frame = new WebFrame(element, this.#options.packageName, {
      onStarted: ({ failed, sizing }) => {
        this.#failure = failed;
        this.#options.listeners().onPageStarted?.(url);
        void this.#size(frame, sizing);
      },
      onReport: (report) => void this.#receive(report),
    });
    this.#frame = frame;
    this.#remove = webFrames.add(frame);
    // What is no page (a picture, a text) has nobody to say that it has loaded.
    element.addEventListener('load', () => this.#frame?.loaded());
    this.#options.host.append(element);
  }

  /** Lets the page's scripts run. */
  async #size(frame: WebFrame, sizing: string): Promise<void> {
    await frame.knowsSize();
    // Where the process has ended meanwhile, nothing waits any more.
    this.#call('sized', sizing).catch(() => undefined);
  }

  async #receive(report: Exclude<WebReport, { kind: 'answer' | 'focus' }>): Promise<void> {
    const { onDialog } = this.#options;
    const listeners = this.#options.listeners();
    switch (report.kind) {
      case 'console':
        listeners.onConsoleMessage?.({ ...report.message, source: await this.#toAndroid(report.message.source) });
        break;
      case 'finished': {
        this.title = report.title;
        const url = this.url ?? '';
        if (this.#failure !== null) listeners.onReceivedError?.({ description: this.#failure, failingUrl: url });
        listeners.onPageFinished?.(url);
        break;
      }
      case 'navigate': {
        const url = await this.#toAndroid(report.url);
        if (!report.reload && listeners.shouldOverrideUrlLoading?.(url) === true) break;
        if (!(await this.mayLeave(report))) break;
        if (report.reload) this.reload();
        else this.loadUrl(url);
        break;
      }
      case 'ask':
        onDialog(this.#wait(String(report.id), report));
        break;
      case 'selecting':
        onDialog(report.words === null ? null : this.#selection(report.words));
        break;
      case 'held':
        listeners.onContextMenu?.(await this.#hit(report));
        break;
      case 'choose': {
        const { control, what } = report;
        const answer = (choice: WebChoice | null) => {
          onDialog(null);
          void this.#frame?.ask({ kind: 'chosen', control, choice }, CHOICE_MS);
        };
        onDialog({ kind: 'control', what, answer });
        break;
      }
    }
  }

  /** The script waits at the server, which lets it go on with the answer. */
  #wait(id: string, question: WebDialogQuestion): JsDialog {
    const frame = this.#frame;
    const url = this.url ?? '';
    if (frame !== null) webFrames.hold(frame);
    const answer = (given: WebDialogAnswer) => {
      this.#release = () => undefined;
      this.#options.onDialog(null);
      if (frame !== null) webFrames.release(frame);
      // Where the process has ended meanwhile, nobody waits any more.
      this.#call('answer', id, JSON.stringify(given)).catch(() => undefined);
    };
    this.#release = answer;
    // A page may send anything.
    const text = String(question.text);
    if (question.ask === 'confirm') return { kind: 'confirm', url, text, answer };
    if (question.ask === 'prompt') return { kind: 'prompt', url, text, value: String(question.value), answer };
    return { kind: 'alert', url, text, answer: () => answer(null) };
  }

  #selection({ editable, top }: { readonly editable: boolean; readonly top: number }): WebDialogRequest {
    const { onDialog } = this.#options;
    const frame = this.#frame;
    const scale = frame === null ? 1 : frame.element.currentCSSZoom;
    const topDp = ((frame?.element.getBoundingClientRect().top ?? 0) + top * scale) / density.value;
    const take = async (cut: boolean) => {
      const text = await frame?.ask({ kind: 'selection', cut }, CHOICE_MS);
      return typeof text === 'string' ? text : '';
    };
    return {
      kind: 'selection',
      editable,
      topDp,
      take,
      paste: (text) => void this.#call('insert', text),
      selectAll: () => void frame?.ask({ kind: 'selectAll' }, CHOICE_MS),
      close: () => onDialog(null),
    };
  }

  /** A page may send anything. */
  async #hit({ link, image }: WebHit): Promise<WebHit> {
    return {
      link: link && { url: await this.#toAndroid(String(link.url)), text: String(link.text) },
      image: image && { url: await this.#toAndroid(String(image.url)), alt: String(image.alt) },
    };
  }

  async #toAndroid(href: string): Promise<string> {
    return androidUrl(await this.#origin, href);
  }

  #call(name: 'open' | 'html' | 'sized' | 'insert' | 'answer', ...args: readonly string[]): Promise<unknown> {
    return this.#options.port.call({ path: ['webView', name], args });
  }
}

const CHOICE_MS = 2_000;
const LEAVE_MS = 2_000;
