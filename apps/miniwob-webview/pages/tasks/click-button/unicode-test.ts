import { definePage } from '../../runtime/define-page.ts';
import { drawWidgetFlow, widgetFlow } from './shared/widget-flow.ts';

const LABELS = ['Précédent', 'Übergröße', '♥♡♥', '确认', '返回上页', 'つぎへ'];

/** A button with a label in any alphabet. */
export default definePage({
  task: 'unicode-test',
  nominalSeconds: 10,
  draw: (random) => drawWidgetFlow(random, LABELS),
  instruction: ({ target }) => `Click the "${target}" button.`,
  fields: ({ target }) => ({ target }),
  render: (flow, { area, judge }) => area.append(widgetFlow(flow, (label) => judge(label === flow.target))),
});
