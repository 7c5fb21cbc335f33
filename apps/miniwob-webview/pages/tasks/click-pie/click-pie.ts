import { definePage } from '../../runtime/define-page.ts';
import { bold } from '../../runtime/instruction.ts';
import type { Random } from '../../runtime/random.ts';
import { drawAlphanumeric } from '../../words/draw-text.ts';
import { pieMenu } from './shared/pie-menu.ts';

/** Characters of which no wheel has two: they look the same. */
const LOOKALIKES = ['0O', '1Il'];

/** A menu that spreads in a ring, and an item to choose from it. */
export default definePage({
  task: 'click-pie',
  nominalSeconds: 10,
  draw(random) {
    const labels = drawLabels(random, random.integer(4, 8));
    return { labels, target: random.pick(labels) };
  },
  instruction: ({ target }) => ['Open the pie menu below and click its item ', bold(`"${target}"`), '.'],
  fields: ({ target }) => ({ target }),
  render({ labels, target }, { area, judge }) {
    area.append(pieMenu(labels, (label) => judge(label === target)));
  },
});

function drawLabels(random: Random, count: number): string[] {
  const labels: string[] = [];
  while (labels.length < count) {
    const next = drawAlphanumeric(random, 1, 1);
    const alike = LOOKALIKES.find((group) => group.includes(next)) ?? next;
    if (!labels.some((label) => alike.includes(label))) labels.push(next);
  }
  return labels;
}
