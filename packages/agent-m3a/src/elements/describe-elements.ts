import { shorten } from '@androidworld/core/internals';
import type { ShownElement } from './shown-elements.ts';

/**
 * The list of elements as models read it: one line of JSON each, its number first. What is absent, false or usual is
 * left out.
 *
 * @param detail `marks` goes with a picture; `full` stands in for one and adds type, id and place
 */
export function describeElements(shown: readonly ShownElement[], detail: 'marks' | 'full'): string {
  if (shown.length === 0) return '(no elements are known of this screen)';
  return shown.map((each) => `${each.element.index}: ${JSON.stringify(describe(each, detail))}`).join('\n');
}

/** Longer texts are cut: a page of a book would push all else out of a prompt. */
const longestText = 1_000;

function describe({ element, box, clickable, longClickable }: ShownElement, detail: 'marks' | 'full'): object {
  const { className, resourceId } = element;
  const full = detail === 'full';
  return {
    ...(full && className !== undefined && { type: lastPart(className, '.') }),
    ...words('text', element.text),
    ...(element.contentDescription !== element.text && words('description', element.contentDescription)),
    ...words('hint', element.hintText),
    ...words('tooltip', element.tooltipText),
    ...(full && resourceId !== undefined && { id: lastPart(resourceId, '/') }),
    ...(clickable && { clickable }),
    ...(longClickable && { long_clickable: true }),
    ...(element.editable && { editable: true }),
    ...(element.scrollable && { scrollable: true }),
    ...(element.focused && { focused: true }),
    ...(element.selected && { selected: true }),
    ...((element.checkable || element.checked) && { checked: element.checked }),
    ...(element.password && { password: true }),
    ...(!element.enabled && { enabled: false }),
    ...(full && box && { box: [box.left, box.top, box.right, box.bottom] }),
  };
}

function words(name: string, text: string | undefined): object {
  if (text === undefined) return {};
  return { [name]: shorten(text, longestText) };
}

/** `Button` of `android.widget.Button`. */
function lastPart(name: string, separator: string): string {
  return name.slice(name.lastIndexOf(separator) + 1);
}
