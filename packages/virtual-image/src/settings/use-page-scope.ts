import type { SettingsNamespace } from '@androidworld/app-sdk';
import { useSystemApi } from '@androidworld/app-sdk/system';
import { useLifecycle, usePhoneEvent, usePhoneState } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { openDestination } from './open-page.ts';
import type { PageScope, SettingKey } from './page.ts';
import { useLiveValues } from './use-live-values.ts';

const settingPrefix = 'setting/';

/** What the rows of a page are drawn from. */
export function usePageScope(arg: string | undefined): PageScope {
  const api = useSystemApi();
  const phone = usePhoneState((state) => state);
  const values = useLiveValues();
  const [state, setState] = useState<PageScope['state']>({});
  const refresh = () => values.forget((name) => !name.startsWith(settingPrefix));
  usePhoneEvent('setting', ({ namespace, key }) =>
    values.forget((name) => name === `${settingPrefix}${namespace}/${key}`),
  );
  usePhoneEvent('packages', refresh);
  useLifecycle({ onResume: refresh });
  return {
    api,
    phone,
    arg,
    setting: (key) => values.read(settingPrefix + key, () => api.settings.get(...splitKey(key))),
    put: (key, value) => void api.settings.put(...splitKey(key), value),
    property: (name) => values.read(`property/${name}`, () => api.system.property(name)) ?? '',
    get apps() {
      return values.read('apps', async () =>
        (await api.system.packages()).toSorted((one, other) => one.label.localeCompare(other.label)),
      );
    },
    read: (name, load) => values.read(name, () => load(api)),
    act: (action) => void action(api).then(refresh),
    state,
    setState: (changes) => setState((before) => ({ ...before, ...changes })),
    open: (destination) => void openDestination(api, destination),
  };
}

function splitKey(key: SettingKey): [namespace: SettingsNamespace, name: string] {
  const slash = key.indexOf('/');
  return [key.slice(0, slash) as SettingsNamespace, key.slice(slash + 1)];
}
