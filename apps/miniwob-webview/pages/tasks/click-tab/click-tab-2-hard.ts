import { definePage } from '../../runtime/define-page.ts';
import { tabs } from '../../widgets/tabs.ts';
import { drawLinkedTabs, linkedTabs, linkedTabsWording } from './shared/linked-tabs.ts';

/** A link to find behind one of up to six tabs. */
export default definePage({
  task: 'click-tab-2-hard',
  nominalSeconds: 20,
  draw: (random) => drawLinkedTabs(random, random.integer(2, 6)),
  ...linkedTabsWording,
  render: (problem, { area, judge }) => area.append(tabs(linkedTabs(problem, judge, String))),
});
