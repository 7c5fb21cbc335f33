import { describe, expect, it } from 'vitest';
import { findCutText } from './find-cut-text.ts';
import { findOutside } from './find-outside.ts';
import { findOverlaps } from './find-overlaps.ts';
import { findUnderBars } from './find-under-bars.ts';
import { findUnlabelled } from './find-unlabelled.ts';
import type { LaidOut } from './read-layout.ts';
import { laidOut, node } from './testing-nodes.ts';

const report = (...elements: readonly LaidOut[]) => ({
  screen: { width: 1080, height: 2400 },
  statusBarPx: 128,
  navigationBarPx: 63,
  elements,
});

describe('findCutText()', () => {
  it('finds a text wider than its box', () => {
    expect(findCutText([laidOut({ clip: [100, 300, 300, 360] })])).toEqual([
      { kind: 'cut', element: 'TextView "Words"', what: '90 px of its width hidden' },
    ]);
  });

  it('finds a line whose lower half is hidden', () => {
    expect(findCutText([laidOut({ clip: [0, 0, 1080, 330] })])).toMatchObject([{ what: '20 px of its height hidden' }]);
  });

  it('lets the room above and below the letters go', () => {
    expect(findCutText([laidOut({ clip: [0, 315, 1080, 346] })])).toEqual([]);
  });

  it('takes no offence at an ellipsis, a field, and what is scrolled, moved or covered', () => {
    const clip = [100, 300, 300, 360] as const;
    const fine = [
      laidOut({ clip, hasEllipsis: true }),
      laidOut({ clip, className: 'android.widget.EditText' }),
      laidOut({ clip, isMoved: true }),
      laidOut({ clip, isCovered: true }),
      // Nothing of it is seen: the box it lies in is scrolled on, or shut.
      laidOut({ clip: [0, 0, 1080, 100] }),
    ];
    expect(findCutText(fine)).toEqual([]);
  });
});

describe('findOutside()', () => {
  it('finds what reaches over an edge, if it can be pressed or read', () => {
    const { words: _, text: __, ...plain } = laidOut({ box: [900, 2300, 1200, 2500] });
    const found = findOutside(report({ ...plain, clickable: true }, plain));
    expect(found).toMatchObject([{ kind: 'outside', what: '120 px beyond the edge' }]);
  });

  it('lets lists and drawers reach out', () => {
    const words = [100, 2450, 300, 2500] as const;
    expect(findOutside(report(laidOut({ words, scroller: 0 }), laidOut({ words, isMoved: true })))).toEqual([]);
  });
});

describe('findUnderBars()', () => {
  it('finds what lies under a bar, and says under which', () => {
    const top = laidOut({ words: [0, 60, 200, 120] });
    const bottom = laidOut({ words: [0, 2350, 200, 2390] });
    expect(findUnderBars(report(top, bottom)).map(({ what }) => what)).toEqual([
      '100 % under the status bar',
      '100 % under the navigation bar',
    ]);
  });

  it('lets large views reach under the bars, and what scrolls', () => {
    const { words: _, ...whole } = laidOut({ box: [0, 0, 1080, 2400], clickable: true });
    expect(findUnderBars(report(whole, laidOut({ words: [0, 60, 200, 120], scroller: 0 })))).toEqual([]);
  });
});

describe('findOverlaps()', () => {
  it('finds a text over another', () => {
    const other = laidOut({ text: 'Others', words: [200, 310, 500, 350] });
    expect(findOverlaps([laidOut(), other])).toEqual([
      { kind: 'overlap', element: 'TextView "Words"', what: 'over TextView "Others"' },
    ]);
  });

  it('takes each of several texts of an element for itself', () => {
    const labels = laidOut({
      words: [100, 310, 400, 700],
      lines: [
        [100, 310, 400, 350],
        [100, 660, 400, 700],
      ],
    });
    expect(findOverlaps([labels, laidOut({ words: [100, 480, 400, 520] })])).toEqual([]);
    expect(findOverlaps([labels, laidOut({ words: [100, 650, 400, 690] })])).toMatchObject([{ kind: 'overlap' }]);
  });

  it('lets texts touch, scroll under others, and lie where neither is seen', () => {
    const touching = laidOut({ words: [100, 345, 390, 385] });
    const scrolled = laidOut({ scroller: 0 });
    const hidden = laidOut({ clip: [0, 0, 1080, 300] });
    for (const other of [touching, scrolled, hidden]) expect(findOverlaps([laidOut(), other])).toEqual([]);
  });
});

describe('findUnlabelled()', () => {
  it('finds what can be pressed and says nothing', () => {
    const button = node('ImageButton', { id: 'add', clickable: true });
    expect(findUnlabelled([button])).toEqual([
      { kind: 'unlabelled', element: 'ImageButton#add', what: 'at [0, 0, 100, 100]' },
    ]);
  });

  it('tells of those that are alike once', () => {
    const day = () => node('View', { id: 'day', clickable: true });
    expect(findUnlabelled([day(), day(), day()])).toMatchObject([{ what: 'at [0, 0, 100, 100], and 2 more' }]);
  });

  it('says nothing of a row that is scrolled half out of its list', () => {
    const row = node('LinearLayout', { clickable: true, bounds: [0, 80, 100, 100] });
    expect(findUnlabelled([node('ScrollView', { scrollable: true }, row), row])).toEqual([]);
    expect(findUnlabelled([node('ScrollView', {}, row), row])).toHaveLength(1);
  });

  it('lets a row be named by what is in it, and a field by its hint', () => {
    const row = node('LinearLayout', { clickable: true }, node('TextView', { text: 'Wi-Fi' }));
    expect(findUnlabelled([row, node('EditText', { clickable: true, hint: 'Name' })])).toEqual([]);
  });
});
