import { definePage } from '../../runtime/define-page.ts';
import { drawLinkedText, linkedText, linkTexts } from '../../widgets/linked-text.ts';
import { tabs } from '../../widgets/tabs.ts';

/** A link to find behind one of three tabs. */
export default definePage({
  task: 'click-tab-2',
  nominalSeconds: 10,
  draw(random) {
    for (;;) {
      const panels = random.list(3, () => drawLinkedText(random, 20));
      const links = panels.flatMap(linkTexts);
      if (links.length > 0) return { panels, target: random.pick(links) };
    }
  },
  instruction: ({ target }) => `Go through the tabs, find the link "${target}" and click it.`,
  fields: ({ target }) => ({ target }),
  render({ panels, target }, { area, judge }) {
    const follow = (text: string): void => judge(text === target);
    area.append(tabs(panels.map((words, index) => ({ label: `Tab #${index + 1}`, panel: linkedText(words, follow) }))));
  },
});
