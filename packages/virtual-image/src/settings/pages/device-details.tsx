import { useSystemApi } from '@androidworld/app-sdk/system';
import { Preference, PreferenceItems, useAsync, usePhoneState, useSetting } from '@androidworld/app-sdk/ui';
import type { SettingsPage } from '../page.ts';

export function useProperty(name: string): string {
  const api = useSystemApi();
  return useAsync(() => api.system.property(name), [name]).data ?? '';
}

/** The name others see of the phone, which a tap changes. */
export function DeviceName({ namespace, setting }: { namespace: 'global' | 'secure'; setting: string }) {
  const [name, setName] = useSetting(namespace, setting);
  return (
    <PreferenceItems
      items={[{ kind: 'edit', title: 'Device name', value: name ?? '', onChange: (text) => void setName(text) }]}
    />
  );
}

export const simStatusPage: SettingsPage = {
  fragment: 'com.android.settings.deviceinfo.simstatus.SimStatusDialogFragment',
  title: 'SIM status',
  entries: [],
  Content() {
    const { airplane, mobileData } = usePhoneState((state) => state.radios);
    return (
      <>
        <Preference title="Network" summary="T-Mobile" />
        <Preference title="Mobile network state" summary={mobileData && !airplane ? 'Connected' : 'Disconnected'} />
        <Preference title="Service state" summary={airplane ? 'Radio off' : 'In service'} />
        <Preference title="Mobile data network type" summary={airplane ? 'Unknown' : 'LTE'} />
      </>
    );
  },
};

export const modelPage: SettingsPage = {
  fragment: 'com.android.settings.deviceinfo.hardwareinfo.HardwareInfoFragment',
  title: 'Model',
  entries: [],
  Content() {
    return (
      <>
        <Preference title="Model" summary={useProperty('ro.product.model')} />
        <Preference title="Hardware version" summary={useProperty('ro.boot.hardware.revision')} />
      </>
    );
  },
};
