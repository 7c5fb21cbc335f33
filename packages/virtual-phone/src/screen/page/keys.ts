import type { AppApi } from '@androidworld/app-sdk';
import type { WebFrame } from '@androidworld/app-sdk/host';
import {
  describeField,
  type Editable,
  focusedEditable,
  insertText,
  performImeAction,
  phoneLink,
  webFrames,
} from '@androidworld/app-sdk/host';
import { hideKeyboard, inputMethod } from './input-method.ts';
import { characterOf } from './key-characters.ts';
import type { KeyOptions, KeyOutcome } from './page-door.ts';
import { pageWindows } from './page-windows.ts';
import { phoneHost } from './phone-host.ts';
import { SYSTEM_UI } from './system-overlays.tsx';
import { activityFrames, overlayFrames } from './window-registry.ts';

const BACK = 4;
const ENTER = new Set([66, 160]);
const CENTER = 23;
const SPACE = 62;
const TAB = 61;
const CTRL = [113, 114];
const SHIFT = [59, 60];
const DIRECTIONS: Readonly<Record<number, 'up' | 'down' | 'left' | 'right'>> = {
  19: 'up',
  20: 'down',
  21: 'left',
  22: 'right',
};

/** Gives a key to what has the focus: the keyboard, dialogs and menus, the screen, a text field, a focused widget. */
export async function handleKey(code: number, { held }: KeyOptions): Promise<KeyOutcome> {
  if (code === BACK) return handleBack() ? 'handled' : 'unhandled';
  const web = webFrames.focused();
  if (web !== undefined) return webKey(web, code, held);
  const field = focusedEditable();
  if (field !== null) return editKey(field, code, held);
  return focusKey(code, held) ? 'handled' : 'unhandled';
}

function handleBack(): boolean {
  const state = phoneLink.state.get();
  if (state === null || !state.screenOn) return false;
  if (inputMethod.get().shown) {
    // `View.onKeyPreIme()`
    focusedEditable()?.dispatchEvent(new CustomEvent('back-pre-ime', { bubbles: true }));
    hideKeyboard();
    return true;
  }
  const { focused } = pageWindows().list;
  // Dialogs and menus share the handlers of what they lie over: theirs are asked first.
  const frame =
    focused?.activityToken == null ? overlayFrames.find('panel') : activityFrames.find(focused.activityToken);
  return frame?.back.handle() ?? false;
}

type EditCommand = 'selectAll' | 'copy' | 'paste' | 'cut' | 'undo' | 'redo';

/** Letters with CTRL: A, C, V, X, Y, Z. */
const CTRL_COMMANDS: Readonly<Record<number, EditCommand>> = {
  29: 'selectAll',
  31: 'copy',
  50: 'paste',
  52: 'cut',
  53: 'redo',
  54: 'undo',
};
const COMMAND_KEYS: Readonly<Record<number, EditCommand>> = { 277: 'cut', 278: 'copy', 279: 'paste' };

async function editKey(field: Editable, code: number, held: readonly number[]): Promise<KeyOutcome> {
  const ctrl = held.some((key) => CTRL.includes(key));
  const command = commandOf(code, ctrl);
  if (command !== undefined) {
    await edit(field, command);
    return 'handled';
  }
  if (ENTER.has(code)) {
    if (performImeAction(field)) hideKeyboard();
    return 'handled';
  }
  if (code === TAB) return moveFocus(held.some((key) => SHIFT.includes(key)) ? -1 : 1) ? 'handled' : 'unhandled';
  return pressed(PRESSED_KEYS[code], code, held);
}

/** Keys that go to a web page as they are: it decides what they do. */
async function webKey(web: WebFrame, code: number, held: readonly number[]): Promise<KeyOutcome> {
  const ctrl = held.some((key) => CTRL.includes(key));
  const command = commandOf(code, ctrl);
  const clipboard = clipboardOf(web.packageName);
  if (command === 'paste') return { insert: (await clipboard.get()) ?? '' };
  if (command === 'selectAll') await web.ask({ kind: 'selectAll' }, ASK_MS);
  if (command === 'copy' || command === 'cut') {
    const text = await web.ask({ kind: 'selection', cut: command === 'cut' }, ASK_MS);
    if (typeof text === 'string' && text !== '') await clipboard.set(text);
  }
  if (command === 'undo') return { press: 'Control+z' };
  if (command === 'redo') return { press: 'Control+Shift+z' };
  if (command !== undefined) return 'handled';
  return pressed(PRESSED_KEYS[code] ?? WEB_KEYS[code], code, held);
}

