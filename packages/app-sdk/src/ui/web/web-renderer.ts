import { hostDeadline } from '../../runtime/host-deadline.ts';

/** Asks the phone for the origin of an app process's pages. `fresh`: of a site that has no renderer yet. */
type OpenOrigin = (how: { readonly fresh: boolean }) => Promise<string>;

/** An idle renderer answers in one; one that does not is left. */
const answerMs = 500;

/**
 * The renderer of the web pages of one app, kept while none of them is there: to start one takes as long as to load a
 * page, and apps are started anew with each episode. Chromium has one for each site, and all processes of an app have one
 * site; an empty page of it stays.
 */
class WebRenderer {
  #page: HTMLIFrameElement | undefined;
  #loaded: Promise<unknown> = Promise.resolve();
  #origin = '';
  #opening: Promise<unknown> = Promise.resolve();

  /** The origin of an app process's pages, whose renderer answers. One process after the other. */
  open(ask: OpenOrigin): Promise<string> {
    const opened = this.#opening.then(() => this.#open(ask));
    this.#opening = opened.catch(() => undefined);
    return opened;
  }

  async #open(ask: OpenOrigin): Promise<string> {
    const origin = await ask({ fresh: false });
    if (origin === this.#origin) return origin;
    if (siteOf(origin) === siteOf(this.#origin) && (await this.#answers())) {
      this.#origin = origin;
      return origin;
    }
    // What a page of the process before has left running may be in the way of this one's.
    const isLeft = siteOf(origin) === siteOf(this.#origin);
    this.#keep(isLeft ? await ask({ fresh: true }) : origin);
    return this.#origin;
  }

  #keep(origin: string): void {
    this.#page?.remove();
    const page = document.createElement('iframe');
    page.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    page.style.display = 'none';
    page.src = `${origin}/.webview/keeper`;
    this.#loaded = new Promise((resolve) => page.addEventListener('load', resolve, { once: true }));
    this.#origin = origin;
    this.#page = page;
    document.documentElement.append(page);
  }

  #answers(): Promise<boolean> {
    const page = this.#page;
    return new Promise((resolve) => {
      const end = (answers: boolean) => {
        cancel();
        window.removeEventListener('message', hear);
        resolve(answers);
      };
      const hear = ({ source }: MessageEvent) => {
        if (source !== null && source === page?.contentWindow) end(true);
      };
      const cancel = hostDeadline(answerMs, () => end(false));
      window.addEventListener('message', hear);
      void this.#loaded.then(() => page?.contentWindow?.postMessage('', '*'));
    });
  }
}

/** `a….localhost:PORT` of `http://w….a….localhost:PORT` */
function siteOf(origin: string): string {
  return origin.slice(origin.indexOf('.') + 1);
}

/** Of the app whose web pages were opened last. */
export const webRenderer = new WebRenderer();
