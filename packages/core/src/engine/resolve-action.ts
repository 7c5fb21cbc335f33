import type { Action, ActionResult, Direction } from '../contracts/action.ts';
import type { DeviceInput } from '../contracts/device.ts';
import type { Observation, Point, Rect, Size, UiElement } from '../contracts/observation.ts';
import type { StepRecord } from '../contracts/records.ts';
import { centerOf, clipRect } from '../contracts/rect.ts';

export type Touched = NonNullable<StepRecord['touched']>;

type FailedResult = ActionResult & { ok: false };

/** What the engine does for an action. */
export type ResolvedAction =
  /** What finger and keys do, in order. */
  | { readonly kind: 'inputs'; readonly inputs: readonly DeviceInput[]; readonly touched?: Touched }
  | { readonly kind: 'openApp'; readonly name: string }
  | { readonly kind: 'tool'; readonly name: string; readonly arguments: Readonly<Record<string, unknown>> }
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'end'; readonly status: 'complete' | 'infeasible' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'nothing'; readonly note: string }
  | { readonly kind: 'failed'; readonly result: FailedResult };

/** Pure: from an action and the observation it was decided on to what a finger does. Coordinates are pixels. */
export function resolveAction(action: Action, observation: Observation): ResolvedAction {
  switch (action.action_type) {
    case 'click':
      return touch(action, observation, (at) => ({ type: 'tap', at }));
    case 'double_tap':
      return touch(action, observation, (at) => ({ type: 'double_tap', at }));
    case 'long_press':
      return touch(action, observation, (at) => ({ type: 'long_press', at, durationMs: longPressMs }));
    case 'input_text':
      return inputText(action, observation);
    case 'scroll':
      return scroll(action, observation);
    case 'swipe':
      return swipe(action, observation);
    case 'drag_and_drop':
      return drag(action, observation);
    case 'navigate_home':
      return key('KEYCODE_HOME');
    case 'navigate_back':
      return key('KEYCODE_BACK');
    case 'keyboard_enter':
      return key('KEYCODE_ENTER');
    case 'press_key':
      return key(action.keycode);
    case 'open_app':
      return { kind: 'openApp', name: action.app_name };
    case 'tool':
      return { kind: 'tool', name: action.name, arguments: action.arguments };
    case 'answer':
      return { kind: 'answer', text: action.text };
    case 'status':
      return { kind: 'end', status: action.goal_status === 'infeasible' ? 'infeasible' : 'complete' };
    case 'wait':
      return { kind: 'wait' };
    case 'unknown':
      return { kind: 'nothing', note: 'Action "unknown" does nothing' };
  }
}

const longPressMs = 1_000;
const scrollMs = 300;
const swipeMs = 500;
const dragMs = 1_000;

/** Gestures that begin on an edge of the screen belong to the system: the shade, back, home. */
const edgeInset = 0.1;

