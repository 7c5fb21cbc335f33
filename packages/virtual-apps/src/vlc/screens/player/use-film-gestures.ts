import { phoneTime } from '@androidworld/app-sdk/ui';
import { useRef } from 'preact/hooks';

/** Android's longest time between the two taps of a double tap. */
const doubleTapMs = 300;
const jumpMs = 10_000;

interface FilmGestures {
  onTap: () => void;
  /** Forwards, or backwards if negative. */
  onSeek: (byMs: number) => void;
}

/** Touches on a film: a tap; two of them at a side jump; a swipe across seeks, a whole width by a minute. */
export function useFilmGestures({ onTap, onSeek }: FilmGestures) {
  const down = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const tappedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const tap = (share: number) => {
    const isSecond = phoneTime.uptime() - tappedAtMs.current <= doubleTapMs;
    tappedAtMs.current = isSecond ? Number.NEGATIVE_INFINITY : phoneTime.uptime();
    onTap();
    if (isSecond && (share < 0.33 || share > 0.67)) onSeek(share < 0.5 ? -jumpMs : jumpMs);
  };
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      down.current = { x: clientX, y: clientY };
    },
    onPointerMove: () => undefined,
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      const from = down.current;
      down.current = null;
      if (from === null || !(currentTarget instanceof Element)) return;
      const { left, width } = currentTarget.getBoundingClientRect();
      const [across, along] = [clientX - from.x, clientY - from.y];
      if (Math.hypot(across, along) < width / 20) tap((clientX - left) / width);
      else if (Math.abs(across) > Math.abs(along)) onSeek((across / width) * 60_000);
    },
    onPointerCancel: () => {
      down.current = null;
    },
  };
}
