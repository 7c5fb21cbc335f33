import { h, s } from '../runtime/dom.ts';
import './icon-button.css';

/** Drawn by us in a square of 24. */
const PATHS = {
  back: 'M14 5 7 12l7 7M7 12h12',
  forward: 'M10 5l7 7-7 7M17 12H5',
  heart: 'M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z',
  more: 'M5 12h.5M12 12h.5M19 12h.5',
  reply: 'M9 6 4 11l5 5M4 11h9q6 0 7 7',
  repeat: 'M7 4 3 8l4 4M3 8h14v5M17 20l4-4-4-4M21 16H7v-5',
  search: 'M15 15l6 6M10 3a7 7 0 1 0 .1 0z',
  send: 'M3 4l18 8-18 8 3-8zM6 12h15',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  star: 'M12 3l2.8 6 6.4.7-4.8 4.4 1.4 6.4L12 17.2l-5.8 3.3 1.4-6.4L2.8 9.7l6.4-.7z',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6',
} as const;

export type IconName = keyof typeof PATHS;

/** A button with a picture; a mark that is set (a star, a like) is filled. */
export interface IconButton {
  readonly element: HTMLButtonElement;
  /** Fills the picture, or empties it. */
  setPressed(pressed: boolean): void;
}

/**
 * A picture to tap.
 *
 * @param label its name for those who do not see it, the accessibility tree among them
 * @param options.text shown beside the picture
 * @param options.pressed gives the button two states, and the one it starts in
 */
export function iconButton(
  icon: IconName,
  label: string,
  press: () => void,
  options: { text?: string; pressed?: boolean; id?: string } = {},
): IconButton {
  const { text, pressed, id } = options;
  const tap = (event: Event): void => {
    // In a row that is tapped as a whole the icon has a meaning of its own.
    event.stopPropagation();
    press();
  };
  const element = h(
    'button',
    {
      id,
      class: `icon-button icon-${icon}`,
      type: 'button',
      'aria-label': label,
      'aria-pressed': pressed?.toString(),
      onclick: tap,
    },
    s('svg', { viewBox: '0 0 24 24', width: 14, height: 14, 'aria-hidden': 'true' }, s('path', { d: PATHS[icon] })),
    text,
  );
  return { element, setPressed: (now) => element.setAttribute('aria-pressed', String(now)) };
}
