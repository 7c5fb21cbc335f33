import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkboxOf, renderNote, titleFrom, toggleCheckbox } from './render-note.ts';

describe('toggleCheckbox()', () => {
  it('ticks the box at its place and leaves the rest', () => {
    const body = '- [ ] milk\n- [x] bread\n\n1. [ ] eggs\n';
    expect(toggleCheckbox(body, 0)).toBe('- [x] milk\n- [x] bread\n\n1. [ ] eggs\n');
    expect(toggleCheckbox(body, 1)).toBe('- [ ] milk\n- [ ] bread\n\n1. [ ] eggs\n');
    expect(toggleCheckbox(body, 2)).toBe('- [ ] milk\n- [x] bread\n\n1. [x] eggs\n');
    expect(toggleCheckbox(body, 3)).toBe(body);
  });

  it('twice changes nothing', () => {
    const line = fc.constantFrom('- [ ] a', '* [x] b', 'text', '', '1) [ ] c', '[ ] no list');
    fc.assert(
      fc.property(fc.array(line), fc.nat(6), (lines, place) => {
        const body = lines.join('\n');
        expect(toggleCheckbox(toggleCheckbox(body, place), place)).toBe(body);
      }),
    );
  });
});

describe('checkboxOf()', () => {
  it('knows the links of check boxes from others', () => {
    expect(checkboxOf('joplin://checkbox/12')).toBe(12);
    expect(checkboxOf('https://example.org/joplin://checkbox/1')).toBeUndefined();
  });
});

describe('titleFrom()', () => {
  it.each([
    ['# Plan\n\ntext', 'Plan'],
    ['- [ ] buy **milk**', 'buy milk'],
    ['', ''],
    [`${'x'.repeat(100)}\n`, 'x'.repeat(80)],
  ])('reads %j', (body, title) => expect(titleFrom(body)).toBe(title));
});

describe('renderNote()', () => {
  it('makes no script of what a note says', () => {
    const page = renderNote('<script>alert(1)</script>', { isDark: false });
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('alert(1)');
  });
});
