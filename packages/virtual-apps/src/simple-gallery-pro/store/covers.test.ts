import { expect, it } from 'vitest';
import { parseCovers, renderCovers } from './covers.ts';

it('parseCovers() reads what renderCovers() wrote, and takes anything else for no covers', () => {
  const covers = new Map([['/storage/emulated/0/DCIM', '/storage/emulated/0/DCIM/a.jpg']]);
  expect(parseCovers(renderCovers(covers))).toEqual(covers);
  for (const text of ['', '{}', 'null', '[1]', '[{"path":"a"}]']) expect(parseCovers(text)).toEqual(new Map());
});
