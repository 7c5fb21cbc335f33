import { DateFormat } from '@androidworld/app-sdk';
import { newWikiPage } from './format/wikitext.ts';

/** What a new file is made of. */
export interface NewFile {
  /** With its extension. */
  readonly name: string;
  /** Milliseconds. */
  readonly now: number;
  readonly zone: string;
}

export interface NoteTemplate {
  readonly label: string;
  readonly text: string | ((file: NewFile) => string);
  /** Pattern of the time its files' names begin with. */
  readonly prefix?: string;
}

/** Labels are the real app's; the texts are our own. */
export const noteTemplates: readonly NoteTemplate[] = [
  { label: 'Empty file', text: '' },
  {
    label: 'markor-markdown-reference.md',
    text: '# Heading\n\n**bold** _italic_ ~~struck out~~ `code`\n\n- item\n- [ ] to do\n- [x] done\n\n1. first\n2. second\n\n> quote\n\n[link](https://example.org)\n\n| A | B |\n|---|---|\n| 1 | 2 |\n',
  },
  {
    label: 'todo.example.txt',
    text: '(A) Water the plants @home\n(B) Write to Ada +letters\nx 2023-10-14 Buy stamps @shop\n',
  },
  {
    label: '2029-01-01-jekyll-post.md',
    text: "---\nlayout: post\ntags: []\ncategories: []\ntitle: 'title'\n---\n\n",
    prefix: 'yyyy-MM-dd-',
  },
  {
    label: 'cooking-recipe.md',
    text: '# Name\n\n## Ingredients\n\n| Ingredient | Amount |\n|:--|:--|\n|  |  |\n\n## Preparation\n\n1. \n',
  },
  {
    label: 'presentation-beamer.md',
    text: '---\nclass: beamer\n---\n\n---\n# Title\n\n---\n## Slide\n\n- point\n\n---\n',
  },
  {
    label: 'zim-wiki-reference.txt',
    text: "Content-Type: text/x-zim-wiki\nWiki-Format: zim 0.4\nCreation-Date: 2023-10-15T12:00:00+00:00\n\n====== Title ======\n**bold** //italic// __marked__ ~~struck out~~ ''code''\n\n* item\n[ ] to do\n[*] done\n[x] given up\n\n[[https://example.org|link]]\n",
  },
  { label: 'zim-wiki-empty.txt', text: ({ name, now, zone }) => newWikiPage(name, now, zone) },
  {
    label: 'hugo-post-front-matter.md',
    text: ({ now, zone }) =>
      `---\ntags: []\ncreated: '${DateFormat.format('yyyy-MM-dd', now, zone)}'\ntitle: ''\n---\n\n`,
  },
  {
    label: '202901012359-zettelkasten.md',
    text: 'source:\ncategory:\ntag:\n------------\n',
    prefix: 'yyyyMMddHHmm-',
  },
  {
    label: '2029-01-01-jekyll-post.adoc',
    text: '= Title\n:page-subtitle: Subtitle\n:page-tags: []\n:toc: auto\n\nText\n',
  },
  { label: 'sample.csv', text: 'name,amount\nApples,3\nPears,5\n' },
];

/** What pages of a wiki begin with, whose file names have no spaces. */
export const wikiTemplate = noteTemplates.findIndex(({ label }) => label === 'zim-wiki-empty.txt');

export function textOf({ text }: NoteTemplate, file: NewFile): string {
  return typeof text === 'string' ? text : text(file);
}
