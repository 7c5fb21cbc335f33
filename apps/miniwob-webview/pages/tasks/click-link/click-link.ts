import { definePage } from '../../runtime/define-page.ts';
import { drawLinkedText, linkedText, linkTexts } from '../../widgets/linked-text.ts';

/** A link in a text. */
export default definePage({
  task: 'click-link',
  nominalSeconds: 10,
  draw(random) {
    for (;;) {
      const words = drawLinkedText(random, 20);
      const links = linkTexts(words);
      if (links.length > 0) return { words, target: random.pick(links) };
    }
  },
  instruction: ({ target }) => `Click on the link "${target}".`,
  fields: ({ target }) => ({ target }),
  render: ({ words, target }, { area, judge }) => area.append(linkedText(words, (text) => judge(text === target))),
});
