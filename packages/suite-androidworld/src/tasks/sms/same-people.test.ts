import { expect, test } from 'vitest';
import { samePeople } from './same-people.ts';

const ann = { name: 'Ann Lee', number: '+12025550123' };
const bob = { name: 'Bob Ray', number: '+12025550199' };

test('samePeople() does not look at their order, and how numbers are written', () => {
  expect(samePeople([ann, bob], [bob, ann])).toBe(true);
  expect(samePeople([ann], [{ ...ann, number: '1 (202) 555-0123' }])).toBe(true);
  expect(samePeople([], [])).toBe(true);
});

test('samePeople() notices who came, went or changed', () => {
  expect(samePeople([ann, bob], [ann])).toBe(false);
  expect(samePeople([ann], [ann, bob])).toBe(false);
  expect(samePeople([ann, ann], [ann, bob])).toBe(false);
  expect(samePeople([ann], [{ ...ann, name: 'ann lee' }])).toBe(false);
  expect(samePeople([ann], [{ ...ann, number: '+12025550124' }])).toBe(false);
  expect(
    samePeople(
      [ann, bob],
      [
        { ...ann, number: bob.number },
        { ...bob, number: ann.number },
      ],
    ),
  ).toBe(false);
});

test('samePeople() tells two people from one whose name goes over two lines', () => {
  expect(
    samePeople(
      [
        { name: 'Ann', number: '1' },
        { name: 'Bob', number: '2' },
      ],
      [{ name: 'Ann\n2 Bob', number: '1' }],
    ),
  ).toBe(false);
});
