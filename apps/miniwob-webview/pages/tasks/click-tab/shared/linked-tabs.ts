import type { Page } from '../../../runtime/define-page.ts';
import type { Random } from '../../../runtime/random.ts';
import { drawLinkedText, type LinkedWord, linkedText, linkTexts } from '../../../widgets/linked-text.ts';
import type { Tab } from '../../../widgets/tabs.ts';

/** A text with links for each tab, and the text of the wanted link. */
export interface LinkedTabs {
  panels: LinkedWord[][];
  target: string;
}

type Wording = Pick<Page<LinkedTabs>, 'instruction' | 'fields'>;

/** What all pages say that ask for a link behind tabs. */
export const linkedTabsWording: Wording = {
  instruction: ({ target }) => `Go through the tabs, find the link "${target}" and click it.`,
  fields: ({ target }) => ({ target }),
};

/** Draws texts of twenty words until there is a link in one of them. */
export function drawLinkedTabs(random: Random, count: number): LinkedTabs {
  for (;;) {
    const panels = random.list(count, () => drawLinkedText(random, 20));
    const links = panels.flatMap(linkTexts);
    if (links.length > 0) return { panels, target: random.pick(links) };
  }
}

/** Tabs for the texts. Wherever a link has the wanted text, it is right. */
export function linkedTabs(
  { panels, target }: LinkedTabs,
  judge: (correct: boolean) => void,
  labelOf = (number: number): string => `Tab #${number}`,
): Tab[] {
  return panels.map((words, index) => ({
    label: labelOf(index + 1),
    panel: linkedText(words, (text) => judge(text === target)),
  }));
}
