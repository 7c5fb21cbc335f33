import { Button, EditText, LinearLayout, Spinner, TextView, useActivity } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { PageScope, SettingsRow } from '../page.ts';

const securities = ['None', 'Enhanced Open', 'WPA/WPA2-Personal', 'WPA3-Personal'];

/** The form of a network that does not tell its name; there is none in this phone's air. */
export const addNetworkForm: SettingsRow = {
  kind: 'custom',
  key: 'form',
  content: (scope) => <AddNetwork scope={scope} />,
};

function AddNetwork({ scope }: { scope: PageScope }) {
  const { finish } = useActivity();
  const [ssid, setSsid] = useState('');
  const [security, setSecurity] = useState(0);
  return (
    <LinearLayout orientation="vertical" padding={[16, 24]} gap={16}>
      <TextView id="ssid_text">Network name</TextView>
      <EditText id="ssid" hint="Enter the SSID" value={ssid} onChange={setSsid} />
      <TextView>Security</TextView>
      <Spinner id="security" items={securities} selected={security} onSelect={setSecurity} />
      <LinearLayout justify="end" gap={8}>
        <Button variant="text" id="android:id/button2" onClick={() => void finish()}>
          Cancel
        </Button>
        <Button
          variant="text"
          id="android:id/button1"
          enabled={ssid !== ''}
          onClick={() => void scope.api.toast('Failed to save network')}
        >
          Save
        </Button>
      </LinearLayout>
    </LinearLayout>
  );
}
