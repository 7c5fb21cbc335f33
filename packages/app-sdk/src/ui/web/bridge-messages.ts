import type { ImeAction, InputType } from '../define-screens.ts';

/** left, top, right, bottom; CSS pixels of the page */
export type WebBounds = readonly [number, number, number, number];

/** A node of a page, as Chromium on Android shows it to accessibility services. Flags default to false. */
export interface WebNode {
  /** Android class Chromium gives the element's role: `android.widget.Button`, `android.view.View`. */
  readonly className: string;
  /** What the element says: its name, or the value of a field; left out where there is none. */
  readonly text?: string;
  /** Name and placeholder of a field, or an element's description; left out where there is none. */
  readonly hint?: string;
  /** The element's HTML id. */
  readonly id?: string;
  /** Visible part. */
  readonly bounds: WebBounds;
  /** Those that hold; the others are false. */
  readonly flags: readonly WebFlag[];
  /** Nodes within it, in the order of the document. */
  readonly children: readonly WebNode[];
}

/** Names of all flags a node can have. */
export const WEB_FLAGS = [
  'checkable',
  'checked',
  'clickable',
  'disabled',
  'focusable',
  'focused',
  'scrollable',
  'password',
  'selected',
] as const;
/** A state of a node, as AccessibilityNodeInfo has it. */
export type WebFlag = (typeof WEB_FLAGS)[number];

/** All that accessibility services see of a page. */
export interface WebTree {
  /** Of the page's viewport, in CSS pixels. */
  readonly width: number;
  /** Of the page's viewport, in CSS pixels. */
  readonly height: number;
  /** The WebView itself; its text is the page's title. */
  readonly root: WebNode;
}

/** A field of the page that takes text. */
export interface WebField {
  /** From the element's `type` and `inputmode`. */
  readonly inputType: InputType;
  /** From its `enterkeyhint`, or as Chromium chooses for a field of its kind. */
  readonly imeAction: ImeAction;
  /** A `<textarea>`, or an element that is `contenteditable`. */
  readonly multiline: boolean;
}

/** A control whose value is chosen in a dialog of Android's. */
export type WebControl =
  | {
      readonly kind: 'select';
      readonly multiple: boolean;
      readonly options: readonly {
        readonly label: string;
        readonly group: string | null;
        readonly selected: boolean;
        readonly enabled: boolean;
      }[];
    }
  | {
      readonly kind: 'date' | 'time' | 'datetime-local' | 'month' | 'week';
      readonly value: string;
      readonly min: string;
      readonly max: string;
    }
  | { readonly kind: 'color'; readonly value: string; readonly suggestions: readonly string[] };

/** What the person chose: places of options, or a value. */
export type WebChoice = { readonly selected: readonly number[] } | { readonly value: string };

/** What a page writes to the console, as WebChromeClient gets it. */
export interface ConsoleMessage {
  /** The console's method; errors that nothing catches are `error`. */
  readonly level: 'debug' | 'log' | 'info' | 'warning' | 'error';
  /** The arguments as one text. */
  readonly message: string;
  /** URL of the page, and line where known. */
  readonly source: string;
  /** Counts from 1; 0 where unknown. */
  readonly line: number;
}