interface Target {
  readonly index?: number | undefined;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

type Located = { readonly ok: true; readonly point: Point; readonly touched: Touched } | NotLocated;
type NotLocated = { readonly ok: false; readonly result: FailedResult };

function touch(action: Action & Target, observation: Observation, input: (at: Point) => DeviceInput): ResolvedAction {
  const place = locate(action.action_type, action, observation);
  if (!place.ok) return { kind: 'failed', result: place.result };
  return { kind: 'inputs', inputs: [input(place.point)], touched: place.touched };
}

function inputText(action: Action & { action_type: 'input_text' }, observation: Observation): ResolvedAction {
  const { text, clear_text: clear = false, press_enter: enter = true } = action;
  // As in the original: typing nothing is not even an ENTER.
  if (text === '' && !clear) return { kind: 'nothing', note: 'The text to type is empty: nothing was typed' };
  const typed = { type: 'text', text, clear, enter: enter && text !== '' } as const;
  if (!hasTarget(action)) return { kind: 'inputs', inputs: [typed] };
  return touch(action, observation, (at) => ({ ...typed, at }));
}

function scroll(action: Action & { action_type: 'scroll' }, observation: Observation): ResolvedAction {
  const region = regionOf(action.index, observation);
  if (!region.ok) return { kind: 'failed', result: region.result };
  const from = centerOf(region.box);
  // To see what is below, the finger moves up.
  const to = towardsEdge(from, opposite[action.direction], inset(region.box));
  const input = { type: 'swipe', from, to, durationMs: scrollMs } as const;
  return { kind: 'inputs', inputs: [input], touched: { ...region.touched, point: from, to } };
}

function swipe(action: Action & { action_type: 'swipe' }, observation: Observation): ResolvedAction {
  const { direction } = action;
  const inner = inset(wholeScreen(observation.screen));
  if (!hasTarget(action)) {
    const middle = centerOf(inner);
    const from = towardsEdge(middle, opposite[direction], inner);
    const to = towardsEdge(middle, direction, inner);
    return {
      kind: 'inputs',
      inputs: [{ type: 'swipe', from, to, durationMs: swipeMs }],
      touched: { point: from, to },
    };
  }
  const start = locate('swipe', action, observation);
  if (!start.ok) return { kind: 'failed', result: start.result };
  const to = towardsEdge(start.point, direction, inner);
  if (to.x === start.point.x && to.y === start.point.y) {
    const where = `(${start.point.x}, ${start.point.y})`;
    return failed('AW_ACTION_INVALID', `swipe: there is no room to swipe ${direction} from ${where}: start further in`);
  }
  return {
    kind: 'inputs',
    inputs: [{ type: 'swipe', from: start.point, to, durationMs: swipeMs }],
    touched: { ...start.touched, to },
  };
}

function drag(action: Action & { action_type: 'drag_and_drop' }, observation: Observation): ResolvedAction {
  const from = locate('drag_and_drop', action, observation);
  if (!from.ok) return { kind: 'failed', result: from.result };
  const to = locate(
    'drag_and_drop, to',
    { index: action.to_index, x: action.to_x, y: action.to_y },
    observation,
    'to_index or to_x and to_y',
  );
  if (!to.ok) return { kind: 'failed', result: to.result };
  return {
    kind: 'inputs',
    inputs: [{ type: 'drag', from: from.point, to: to.point, durationMs: dragMs }],
    touched: { ...from.touched, to: to.point },
  };
}

function key(keycode: string): ResolvedAction {
  return { kind: 'inputs', inputs: [{ type: 'key', keycode }] };
}

// 0 is an index: only absence means none.
function hasTarget({ index, x, y }: Target): boolean {
  return index !== undefined || x !== undefined || y !== undefined;
}

function locate(what: string, target: Target, observation: Observation, wanted = 'index or x and y'): Located {
  if (target.index !== undefined && (target.x !== undefined || target.y !== undefined)) {
    return notLocated('AW_ACTION_INVALID', `${what}: expected either ${wanted}, found both`);
  }
  if (target.index !== undefined) {
    const found = elementBox(what, target.index, observation);
    if (!found.ok) return found;
    const point = centerOf(found.box);
    return { ok: true, point, touched: { ...found.touched, point } };
  }
  if (target.x === undefined || target.y === undefined) {
    return notLocated('AW_ACTION_INVALID', `${what}: expected ${wanted}, found ${describeTarget(target)}`);
  }
  const point = { x: target.x, y: target.y };
  return { ok: true, point, touched: { point } };
}

type Region = { readonly ok: true; readonly box: Rect; readonly touched: Touched } | NotLocated;

function regionOf(index: number | undefined, observation: Observation): Region {
  if (index !== undefined) return elementBox('scroll', index, observation);
  return { ok: true, box: wholeScreen(observation.screen), touched: {} };
}

/** The part of an element's box that is on the screen. */
function elementBox(what: string, index: number, { elements, screen }: Observation): Region {
  const element = elements[index];
  if (element === undefined) {
    const there = elements.length === 0 ? 'has no elements' : `has elements 0 to ${elements.length - 1}`;
    return notLocated('AW_TARGET_NOT_FOUND', `${what}: there is no element ${index}: the screen ${there}`);
  }
  if (element.bounds === undefined) {
    return notLocated(
      'AW_TARGET_NOT_FOUND',
      `${what}: element ${index} (${nameOf(element)}) has no place on the screen`,
    );
  }
  const box = clipRect(element.bounds, screen);
  if (box === undefined) {
    const { left, top, right, bottom } = element.bounds;
    return notLocated(
      'AW_TARGET_NOT_FOUND',
      `${what}: element ${index} (${nameOf(element)}) at [${left},${top}][${right},${bottom}] is outside the screen of ${screen.width}x${screen.height}`,
    );
  }
  const label = labelOf(element);
  return { ok: true, box, touched: { bounds: element.bounds, ...(label !== undefined && { label }) } };
}

function wholeScreen({ width, height }: Size): Rect {
  return { left: 0, top: 0, right: width, bottom: height };
}

function inset(box: Rect): Rect {
  const x = Math.round((box.right - box.left) * edgeInset);
  const y = Math.round((box.bottom - box.top) * edgeInset);
  return { left: box.left + x, top: box.top + y, right: box.right - x, bottom: box.bottom - y };
}

/** Straight on from a point to the inner edge; stays where it is when it is past that edge already. */
function towardsEdge(from: Point, direction: Direction, inner: Rect): Point {
  switch (direction) {
    case 'up':
      return { x: from.x, y: Math.min(from.y, inner.top) };
    case 'down':
      return { x: from.x, y: Math.max(from.y, inner.bottom - 1) };
    case 'left':
      return { x: Math.min(from.x, inner.left), y: from.y };
    case 'right':
      return { x: Math.max(from.x, inner.right - 1), y: from.y };
  }
}

const opposite: Record<Direction, Direction> = { up: 'down', down: 'up', left: 'right', right: 'left' };

function labelOf({ text, contentDescription, hintText, resourceId }: UiElement): string | undefined {
  return text ?? contentDescription ?? hintText ?? resourceId;
}

function nameOf(element: UiElement): string {
  const label = labelOf(element);
  return [element.className ?? 'no class', ...(label === undefined ? [] : [JSON.stringify(label)])].join(' ');
}

function describeTarget({ x, y }: Target): string {
  if (x !== undefined) return `only x = ${x}`;
  if (y !== undefined) return `only y = ${y}`;
  return 'neither';
}

function notLocated(code: 'AW_TARGET_NOT_FOUND' | 'AW_ACTION_INVALID', message: string): NotLocated {
  return { ok: false, result: { ok: false, code, message } };
}

function failed(code: 'AW_TARGET_NOT_FOUND' | 'AW_ACTION_INVALID', message: string): ResolvedAction {
  return { kind: 'failed', result: { ok: false, code, message } };
}
