import type { UiElement } from '@androidworld/core';
import { shorten } from '@androidworld/core/internals';

/**
 * An element in a few words, as in the paper's prompt: `"Save" button`, `a "Name" text box that is empty`.
 *
 * @param inside the texts inside it, for one that has no words of its own
 */
export function describeElement(element: UiElement, inside = ''): string {
  const kind = (element.className ?? '').split('.').at(-1)?.toLowerCase() ?? '';
  if (kind.includes('radiobutton')) return withState(element, inside, 'radio button', 'selected');
  if (kind.includes('checkbox')) return withState(element, inside, 'checkbox', 'checked');
  if (kind.includes('switch')) return withState(element, inside, 'switch', 'checked');
  if (element.editable) return textBox(element);
  const name = kind.includes('button') ? 'button' : kind.includes('image') ? 'image' : plainName(element);
  return `${typed(element, inside, name)}${element.checkable ? stateOf(element, 'checked') : ''}`;
}

/** What an element is called by its own words; a resource id is no words. */
export function labelOf({ text, contentDescription, hintText, tooltipText }: UiElement): string | undefined {
  return text ?? contentDescription ?? hintText ?? tooltipText;
}

function typed(element: UiElement, inside: string, name: string): string {
  const label = labelOf(element) ?? (inside === '' ? element.resourceId : inside);
  return label === undefined ? name : `${quote(label)} ${name}`;
}

function plainName({ scrollable }: UiElement): string {
  return scrollable ? 'scrollable area' : 'icon';
}

function withState(element: UiElement, inside: string, name: string, state: string): string {
  const { text = inside || undefined, hintText, contentDescription } = element;
  const label = hintText ?? contentDescription;
  const what =
    text === undefined
      ? `a ${label === undefined ? '' : `${quote(label)} `}${name}`
      : `a ${name} with the text ${quote(text)}`;
  return `${what}${stateOf(element, state)}`;
}

function stateOf({ checked }: UiElement, state: string): string {
  return ` that is ${checked ? '' : 'not '}${state}`;
}

function textBox({ text, hintText, contentDescription }: UiElement): string {
  const label = hintText ?? contentDescription;
  const what = `a ${label === undefined ? '' : `${quote(label)} `}text box`;
  return text === undefined ? `${what} that is empty` : `${what} with the text ${quote(text)}`;
}

/** A page of a book in one element is seen on the screenshot; here it would hide the other choices. */
const longestQuote = 200;

/** One line, whatever is in it. */
function quote(text: string): string {
  return JSON.stringify(shorten(text, longestQuote));
}
