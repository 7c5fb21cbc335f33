import type { ComponentChildren } from 'preact';
import { css } from '../theme/css.ts';
import { View, type ViewProps } from './view.tsx';

/** Material 3 type scale. */
export type TextAppearance =
  | 'display'
  | 'headline'
  | 'title-large'
  | 'title'
  | 'title-small'
  | 'body-large'
  | 'body'
  | 'body-small'
  | 'label'
  | 'label-small';

export interface TextViewProps extends ViewProps {
  /** Default `body`. */
  textAppearance?: TextAppearance | undefined;
  /** CSS colour; `muted` is the theme's weaker text colour. */
  color?: string | undefined;
  /** Lines shown before the rest is cut with an ellipsis. */
  lines?: number | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  bold?: boolean | undefined;
  children?: ComponentChildren;
}

css`
.text { overflow-wrap: anywhere; white-space: pre-wrap; }
.text-display { font-size: 2.25rem; line-height: 2.75rem; }
.text-headline { font-size: 1.5rem; line-height: 2rem; }
.text-title-large { font-size: 1.375rem; line-height: 1.75rem; }
.text-title { font-size: 1rem; line-height: 1.5rem; font-weight: 500; }
.text-title-small { font-size: 0.875rem; line-height: 1.25rem; font-weight: 500; }
.text-body-large { font-size: 1rem; line-height: 1.5rem; }
.text-body { font-size: 0.875rem; line-height: 1.25rem; }
.text-body-small { font-size: 0.75rem; line-height: 1rem; }
.text-label { font-size: 0.875rem; line-height: 1.25rem; font-weight: 500; }
.text-label-small { font-size: 0.6875rem; line-height: 1rem; font-weight: 500; }
.text-cut { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere; }
`;

export function TextView({
  textAppearance: look = 'body',
  color,
  lines,
  align,
  bold,
  class: classes,
  style,
  ...props
}: TextViewProps) {
  return (
    <View
      className="android.widget.TextView"
      {...props}
      class={`text text-${look} ${lines === undefined ? '' : 'text-cut'} ${classes ?? ''}`}
      style={{
        ...(color === undefined ? {} : { color: color === 'muted' ? 'var(--on-surface-variant)' : color }),
        ...(lines === undefined ? {} : { WebkitLineClamp: lines }),
        ...(align === undefined ? {} : { textAlign: align }),
        ...(bold ? { fontWeight: 700 } : {}),
        ...style,
      }}
    />
  );
}
