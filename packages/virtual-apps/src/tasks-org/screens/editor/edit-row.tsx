import { css, Divider, Glyph, View } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

css`
.edit-row { position: relative; display: flex; min-height: 64.4px; padding-left: 72px; }
.edit-row > .edit-icon { position: absolute; left: 16px; top: 20px; color: var(--on-surface-variant); }
.edit-text { margin: 20px 16px 20px 0; }
.edit-big { font-size: 1.125rem; }
.edit-pale { color: var(--on-surface-variant); }
.edit-late { color: var(--overdue); }
/* Compose says of rows without an action that they are disabled; they do not look so. */
.edit-static.disabled { opacity: 1; }
.edit-static.disabled > * { pointer-events: auto; }
.edit-divider { margin: 0; background: var(--line); height: 1px; }
`;

interface EditRowProps {
  icon: string;
  /** Rows that are still views have two nodes around what is clicked. */
  kind?: 'compose' | 'view';
  onClick?: (() => void) | undefined;
  /** dp, where it is not that of a line of text. */
  height?: number;
  children: ComponentChildren;
}

/** A row of the editor: an icon, and what it says. */
export function EditRow({ icon, kind = 'compose', onClick, height, children }: EditRowProps) {
  const row = (
    <View
      className="android.view.View"
      class={onClick === undefined ? 'edit-row edit-static' : 'edit-row'}
      style={height === undefined ? undefined : { height }}
      {...(onClick === undefined ? { enabled: false, focusable: false, semantics: { clickable: true } } : { onClick })}
    >
      <span class="edit-icon">
        <Glyph icon={icon} />
      </span>
      {children}
    </View>
  );
  return (
    <>
      {kind === 'compose' ? (
        row
      ) : (
        <View>
          <View className="android.view.View">{row}</View>
        </View>
      )}
      <Divider />
    </>
  );
}
