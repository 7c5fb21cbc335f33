import { Icon, type IconSource, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

interface RowProps {
  title: string;
  description?: string | undefined;
  icon?: IconSource | undefined;
  iconColor?: string | undefined;
  titleId?: string | undefined;
  descriptionId?: string | undefined;
  /** Default true. */
  enabled?: boolean | undefined;
  onClick?: (() => void) | undefined;
  onLongClick?: (() => void) | undefined;
  /** At the end of the row. */
  children?: ComponentChildren;
}

/** A row of the app's lists and sheets: icon, title and a line below. */
export function Row(props: RowProps) {
  const { title, description, icon, iconColor, titleId = 'title', descriptionId = 'description' } = props;
  const { enabled = true, children } = props;
  return (
    <LinearLayout
      class={enabled ? 'osm-row' : 'osm-row osm-row-off'}
      enabled={enabled}
      onClick={props.onClick}
      onLongClick={props.onLongClick}
    >
      {icon !== undefined && (
        <Icon id="icon" icon={icon} class="osm-row-icon" {...(iconColor === undefined ? {} : { color: iconColor })} />
      )}
      <div class="osm-row-texts">
        <TextView id={titleId} class={`osm-row-title ${description ? '' : 'osm-row-wide'}`}>
          {title}
        </TextView>
        {description !== undefined && description !== '' && (
          <TextView id={descriptionId} class="osm-muted">
            {description}
          </TextView>
        )}
      </div>
      {children}
    </LinearLayout>
  );
}
