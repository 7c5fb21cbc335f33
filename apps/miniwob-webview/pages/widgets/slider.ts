import { h } from '../runtime/dom.ts';
import { onDrag } from './drag.ts';
import './slider.css';

/** A handle on a track; each step is a whole number. */
export interface Slider {
  readonly element: HTMLElement;
  value(): number;
}

export interface SliderOptions {
  min: number;
  max: number;
  value: number;
  /** Vertical: the minimum is at the bottom. */
  vertical?: boolean;
  /** Of the track, in px. */
  length: number;
  label: string;
  /** Called whenever the value has changed. */
  change?: (value: number) => void;
}

/**
 * A slider: a tap on the track jumps to the nearest step, the handle follows a finger, arrow keys take one step.
 * Positions are read with their fractions, so that steps narrower than a CSS pixel can be reached too.
 */
export function slider(options: SliderOptions): Slider {
  const { min, max, vertical = false, length, label } = options;
  let value = options.value;
  const handle = h('div', { class: 'slider-handle' });
  const element = h(
    'div',
    {
      id: 'slider',
      class: `slider ${vertical ? 'vertical' : 'horizontal'}`,
      role: 'slider',
      tabindex: 0,
      'aria-label': label,
      'aria-valuemin': min,
      'aria-valuemax': max,
      'aria-orientation': vertical ? 'vertical' : 'horizontal',
      style: `${vertical ? 'height' : 'width'}: ${length}px`,
    },
    handle,
  );
  const show = (): void => {
    element.setAttribute('aria-valuenow', String(value));
    handle.style[vertical ? 'bottom' : 'left'] = `${((value - min) / (max - min)) * length}px`;
  };
  const set = (wanted: number): void => {
    const next = Math.min(max, Math.max(min, Math.round(wanted)));
    if (next === value) return;
    value = next;
    show();
    options.change?.(value);
  };
  const stepsIn = (pixels: number): number => (pixels / length) * (max - min);

  let grabbed = value;
  onDrag(element, {
    start(event) {
      const track = element.getBoundingClientRect();
      if (event.target !== handle)
        set(min + stepsIn(vertical ? track.bottom - event.clientY : event.clientX - track.left));
      grabbed = value;
      return true;
    },
    move: ({ x, y }) => set(grabbed + stepsIn(vertical ? -y : x)),
  });
  element.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  });
  show();
  return { element, value: () => value };
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
