import {
  AndroidWorldError,
  type CallOptions,
  isAndroidWorldError,
  type ShellCommand,
  sh,
  type UiElement,
} from '@androidworld/core';
import type { DeviceInput, Point, Rect } from '@androidworld/core/driver';
import { withDeadline } from '@androidworld/core/driver';
import { shorten } from '@androidworld/core/internals';
import type { DeviceLink } from '../device-link.ts';
import { readTree } from '../observe/read-screen.ts';
import { findTypingFault } from './find-typing-fault.ts';
import { gestureCommand } from './gestures.ts';
import { noteTap, waitOutDoubleTap } from './last-tap.ts';
import { runInput } from './run-input.ts';
import { isTypeable, textScript, withPlainLineEnds } from './text-script.ts';
import { findUnicodeHelper, type UnicodeHelper } from './unicode-helper.ts';

export type TextInput = Extract<DeviceInput, { type: 'text' }>;

const typeTimeoutMs = 60_000;
const focusTimeoutMs = 4_000;
/** The tree lags up to 500 ms behind the screen: a field that stays as it is for longer has taken its text. */
const quietMs = 700;
/** A keyboard that was only just switched on needs to start. */
const keyboardTimeoutMs = 6_000;
const lookPauseMs = 100;

/**
 * Types a text and makes sure that it arrived: the field has the focus before the first key, and is read again after
 * the last. Two round trips for text of any length, and one for ENTER, which is pressed only when the text is right.
 *
 * @throws AW_TEXT_NOT_TYPED when no field has the focus, the text did not arrive as asked, or it needs a helper app
 */
export function typeText(link: DeviceLink, input: TextInput, options: CallOptions = {}): Promise<void> {
  const timeoutMs = options.timeoutMs ?? typeTimeoutMs;
  return withDeadline({ ...options, leaveMs: 0, timeoutMs, what: `typing on ${link.serial}` }, async (signal) => {
    const text = withPlainLineEnds(input.text);
    if (input.at) await waitOutDoubleTap(link, input.at, { signal });
    const field = await focusField(link, input.at, { signal });
    if (input.at) noteTap(link, input.at);
    if (isTypeable(text)) await typeByKeys(link, { text, clear: input.clear, field }, signal);
    else await typeByHelper(link, { text, clear: input.clear, field }, signal);
    if (input.enter) await runInput(link, sh`input keyevent KEYCODE_ENTER`, { signal });
  });
}

interface Job {
  readonly text: string;
  readonly clear: boolean;
  /** The field as it was before. */
  readonly field: UiElement;
}

/** Typing without focus would press the buttons that have it, so nothing is typed before a field is ready. */
async function focusField(
  link: DeviceLink,
  at: Point | undefined,
  { signal }: { signal: AbortSignal },
): Promise<UiElement> {
  const since = link.time.now();
  let first = at && gestureCommand({ type: 'tap', at });
  for (;;) {
    const reading = await readTree(link, { signal, ...(first && { first }) });
    first = undefined;
    const elements = 'reason' in reading ? [] : reading.elements;
    const waitedMs = link.time.now() - since;
    const field = findFocused(elements, at, waitedMs);
    if (field) return field;
    if (waitedMs > focusTimeoutMs) throw noFocus(link.serial, at);
    await link.time.pass(lookPauseMs, { signal });
  }
}

/**
 * The field under the finger is given time to take the focus from another one. After that, whichever has it is meant:
 * a keyboard that opens may have moved the fields, so that another one is now under the finger.
 */
function findFocused(elements: readonly UiElement[], at: Point | undefined, waitedMs: number): UiElement | undefined {
  const focused = elements.find((element) => element.editable && element.focused);
  const tapped = at && elements.findLast(({ editable, bounds }) => editable && bounds && isWithin(at, bounds));
  return tapped === undefined || tapped === focused || waitedMs > quietMs ? focused : undefined;
}

function isWithin({ x, y }: Point, { left, top, right, bottom }: Rect): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}

async function typeByKeys(link: DeviceLink, job: Job, signal: AbortSignal): Promise<void> {
  const script = inOrder(job.clear ? clearScript(job.field) : undefined, textScript(job.text));
  if (!script) return;
  const arrival = await lookForText(link, job, { first: script, signal });
  if (arrival.fault) throw notTyped(link.serial, job, arrival);
}

async function typeByHelper(link: DeviceLink, job: Job, signal: AbortSignal): Promise<void> {
  const helper = await findUnicodeHelper(link, { signal });
  if (!helper) throw noHelper(link.serial, job.text);
  const restore = await helper.prepare?.({ signal });
  try {
    const arrival = await sendUntilItArrives(link, job, { helper, signal });
    if (arrival.fault) throw notTyped(link.serial, job, arrival);
  } finally {
    await restore?.();
  }
}

/** A keyboard that was only just switched on may miss the text; as long as the field is as it was, it is sent again. */
async function sendUntilItArrives(
  link: DeviceLink,
  job: Job,
  { helper, signal }: { helper: UnicodeHelper; signal: AbortSignal },
): Promise<Arrival> {
  const since = link.time.now();
  let first = inOrder(job.clear ? clearScript(job.field) : undefined, helper.type(job.text));
  for (;;) {
    const arrival = await lookForText(link, job, { ...(first && { first }), signal });
    const isUntouched = arrival.found === '' || (!job.clear && arrival.found === job.field.text);
    const mayStillStart = helper.prepare !== undefined && link.time.now() - since < keyboardTimeoutMs;
    if (!arrival.fault || !isUntouched || !mayStillStart) return arrival;
    first = helper.type(job.text);
  }
}

