import { AlertDialog, css, type DialogButton, LinearLayout, TextView, View } from '@androidworld/app-sdk/ui';

css`
.property { margin: 0 0 16px -4px; }
.property:last-child { margin-bottom: 0; }
`;

interface PropertyListDialogProps {
  properties: readonly (readonly [label: string, value: string])[];
  neutral?: DialogButton | undefined;
  onClose: () => void;
}

/** What files and folders are, entry by entry. */
export function PropertyListDialog({ properties, neutral, onClose }: PropertyListDialogProps) {
  return (
    <AlertDialog
      title="Properties"
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: onClose }}
      {...(neutral === undefined ? {} : { neutral })}
    >
      <View id="properties_scrollview" className="android.widget.ScrollView">
        <LinearLayout id="properties_holder" orientation="vertical" align="stretch">
          {properties.map(([label, value]) => (
            <LinearLayout key={label} id="property_holder" orientation="vertical" align="start" class="property">
              <TextView id="property_label" color="muted">
                {label}
              </TextView>
              <TextView id="property_value" textAppearance="body-large">
                {value}
              </TextView>
            </LinearLayout>
          ))}
        </LinearLayout>
      </View>
    </AlertDialog>
  );
}
