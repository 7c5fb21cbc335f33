import { css, EditText, PreferenceScreen, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { urlFor } from '../../address.ts';
import type { PageScope, SettingsPage } from './page.ts';
import { RadioGroup } from './radio-group.tsx';

css`
.chrome-homepage-address { padding: 0 24px 0 64px; }
`;

export const homepagePage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.homepage.settings.HomepageSettings',
  title: 'Homepage',
  Content: ({ scope }) => (
    <PreferenceScreen
      items={[
        { kind: 'switch', title: scope.settings.homepage ? 'On' : 'Off', ...scope.toggle('homepage') },
        { kind: 'custom', key: 'which', content: <Which scope={scope} /> },
      ]}
    />
  ),
};

/** Chrome's own page, or an address that is typed. */
function Which({ scope: { settings, change } }: { scope: PageScope }) {
  const { homepage, homepageAddress } = settings;
  const [typed, setTyped] = useState(homepageAddress);
  const [isCustom, setCustom] = useState(homepageAddress !== '');
  const keep = (custom: boolean, text: string) =>
    change({ homepageAddress: custom && text.trim() !== '' ? urlFor(text) : '' });
  return (
    <>
      <RadioGroup
        entries={[
          { label: 'Chrome’s homepage', value: false },
          { label: 'Enter custom web address', value: true },
        ]}
        value={isCustom}
        enabled={homepage}
        onChange={(custom) => {
          setCustom(custom);
          keep(custom, typed);
        }}
      />
      <View class="chrome-homepage-address">
        <EditText
          id="custom_uri_edit_text"
          inputType="textUri"
          hint="example.com"
          value={typed}
          enabled={homepage && isCustom}
          onChange={(text) => {
            setTyped(text);
            keep(true, text);
          }}
        />
      </View>
    </>
  );
}
