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
  /** Of the text in its view (gravity); default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Weight 700; default that of the text appearance. */
  bold?: boolean | undefined;
  /** Default: as wide as its text; as its place where it is aligned in it or clicked. */
  layoutWidth?: 'wrap_content' | 'match_parent' | undefined;
  children?: ComponentChildren;
}

// Lines are as high as Roboto's ascent and descent, each in whole pixels; before the first and after the last line there
// is room up to the font's top and bottom (includeFontPadding), for which the border stands. See FontMetricsInt in AOSP's
// Paint.java and the files of Roboto: 1900, 500, 2163 and 555 of 2048 units.
css`
.text {
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  line-height: calc(round(0.927734375em, 1PX) + round(0.244140625em, 1PX));
  border: 0 solid transparent;
  border-top-width: calc(round(up, 1.05615234375em, 1PX) - round(0.927734375em, 1PX));
  border-bottom-width: calc(round(up, 0.27099609375em, 1PX) - round(0.244140625em, 1PX));
}
.column-start > .text-wrap, .scroll > .text-wrap, .activity-content > .text-wrap { align-self: flex-start; }
.text-display { font-size: 2.25rem; }
.text-headline { font-size: 1.5rem; }
.text-title-large { font-size: 1.375rem; }
.text-title { font-size: 1rem; font-weight: 500; }
.text-title-small { font-size: 0.875rem; font-weight: 500; }
.text-body-large { font-size: 1rem; }
.text-body { font-size: 0.875rem; }
.text-body-small { font-size: 0.75rem; }
.text-label { font-size: 0.875rem; font-weight: 500; }
.text-label-small { font-size: 0.6875rem; font-weight: 500; }
.text-cut { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere; }
`;

/** A TextView; what accessibility reads is its content. */
export function TextView({
  textAppearance: look = 'body',
  color,
  lines,
  align,
  bold,
  layoutWidth,
  class: classes,
  style,
  ...props
}: TextViewProps) {
  const wraps =
    layoutWidth === undefined ? align === undefined && props.onClick === undefined : layoutWidth === 'wrap_content';
  return (
    <View
      className="android.widget.TextView"
      {...props}
      class={`text text-${look} ${lines === undefined ? '' : 'text-cut'} ${wraps ? 'text-wrap' : ''} ${classes ?? ''}`}
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
