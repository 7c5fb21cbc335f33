import { PreferenceScreen, useLive } from '@androidworld/app-sdk/ui';
import { addressSources, cardSources, listAddresses, listCards } from '../../store/autofill.ts';
import { addressEditor, cardEditor } from './autofill-editors.tsx';
import type { PageScope, SettingsPage } from './page.ts';

function Cards({ scope: { open, toggle } }: { scope: PageScope }) {
  const cards = useLive(listCards, cardSources).data ?? [];
  return (
    <PreferenceScreen
      items={[
        {
          kind: 'switch',
          title: 'Save and fill payment methods',
          summary: 'Fills forms of purchases with what is saved',
          ...toggle('fillCards'),
        },
        ...cards.map(({ guid, number, nickname, month, year }) => ({
          title: nickname || `Card •••• ${number.slice(-4)}`,
          summary: `Expires ${String(month).padStart(2, '0')}/${year % 100}`,
          onClick: () => open(cardEditor, guid),
        })),
        { title: 'Add card', onClick: () => open(cardEditor) },
      ]}
    />
  );
}

export const paymentMethodsPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.autofill.settings.AutofillPaymentMethodsFragment',
  title: 'Payment methods',
  Content: Cards,
};

function Addresses({ scope: { open, toggle } }: { scope: PageScope }) {
  const addresses = useLive(listAddresses, addressSources).data ?? [];
  return (
    <PreferenceScreen
      items={[
        {
          kind: 'switch',
          title: 'Save and fill addresses',
          summary: 'Phone numbers, email and shipping addresses too',
          ...toggle('fillAddresses'),
        },
        ...addresses.map(({ guid, name, street, city }) => ({
          title: name || street,
          summary: [street, city].filter((part) => part !== '').join(', '),
          onClick: () => open(addressEditor, guid),
        })),
        { title: 'Add address', onClick: () => open(addressEditor) },
      ]}
    />
  );
}

export const addressesPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.autofill.settings.AutofillProfilesFragment',
  title: 'Addresses and more',
  Content: Addresses,
};
