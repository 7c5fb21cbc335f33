import { AlertDialog, ConfirmDialog, css, TextView, useApi, useLive, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { blacklistSources, clearBlacklist, listBlacklist, removeFromBlacklist } from '../../store/blacklist.ts';

css`
.blacklist-row { padding: 12px 24px; }
`;

/** The files and folders whose songs are left out; a tap on one asks whether they come back. */
export function BlacklistDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const places = useLive(listBlacklist, blacklistSources).data;
  const [asked, setAsked] = useState<string | 'all' | null>(null);
  if (asked !== null)
    return (
      <ConfirmDialog
        title={asked === 'all' ? 'Clear blacklist' : 'Remove from blacklist'}
        message={asked === 'all' ? 'Take everything from the blacklist?' : `Take ${asked} from the blacklist?`}
        confirm={asked === 'all' ? 'Clear' : 'Remove'}
        onConfirm={() => void (asked === 'all' ? clearBlacklist(api) : removeFromBlacklist(api, asked))}
        onClose={() => setAsked(null)}
      />
    );
  return (
    <AlertDialog
      title="Blacklist"
      flush
      onDismiss={onClose}
      neutral={{ label: 'Clear', enabled: (places?.length ?? 0) > 0, onClick: () => setAsked('all') }}
      positive={{ label: 'Done', onClick: onClose }}
    >
      {places?.map((path) => (
        <View
          key={path}
          id="android:id/text1"
          className="android.widget.TextView"
          class="blacklist-row"
          onClick={() => setAsked(path)}
        >
          {path}
        </View>
      ))}
      {places?.length === 0 && <TextView class="blacklist-row">Nothing is left out</TextView>}
    </AlertDialog>
  );
}
