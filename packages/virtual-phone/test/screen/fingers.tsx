import { defineScreens, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';

const types = ['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel'] as const;
const clicks = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/** Writes to the log what it is told of fingers, as those who listen last hear it. */
function FingersActivity() {
  useEffect(() => {
    const tell = (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest('[data-name]') : null;
      console.log(`finger ${JSON.stringify({ type: event.type, on: nameOf(target), ...detailsOf(event) })}`);
    };
    for (const type of [...types, ...clicks]) window.addEventListener(type, tell, { passive: true });
    return () => {
      for (const type of [...types, ...clicks]) window.removeEventListener(type, tell);
    };
  }, []);
  return (
    <LinearLayout orientation="vertical">
      <Place name="plain" />
      <Place name="kept" onTouchStart={(event) => event.preventDefault()} />
      <Place name="capturing" onPointerDown={capture} />
      <Place name="going" onTouchStart={({ currentTarget }) => currentTarget.firstElementChild?.remove()} />
      <button type="button" disabled>
        <Place name="disabled" />
      </button>
      <Place name="other" />
      <Place name="last" />
    </LinearLayout>
  );
}

interface PlaceProps {
  readonly name: string;
  readonly onTouchStart?: (event: TouchEvent & { readonly currentTarget: Element }) => void;
  readonly onPointerDown?: (event: PointerEvent) => void;
}

/** Higher than two taps of one finger may be apart. */
function Place({ name, ...handlers }: PlaceProps) {
  return (
    <div data-name={name} style={{ height: '120px' }} {...handlers}>
      <TextView id={name}>{name}</TextView>
    </div>
  );
}

function capture({ currentTarget, pointerId }: PointerEvent): void {
  if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
}

function nameOf(target: Element | null): string | null {
  return target?.getAttribute('data-name') ?? null;
}

function detailsOf(event: Event): object {
  if (event instanceof TouchEvent) {
    const { touches, changedTouches, targetTouches, cancelable } = event;
    const [touch] = changedTouches;
    const counts = [touches.length, changedTouches.length, targetTouches.length];
    return { counts, cancelable, at: [touch?.clientX, touch?.clientY, touch?.pageX, touch?.pageY] };
  }
  if (!(event instanceof MouseEvent)) return {};
  const { buttons, button, detail, cancelable, clientX, clientY } = event;
  const pointer = event instanceof PointerEvent ? { pointer: event.pointerType, isPrimary: event.isPrimary } : {};
  return { buttons, button, detail, cancelable, at: [clientX, clientY], ...pointer };
}

export default defineScreens({ activities: { 'test.Fingers': FingersActivity } });
