import type { PageCall, PageWindow, ToPage } from '../protocol.ts';
import type { RestOptions } from './rest.ts';

/** What the page offers to the process, as `window.phone`. */
interface PhonePage {
  receive(message: ToPage): void;
  key(code: number, options: KeyOptions): Promise<KeyOutcome>;
  /** Whether a text field took it; `web`: the process sends it as real keys to the web page that has the focus. */
  text(text: string): boolean | 'web';
  windows(): Promise<readonly PageWindow[]>;
  /** Resolves when the page is at rest and has been drawn: with null, or with what still goes on after `timeoutMs`. */
  rest(timeoutMs: number, options: RestOptions): Promise<string | null>;
  inputMethod(): { shown: boolean; focusedField: { packageName: string; inputType: string } | null };
}

export interface KeyOptions {
  readonly held: readonly number[];
}

/** `press`: the process sends it as a real key event of this name; `insert`: this text, at the cursor, as if pasted. */
export type KeyOutcome = 'handled' | 'unhandled' | { readonly press: string } | { readonly insert: string };

/** What the process offers to the page, as `window.phoneHost`: one function, given one of these. */
export type HostMessage =
  | { readonly kind: 'call'; readonly call: PageCall }
  /** A gesture stands for this key. */
  | { readonly kind: 'key'; readonly code: number }
  | { readonly kind: 'crash'; readonly packageName: string; readonly message: string; readonly stack: string }
  | { readonly kind: 'log'; readonly priority: 'D' | 'W' | 'E'; readonly message: string };

declare global {
  interface Window {
    phone: PhonePage;
    phoneHost(message: HostMessage): Promise<unknown>;
  }
}
