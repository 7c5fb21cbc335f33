import { Button, css, EditText, type EditTextProps, LinearLayout, ScrollView, useLive } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { forgetAddress, forgetCard, listAddresses, listCards, saveAddress, saveCard } from '../../store/autofill.ts';
import type { PageScope, SettingsPage } from './page.ts';

css`
.chrome-editor { padding: 16px; gap: 16px; }
.chrome-editor-buttons { padding: 8px 16px; gap: 8px; justify-content: flex-end; border-top: 1px solid var(--outline-variant); }
`;

interface Field<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly inputType?: EditTextProps['inputType'];
  /** What is wrong with what is typed; undefined: nothing. One that has this must not be empty. */
  check?(text: string): string | undefined;
}

interface EditorProps<Key extends string> {
  scope: PageScope;
  fields: readonly Field<Key>[];
  /** Undefined for a new one. */
  values: Readonly<Record<Key, string>> | undefined;
  onSave: (values: Readonly<Record<Key, string>>) => Promise<void>;
  onDelete: () => Promise<void>;
}

/** Fields one under the other, over Cancel and what keeps them. */
function Editor<Key extends string>({ scope, fields, values, onSave, onDelete }: EditorProps<Key>) {
  const [typed, setTyped] = useState<Partial<Record<Key, string>>>(values ?? {});
  const [isTried, setTried] = useState(false);
  const textOf = (key: Key) => typed[key] ?? '';
  const isWrong = fields.some(({ key, check }) => check?.(textOf(key)) !== undefined);
  const isComplete = fields.every(({ key, check }) => check === undefined || textOf(key).trim() !== '');
  const save = () => {
    setTried(true);
    // Each field has a text.
    const all = Object.fromEntries(fields.map(({ key }) => [key, textOf(key).trim()])) as Record<Key, string>;
    if (!isWrong) void onSave(all).then(scope.finish);
  };
  return (
    <>
      <ScrollView id="scroll_view" weight={1}>
        <LinearLayout orientation="vertical" align="stretch" class="chrome-editor">
          {fields.map(({ key, label, inputType, check }, place) => (
            <LinearLayout key={key} orientation="vertical" align="stretch">
              <EditText
                variant="filled"
                hint={label}
                inputType={inputType}
                imeAction={place < fields.length - 1 ? 'next' : 'done'}
                value={textOf(key)}
                error={isTried ? check?.(textOf(key)) : undefined}
                onChange={(text) => setTyped((before) => ({ ...before, [key]: text }))}
              />
            </LinearLayout>
          ))}
        </LinearLayout>
      </ScrollView>
      <LinearLayout id="button_bar" class="chrome-editor-buttons">
        {values !== undefined && (
          <Button id="delete_button" variant="text" onClick={() => void onDelete().then(scope.finish)}>
            Delete
          </Button>
        )}
        <Button id="button_secondary" variant="text" onClick={scope.finish}>
          Cancel
        </Button>
        <Button id="button_primary" enabled={isComplete && !(isTried && isWrong)} onClick={save}>
          {values === undefined ? 'Save' : 'Done'}
        </Button>
      </LinearLayout>
    </>
  );
}

const addressFields = [
  { key: 'name', label: 'Name', inputType: 'textCapWords' },
  { key: 'company', label: 'Organization' },
  { key: 'street', label: 'Street address' },
  { key: 'city', label: 'City' },
  { key: 'state', label: 'State' },
  { key: 'zip', label: 'ZIP code' },
  { key: 'phone', label: 'Phone', inputType: 'phone' },
  { key: 'email', label: 'Email', inputType: 'textEmailAddress' },
] as const;

function AddressEditor({ scope }: { scope: PageScope }) {
  const { api, arg } = scope;
  const known = useLive(listAddresses).data;
  if (known === undefined) return null;
  const address = known.find(({ guid }) => guid === arg);
  return (
    <Editor
      scope={scope}
      fields={addressFields}
      values={address}
      onSave={async (values) => {
        // Nothing is kept of an address without anything in it.
        if (Object.values(values).every((text) => text === '')) return;
        await saveAddress(api, { ...values, guid: address?.guid ?? (await api.random.uuid()) });
      }}
      onDelete={async () => address && forgetAddress(api, address.guid)}
    />
  );
}

export const addressEditor: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.autofill.settings.AutofillProfileEditorPreference',
  title: 'Address',
  heading: ({ arg }) => (arg === undefined ? 'Add address' : 'Edit address'),
  Content: AddressEditor,
};

const cardFields = [
  {
    key: 'number',
    label: 'Card number',
    inputType: 'number',
    check: (text: string) => (isCardNumber(text) ? undefined : 'Enter a valid card number'),
  },
  {
    key: 'expires',
    label: 'Expiration date (MM/YY)',
    inputType: 'datetime',
    check: (text: string) => (/^(0?[1-9]|1[0-2])\/\d\d$/.test(text.trim()) ? undefined : 'Enter a valid date'),
  },
  { key: 'name', label: 'Name on card', inputType: 'textCapWords' },
  { key: 'nickname', label: 'Nickname (optional)' },
] as const;

/** By its length and its last digit (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = [...text.replace(/[ -]/g, '')].map(Number);
  if (digits.length < 12 || digits.length > 19 || digits.some(Number.isNaN)) return false;
  const weighed = digits.reverse().map((digit, place) => (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)));
  return weighed.reduce((sum, digit) => sum + digit, 0) % 10 === 0;
}

function CardEditor({ scope }: { scope: PageScope }) {
  const { api, arg } = scope;
  const known = useLive(listCards).data;
  if (known === undefined) return null;
  const card = known.find(({ guid }) => guid === arg);
  return (
    <Editor
      scope={scope}
      fields={cardFields}
      values={
        card && {
          ...card,
          expires: `${String(card.month).padStart(2, '0')}/${String(card.year % 100).padStart(2, '0')}`,
        }
      }
      onSave={async ({ expires, ...values }) => {
        const [month = 0, year = 0] = expires.split('/').map(Number);
        const guid = card?.guid ?? (await api.random.uuid());
        await saveCard(api, { ...values, guid, month, year: 2000 + year });
      }}
      onDelete={async () => card && forgetCard(api, card.guid)}
    />
  );
}

export const cardEditor: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.autofill.settings.AutofillLocalCardEditor',
  title: 'Card',
  heading: ({ arg }) => (arg === undefined ? 'Add card' : 'Edit card'),
  Content: CardEditor,
};
