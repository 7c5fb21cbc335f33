import { definePage } from '../../runtime/define-page.ts';
import { capitalized } from '../../words/draw-text.ts';
import { drawWidgetFlow, widgetFlow } from './shared/widget-flow.ts';

const WORDS = ['submit', 'okay', 'ok', 'yes', 'no', 'cancel', 'next', 'previous'];
const LABELS = [...WORDS, ...WORDS.map(capitalized)];

/** A button among words, fields and other buttons. */
export default definePage({
  task: 'click-button',
  nominalSeconds: 10,
  draw: (random) => drawWidgetFlow(random, LABELS),
  instruction: ({ target }) => `Click the "${target}" button.`,
  fields: ({ target }) => ({ target }),
  render: (flow, { area, judge }) => area.append(widgetFlow(flow, (label) => judge(label === flow.target))),
});
