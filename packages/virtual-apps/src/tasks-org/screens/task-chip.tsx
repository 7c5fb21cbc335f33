import { css, Glyph, glyphs, type IconSource, TextView, View } from '@androidworld/app-sdk/ui';

css`
.chip-box { display: inline-flex; align-items: center; }
.chip-face { display: flex; align-items: center; gap: 4px; height: 26px; box-sizing: border-box; padding: 0 16px 0 8px; border-radius: 13px; background: var(--chip); color: var(--on-surface-variant); }
.chip-face .icon { opacity: 0.7; }
.chip-role { position: absolute; left: 0; right: 0; top: 50%; height: 26px; margin-top: -13px; pointer-events: none; }
.chip-icon-only { padding: 0 8px; }
`;

interface TaskChipProps {
  label: string;
  icon: IconSource;
  /** Shown: both, the words alone, the picture alone. */
  look?: '0' | '1' | '2' | undefined;
  /** Height of what is tapped, in dp. */
  height?: number;
  onClick: () => void;
  onDelete?: (() => void) | undefined;
}

/** A Compose chip: a checkable node, in it the words and one of the class of a check box. */
export function TaskChip({ label, icon, look = '0', height = 48, onClick, onDelete }: TaskChipProps) {
  return (
    <View className="android.view.View" class="chip-box" style={{ height }} checked={false} onClick={onClick}>
      <span class={look === '2' ? 'chip-face chip-icon-only' : 'chip-face'}>
        {look !== '1' && <Glyph icon={icon} size={18} />}
        {look !== '2' && (
          <TextView textAppearance="body-small" lines={1}>
            {label}
          </TextView>
        )}
        {onDelete !== undefined && (
          <View className="android.view.View" contentDescription="Delete" onClick={onDelete}>
            <Glyph icon={glyphs.close} size={16} />
          </View>
        )}
      </span>
      <span class="chip-role" data-class="android.widget.CheckBox" />
    </View>
  );
}
