import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { textArea, textField } from '../../widgets/text-field.ts';
import { drawAlphanumeric } from '../../words/draw-text.ts';
import './shared/widget-line.css';

const TYPES = ['radio', 'checkbox', 'text', 'textarea', 'button'] as const;

interface Widget {
  type: (typeof TYPES)[number];
  text: string;
}

/** A kind of control among others, one per line; all of its line counts. */
export default definePage({
  task: 'click-widget',
  nominalSeconds: 10,
  draw(random) {
    const widgets = random.list(
      5,
      (): Widget => ({
        type: random.pick(TYPES),
        text: drawAlphanumeric(random, 1, 5),
      }),
    );
    return { widgets, target: random.pick(widgets).type };
  },
  instruction: ({ target }) => `Click on a "${target}" widget.`,
  fields: ({ target }) => ({ target }),
  render({ widgets, target }, { area, judge }) {
    const lines = widgets.map((widget) =>
      h('div', { class: 'widget-line', onclick: () => judge(widget.type === target) }, control(widget)),
    );
    area.append(...lines);
  },
});

function control({ type, text }: Widget): HTMLElement {
  if (type === 'button') return h('button', { type: 'button' }, text);
  if (type === 'textarea') return textArea(text, { class: 'widget-area', 'aria-label': 'Text' });
  if (type === 'text') return textField({ attributes: { value: text, 'aria-label': 'Text' } }).element;
  return h('label', { class: 'widget-choice' }, h('input', { type }), text);
}
