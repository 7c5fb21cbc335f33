import { boundsText, flagsOf, sizeText } from './describe-node.ts';
import { element } from './element.ts';
import type { FoundNode } from './node-at.ts';
import { callOn } from './selector-of.ts';

/** All about one node, and how a solution names it: a click copies that. */
export function showDetails(
  into: HTMLElement,
  { node, window }: FoundNode,
  copy: (text: string, button: HTMLElement) => void,
): void {
  const call = callOn(node, window.root);
  const code = element('button', { type: 'button', class: 'selector', title: 'Copy' }, [call]);
  code.addEventListener('click', () => copy(call, code));
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['class', node.className],
    ['id', node.resourceId],
    ['text', node.text],
    ['description', node.contentDescription],
    ['hint', node.hint],
    ['bounds', `${boundsText(node)}  ${sizeText(node)}`],
    ['package', node.packageName],
  ];
  const rows = facts.flatMap(([name, value]) =>
    value === undefined || value === ''
      ? []
      : [element('dt', {}, [name]), element('dd', { class: `fact-${name}` }, [value])],
  );
  const flags = flagsOf(node).map((flag) => element('span', { class: 'flag' }, [flag]));
  const behind = window.active ? [] : [element('p', { class: 'behind' }, ['Not in the active window'])];
  into.replaceChildren(code, element('dl', {}, rows), element('p', { class: 'flags' }, flags), ...behind);
}
