import type { Intent, Row } from '@androidworld/app-sdk';
import { waitUntil } from '@androidworld/core';
import { bootPhone, type PhoneOptions } from '../phone.ts';
import { checkLayoutTexts } from '../screen/check-layout-texts.ts';
import { openScreenHost } from '../screen/index.ts';
import type { ScreenControl } from '../screen/protocol.ts';
import type { SystemServices } from '../system/system-services.ts';
import { SimulatedTime } from '../system/time/simulated-time.ts';

/** A node of the accessibility tree. */
export type TestNode = Awaited<ReturnType<ScreenControl['windows']>>[number]['root'];
type Node = TestNode;

/** What a node is found by: its text, description, hint or the name of its resource, or more. */
export type What = string | ((node: Node) => boolean);

/** A phone with some apps, used as by hand: for tests of apps. */
export interface TestPhone {
  /** The phone's system, for what no screen shows. */
  readonly system: SystemServices;
  /** Starts an activity as root, and waits until the screen rests. */
  start(intent: Intent): Promise<void>;
  /** The first node that fits, waited for up to 5 s. @throws with what was seen when there is none */
  find(what: What): Promise<Node>;
  /** All nodes of the active window, top to bottom. */
  nodes(): Promise<readonly Node[]>;
  /** All nodes of the soft keyboard; none while it is down. */
  keyboard(): Promise<readonly Node[]>;
  /** Of the windows of System UI beside the active one: status bar, navigation bar, a volume dialog. */
  bars(): Promise<readonly Node[]>;
  /** All texts of the active window, top to bottom. */
  texts(): Promise<string[]>;
  /** Finds a node and taps its middle. */
  tap(what: What): Promise<void>;
  /** Taps where the middle of a node was when it was found. */
  tapAt(node: Node): Promise<void>;
  /** Finds a node and presses its middle for 600 ms: a long press. */
  hold(what: What): Promise<void>;
  /** Across the middle of the screen. */
  swipe(direction: 'left' | 'right'): Promise<void>;
  /** Drags the middle of the screen up by so many pixels, slowly and to a stop: nothing is flung. */
  scroll(pixels: number): Promise<void>;
  /** Taps a field and types ASCII into it, as on a hardware keyboard. */
  type(what: What, text: string): Promise<void>;
  /** Into the field that has the focus. */
  input(text: string): Promise<void>;
  /** Android key code. */
  key(code: number): Promise<void>;
  /** Rows of a content provider, read as root. */
  query(uri: string, columns: readonly string[]): Promise<readonly Row[]>;
  /** Lets some of the phone's time pass, which stands still while nobody looks: for who waits for what is not shown. */
  pass(ms?: number): Promise<void>;
  /** Starts the phone anew, on its disk. */
  reboot(): Promise<void>;
  /** Closes the phone and the Chromium that drew it. */
  close(): Promise<void>;
}

const root = { uid: 0 };
const momentMs = 50;
/** `AccessibilityWindowInfo.TYPE_INPUT_METHOD` */
const inputMethodWindow = 2;
/** `AccessibilityWindowInfo.TYPE_SYSTEM` */
const systemWindow = 3;

