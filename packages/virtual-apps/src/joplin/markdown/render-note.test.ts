import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkboxOf, itemOf, renderNote, titleFrom, toggleCheckbox } from './render-note.ts';

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

describe('itemOf()', () => {
  it('knows the links of notes and files from others', () => {
    expect(itemOf(`joplin://item/${'a'.repeat(32)}`)).toBe('a'.repeat(32));
    expect(itemOf('joplin://item/12')).toBeUndefined();
  });
});

const plugins = { softbreaks: false, mark: true, sub: false, sup: false, insert: false };
const look = { isDark: false, plugins, pictures: new Map<string, string>() };

describe('renderNote()', () => {
  it('draws pictures of the note, and makes its links such as the app can follow', () => {
    const [picture, note] = ['a'.repeat(32), 'b'.repeat(32)];
    const pictures = new Map([[picture, 'data:image/png;base64,AA==']]);
    const page = renderNote(`![p](:/${picture}) [other](:/${note})`, { ...look, pictures });
    expect(page).toContain('<img src="data:image/png;base64,AA=="');
    expect(page).toContain(`href="joplin://item/${note}"`);
  });

  it('knows the signs that are switched on, and only those', () => {
    const body = '==one *two*== ~sub~ ++ins++ 2^8^';
    expect(renderNote(body, look)).toContain('<mark>one <em>two</em></mark> <del>sub</del> ++ins++ 2^8^');
    const all = { ...plugins, sub: true, sup: true, insert: true };
    expect(renderNote(body, { ...look, plugins: all })).toContain(
      '<mark>one <em>two</em></mark> <sub>sub</sub> <ins>ins</ins> 2<sup>8</sup>',
    );
  });

  it('breaks lines unless soft breaks are on', () => {
    expect(renderNote('a\nb', look)).toContain('a<br>b');
    expect(renderNote('a\nb', { ...look, plugins: { ...plugins, softbreaks: true } })).toContain('a\nb');
  });

  it('makes no script of what a note says', () => {
    const page = renderNote('<script>alert(1)</script>', look);
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('alert(1)');
  });
});
