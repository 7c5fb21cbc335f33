import type { Scene } from '../../../runtime/define-page.ts';
import { h } from '../../../runtime/dom.ts';
import { submitButton } from '../../../widgets/submit-button.ts';
import { markByFinger } from './mark-by-finger.ts';
import './highlight-form.css';

/** What is shown, and which of it is to be selected. */
export interface HighlightProblem {
  paragraphs: string[];
  /** Index of the paragraph. */
  target: number;
  /** Whether Submit stands above the text. */
  submitFirst: boolean;
}

/** Paragraphs and Submit: right when exactly the target is selected, white space aside. */
export function highlightForm({ paragraphs, target, submitFirst }: HighlightProblem, { area, judge }: Scene): void {
  const text = h(
    'div',
    { class: 'highlight-text' },
    paragraphs.map((paragraph, index) => h('p', { id: `p${index + 1}` }, paragraph)),
  );
  markByFinger(text);
  const button = submitButton(() => {
    judge(withoutSpace(String(getSelection() ?? '')) === withoutSpace(paragraphs[target] ?? ''));
  });
  // Pressing a button takes the selection away in some browsers.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  area.append(...(submitFirst ? [button, text] : [text, button]));
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}
