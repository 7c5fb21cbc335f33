import { css, Icon, type IconSource, TextView, View } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

// Places and heights are those of the device at 420 dpi.
css`
.cal-editor { display: flex; flex-direction: column; position: relative; }
.cal-editor .field-input { font-size: 1.0625rem; line-height: 53PX; height: 116PX; padding: 26PX 10PX; }
.cal-editor textarea.field-input { height: auto; padding: 30PX 10PX 30PX; }
.cal-editor .focused textarea.field-input { padding-bottom: 28PX; }
.cal-editor-field { margin: 16px 16px 0; }
.cal-editor-row { position: relative; display: flex; flex-direction: column; margin-top: 8px; }
.cal-editor-image { position: absolute; left: 32PX; top: 0; width: 116PX; box-sizing: border-box; padding: 0 27PX; color: var(--on-surface); opacity: 0.8; }
.cal-editor-divider { height: 2PX; flex-shrink: 0; background: var(--outline-variant); }
.cal-editor-text { font-size: 1.0625rem; border-width: 0; box-sizing: border-box; line-height: 61PX; }
.cal-editor-tall { padding: 42PX 42PX 42PX 0; }
.cal-editor-low { padding: 32PX 42PX 32PX 0; }
.cal-editor-pale { opacity: 0.5; }
`;

/** A line between parts of the editor. */
export function EditorDivider({ id, gap = 21 }: { id: string; gap?: number }) {
  return (
    <View id={id} className="android.widget.ImageView" class="cal-editor-divider" style={{ marginTop: `${gap}PX` }} />
  );
}

export interface EditorSectionProps {
  imageId: string;
  icon: IconSource;
  /** Pixels of the image, as high as the first row. */
  imageHeight: number;
  children: ComponentChildren;
}

/** Rows with one picture before the first. */
export function EditorSection({ imageId, icon, imageHeight, children }: EditorSectionProps) {
  return (
    <div class="cal-editor-row">
      <Icon id={imageId} icon={icon} class="cal-editor-image" style={{ width: '116PX', height: `${imageHeight}PX` }} />
      {children}
    </div>
  );
}

export interface EditorTextProps {
  id: string;
  children: string;
  /** 145 pixels instead of 125. */
  isTall?: boolean;
  isPale?: boolean;
  color?: string | undefined;
  onClick: () => void;
}

/** A row that is one text, tapped to change it. */
export function EditorText({ id, children, isTall = false, isPale = false, color, onClick }: EditorTextProps) {
  const look = ['cal-editor-text', isTall ? 'cal-editor-tall' : 'cal-editor-low', isPale && 'cal-editor-pale'];
  return (
    <TextView
      id={id}
      class={look.filter(Boolean).join(' ')}
      color={color}
      style={{ marginLeft: '159PX' }}
      onClick={onClick}
    >
      {children}
    </TextView>
  );
}
