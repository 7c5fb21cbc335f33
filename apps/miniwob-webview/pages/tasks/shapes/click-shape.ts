import { definePage } from '../../runtime/define-page.ts';
import { drawShapeGrid, shapeGrid } from '../../widgets/shape-grid.ts';
import { descriptionText, drawDescription, matchesDescription } from '../../widgets/shape-item.ts';

const GRID = { columns: 7, rows: 7 };

/** Letters, digits and shapes, of which one is described. */
export default definePage({
  task: 'click-shape',
  nominalSeconds: 10,
  draw(random) {
    const items = drawShapeGrid(random, { ...GRID, items: random.integer(3, 19) });
    return { items, wanted: drawDescription(random, random.pick(items)) };
  },
  instruction: ({ wanted }) => `Click on a ${descriptionText(wanted)}`,
  fields: ({ wanted }) => ({ wanted: descriptionText(wanted) }),
  render({ items, wanted }, { area, judge }) {
    area.append(
      shapeGrid(items, { ...GRID, tap: (item) => judge(item !== undefined && matchesDescription(item, wanted)) }),
    );
  },
});
