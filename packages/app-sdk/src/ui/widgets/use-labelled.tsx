import type { ComponentChildren } from 'preact';
import { useScope } from '../../runtime/activity-context.ts';
import { toolkitOf } from '../theme/app-theme.ts';
import { css } from '../theme/css.ts';
import { composeClass, hasViews } from '../theme/toolkit-semantics.ts';

css`
.role-node { position: absolute; inset: 0; pointer-events: none; }
`;

/**
 * The class of a widget with a label or a described picture in it, and that content as its toolkit tells it. A view has
 * both itself; in React Native a label is a text within. Compose makes a node of each part: a plain one that is clicked,
 * and in it the content and, last, one that has the class of the role.
 *
 * @see `SemanticsNode.emitFakeNodes()` of androidx.compose.ui
 */
export function useLabelled(
  role: string,
  { label, picture }: { readonly label?: ComponentChildren; readonly picture?: string | undefined },
): {
  readonly className: string;
  readonly contentDescription: string | undefined;
  readonly content: ComponentChildren;
} {
  const toolkit = toolkitOf(useScope().theme);
  if (hasViews(toolkit)) return { className: role, contentDescription: picture, content: label };
  const text = typeof label === 'string' ? <span data-class="android.widget.TextView">{label}</span> : label;
  const hasContent = label !== undefined || picture !== undefined;
  if (toolkit === 'react-native' || !hasContent) return { className: role, contentDescription: picture, content: text };
  return {
    className: 'android.view.View',
    contentDescription: undefined,
    content: (
      <>
        {picture !== undefined && <span class="role-node" data-class="android.view.View" data-desc={picture} />}
        {text}
        <span class="role-node" data-class={composeClass(role)} />
      </>
    ),
  };
}
