import { DateFormat } from '@androidworld/app-sdk';
import { useApi, useLive, usePhoneClock } from '@androidworld/app-sdk/ui';
import { type Medium, sizeText } from '../store/media.ts';
import { pictureSize } from '../store/picture-size.ts';
import { withoutExif } from '../store/without-exif.ts';
import { PropertyListDialog } from './property-list-dialog.tsx';

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
  const neutral = isOne ? { label: 'Remove EXIF', onClick: () => void removeExif(only) } : undefined;
  return <PropertyListDialog properties={properties} neutral={neutral} onClose={onClose} />;
}

/** `500 x 500 (0.3MP)`. */
function resolution({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${width} x ${height} (${((width * height) / 1_000_000).toFixed(1)}MP)`;
}
