import { useSystemApi } from '@androidworld/app-sdk/system';
import { Preference, PreferenceCategory, useAsync } from '@androidworld/app-sdk/ui';
import { openPage } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';

export const aboutPage: SettingsPage = {
  fragment: 'com.android.settings.deviceinfo.aboutphone.MyDeviceInfoFragment',
  title: 'About emulated device',
  entries: ['Device name', 'Phone number', 'Model', 'Android version', 'Build number'],
  Content() {
    const api = useSystemApi();
    const model = useProperty('ro.product.model');
    const build = useProperty('ro.build.display.id');
    const version = useProperty('ro.build.version.release');
    const name = useAsync(() => api.settings.get('global', 'device_name'), []);
    return (
      <>
        <PreferenceCategory title="Basic info" />
        <Preference title="Device name" summary={name.data ?? model} />
        <Preference title="Phone number" summary="(650) 555-1212" />
        <PreferenceCategory title="Device details" />
        <Preference title="SIM status" summary="T-Mobile" />
        <Preference title="Model" summary={model} />
        <Preference title="Android version" summary={version} onClick={() => void openPage(api, androidVersionPage)} />
        <Preference title="Build number" summary={build} />
      </>
    );
  },
};

export const androidVersionPage: SettingsPage = {
  fragment: 'com.android.settings.deviceinfo.firmwareversion.FirmwareVersionSettings',
  title: 'Android version',
  entries: [],
  Content() {
    return (
      <>
        <Preference title="Android version" summary={useProperty('ro.build.version.release')} />
        <Preference title="Android security update" summary={useProperty('ro.build.version.security_patch')} />
        <Preference title="Build number" summary={useProperty('ro.build.display.id')} />
      </>
    );
  },
};

function useProperty(name: string): string {
  const api = useSystemApi();
  return useAsync(() => api.system.property(name), [name]).data ?? '';
}
