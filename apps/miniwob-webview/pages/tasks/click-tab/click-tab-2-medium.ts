import { definePage } from '../../runtime/define-page.ts';
import { linkTexts } from '../../widgets/linked-text.ts';
import { tabs } from '../../widgets/tabs.ts';
import { drawLinkedTabs, linkedTabs, linkedTabsWording } from './shared/linked-tabs.ts';

/** A link behind the first tab or, where it is not there, the second tab itself, which is empty. */
export default definePage({
  task: 'click-tab-2-medium',
  nominalSeconds: 10,
  draw(random) {
    const { panels, target } = drawLinkedTabs(random, 2);
    return { panels: [...panels.slice(0, 1), []], target };
  },
  ...linkedTabsWording,
  render(problem, { area, judge }) {
    const isInFirst = problem.panels.flatMap(linkTexts).includes(problem.target);
    const select = (index: number): void => {
      if (index === 1) judge(!isInFirst);
    };
    area.append(tabs(linkedTabs(problem, judge), { select }));
  },
});
