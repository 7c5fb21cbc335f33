import {
  css,
  EditText,
  type EditTextProps,
  FrameLayout,
  Glyph,
  type IconSource,
  LinearLayout,
  View,
} from '@androidworld/app-sdk/ui';

css`
.outlined-field { padding: 0 16px; margin-bottom: 16px; }
.outlined-frame { position: relative; flex: 1; min-width: 0; display: flex; }
.outlined-frame .field { flex: 1; }
.outlined-frame .field-input { padding-left: 52px; }
.outlined-frame .field-label { left: 52px; }
.outlined-frame .field-label-up { left: 12px; }
.outlined-icon { position: absolute; left: 0; top: 5.72px; height: 56px; width: 52px; pointer-events: none; }
.outlined-end { left: auto; right: 0; }
.outlined-image { width: 48px; height: 48px; display: grid; place-items: center; color: var(--on-surface-variant); }
`;

interface OutlinedFieldProps extends EditTextProps {
  icon: IconSource;
  endIcon?: IconSource;
}

/** A TextInputLayout with an icon before its text, which is not clickable, and one after it. */
export function OutlinedField({ icon, endIcon, ...field }: OutlinedFieldProps) {
  return (
    <LinearLayout orientation="vertical" align="stretch" class="outlined-field">
      <FrameLayout class="outlined-frame">
        <EditText {...field} variant="outlined" />
        <LinearLayout class="outlined-icon">
          <IconImage id="text_input_start_icon" icon={icon} />
        </LinearLayout>
        {endIcon !== undefined && (
          <LinearLayout class="outlined-icon outlined-end">
            <FrameLayout>
              <IconImage id="text_input_end_icon" icon={endIcon} />
            </FrameLayout>
          </LinearLayout>
        )}
      </FrameLayout>
    </LinearLayout>
  );
}

/** Tells nothing and does nothing of its own: taps go to the field. */
function IconImage({ id, icon }: { id: string; icon: IconSource }) {
  return (
    <View id={id} className="android.widget.ImageButton" class="outlined-image">
      <Glyph icon={icon} />
    </View>
  );
}
