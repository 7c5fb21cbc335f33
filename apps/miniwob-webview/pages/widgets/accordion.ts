import { type Child, h } from '../runtime/dom.ts';
import './accordion.css';

/** Sections of which at most one is open. */
export interface Accordion {
  readonly element: HTMLElement;
  /** Index of the open section, if one is. */
  open(): number | undefined;
}

/** All sections are closed at first; a tap on a header opens its section, or closes it again. */
export function accordion(sections: readonly { header: string; content: Child }[]): Accordion {
  let opened: number | undefined;
  const headers = sections.map(({ header }, index) =>
    h('button', { class: 'section-header', type: 'button', onclick: () => toggle(index) }, header),
  );
  const panels = sections.map(({ content }) => h('div', { class: 'section-content' }, content));
  const show = (): void => {
    for (const [index, header] of headers.entries()) header.setAttribute('aria-expanded', String(index === opened));
    for (const [index, panel] of panels.entries()) panel.hidden = index !== opened;
  };
  const toggle = (index: number): void => {
    opened = opened === index ? undefined : index;
    show();
  };
  show();
  const children = headers.map((header, index) => [header, panels[index]]);
  return { element: h('div', { class: 'accordion' }, children), open: () => opened };
}
