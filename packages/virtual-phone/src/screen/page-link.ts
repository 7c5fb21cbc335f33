import { AndroidWorldError } from '@androidworld/core';
import { nextTurn } from '../system/time/host-time.ts';
import type { Advanced, AdvanceOptions } from '../system/time/simulated-time.ts';
import type { WindowChange } from '../system/windows/window-state.ts';
import type { DevtoolsSession } from './devtools-session.ts';
import { hostMessageSchema } from './host-message.ts';
import type { FingerMove } from './page/move-finger.ts';
import type { FingerPoint, TouchType } from './page/own-fingers.ts';
import type {
  HostMessage,
  KeyOptions,
  KeyOutcome,
  PageNewsMessage,
  PhoneAnswer,
  PhonePage,
  PlaceOnPage,
  Ready,
  ReadyOptions,
} from './page/page-door.ts';
import type { RestOptions } from './page/rest.ts';
import { PortKeys, type PortOwner } from './port-keys.ts';
import type { PageCall, PageWindow, ToPage } from './protocol.ts';

/** What a message from the page is, once it is known whose it is. */
export interface PageMessages {
  call(call: PageCall): Promise<unknown>;
  key(code: number): Promise<void>;
  crashed(packageName: string, message: string, stack: string, processId?: number): Promise<void>;
  windowsChanged(change: WindowChange): void;
  log(priority: 'D' | 'W' | 'E', tag: string, message: string): void;
}

/** The phone's hold on its page. */
export interface PageLink {
  receive(message: ToPage): Promise<void>;
  key(code: number, options: KeyOptions): Promise<KeyOutcome>;
  text(text: string): Promise<boolean | 'web'>;
  windows(): Promise<readonly PageWindow[]>;
  /**
   * Resolves when all that is laid out has its fonts, and web pages have been drawn as they are, without the tap before as
   * if it went on; or when some do not get there within 2 s.
   */
  readyForPicture(how: ReadyOptions): Promise<Ready>;
  rest(timeoutMs: number, options: RestOptions): Promise<string | null>;
  advance(limitMs: number, options: AdvanceOptions): Promise<Advanced>;
  /** Tells of fingers on the page's own elements. */
  touch(type: TouchType, points: readonly FingerPoint[]): Promise<void>;
  moveFinger(x: number, y: number): Promise<boolean>;
  planMoves(moves: readonly FingerMove[]): Promise<void>;
  /** Resolves when the finger with this number has left the page's own elements, and they have been clicked. */
  fingerLeft(number: number): Promise<void>;
  /** What a finger comes down on that is the first one; the page itself has been told of it then. */
  comeDown(finger: FingerPoint): Promise<TouchedPlace>;
  inputMethod(): Promise<ReturnType<PhonePage['inputMethod']>>;
}

/** A web page, or the phone's own. */
type TouchedPlace =
  | {
      /** By the DevTools protocol. */
      readonly frameId: string;
      /** Of the page's corner, in pixels of the screen. */
      readonly left: number;
      readonly top: number;
      /** Pixels of the screen to one of the page. */
      readonly zoom: number;
    }
  | {
      readonly frameId: null;
      /** The page tells of fingers itself that come down here, and has. */
      readonly isOwn: true;
    }
  | {
      readonly frameId: null;
      readonly isOwn: false;
      /** Chromium's own process may still take it for a web page's: not before a picture has been taken does it know. */
      readonly isAheadOfPicture: boolean;
    };

/** One page, spoken to over the DevTools protocol. */
interface PageWire {
  readonly send: DevtoolsSession['send'];
  on(event: 'Runtime.bindingCalled', listener: (call: { name: string; payload: string }) => void): unknown;
}

const doorName = 'phoneDoor';

/**
 * Loads the phone's page and takes from it, before any app is loaded, all that only the phone may do.
 *
 * Over the DevTools protocol itself: what Playwright evaluates in a page, and the functions it gives to one, lie open to
 * every script there, and with them the keys of other processes' ports.
 *
 * @param load resolves when the page has loaded, with its scripts
 * @param standsAtMs where the phone's time stands; undefined: it goes with the computer's
 */