/** What the app's side asks of a page; each is answered once. */
export type WebQuestion =
  | { readonly kind: 'tree' }
  /** Answered by a `WebSize`. */
  | { readonly kind: 'size' }
  /** Answered at once with 0, by a `WebRest`. `draws`: what has changed is to be on the screen, for a picture of it. */
  /** `appears`: the page was not visible when it was last asked. */
  | { readonly kind: 'rest'; readonly timeoutMs: number; readonly draws: boolean; readonly appears: boolean }
  /** Answered when nothing is drawn as touched that no finger touches any more. `hasChanged`: a picture has come. */
  | { readonly kind: 'released'; readonly hasChanged: boolean }
  /** A finger is about to come down. Answered when Chromium's own process has what the page has drawn. */
  | { readonly kind: 'shown' }
  /** Of a page whose time stands still: a finger on it moves to here. CSS pixels. Answered by whether one is. */
  | { readonly kind: 'moveFinger'; readonly x: number; readonly y: number }
  /** Of a page whose time stands still: goes on to a moment, and does what is due. */
  | { readonly kind: 'moveTo'; readonly uptimeMs: number }
  | { readonly kind: 'evaluate'; readonly script: string }
  /** Answered by whether the page lets a person go without a question (`beforeunload`). */
  | { readonly kind: 'mayLeave' }
  | { readonly kind: 'selection'; readonly cut: boolean }
  | { readonly kind: 'selectAll' }
  | { readonly kind: 'revealFocus' }
  | { readonly kind: 'chosen'; readonly control: number; readonly choice: WebChoice | null };

/** Of the page's viewport, in CSS pixels. */
export interface WebSize {
  readonly width: number;
  readonly height: number;
}

/** Whether a page is at rest: the answer to `rest`. */
export interface WebRest {
  /** What still goes on; null: nothing. */
  readonly reason: string | null;
  /** When the next thing falls due in a page whose time stands still. */
  readonly nextMs: number | null;
  /** Something moves by the clock, and will end. */
  readonly isMoving: boolean;
}

/** A question on its way to the page. */
export interface WebRequest {
  /** Comes back with the answer; counts up from 1 in each WebView's page. */
  readonly id: number;
  /** What is asked. */
  readonly question: WebQuestion;
}

/** What a page tells the app's side, through the port it came with. */
export type WebReport =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'console'; readonly message: ConsoleMessage }
  | { readonly kind: 'finished'; readonly title: string }
  /** `shows`: a person's touch is the reason, so that the keyboard comes up. */
  | { readonly kind: 'focus'; readonly field: WebField | null; readonly shows: boolean }
  | ({ readonly kind: 'choose'; readonly control: number; readonly what: WebControl } & WebOpening)
  | { readonly kind: 'navigate'; readonly url: string; readonly reload: boolean }
  /** Text was selected by a long press, `top` in CSS pixels; null: that is over. */
  | { readonly kind: 'selecting'; readonly words: { readonly editable: boolean; readonly top: number } | null }
  /** A finger rests on a link or a picture. */
  | ({ readonly kind: 'held' } & WebHit & WebOpening)
  /** The script that asks waits for the answer, and with it all pages of its process. */
  | ({ readonly kind: 'ask'; readonly id: string } & WebDialogQuestion & WebOpening);

/** Of what opens a window of the app's over the page. */
export interface WebOpening {
  /** Whether the page has the focus, as far as it knows: it does first. */
  readonly hasFocus: boolean;
}

/** What is under a finger (`WebView.HitTestResult`); of the two at least one is not null. */
export interface WebHit {
  /** Where it leads, and what is written on it. */
  readonly link: { readonly url: string; readonly text: string } | null;
  /** Where it comes from, and what stands for it. */
  readonly image: { readonly url: string; readonly alt: string } | null;
}

/** `alert()`, `confirm()` or `prompt()`. */
export type WebDialogQuestion =
  | { readonly ask: 'alert' | 'confirm'; readonly text: string }
  /** `value` stands in the field at first. */
  | { readonly ask: 'prompt'; readonly text: string; readonly value: string };

/** What a person answers: nothing to `alert()`, yes or no to `confirm()`, a text or null for Cancel to `prompt()`. */
export type WebDialogAnswer = boolean | string | null;

/** First word of a page to the window it is in; a port comes with it. */
export interface WebHello {
  /** Tells this message from those of the page's own scripts. */
  readonly androidWebView: 'hello';
  /** The page's `location.href`, at the origin it is served from. */
  readonly url: string;
  /** Why there is an error page in place of the page: `net::ERR_FILE_NOT_FOUND`. */
  readonly failed: string | null;
  /** By which the server knows the script that holds up the page's own until the page knows its size. */
  readonly sizing: string;
}
