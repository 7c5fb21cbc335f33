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

  const element = {
    className: 'android.widget.Button',
    resourceId: 'com.example:id/save',
    text: 'Save',
    contentDescription: 'Save the note',
    bounds: { left: 10, top: 20, right: 30, bottom: 40 },
  };
  const click = { action_type: 'click', index: 0 } as const;
  const before = observationOf([element], { id: 4 });

  it.each<Partial<typeof element>>([
    { className: 'android.widget.TextView' },
    { resourceId: 'com.example:id/other' },
    { text: 'Saved' },
    { contentDescription: 'Save the list' },
    { bounds: { ...element.bounds, left: 11 } },
    { bounds: { ...element.bounds, top: 21 } },
    { bounds: { ...element.bounds, right: 31 } },
    { bounds: { ...element.bounds, bottom: 41 } },
  ])('takes an element with %j for another one', (changes) => {
    const after = observationOf([{ ...element, ...changes }], { id: 5 });
    expect(verifyTarget(click, before, after)).toMatchObject({ ok: false });
    expect(verifyTarget(click, before, observationOf([element], { id: 5 }))).toBeUndefined();
  });

  it('tells an element with a place from one without', () => {
    const nowhere = { ...element, bounds: undefined };
    const after = (node: typeof element | typeof nowhere) => observationOf([node], { id: 5 });
    expect(verifyTarget(click, before, after(nowhere))).toMatchObject({ ok: false });
    expect(verifyTarget(click, observationOf([nowhere], { id: 4 }), after(element))).toMatchObject({ ok: false });
    expect(verifyTarget(click, observationOf([nowhere], { id: 4 }), after(nowhere))).toBeUndefined();
  });

  it.each([
    [{ text: 'Save', contentDescription: 'Save it' }, 'Save'],
    [{ contentDescription: 'Save it', resourceId: 'a:id/save' }, 'Save it'],
    [{ resourceId: 'a:id/save' }, 'a:id/save'],
    [{}, 'android.widget.TextView'],
    [{ className: undefined }, 'no name'],
  ])('calls an element with %j by the best name it has', (node, name) => {
    const gone = verifyTarget(click, observationOf([node as object], { id: 4 }), observationOf([], { id: 5 }));
    expect(gone?.message).toContain(`element 0 ("${name}") of observation 4`);
  });

  it('leaves an index that never was, and actions without one, to others', () => {
    const newer = observationOf([], { id: 5 });
    expect(verifyTarget({ action_type: 'click', index: 7 }, seen, newer)).toBeUndefined();
    expect(verifyTarget({ action_type: 'navigate_back' }, seen, newer)).toBeUndefined();
  });
});