export async function openPageLink(
  cdp: PageWire,
  load: () => Promise<unknown>,
  to: PageMessages,
  standsAtMs?: number,
): Promise<PageLink> {
  const keys = new PortKeys();
  cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === doorName) for (const line of payload.split('\n')) void take(line);
  });
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: doorName });
  await load();
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: '(() => { const { phone } = window; delete window.phone; return phone; })()',
  });
  const { objectId } = result;
  if (objectId === undefined)
    throw new AndroidWorldError('AW_DEVICE_STATE', 'The page of the virtual phone has no phone');

  const call = async (name: keyof PhonePage, args: readonly unknown[], { byValue }: { byValue: boolean }) => {
    const { result: answer, exceptionDetails } = await cdp.send('Runtime.callFunctionOn', {
      objectId,
      // Without a rest or spread, which scripts of the page can listen in on.
      functionDeclaration: `function (a, b, c) { return this.${name}(a, b, c); }`,
      arguments: args.map((value) => ({ value })),
      awaitPromise: true,
      returnByValue: byValue,
      // What only a person may begin, such as a sound, begins with a touch.
      userGesture: name === 'touch' || name === 'comeDown',
    });
    if (exceptionDetails === undefined) return answer;
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  };
  let answers: PhoneAnswer[] = [];
  const tellAnswers = (): void => {
    if (answers.length === 0) return;
    const told = JSON.stringify(answers);
    answers = [];
    // Fails when the page is gone, and then nobody waits for it.
    call('answer', [told], { byValue: true }).catch(() => undefined);
  };
  const ask = async (name: keyof PhonePage, ...args: readonly unknown[]): Promise<unknown> => {
    // In the order in which they were given.
    tellAnswers();
    return (await call(name, args, { byValue: true })).value;
  };

  const frameIds = new Map<number, string>();
  const frameIdOf = async (webPage: number): Promise<string | undefined> => {
    const known = frameIds.get(webPage);
    if (known !== undefined) return known;
    const { objectId: element } = await call('webPageFrame', [webPage], { byValue: false });
    if (element === undefined) return undefined;
    const { node } = await cdp.send('DOM.describeNode', { objectId: element });
    await cdp.send('Runtime.releaseObject', { objectId: element });
    if (node.frameId !== undefined) frameIds.set(webPage, node.frameId);
    return node.frameId;
  };

  const take = async (line: string): Promise<void> => {
    const [key = '', id = ''] = line.split(' ', 2);
    const answer = await answerTo(keys.ownerOf(key), line.slice(key.length + id.length + 2), to);
    // What is answered in one turn of the event loop is told together.
    if (answers.push({ name: `${key} ${id}`, ...answer }) === 1) void nextTurn().then(tellAnswers);
  };

  await ask('connect', keys.frame, standsAtMs);
  let first: Readonly<Record<string, string>> = keys.first();
  let knownState: string | undefined;
  return {
    async receive(message) {
      const made = { ...first, ...(message.kind === 'state' ? keys.newFor(message.state) : {}) };
      first = {};
      const json = JSON.stringify({ message, keys: made } satisfies PageNewsMessage);
      if (message.kind === 'state') {
        // Told of a change that the screen knows nothing of, the page would look for what comes of it, and draw a frame.
        if (json === knownState) return;
        knownState = json;
      }
      try {
        await ask('receive', json);
      } catch (error) {
        // What it knows now is not known.
        knownState = undefined;
        throw error;
      }
    },
    key: (code, options) => ask('key', code, options) as Promise<KeyOutcome>,
    text: (text) => ask('text', text) as Promise<boolean | 'web'>,
    // As text: it is copied faster than nested objects are.
    windows: async () => JSON.parse(String(await ask('windows'))) as readonly PageWindow[],
    readyForPicture: (how) => ask('readyForPicture', how) as Promise<Ready>,
    rest: (timeoutMs, options) => ask('rest', timeoutMs, options) as Promise<string | null>,
    advance: (limitMs, options) => ask('advance', limitMs, options) as Promise<Advanced>,
    async touch(type, points) {
      await ask('touch', type, points);
    },
    moveFinger: (x, y) => ask('moveFinger', x, y) as Promise<boolean>,
    async planMoves(moves) {
      await ask('planMoves', moves);
    },
    async fingerLeft(number) {
      await ask('fingerLeft', number);
    },
    async comeDown(finger) {
      const place = (await ask('comeDown', finger)) as PlaceOnPage;
      if (place.webPage === null) {
        if (place.isOwn) return { frameId: null, isOwn: true };
        return { frameId: null, isOwn: false, isAheadOfPicture: place.isAheadOfPicture };
      }
      const frameId = await frameIdOf(place.webPage);
      // It has gone meanwhile.
      return frameId === undefined
        ? { frameId: null, isOwn: false, isAheadOfPicture: true }
        : { frameId, left: place.left, top: place.top, zoom: place.zoom };
    },
    inputMethod: () => ask('inputMethod') as Promise<ReturnType<PhonePage['inputMethod']>>,
  };
}

async function answerTo(
  owner: PortOwner | undefined,
  json: string,
  to: PageMessages,
): Promise<Omit<PhoneAnswer, 'name'>> {
  try {
    // Its process has ended, or somebody made it up.
    if (owner === undefined) throw new Error('DeadObjectException: nobody has this port');
    const answer = await perform(owner, hostMessageSchema.parse(JSON.parse(json)), to);
    return { json: JSON.stringify(answer) ?? null, failure: null };
  } catch (error) {
    return { json: null, failure: error instanceof Error ? error.message : String(error) };
  }
}

async function perform(owner: PortOwner, message: HostMessage, to: PageMessages): Promise<unknown> {
  if (message.kind === 'call') {
    const { kind: _, as, ...call } = message;
    if (!owner.isFrame && (as !== undefined || isOfFrame(call.path))) throw refusal(owner, call.path.join('.'));
    // System UI does not act for others but with the clipboard keys.
    if (as !== undefined && call.path[0] !== 'clipboard') throw refusal(owner, call.path.join('.'));
    return to.call({ packageName: as ?? owner.packageName, processId: owner.processId, ...call });
  }
  if (!owner.isFrame) throw refusal(owner, message.kind);
  if (message.kind === 'key') return to.key(message.code);
  if (message.kind === 'crash') {
    return to.crashed(message.packageName, message.message, message.stack, message.processId);
  }
  if (message.kind === 'windows') return to.windowsChanged(message);
  return to.log(message.priority, message.tag ?? 'screen', message.message);
}

/** Real keys go to whatever has the focus. */
function isOfFrame([first, second]: readonly string[]): boolean {
  return first === 'webView' && (second === 'type' || second === 'press');
}

function refusal({ packageName }: PortOwner, what: string): Error {
  return new Error(`SecurityException: ${packageName} may not use "${what}"`);
}
