import { describe, expect, it } from 'vitest';
import type { Target } from '../contracts/task.ts';
import { observationOf } from '../testing/observation-of.ts';
import { describeTarget, findElement, findElements } from './find-element.ts';

const box = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 50 });
const observation = observationOf([
  { text: 'Second', bounds: box(0, 200), resourceId: 'com.example:id/row' },
  { text: ' First ', bounds: box(0, 100), resourceId: 'com.example:id/row' },
  { contentDescription: 'First', bounds: box(100, 100), clickable: true },
  { hintText: 'Name', editable: true, className: 'android.widget.EditText', bounds: box(0, 300) },
  { text: 'Hidden', visibleToUser: false },
  { text: 'No place', bounds: undefined },
  // As some sources give it.
  { text: 'No class', ...({ className: undefined } as object), bounds: box(0, 400) },
]);
const labels = (target: Target) => findElements(target, observation).map((element) => element.index);

describe('findElements()', () => {
  it.each<[Target, number[]]>([
    ['First', [1, 2]],
    [/^s/i, [0]],
    [/first/gi, [1, 2]],
    [{ text: 'First' }, [1]],
    [{ contentDescription: 'First' }, [2]],
    [{ hintText: 'Name' }, [3]],
    [{ resourceId: 'row' }, [1, 0]],
    [{ resourceId: 'com.example:id/row', text: 'Second' }, [0]],
    [{ resourceId: 'ow' }, []],
    [{ className: /EditText$/ }, [3]],
    [{ editable: true }, [3]],
    [{ label: 'First', clickable: true }, [2]],
    ['Hidden', []],
    ['Name', []],
    [' Second ', [0]],
    [{ text: /^Second$/ }, [0]],
    [{ contentDescription: 'Second' }, []],
    [{ hintText: 'First' }, []],
    [{ resourceId: 'com.example:id/ro' }, []],
    [{ className: 'EditText' }, []],
    [{ packageName: 'com.example' }, []],
    [{ label: 'First', clickable: false }, [1]],
    [{ checked: true }, []],
    [{ scrollable: true }, []],
    [{}, [1, 2, 0, 3, 6, 5]],
    [{ text: 'No class' }, [6]],
    [{ packageName: 'com.example.fake', editable: false }, [1, 2, 0, 6, 5]],
  ])('finds %j from top to bottom', (target, indices) => {
    expect(labels(target)).toEqual(indices);
  });
});

describe('findElements() of an element of an earlier observation', () => {
  const element = {
    className: 'android.widget.Button',
    resourceId: 'com.example:id/save',
    text: 'Save',
    contentDescription: 'Save the note',
    bounds: box(10, 20),
  };
  const [earlier] = observationOf([element]).elements;
  if (earlier === undefined) throw new Error('No element');
  const found = (changes: Partial<typeof element>) =>
    findElements(earlier, observationOf([{ ...element, ...changes }])).length;

  it('finds one that looks the same, though its size and state have changed', () => {
    expect(found({})).toBe(1);
    expect(found({ bounds: { ...element.bounds, right: 500, bottom: 500 } })).toBe(1);
  });

  it.each<Partial<typeof element>>([
    { className: 'android.widget.TextView' },
    { resourceId: 'com.example:id/other' },
    { text: 'Saved' },
    { contentDescription: 'Save the list' },
    { bounds: box(11, 20) },
    { bounds: box(10, 21) },
  ])('does not find one with %j', (changes) => {
    expect(found(changes)).toBe(0);
  });

  it('finds one without a place among those without one', () => {
    const nowhere = { text: 'a', bounds: undefined };
    const [lost] = observationOf([nowhere]).elements;
    if (lost === undefined) throw new Error('No element');
    expect(findElements(lost, observationOf([nowhere]))).toHaveLength(1);
    expect(findElements(lost, observationOf([{ text: 'a', bounds: box(0, 0) }]))).toEqual([]);
  });
});

describe('findElements() puts', () => {
  const indices = (...bounds: (ReturnType<typeof box> | undefined)[]) =>
    findElements({}, observationOf(bounds.map((place) => ({ bounds: place })))).map(({ index }) => index);

  it('what is higher first, then what is further left, then what comes first in the tree', () => {
    expect(indices(box(0, 30), box(50, 10), box(20, 10), box(20, 10))).toEqual([2, 3, 1, 0]);
  });

  it('what has no place last, in the order of the tree', () => {
    expect(indices(undefined, box(0, 30), undefined, box(0, 10))).toEqual([3, 1, 0, 2]);
  });
});

describe('findElement()', () => {
  it('gives the first of several for a word', () => {
    expect(findElement('First', observation)?.index).toBe(1);
    expect(findElement(/first/i, observation)?.index).toBe(1);
  });

  it('counts with nth, from the end when negative', () => {
    expect(findElement({ resourceId: 'row' }, observation)?.index).toBe(1);
    expect(findElement({ resourceId: 'row', nth: 1 }, observation)?.index).toBe(0);
    expect(findElement({ resourceId: 'row', nth: -1 }, observation)?.index).toBe(0);
    expect(findElement({ resourceId: 'row', nth: 2 }, observation)).toBeUndefined();
  });

  it('finds an element of an earlier observation again, under its new index', () => {
    const [first] = observationOf([{ text: 'Hidden', visibleToUser: true, bounds: box(0, 0) }]).elements;
    if (first === undefined) throw new Error('No element');
    const later = observationOf([{ text: 'New' }, { text: 'Hidden', bounds: box(0, 0) }]);
    expect(findElement(first, later)?.index).toBe(1);
    expect(findElement(first, observation)).toBeUndefined();
  });
});

describe('describeTarget()', () => {
  it('writes a target as a person would look for it', () => {
    expect(describeTarget('Save')).toBe('"Save"');
    expect(describeTarget(/Save/i)).toBe('/Save/i');
    expect(describeTarget({ text: 'Save', editable: true })).toBe('text "Save", editable true');
    expect(describeTarget({ label: /^save$/i, nth: 1 })).toBe('label /^save$/i, nth 1');
  });

  it('names an element by what can be read of it', () => {
    const describe = (node: Parameters<typeof observationOf>[0][number]) => {
      const [element] = observationOf([node]).elements;
      return element && describeTarget(element);
    };
    expect(describe({ text: 'Save', contentDescription: 'Save it' })).toBe('element 0 (Save)');
    expect(describe({ contentDescription: 'Save it' })).toBe('element 0 (Save it)');
    expect(describe({})).toBe('element 0 (android.widget.TextView)');
  });
});
