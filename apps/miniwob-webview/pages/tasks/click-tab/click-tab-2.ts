import { definePage } from '../../runtime/define-page.ts';
import { tabs } from '../../widgets/tabs.ts';
import { drawLinkedTabs, linkedTabs, linkedTabsWording } from './shared/linked-tabs.ts';

/** A link to find behind one of three tabs. */
export default definePage({
  task: 'click-tab-2',
  nominalSeconds: 10,
  draw: (random) => drawLinkedTabs(random, 3),
  ...linkedTabsWording,
  render: (problem, { area, judge }) => area.append(tabs(linkedTabs(problem, judge))),
});
