import { expect, it } from 'vitest';
import { actionsOf } from './actions/actions-of.ts';
import {
  asciidocToMarkdown,
  deeper,
  toggleAsciidocCheck,
  toggleAsciidocHeading,
  toggleAsciidocList,
} from './asciidoc.ts';
import { formatOf } from './note-format.ts';
import { newWikiPage, toggleWikiCheck, toggleWikiHeading, wikitextToMarkdown } from './wikitext.ts';

it('a page of a wiki is known by its first line, and is one when it is made', () => {
  const page = newWikiPage('My_page.txt', Date.UTC(2023, 9, 15, 15, 34), 'UTC');
  expect(page).toContain('====== My page ======\nCreated Sunday 15 October 2023\n');
  expect(formatOf('/a/My_page.txt', '', page)).toBe('wikitext');
  expect(formatOf('/a/My_page.txt', '', 'Hello')).toBe('plaintext');
  expect(formatOf('/a/My_page.txt', 'action_format_csv', page)).toBe('csv');
});

it('wikitext has its own headings and boxes', () => {
  expect(toggleWikiHeading('Title', 1)).toBe('====== Title ======');
  expect(toggleWikiHeading('====== Title ======', 2)).toBe('===== Title =====');
  expect(toggleWikiHeading('===== Title =====', 2)).toBe('Title');
  expect(['a', '[ ] a', '[*] a', '[x] a', '[<] a'].map(toggleWikiCheck)).toEqual([
    '[ ] a',
    '[*] a',
    '[x] a',
    '[>] a',
    '[ ] a',
  ]);
});

it('wikitext is shown as what it says', () => {
  expect(wikitextToMarkdown('===== Title =====\n//a// [[Sub Page|b]] [*] c\n[*] d https://x.org/y')).toBe(
    '## Title\n*a* [b](Sub_Page.txt) [*] c\n- [x] d https://x.org/y',
  );
});

it('AsciiDoc has its own headings, lists and boxes', () => {
  expect(toggleAsciidocHeading('Title', 2)).toBe('== Title');
  expect(toggleAsciidocHeading('== Title', 2)).toBe('Title');
  expect(toggleAsciidocList('a', '.')).toBe('. a');
  expect(toggleAsciidocList('. a', '*')).toBe('* a');
  expect(toggleAsciidocCheck('* a')).toBe('* [ ] a');
  expect(toggleAsciidocCheck('* [ ] a')).toBe('* [x] a');
  expect(deeper('* a')).toBe('** a');
  expect(asciidocToMarkdown('= Title\n:toc: auto\n** a *b*\nlink:x.md[c]')).toBe('# Title\n    - a **b**\n[c](x.md)');
});

it('each format has its own buttons, and others while it is viewed', () => {
  const labels = (format: Parameters<typeof actionsOf>[0], isViewed: boolean) =>
    actionsOf(format, { isViewed }).map(({ label }) => label);
  expect(labels('todotxt', false).slice(0, 4)).toEqual(['Toggle done', 'Add context', 'Add project', 'Priority']);
  expect(labels('csv', false)).toEqual(labels('plaintext', false));
  expect(labels('markdown', true)).toEqual(['Jump to bottom', 'Table of contents', 'Rotate']);
  expect(labels('plaintext', true)).toEqual(['Jump to bottom', 'Open with', 'Rotate']);
});
