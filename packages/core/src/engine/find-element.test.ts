import { describe, expect, it } from 'vitest';
import type { Target } from '../contracts/task.ts';
import { observationOf } from '../testing/observation-of.ts';
import { describeTarget, findElement, findElements } from './find-element.ts';

const box = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 50 });
const observation = observationOf([
  { text: 'Second', bounds: box(0, 200), resourceId: 'com.example:id/row' },
  { text: ' First ', bounds: box(0, 100), resourceId: 'com.example:id/row' },
  { contentDescription: 'First', bounds: box(100, 100), clickable: true },
  { hint: 'Name', editable: true, className: 'android.widget.EditText', bounds: box(0, 300) },
  { text: 'Hidden', visible: false },
  { text: 'No place', bounds: undefined },
]);
const labels = (target: Target) => findElements(target, observation).map((element) => element.index);

describe('findElements()', () => {
  it.each<[Target, number[]]>([
    ['First', [1, 2]],
    [/^s/i, [0]],
    [/first/gi, [1, 2]],
    [{ text: 'First' }, [1]],
    [{ description: 'First' }, [2]],
    [{ hint: 'Name' }, [3]],
    [{ resourceId: 'row' }, [1, 0]],
    [{ resourceId: 'com.example:id/row', text: 'Second' }, [0]],
    [{ resourceId: 'ow' }, []],
    [{ className: /EditText$/ }, [3]],
    [{ editable: true }, [3]],
    [{ label: 'First', clickable: true }, [2]],
    ['Hidden', []],
    [{ packageName: 'com.example.fake', editable: false }, [1, 2, 0, 5]],
  ])('finds %j from top to bottom', (target, indices) => {
    expect(labels(target)).toEqual(indices);
  });
});

describe('findElement()', () => {
  it('counts with nth, from the end when negative', () => {
    expect(findElement({ resourceId: 'row' }, observation)?.index).toBe(1);
    expect(findElement({ resourceId: 'row', nth: 1 }, observation)?.index).toBe(0);
    expect(findElement({ resourceId: 'row', nth: -1 }, observation)?.index).toBe(0);
    expect(findElement({ resourceId: 'row', nth: 2 }, observation)).toBeUndefined();
  });

  it('finds an element of an earlier observation again, under its new index', () => {
    const [first] = observationOf([{ text: 'Hidden', visible: true, bounds: box(0, 0) }]).elements;
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
  });
});