function commandOf(code: number, ctrl: boolean): EditCommand | undefined {
  return COMMAND_KEYS[code] ?? (ctrl ? CTRL_COMMANDS[code] : undefined);
}

function pressed(name: string | undefined, code: number, held: readonly number[]): KeyOutcome {
  const ctrl = held.some((key) => CTRL.includes(key));
  const shift = held.some((key) => SHIFT.includes(key));
  if (name !== undefined) return { press: `${ctrl ? 'Control+' : ''}${shift ? 'Shift+' : ''}${name}` };
  const character = ctrl ? undefined : characterOf(code, shift);
  return character === undefined ? 'unhandled' : { press: character };
}

/** A page that does not answer this long has no selection. */
const ASK_MS = 2_000;

/** Keys that mean something to a page beyond text fields. */
const WEB_KEYS: Readonly<Record<number, string>> = { 23: 'Enter', 61: 'Tab', 66: 'Enter', 111: 'Escape', 160: 'Enter' };

/** Keys that the browser itself knows how to apply to a text field. */
const PRESSED_KEYS: Readonly<Record<number, string>> = {
  19: 'ArrowUp',
  20: 'ArrowDown',
  21: 'ArrowLeft',
  22: 'ArrowRight',
  67: 'Backspace',
  92: 'PageUp',
  93: 'PageDown',
  112: 'Delete',
  122: 'Home',
  123: 'End',
};

/** The clipboard keys act for whichever app has the field with the focus. */
function clipboardOf(packageName: string): AppApi['clipboard'] {
  const ask = (name: string, ...args: readonly string[]) =>
    phoneHost.call({ path: ['clipboard', name], args }, packageName);
  return {
    get: async () => {
      const text = await ask('get');
      return typeof text === 'string' ? text : null;
    },
    set: async (text) => void (await ask('set', text)),
  };
}

/** Editing goes by the phone's clipboard; the computer's is never touched. */
async function edit(field: Editable, command: EditCommand): Promise<void> {
  const clipboard = clipboardOf(describeField(field)?.packageName ?? SYSTEM_UI);
  const selected = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  if (command === 'selectAll') field.select();
  if (command === 'undo' || command === 'redo') document.execCommand(command);
  if ((command === 'copy' || command === 'cut') && selected !== '' && field.type !== 'password') {
    await clipboard.set(selected);
    if (command === 'cut') insertText(field, '');
  }
  if (command === 'paste') insertText(field, (await clipboard.get()) ?? '');
}

/** Keys while no field has the focus: TAB and the arrows move it, ENTER clicks. */
function focusKey(code: number, held: readonly number[]): boolean {
  if (code === TAB) return moveFocus(held.some((key) => SHIFT.includes(key)) ? -1 : 1);
  const direction = DIRECTIONS[code];
  if (direction !== undefined) return moveFocus(direction === 'up' || direction === 'left' ? -1 : 1);
  const focused = document.activeElement;
  if (!(ENTER.has(code) || code === CENTER || code === SPACE) || !(focused instanceof HTMLElement)) return false;
  if (focused.dataset.class === undefined) return false;
  focused.click();
  return true;
}

/** To the next or previous focusable widget of the window in front, in reading order. */
function moveFocus(by: 1 | -1): boolean {
  const candidates = focusableWidgets();
  if (candidates.length === 0) return false;
  const active = document.activeElement;
  const place = active instanceof HTMLElement ? candidates.indexOf(active) : -1;
  const next = place < 0 ? (by === 1 ? 0 : candidates.length - 1) : place + by;
  const target = candidates[(next + candidates.length) % candidates.length];
  if (target === undefined) return false;
  // Makes any element focusable by script, and by script only.
  if (!target.hasAttribute('tabindex') && target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
  target.scrollIntoView({ block: 'nearest' });
  return document.activeElement === target;
}

function focusableWidgets(): readonly HTMLElement[] {
  const { list, rootOf } = pageWindows();
  const root = list.focused && rootOf(list.focused.token);
  const all = root?.querySelectorAll<HTMLElement>('[data-states~="focusable"]:not([data-states~="disabled"])') ?? [];
  return [...all].filter((element) => element.checkVisibility());
}
