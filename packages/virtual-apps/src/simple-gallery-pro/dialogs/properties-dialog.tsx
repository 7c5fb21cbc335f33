import { DateFormat } from '@androidworld/app-sdk';
import {
  AlertDialog,
  css,
  LinearLayout,
  TextView,
  useApi,
  useLive,
  usePhoneClock,
  View,
} from '@androidworld/app-sdk/ui';
import { type Medium, sizeText } from '../store/media.ts';
import { pictureSize } from '../store/picture-size.ts';
import { withoutExif } from '../store/without-exif.ts';

css`
.property { margin: 0 0 16px -4px; }
.property:last-child { margin-bottom: 0; }
`;

interface PropertiesDialogProps {
  media: readonly Medium[];
  onClose: () => void;
}

export function PropertiesDialog({ media, onClose }: PropertiesDialogProps) {
  const api = useApi();
  const { zone } = usePhoneClock();
  const [only] = media;
  const isOne = media.length === 1 && only !== undefined;
  const { data: pixels } = useLive(
    async (api) => (isOne ? (pictureSize(await api.files.read(only.path)) ?? null) : null),
    {},
    [only?.path],
  );
  const removeExif = async ({ path }: Medium) => {
    await api.files.write(path, withoutExif(await api.files.read(path)));
    await api.toast('EXIF values removed successfully');
    onClose();
  };
  const size = sizeText(media.reduce((sum, each) => sum + each.size, 0));
  const properties: readonly (readonly [string, string])[] = isOne
    ? [
        ['Name', only.name],
        ['Path', only.folder],
        ['Size', size],
        ...(pixels == null ? [] : [['Resolution', resolution(pixels)] as const]),
        ['Last modified', DateFormat.format('dd.MM.yyyy, HH:mm', only.modifiedMs, zone)],
      ]
    : [
        ['Items selected', String(media.length)],
        ['Size', size],
      ];
  return (
    <AlertDialog
      title="Properties"
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: onClose }}
      {...(isOne ? { neutral: { label: 'Remove EXIF', onClick: () => void removeExif(only) } } : {})}
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

/** `500 x 500 (0.3MP)`. */
function resolution({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${width} x ${height} (${((width * height) / 1_000_000).toFixed(1)}MP)`;
}