interface Arrival {
  readonly fault: string | undefined;
  readonly found: string;
}

/** A text that is not there yet is looked for again, until the field no longer changes. */
async function lookForText(
  link: DeviceLink,
  job: Job,
  { first, signal }: { first?: ShellCommand; signal: AbortSignal },
): Promise<Arrival> {
  let next = first;
  let last: string | undefined;
  let unchangedSince = 0;
  for (;;) {
    const reading = await readTree(link, { signal, ...(next && { first: next }) }).catch((error: unknown) => {
      throw isAndroidWorldError(error, 'AW_COMMAND_FAILED') ? refused(link.serial, job, error) : error;
    });
    next = undefined;
    const arrival = compare('reason' in reading ? [] : reading.elements, job);
    if (arrival.found !== last) unchangedSince = link.time.now();
    last = arrival.found;
    if (!arrival.fault || link.time.now() - unchangedSince > quietMs) return arrival;
    await link.time.pass(lookPauseMs, { signal });
  }
}

function compare(elements: readonly UiElement[], { text, clear, field }: Job): Arrival {
  const fields = elements.filter((element) => element.editable);
  const same = fields.filter((element) => isLike(element, field));
  const focused = fields.find((element) => element.focused);
  const now = same.find((element) => element.focused) ?? same.find((element) => isAtPlaceOf(element, field)) ?? focused;
  // A line end is ENTER to a field of one line, which may send its text away and close.
  if (!now) return { fault: text.includes('\n') ? undefined : 'the field is gone', found: '' };
  const found = now.text ?? '';
  // The characters of a password cannot be read.
  if (now.password || field.password) return { fault: undefined, found };
  const fault = findTypingFault({ text, clear, before: field.text ?? '', after: found });
  // Boxes for one character each pass the focus on: together they hold the text.
  const isSpread = !focused || !isAtPlaceOf(focused, field);
  const all = fields.map((element) => element.text ?? '').join('');
  return { fault: isSpread && all.includes(text) ? undefined : fault, found };
}

function isLike(one: UiElement, other: UiElement): boolean {
  return one.resourceId === other.resourceId && one.className === other.className;
}

function isAtPlaceOf(one: UiElement, other: UiElement): boolean {
  return one.bounds?.left === other.bounds?.left && one.bounds?.top === other.bounds?.top;
}

/** Select all and delete; before Android 12, which has no key combinations, delete to both sides of the cursor. */
function clearScript(field: UiElement): ShellCommand {
  const length = Math.min([...(field.text ?? '')].length, 500);
  const deletions = [...Array(length).fill('KEYCODE_DEL'), ...Array(length).fill('KEYCODE_FORWARD_DEL')];
  const oneByOne = deletions.length === 0 ? sh`:` : sh`input keyevent ${deletions}`;
  return sh`if said=$(input keycombination 113 29 2>&1) && [ -z "$said" ]; then input keyevent KEYCODE_DEL; else ${oneByOne}; fi`;
}

function inOrder(one: ShellCommand | undefined, other: ShellCommand | undefined): ShellCommand | undefined {
  return one && other ? sh`${one} && ${other}` : (one ?? other);
}

function noFocus(serial: string, at: Point | undefined): AndroidWorldError {
  const where = at ? ` after a tap at (${at.x}, ${at.y})` : '';
  return new AndroidWorldError(
    'AW_TEXT_NOT_TYPED',
    `Nothing was typed on ${serial}: no text field has the focus${where}. Tap a text field first`,
    { details: { serial, ...(at && { at: { x: at.x, y: at.y } }) } },
  );
}

function notTyped(serial: string, { text, field }: Job, { fault, found }: Arrival): AndroidWorldError {
  return new AndroidWorldError(
    'AW_TEXT_NOT_TYPED',
    `The text did not arrive on ${serial} as asked: ${fault}. Expected ${quote(text)}, found ${quote(found)}` +
      `${field.resourceId ? ` in ${field.resourceId}` : ''}. Clear the field and try again`,
    { details: { serial, fault, expected: text, found, before: field.text ?? '' } },
  );
}

function refused(serial: string, { text }: Job, cause: AndroidWorldError): AndroidWorldError {
  return new AndroidWorldError('AW_TEXT_NOT_TYPED', `The text did not arrive on ${serial}: ${cause.message}`, {
    details: { serial, expected: text },
    cause,
  });
}

function noHelper(serial: string, text: string): AndroidWorldError {
  const others = [...new Set(text)].filter((character) => !isTypeable(character)).slice(0, 10);
  return new AndroidWorldError(
    'AW_TEXT_NOT_TYPED',
    `Nothing was typed on ${serial}: Android's shell can type ASCII only, not ${quote(others.join(''))}. ` +
      'Install ADBKeyboard (com.android.adbkeyboard) or Clipper (ca.zgrs.clipper) on the device',
    { details: { serial, expected: text, characters: others } },
  );
}

function quote(text: string): string {
  return JSON.stringify(shorten(text));
}
