import type { AppApi } from '@androidworld/app-sdk';
import { packageName } from '../package-name.ts';
import { writeSharedIcs } from './export-events.ts';

/** Hands events to another app, as a file. */
export async function shareEvents(api: AppApi, ids: readonly number[]): Promise<void> {
  await writeSharedIcs(api, ids);
  await api.startChooser(
    {
      action: 'android.intent.action.SEND',
      type: 'text/calendar',
      extras: { 'android.intent.extra.STREAM': { uri: `content://${packageName}.provider/events/shared.ics` } },
    },
    'Share via',
  );
}
