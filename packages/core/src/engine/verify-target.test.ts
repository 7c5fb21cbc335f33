import { describe, expect, it } from 'vitest';
import { observationOf } from '../testing/observation-of.ts';
import { verifyTarget } from './verify-target.ts';

const seen = observationOf([{ text: 'Delete' }, { text: 'Cancel' }], { id: 4 });

describe('verifyTarget()', () => {
  it('rejects an index whose element has moved since the agent looked (R5)', () => {
    const moved = observationOf([{ text: 'Cancel' }, { text: 'Delete' }], { id: 5 });
    expect(verifyTarget({ action_type: 'click', index: 0 }, seen, moved)).toEqual({
      ok: false,
      code: 'TARGET_NOT_FOUND',
      message: 'click: element 0 ("Delete") of observation 4 has moved or gone since: look at the new screen',
    });
  });

  it('lets pass an element that is where it was, whatever its new index', () => {
    const [first, second] = seen.elements;
    const grown = observationOf([{ text: 'New' }, { ...second }, { ...first }], { id: 5 });
    expect(verifyTarget({ action_type: 'click', index: 0 }, seen, grown)).toBeUndefined();
  });

  it('looks at the target of a drag as well', () => {
    const gone = observationOf([{ text: 'Delete' }], { id: 5 });
    const drag = { action_type: 'drag_and_drop', index: 0, to_index: 1 } as const;
    expect(verifyTarget(drag, seen, gone)).toMatchObject({ ok: false, code: 'TARGET_NOT_FOUND' });
  });

  it('has nothing to say without a newer observation', () => {
    expect(verifyTarget({ action_type: 'click', index: 0 }, seen, seen)).toBeUndefined();
  });
});