/** Boots a phone with these apps. @throws what its set-up throws */
export async function openTestPhone(options: Pick<PhoneOptions, 'image' | 'apps'>): Promise<TestPhone> {
  const host = await openScreenHost({ framesAtOnce: true });
  const time = new SimulatedTime();
  const opened: ScreenControl[] = [];
  const phone = await bootPhone({
    ...options,
    time,
    async openScreen(screenHost, initial) {
      const control = await host.open(screenHost, initial);
      opened.push(control);
      return control;
    },
  });
  const { system } = phone;
  const [screen] = opened;
  if (screen === undefined) throw new Error('The phone has opened no screen');

  const rest = () => screen.idle({ timeoutMs: 5_000 });
  const pass = async (ms = momentMs) => {
    await time.pass(ms);
    await rest();
  };
  const nodes = async () => {
    // Whoever looks again and again waits for something.
    await pass();
    const active = (await screen.windows()).filter((window) => window.active || window.title === 'Floating toolbar');
    for (const { root } of active) checkLayoutTexts(root);
    return active.flatMap((window) => flatten(window.root));
  };
  const find = async (what: What) => {
    let seen: readonly Node[] = [];
    const look = async () => {
      seen = await nodes();
      return seen.find((node) => matches(node, what));
    };
    try {
      return await waitUntil(look, { what: `there is ${String(what)}`, timeoutMs: 5_000, intervalMs: 1 });
    } catch (error) {
      throw new Error(`There is no ${String(what)} among ${describeNodes(seen)}`, { cause: error });
    }
  };
  const touch = async (what: What, holdMs: number) => touchAt(await find(what), holdMs);
  const touchAt = async ({ bounds: [left, top, right, bottom] }: Node, holdMs: number) => {
    const point = { x: (left + right) / 2, y: (top + bottom) / 2 };
    await screen.touch([
      { type: 'down', ...point, timeMs: 0 },
      { type: 'up', ...point, timeMs: holdMs },
    ]);
    await rest();
  };
  return {
    system,
    find,
    async start(intent) {
      await system.activities.start(intent, { caller: root, callerPackage: null });
      await rest();
    },
    nodes,
    async bars() {
      await rest();
      const bars = (await screen.windows()).filter(({ type, active }) => type === systemWindow && !active);
      return bars.flatMap(({ root }) => flatten(root));
    },
    async keyboard() {
      await rest();
      const windows = await screen.windows();
      return windows.filter(({ type }) => type === inputMethodWindow).flatMap(({ root }) => flatten(root));
    },
    texts: async () => (await nodes()).flatMap(({ text }) => (text === undefined ? [] : [text])),
    tap: (what) => touch(what, 0),
    tapAt: (node) => touchAt(node, 0),
    hold: (what) => touch(what, 600),
    async swipe(direction) {
      const xs = [300, 420, 540, 660, 780];
      const path = direction === 'right' ? xs : xs.toReversed();
      await screen.touch(
        path.map((x, index) => ({
          type: index === 0 ? 'down' : index === path.length - 1 ? 'up' : 'move',
          x,
          y: 1000,
          timeMs: index * 30,
        })),
      );
      await rest();
    },
    async type(what, text) {
      await touch(what, 0);
      await screen.text(text);
      await rest();
    },
    async input(text) {
      await screen.text(text);
      await rest();
    },
    async key(code) {
      await screen.key(code);
      await rest();
    },
    async scroll(pixels) {
      // What is scrolled follows the finger from where it has left its place of touch (8 dp).
      const slop = 21;
      const from = 1800;
      const to = from - slop - pixels;
      const steps = 12;
      const path = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
      const stopped = [...path, to, to, to, to];
      await screen.touch(
        stopped.map((y, index) => ({
          type: index === 0 ? 'down' : index === stopped.length - 1 ? 'up' : 'move',
          x: 540,
          y,
          timeMs: index * 40,
        })),
      );
      await rest();
    },
    async query(uri, columns) {
      await pass();
      return (await system.content.query(uri, { projection: columns }, root)).rows;
    },
    pass,
    reboot: () => phone.reboot(),
    async close() {
      await phone.close();
      await host.close();
    },
  };
}

function flatten(node: Node): Node[] {
  return [node, ...node.children.flatMap(flatten)];
}

function matches(node: Node, what: What): boolean {
  if (typeof what === 'function') return what(node);
  const { text, contentDescription, hint, resourceId } = node;
  // Elements of web pages have no package before their name.
  return [text, contentDescription, hint, resourceId?.split(':id/').at(-1)].includes(what);
}

function describeNodes(nodes: readonly Node[]): string {
  return nodes
    .map(({ text, contentDescription, hint }) => text ?? contentDescription ?? hint)
    .filter((words) => words !== undefined)
    .map((words) => JSON.stringify(words))
    .join(', ');
}
