import type { DeviceInput } from '../contracts/device.ts';
import type { Point, Size } from '../contracts/observation.ts';
import type { Clock } from '../wait/clock.ts';
import { type FakeNode, type FakePhone, type FakeScreen, layOut, nodeAt } from './fake-screen.ts';

export interface FakePhoneOptions {
  readonly screens: Readonly<Record<string, FakeScreen>>;
  readonly home: string;
  readonly size: Size;
  /** From an input to its effect on the screen. */
  readonly reactionMs: number;
  readonly clock: Clock;
}

/** The phone behind a fake device: taps lead from screen to screen, text goes into the field that has the focus. */
export function createFakePhone(options: FakePhoneOptions) {
  const { screens, home, size, reactionMs, clock } = options;
  const texts = new Map<string, string>();
  const state = new Map<string, unknown>();
  const inputs: DeviceInput[] = [];
  let history: readonly string[] = [home];
  let coming: readonly { readonly atMs: number; readonly screen: string }[] = [];
  let focus: string | undefined;

  const arrive = () => {
    for (const { screen } of coming.filter(({ atMs }) => atMs <= clock.now())) {
      history = screen === home ? [home] : [...history, screen];
    }
    coming = coming.filter(({ atMs }) => atMs > clock.now());
  };
  const phone: FakePhone = {
    get screen() {
      arrive();
      return history.at(-1) ?? home;
    },
    get nowMs() {
      return clock.now();
    },
    texts,
    state,
    inputs,
    go(screen, afterMs = reactionMs) {
      if (!(screen in screens))
        throw new Error(`The fake phone has no screen "${screen}"; it has ${Object.keys(screens).join(', ')}`);
      coming = [...coming, { atMs: clock.now() + afterMs, screen }];
      arrive();
    },
  };

  const look = () => {
    const screen = screens[phone.screen] ?? [];
    return layOut(
      (typeof screen === 'function' ? screen(phone) : screen).map((node) => withTyped(node)),
      size,
    );
  };
  const withTyped = (node: FakeNode): FakeNode => {
    const typed = node.resourceId === undefined ? undefined : texts.get(node.resourceId);
    const children = node.children?.map(withTyped);
    return {
      ...node,
      ...(node.editable && { className: 'android.widget.EditText', focused: node.resourceId === focus }),
      ...(typed !== undefined && typed !== '' && { text: typed }),
      ...(children && { children }),
    };
  };
  const act = (effect: FakeNode['onTap']) => {
    if (typeof effect === 'string') phone.go(effect);
    else effect?.(phone);
  };
  const tap = (at: Point) => {
    const node = nodeAt(at, look(), ({ onTap, editable }) => onTap !== undefined || editable === true);
    if (node?.editable) focus = node.resourceId;
    act(node?.onTap);
  };
  const type = (input: DeviceInput & { type: 'text' }) => {
    if (input.at) tap(input.at);
    if (focus !== undefined) texts.set(focus, (input.clear ? '' : (texts.get(focus) ?? '')) + input.text);
  };
  const press = (keycode: string) => {
    if (keycode === 'KEYCODE_HOME') phone.go(home);
    if (keycode === 'KEYCODE_BACK' && history.length > 1) history = history.slice(0, -1);
  };

  return {
    phone,
    look,
    take(input: DeviceInput): void {
      inputs.push(input);
      switch (input.type) {
        case 'tap':
        case 'double_tap':
          tap(input.at);
          break;
        case 'long_press':
          act(nodeAt(input.at, look(), ({ onLongPress }) => onLongPress !== undefined)?.onLongPress);
          break;
        case 'swipe':
        case 'drag':
          nodeAt(input.from, look(), ({ onSwipe }) => onSwipe !== undefined)?.onSwipe?.(
            phone,
            directionOf(input.from, input.to),
          );
          break;
        case 'key':
          press(input.keycode);
          break;
        case 'text':
          type(input);
          break;
      }
    },
  };
}

function directionOf(from: Point, to: Point): 'up' | 'down' | 'left' | 'right' {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'up' : 'down';
}
