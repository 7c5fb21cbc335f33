import { Preference, PreferenceCategory, useApi } from '@androidworld/app-sdk/ui';
import { openPage } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';
import { DeviceName, modelPage, simStatusPage, useProperty } from './device-details.tsx';

export const aboutPage: SettingsPage = {
  fragment: 'com.android.settings.deviceinfo.aboutphone.MyDeviceInfoFragment',
  title: 'About emulated device',
  entries: ['Device name', 'Phone number', 'Model', 'Android version', 'Build number'],
  Content() {
    const api = useApi();
    const model = useProperty('ro.product.model');
    const build = useProperty('ro.build.display.id');
    const version = useProperty('ro.build.version.release');
    return (
      <>
        <PreferenceCategory title="Basic info" />
        <DeviceName namespace="global" setting="device_name" />
        <Preference title="Phone number" summary="(650) 555-1212" />
        <PreferenceCategory title="Device details" />
        <Preference title="SIM status" summary="T-Mobile" onClick={() => void openPage(api, simStatusPage)} />
        <Preference title="Model" summary={model} onClick={() => void openPage(api, modelPage)} />
        <Preference title="Android version" summary={version} onClick={() => void openPage(api, androidVersionPage)} />
        <Preference
          title="Build number"
          summary={build}
          onClick={() => void api.toast('No need, you are already a developer.')}
        />
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
