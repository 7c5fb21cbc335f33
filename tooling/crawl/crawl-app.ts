import { type CrawledApp, type Start, usualBudget } from './crawled-apps.ts';
import { findCutText } from './find-cut-text.ts';
import { findOutside } from './find-outside.ts';
import { findOverlaps } from './find-overlaps.ts';
import { findUnderBars } from './find-under-bars.ts';
import { findUnlabelled } from './find-unlabelled.ts';
import type { Finding, Flaw } from './finding.ts';
import { type Look, lookAt } from './look.ts';
import type { CrawlPhone } from './open-crawl-phone.ts';
import { performStep } from './perform-step.ts';
import { Plan } from './plan.ts';
import { isChosen, pressablesOf, pressPoint } from './pressables.ts';
import { type Resetter, startApp, startsOf } from './reset-app.ts';
import { findNode, labelOf, rowsAtEdges, selectorOf } from './selector.ts';
import { andThen, type Path, renderPath, renderStep, type Step } from './step.ts';

/** A screen that was seen. */
interface SeenScreen {
  readonly app: string;
  readonly name: string;
  readonly fingerprint: string;
  readonly path: readonly string[];
  readonly picture?: string;
}

/** What a crawl of one app came to. */
export interface AppReport {
  readonly app: string;
  readonly screens: readonly SeenScreen[];
  readonly presses: number;
  readonly findings: readonly Finding[];
  /** Screens that were seen once and not reached again. */
  readonly lost: readonly string[];
  /** There is more than the budget allowed. */
  readonly isCutShort: boolean;
  /** Other apps it opened. */
  readonly opened: readonly string[];
  readonly seconds: number;
}

export interface CrawlOptions {
  readonly phone: CrawlPhone;
  readonly resetter: Resetter;
  readonly app: CrawledApp;
  /** Keeps a screen's picture. @returns where */
  keep?(name: string, png: Uint8Array): Promise<string>;
}

/** Dialogs of the system that are part of an app's way. */
const passages = new Set(['com.google.android.permissioncontroller']);
const mostScrolls = 12;

/** Visits every screen of an app that it can, and presses all that can be pressed. */
export async function crawlApp(options: CrawlOptions): Promise<AppReport> {
  const startedMs = performance.now();
  const crawl = new AppCrawl(options);
  try {
    await crawl.run();
  } catch (error) {
    // Other apps are crawled all the same.
    crawl.fail(error);
  }
  return { ...crawl.report(), seconds: (performance.now() - startedMs) / 1000 };
}

class AppCrawl {
  readonly #options: CrawlOptions;
  readonly #plan: Plan;
  readonly #starts: readonly Start[];
  readonly #screens: SeenScreen[] = [];
  readonly #findings = new Map<string, Finding>();
  readonly #lost: string[] = [];
  readonly #opened = new Set<string>();

  constructor(options: CrawlOptions) {
    this.#options = options;
    this.#plan = new Plan({ ...usualBudget, ...options.app.budget });
    this.#starts = startsOf(options.app, options.phone.system);
  }

