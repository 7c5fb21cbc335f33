import type { AppApi } from '@androidworld/app-sdk';
import { AlertDialog, css, RadioButton, useApi } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { preferences } from '../store/preferences.ts';
import { useTracker } from '../use-tracker.ts';
import { exportTracks } from './export-tracks.ts';
import { type ExportFormat, exportFormats } from './formats.ts';
import { dashboard, mapFormats } from './map-formats.ts';

css`
.map-format { display: flex; }
`;

interface HandOver {
  share(ids: readonly number[]): void;
  /** Asks how the first time. */
  showOnMap(ids: readonly number[]): void;
  readonly dialog: ComponentChildren;
}

/** Gives tracks to other apps. */
export function useHandOver(): HandOver {
  const api = useApi();
  const { exportFormat, showOnMapFormat } = useTracker();
  const [asking, setAsking] = useState<readonly number[] | null>(null);
  return {
    share: (ids) => void shareTracks(api, ids, exportFormat),
    showOnMap: (ids) => (showOnMapFormat === 'ASK' ? setAsking(ids) : void showOnMap(api, ids, showOnMapFormat)),
    dialog: asking !== null && (
      <MapFormatDialog
        onChoose={(format, isAlways) => {
          if (isAlways) void preferences.put(api, { showOnMapFormat: format });
          void showOnMap(api, asking, format);
        }}
        onClose={() => setAsking(null)}
      />
    ),
  };
}

function MapFormatDialog(props: { onChoose: (format: string, isAlways: boolean) => void; onClose: () => void }) {
  const [chosen, setChosen] = useState<string>(dashboard);
  const choose = (isAlways: boolean) => {
    props.onClose();
    props.onChoose(chosen, isAlways);
  };
  return (
    <AlertDialog
      title={'Select "show on map" behavior'}
      neutral={{ label: 'Always', onClick: () => choose(true) }}
      negative={{ label: 'Cancel', onClick: props.onClose }}
      positive={{ label: 'OK', onClick: () => choose(false) }}
      onDismiss={props.onClose}
    >
      {mapFormats.map(({ value, label }) => (
        <RadioButton key={value} class="map-format" checked={value === chosen} onChange={() => setChosen(value)}>
          {label}
        </RadioButton>
      ))}
    </AlertDialog>
  );
}

/** Where other apps may read: the app's own folder on the shared storage. */
const sharedFolder = '/storage/emulated/0/Android/data/de.dennisguse.opentracks/cache';

const fileUri = (path: string) => `file://${path.split('/').map(encodeURIComponent).join('/')}`;

async function shareTracks(api: AppApi, ids: readonly number[], format: ExportFormat): Promise<void> {
  const files = await exportTracks(api, { ids, folder: sharedFolder, format });
  await api.startChooser({
    action: 'android.intent.action.SEND_MULTIPLE',
    type: exportFormats[format].mimeType,
    extras: {
      'android.intent.extra.STREAM': files.map(fileUri),
      'android.intent.extra.SUBJECT': 'I would like to share a track with you',
    },
  });
}

async function showOnMap(api: AppApi, ids: readonly number[], format: string): Promise<void> {
  const known = Object.keys(exportFormats).find((name): name is ExportFormat => name === format);
  if (known === undefined) {
    return api.toast('No application supporting OpenTracks Dashboard API installed.');
  }
  const [file] = await exportTracks(api, { ids, folder: sharedFolder, format: known });
  if (file === undefined) return;
  const intent = { action: 'android.intent.action.VIEW', data: fileUri(file), type: exportFormats[known].mimeType };
  await api.startChooser(intent, 'Open as …');
}
