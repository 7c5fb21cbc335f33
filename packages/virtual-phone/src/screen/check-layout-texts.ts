import type { PageNode } from './protocol.ts';

/** Classes that lay out others: `LinearLayout`, `android.view.ViewGroup`, … A view of Compose (`android.view.View`) is none. */
const LAYOUT =
  /(ViewGroup|Layout|LayoutCompat|ScrollView|RecyclerView|ListView|GridView|ViewPager\d?|CardView|RadioGroup)$/;

/**
 * On Android a layout has no text of its own: what is written in one stands in a TextView. For tests and development.
 *
 * @throws naming each layout of the tree that has one
 */
export function checkLayoutTexts(root: PageNode): void {
  const problem = findLayoutTexts(root);
  if (problem !== undefined) throw new Error(problem);
}

/** The same as a sentence; undefined when there is none. */
export function findLayoutTexts(root: PageNode): string | undefined {
  const wrong = layoutsWithText(root);
  if (wrong.length === 0) return undefined;
  const lines = wrong.map(
    ({ className, resourceId, text }) => `  ${className} ${resourceId ?? '(no id)'}: ${JSON.stringify(text)}`,
  );
  return `Layouts have no text on Android. Put it in a TextView, or say with className what the real app has there:\n${lines.join('\n')}`;
}

function layoutsWithText(node: PageNode): PageNode[] {
  const inChildren = node.children.flatMap(layoutsWithText);
  return node.text !== undefined && LAYOUT.test(node.className) ? [node, ...inChildren] : inChildren;
}
