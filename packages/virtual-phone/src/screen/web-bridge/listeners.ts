/** A listener for one of these makes an element clickable (Blink's `AXNodeObject::IsClickable()`, and touch). */
const CLICK_EVENTS = ['click', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'pointerdown', 'pointerup'] as const;
const clickEvents: ReadonlySet<string> = new Set(CLICK_EVENTS);

type Listener = EventListenerOrEventListenerObject;
type Options = boolean | AddEventListenerOptions | undefined;

/** By element: each event, phase and listener, once. */
const listening = new WeakMap<EventTarget, Map<Listener, Set<string>>>();

/** Notes who listens to clicks: nothing in the DOM tells that afterwards. */
export function followListeners(): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type: string, listener: Listener | null, options?: Options) {
    if (listener !== null && clickEvents.has(type)) note(this ?? window, keyOf(type, options), listener);
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type: string, listener: Listener | null, options?: Options) {
    if (listener !== null)
      listening
        .get(this ?? window)
        ?.get(listener)
        ?.delete(keyOf(type, options));
    removeEventListener.call(this, type, listener, options);
  };
}

/** Whether the element itself listens to clicks, by whatever way. */
export function hasClickListener(element: Element): boolean {
  const listeners = listening.get(element);
  if (listeners !== undefined && [...listeners.values()].some((keys) => keys.size > 0)) return true;
  return CLICK_EVENTS.some((name) => Reflect.get(element, `on${name}`) != null);
}

function note(target: EventTarget, key: string, listener: Listener): void {
  const listeners = listening.get(target) ?? new Map<Listener, Set<string>>();
  listening.set(target, listeners);
  const keys = listeners.get(listener) ?? new Set<string>();
  listeners.set(listener, keys.add(key));
}

function keyOf(type: string, options: Options): string {
  const capture = typeof options === 'object' ? options?.capture === true : options === true;
  return `${type}/${capture}`;
}
