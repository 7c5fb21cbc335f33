import type { ComponentChildren } from 'preact';
import { css } from '../theme/css.ts';
import { Icon, type IconSource } from './icon.tsx';
import { LinearLayout } from './layouts.tsx';
import { TextView } from './text-view.tsx';
import type { ViewProps } from './view.tsx';

/** Of a row with texts, an icon and a widget. */
export interface ListItemProps extends Omit<ViewProps, 'children'> {
  /** Main text, two lines at most. */
  title: string;
  /** Small, above the title. */
  overline?: string | undefined;
  /** Below the title. */
  summary?: string | undefined;
  /** At the start: an icon, or any widget (a RadioButton, an Avatar, …). */
  icon?: IconSource | undefined;
  /** After the icon, or in its place. */
  leading?: ComponentChildren;
  /** At the end: text, or any widget (a Switch, an IconButton, …). */
  trailing?: ComponentChildren;
  /** Lines of the summary; default 2. */
  summaryLines?: number | undefined;
  /** Resource name of the title's TextView; default `android:id/title`. */
  titleId?: string | undefined;
  /** Resource name of the summary's TextView; default `android:id/summary`. */
  summaryId?: string | undefined;
}

css`
.list-item { min-height: 56px; padding: 8px 16px; gap: 16px; }
.list-item-summed { min-height: 72px; }
.list-item-title { font-size: 1rem; }
.list-item.selected { background: var(--secondary-container); }
.list-item-icon { color: var(--on-surface-variant); }
`;

/** A row of a list: texts, with something before and after them. */
export function ListItem(props: ListItemProps) {
  const { title, overline, summary, icon, leading, trailing, summaryLines = 2, titleId, summaryId, ...view } = props;
  const look = ['list-item', summary !== undefined && 'list-item-summed', props.selected && 'selected', props.class];
  return (
    <LinearLayout {...view} class={look.filter(Boolean).join(' ')}>
      {icon !== undefined && <Icon icon={icon} id="android:id/icon" class="list-item-icon" />}
      {leading}
      <LinearLayout orientation="vertical" className="android.widget.RelativeLayout" weight={1}>
        {overline !== undefined && (
          <TextView textAppearance="label-small" color="muted">
            {overline}
          </TextView>
        )}
        <TextView id={titleId ?? 'android:id/title'} class="list-item-title" lines={2}>
          {title}
        </TextView>
        {summary !== undefined && (
          <TextView id={summaryId ?? 'android:id/summary'} textAppearance="body" color="muted" lines={summaryLines}>
            {summary}
          </TextView>
        )}
      </LinearLayout>
      {typeof trailing === 'string' ? (
        <TextView textAppearance="label-small" color="muted">
          {trailing}
        </TextView>
      ) : (
        trailing
      )}
    </LinearLayout>
  );
}
