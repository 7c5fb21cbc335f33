import { describe, expect, it } from 'vitest';
import { checkLayoutTexts } from './check-layout-texts.ts';
import type { PageNode } from './protocol.ts';

const text = node({ className: 'android.widget.TextView', text: 'Title' });

describe('checkLayoutTexts()', () => {
  it('lets texts be in views that show them', () => {
    checkLayoutTexts(node({ className: 'android.widget.LinearLayout', children: [text] }));
    checkLayoutTexts(node({ className: 'android.view.View', text: 'Compose' }));
  });

  it('names layouts with a text of their own, at any depth', () => {
    const row = node({ className: 'android.widget.LinearLayout', resourceId: 'p:id/row', text: 'Title' });
    expect(() => checkLayoutTexts(node({ className: 'android.widget.FrameLayout', children: [text, row] }))).toThrow(
      'android.widget.LinearLayout p:id/row: "Title"',
    );
  });
});

function node(fields: Partial<PageNode>): PageNode {
  return { className: 'x', packageName: 'p', bounds: [0, 0, 1, 1], index: 0, children: [], ...fields };
}
