import { definePage } from '../../runtime/define-page.ts';
import { accordion } from '../../widgets/accordion.ts';
import { drawLinkedText, linkedText, linkTexts } from '../../widgets/linked-text.ts';

/** A link to find in one of three sections. */
export default definePage({
  task: 'click-collapsible-2',
  nominalSeconds: 10,
  draw(random) {
    for (;;) {
      const texts = random.list(3, () => drawLinkedText(random, 20));
      const links = texts.flatMap(linkTexts);
      if (links.length > 0) return { texts, target: random.pick(links) };
    }
  },
  instruction: ({ target }) => `Open the sections below, find the link "${target}" and click it.`,
  fields: ({ target }) => ({ target }),
  render({ texts, target }, { area, judge }) {
    const follow = (text: string): void => judge(text === target);
    const sections = texts.map((words, index) => ({
      header: `Section #${index + 1}`,
      content: linkedText(words, follow),
    }));
    area.append(accordion(sections).element);
  },
});
