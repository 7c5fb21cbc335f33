import { type Child, h } from '../runtime/dom.ts';
import type { Random } from '../runtime/random.ts';
import { drawText } from '../words/draw-text.ts';
import './linked-text.css';

/** A word of a text, with its punctuation; some words are links. */
export interface LinkedWord {
  text: string;
  link: boolean;
}

/** Draws a text in which each word is a link in one of five cases; there may be no link at all. */
export function drawLinkedText(random: Random, words: number): LinkedWord[] {
  return drawText(random, words)
    .split(' ')
    .map((text) => ({ text, link: random.chance(0.2) }));
}

/** The texts of all links, in order. */
export function linkTexts(words: readonly LinkedWord[]): string[] {
  return words.filter((word) => word.link).map((word) => word.text);
}

/** Shows the text; plain words do nothing. */
export function linkedText(words: readonly LinkedWord[], follow: (text: string) => void): HTMLElement {
  const shown = words.flatMap(({ text, link }): Child[] => [
    link ? h('span', { class: 'alink', role: 'link', tabindex: 0, onclick: () => follow(text) }, text) : text,
    ' ',
  ]);
  return h('p', { class: 'linked-text' }, shown);
}