  report(): Omit<AppReport, 'seconds'> {
    return {
      app: this.#options.app.name,
      screens: this.#screens,
      presses: this.#plan.presses,
      findings: [...this.#findings.values()],
      lost: this.#lost,
      isCutShort: this.#plan.isSpent,
      opened: [...this.#opened].sort(),
    };
  }

  /** What ended the crawl is the worst that was found. */
  fail(error: unknown): void {
    const what = `The crawl ended: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    this.#note('', { start: '', steps: [] }, { kind: 'crash', element: '', what });
  }

  async run(): Promise<void> {
    const { phone, resetter } = this.#options;
    await resetter.restorePhone();
    for (const { name } of this.#starts) {
      const path: Path = { start: name, steps: [] };
      const look = await this.#reach(path);
      if (look === undefined) continue;
      await this.#discover(look, path);
    }
    for (let view = this.#plan.nextView(); view !== undefined; view = this.#plan.nextView()) {
      const look = await this.#reach(view.path);
      if (look !== undefined && this.#plan.isScreen(look.fingerprint, view.screen)) {
        await this.#pressAll(view.screen, view.path, look);
      } else {
        this.#lost.push(renderPath(view.path).join(' / '));
      }
    }
    phone.effects.take();
  }

  /** From a fresh start. Undefined when something on the way is not there. */
  async #reach(path: Path): Promise<Look | undefined> {
    const { phone, resetter, app } = this.#options;
    await resetter.resetApp(app);
    const start = this.#starts.find(({ name }) => name === path.start);
    if (start === undefined) return undefined;
    await startApp(phone, start);
    for (const step of path.steps) if (!(await performStep(phone, step))) return undefined;
    const look = await lookAt(phone);
    this.#noteErrors(look, path);
    return look;
  }

  async #pressAll(screen: string, from: Path, reached: Look): Promise<void> {
    const { phone } = this.#options;
    let path = from;
    let look = reached;
    for (let scrolls = 0; ; ) {
      const next = this.#plan.nextPress(screen, pressablesOf(look.nodes));
      if (next !== undefined) {
        const back = await this.#press(next.step, { screen, path, look });
        const again = back ?? (await this.#reach(path));
        if (again === undefined) return;
        look = again;
        continue;
      }
      const scrolled = scrolls < mostScrolls ? scrollStep(look) : undefined;
      if (scrolled === undefined || !(await performStep(phone, scrolled))) return;
      scrolls += 1;
      const after = await lookAt(phone);
      if (after.trees === look.trees) return;
      path = andThen(path, scrolled);
      look = after;
      if (!this.#plan.isScreen(after.fingerprint, screen)) this.#plan.alias(after.fingerprint, screen);
      await this.#examine(after, path);
    }
  }

  /** @returns the screen, if it shows again without being reached anew */
  async #press(step: Step, at: { screen: string; path: Path; look: Look }): Promise<Look | undefined> {
    const { phone } = this.#options;
    const { screen, path, look } = at;
    phone.effects.take();
    if (!(await performStep(phone, step))) return undefined;
    const after = await lookAt(phone);
    const taken = andThen(path, step);
    const { deeds } = phone.effects.peek();
    const hasFailed = this.#noteErrors(after, taken);
    if (hasFailed) return undefined;
    if (after.trees === look.trees && deeds.length === 0) return this.#confirmDead(step, at);
    if (this.#plan.isScreen(after.fingerprint, screen)) return after;
    if (this.#isOurs(after)) await this.#discover(after, taken);
    else this.#opened.add(after.packageName);
    return this.#goBack(screen, taken);
  }

  async #goBack(screen: string, taken: Path): Promise<Look | undefined> {
    const { phone } = this.#options;
    await performStep(phone, { kind: 'back' });
    const look = await lookAt(phone);
    const path = andThen(taken, { kind: 'back' });
    if (this.#noteErrors(look, path)) return undefined;
    if (this.#plan.isScreen(look.fingerprint, screen)) return look;
    // A question whether to throw away what was written.
    if (this.#isOurs(look)) await this.#discover(look, path);
    return undefined;
  }

  /** Presses it again on a fresh start, where nothing that was pressed before can be the reason. */
  async #confirmDead(step: Step, { path, look }: { path: Path; look: Look }): Promise<Look | undefined> {
    const { phone } = this.#options;
    if (step.kind === 'back') return undefined;
    const node = findNode(look.nodes, step.on);
    const point = node && pressPoint(node, look.nodes);
    if (node === undefined || point === undefined || isChosen(node)) return look;
    // A row of a list of which only an edge shows: what it changes is in the rest. It is pressed when that shows.
    if (labelOf(node) === undefined && rowsAtEdges(look.nodes).has(node)) return look;
    if (!(await phone.meets(point, node))) return look;
    const before = await this.#reach(path);
    if (before === undefined) return undefined;
    const picture = await phone.screen.screenshot();
    phone.effects.take();
    if (!(await performStep(phone, step))) return before;
    const after = await lookAt(phone);
    const { deeds } = phone.effects.peek();
    if (this.#noteErrors(after, andThen(path, step))) return undefined;
    if (after.trees !== before.trees || deeds.length > 0) return undefined;
    if (Buffer.compare(picture, await phone.screen.screenshot()) !== 0) return after;
    this.#note(look.name, path, { kind: 'dead', element: renderStep(step), what: `at [${node.bounds.join(', ')}]` });
    return after;
  }

  async #discover(look: Look, path: Path): Promise<void> {
    const { keep, app } = this.#options;
    if (!this.#plan.discover(look.fingerprint, path)) return;
    const number = String(this.#screens.length + 1).padStart(3, '0');
    const file = `${app.name}/${number} ${look.name.replaceAll(/[^\w .-]/g, '_')}.png`;
    const picture = keep === undefined ? undefined : await keep(file, await this.#options.phone.screen.screenshot());
    const { name, fingerprint } = look;
    this.#screens.push({
      app: app.name,
      name,
      fingerprint,
      path: renderPath(path),
      ...(picture === undefined ? {} : { picture }),
    });
    await this.#examine(look, path);
  }

  async #examine(look: Look, path: Path): Promise<void> {
    if (look.packageName !== this.#options.app.packageName) return;
    const layout = await this.#options.phone.layout(look.overlay);
    const flaws = [
      ...findOutside(layout),
      ...findUnderBars(layout),
      ...findCutText(layout.elements),
      ...findOverlaps(layout.elements),
      ...findUnlabelled(look.nodes),
    ];
    for (const flaw of flaws) this.#note(look.name, path, flaw);
  }

  #noteErrors(look: Look, path: Path): boolean {
    const { errors } = this.#options.phone.effects.take();
    for (const error of errors) this.#note(look.name, path, { kind: 'crash', element: '', what: error });
    return errors.length > 0;
  }

  /** Once for each screen that people would call the same. */
  #note(screen: string, path: Path, flaw: Flaw): void {
    const key = `${flaw.kind} ${screen} ${flaw.element} ${flaw.kind === 'crash' ? flaw.what.split('\n')[0] : ''}`;
    if (this.#findings.has(key)) return;
    this.#findings.set(key, { ...flaw, app: this.#options.app.name, screen, path: renderPath(path) });
  }

  #isOurs({ packageName }: Look): boolean {
    return packageName === this.#options.app.packageName || passages.has(packageName);
  }
}

/** Of the largest list that scrolls up and down. */
function scrollStep({ nodes }: Look): Step | undefined {
  const heightOf = (bounds: readonly [number, number, number, number]) => bounds[3] - bounds[1];
  const lists = nodes.filter(
    ({ scrollable, className, bounds }) =>
      scrollable && !/Horizontal|ViewPager/.test(className) && heightOf(bounds) > 300,
  );
  const [largest] = lists.sort((one, other) => heightOf(other.bounds) - heightOf(one.bounds));
  return largest === undefined ? undefined : { kind: 'scroll', on: selectorOf(largest, nodes) };
}
