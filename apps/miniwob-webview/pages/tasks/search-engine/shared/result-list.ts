import { h } from '../../../runtime/dom.ts';
import type { Result } from './draw-results.ts';
import './results.css';

/** Results one below the other; a tap on a title chooses it. */
export function resultList(results: readonly Result[], choose: (result: Result) => void): HTMLElement[] {
  return results.map((result) => {
    const { title, url, description } = result;
    return h(
      'div',
      { class: 'result' },
      h('div', { class: 'result-title', role: 'link', tabindex: 0, onclick: () => choose(result) }, title),
      h('div', { class: 'result-url' }, url),
      h('div', {}, description),
    );
  });
}
