import { definePage } from '../../runtime/define-page.ts';
import { drawShapeGrid, shapeGrid } from '../../widgets/shape-grid.ts';
import { descriptionText, drawDescription, drawShapeItem, matchesDescription } from '../../widgets/shape-item.ts';
import { choiceButtons } from './shared/choice-buttons.ts';

const GRID = { columns: 7, rows: 6 };
const NUMBERS = Array.from({ length: 10 }, (_, number) => number);

/** Letters, digits and shapes; how many fit a description, if any. */
export default definePage({
  task: 'count-shape',
  nominalSeconds: 10,
  draw(random) {
    const items = drawShapeGrid(random, { ...GRID, items: random.integer(3, 9) });
    const described = random.chance(0.3) ? drawShapeItem(random) : random.pick(items);
    const wanted = drawDescription(random, described);
    const count = items.filter((item) => matchesDescription(item, wanted)).length;
    const others = random.sample(
      NUMBERS.filter((number) => number !== count),
      4,
    );
    return { items, wanted, count, choices: random.shuffled([count, ...others]) };
  },
  instruction: ({ wanted }) => `How many ${descriptionText(wanted)}s can you see below?`,
  fields: ({ wanted }) => ({ wanted: descriptionText(wanted) }),
  render({ items, count, choices }, { area, judge }) {
    area.append(
      shapeGrid(items, { ...GRID, tap: () => judge(false) }),
      choiceButtons(choices, (choice) => judge(choice === count)),
    );
  },
});
