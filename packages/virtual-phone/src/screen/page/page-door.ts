import type { PortCall } from '@androidworld/app-sdk/host';
import type { Advanced, AdvanceOptions } from '../../system/time/simulated-time.ts';
import type { WindowChange } from '../../system/windows/window-state.ts';
import type { ToPage } from '../protocol.ts';
import type { FingerMove } from './move-finger.ts';
import type { FingerPoint, TouchType } from './own-fingers.ts';
import type { RestOptions } from './rest.ts';

/** What the process tells the page: news, and keys of ports of the processes it has not heard of before. */
export interface PageNewsMessage {
  readonly message: ToPage;
  readonly keys: Readonly<Record<string, string>>;
}

/** The process's answer to a message of the page. */
export interface PhoneAnswer {
  /** Key of the port and number of the message. */
  readonly name: string;
  /** Null: undefined. */
  readonly json: string | null;
  /** What went wrong. */
  readonly failure: string | null;
}

/** What the page offers to the process. */
export interface PhonePage {
  /** Begins: with the key of the frame's own port, and where the phone's time stands, if it does. */
  connect(key: string, standsAtMs: number | undefined): void;
  /** JSON of a `PageNewsMessage`. */
  receive(json: string): void;
  /** JSON of `PhoneAnswer[]`. */
  answer(json: string): void;
  key(code: number, options: KeyOptions): Promise<KeyOutcome>;
  /** Whether a text field took it; `web`: the process sends it as real keys to the web page that has the focus. */
  text(text: string): boolean | 'web';
  /** Resolves when all that is laid out has its fonts, or some do not come, and web pages have been drawn. */
  readyForPicture(how: ReadyOptions): Promise<Ready>;
  /** JSON of all windows, once their fonts are there. */
  windows(): Promise<string>;
  /** Resolves when the page is at rest and has been drawn: with null, or with what still goes on after `timeoutMs`. */
  rest(timeoutMs: number, options: RestOptions): Promise<string | null>;
  /** Goes on with a time that stands still. */
  advance(limitMs: number, options: AdvanceOptions): Promise<Advanced>;
  /** Tells of fingers that came down where `comeDown` said they are the page's own: where all are that touch the screen now. */
  touch(type: TouchType, points: readonly FingerPoint[]): void;
  /** Tells of a finger's movement where it came down; false when there is nobody to tell. */
  moveFinger(x: number, y: number): Promise<boolean>;
  /** Tells of further ones as the time that stands still goes on. */
  planMoves(moves: readonly FingerMove[]): void;
  /** Resolves when the finger with this number, counted from the page's first, has left, and what it clicked has been told. */
  fingerLeft(number: number): Promise<void>;
  /** A finger comes down, the first: on what? Tells of it where it is the page's own. */
  comeDown(finger: FingerPoint): Promise<PlaceOnPage>;
  /** The frame it is in; null when it is gone. */
  webPageFrame(webPage: number): Element | null;
  inputMethod(): { shown: boolean; focusedField: { packageName: string; inputType: string } | null };
}

export interface ReadyOptions {
  /** Whether pictures have come in web pages, which nothing in them tells. */
  readonly hasChanged: boolean;
}

export interface Ready {
  /** Whether there are any to be seen whose time stands still. */
  readonly hasWebPages: boolean;
}

/**
 * A web page, where its corner is, and how many pixels one of its own takes there; the phone's own page, which tells of
 * fingers there itself; or a place of it where Chromium does, and whether Chromium's own process may not know yet that it is
 * there.
 */
export type PlaceOnPage =
  | { readonly webPage: number; readonly left: number; readonly top: number; readonly zoom: number }
  | { readonly webPage: null; readonly isOwn: true }
  | { readonly webPage: null; readonly isOwn: false; readonly isAheadOfPicture: boolean };

export interface KeyOptions {
  readonly held: readonly number[];
}

/** `press`: the process sends it as a real key event of this name; `insert`: this text, at the cursor, as if pasted. */
export type KeyOutcome = 'handled' | 'unhandled' | { readonly press: string } | { readonly insert: string };

/** What the page may say through the port of a process. Whose that is, the phone knows; the message does not say. */
export type HostMessage =
  | ({
      readonly kind: 'call';
      /** From the frame alone: the app that has the focus, for its clipboard. */
      readonly as?: string;
    } & PortCall)
  /** From the frame alone, as what follows: a gesture stands for this key. */
  | { readonly kind: 'key'; readonly code: number }
  | {
      readonly kind: 'crash';
      readonly packageName: string;
      /** 0: System UI's overlays. */
      readonly processId: number;
      readonly message: string;
      readonly stack: string;
    }
  /** What is on the page has changed. */
  | ({ readonly kind: 'windows' } & WindowChange)
  | {
      readonly kind: 'log';
      readonly priority: 'D' | 'W' | 'E';
      /** Default `screen`. */
      readonly tag?: string;
      readonly message: string;
    };

declare global {
  interface Window {
    /** Until the phone has taken it: it holds what only the phone may do. */
    phone: PhonePage;
    /** How messages leave the page, a line each: key of the port, number, JSON. Until the frame has taken it. */
    phoneDoor?: (message: string) => void;
  }
}
