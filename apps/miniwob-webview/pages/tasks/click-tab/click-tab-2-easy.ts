import { definePage } from '../../runtime/define-page.ts';
import { tabs } from '../../widgets/tabs.ts';
import { drawLinkedTabs, linkedTabs, linkedTabsWording } from './shared/linked-tabs.ts';

/** A link to find behind the only tab. */
export default definePage({
  task: 'click-tab-2-easy',
  nominalSeconds: 10,
  draw: (random) => drawLinkedTabs(random, 1),
  ...linkedTabsWording,
  render: (problem, { area, judge }) => area.append(tabs(linkedTabs(problem, judge))),
});
