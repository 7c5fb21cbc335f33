import add from '@material-symbols/svg-400/rounded/add.svg';
import { flag, number, text } from '../bindings.ts';
import type { PageScope, SettingsPage, SettingsRow } from '../page.ts';

const prefix = 'com.android.settings.inputmethod';
const locales = 'system/system_locales';
const withHardKeyboard = flag('secure/show_ime_with_hard_keyboard', { otherwise: true });

const spellChecker = flag('secure/spell_checker_enabled', { otherwise: true });

/** Languages the person has chosen, the system's first. */
function chosenLocales(scope: PageScope): readonly string[] {
  return (scope.setting(locales) ?? 'en-US').split(',').filter(Boolean);
}

function dictionary(scope: PageScope): readonly string[] {
  return (scope.setting('secure/user_dictionary') ?? '').split(',').filter(Boolean);
}

const names = new Intl.DisplayNames('en', { type: 'language' });

/** As the list of languages writes it: `English (United States)`. */
function languageName(locale: string): string {
  const { language, region } = new Intl.Locale(locale);
  const regions = new Intl.DisplayNames('en', { type: 'region' });
  return region === undefined ? (names.of(language) ?? locale) : `${names.of(language)} (${regions.of(region)})`;
}

const offered = [
  'af-ZA',
  'ar-EG',
  'cs-CZ',
  'da-DK',
  'de-DE',
  'el-GR',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-IN',
  'en-US',
  'es-ES',
  'es-MX',
  'fi-FI',
  'fr-CA',
  'fr-FR',
  'hi-IN',
  'hu-HU',
  'id-ID',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'nb-NO',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'ro-RO',
  'ru-RU',
  'sv-SE',
  'th-TH',
  'tr-TR',
  'uk-UA',
  'vi-VN',
  'zh-CN',
  'zh-TW',
];

export const languagePages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.language.LanguageAndInputSettings',
    title: 'Languages\u00a0& input',
    rows: [
      {
        kind: 'category',
        title: 'Preferred Language',
        rows: [
          {
            title: 'Languages',
            summary: (scope) => chosenLocales(scope).map(languageName).join(', '),
            opens: 'com.android.settings.localepicker.LocaleListEditor',
          },
          {
            title: 'App Languages',
            summary: 'Set the language for each app',
            opens: 'com.android.settings.applications.manageapplications.AppLocales',
          },
        ],
      },
      {
        kind: 'category',
        title: 'Keyboards',
        rows: [
          { title: 'On-screen keyboard', summary: 'Gboard', opens: `${prefix}.AvailableVirtualKeyboardFragment` },
          { title: 'Physical keyboard', summary: 'Not connected', opens: `${prefix}.PhysicalKeyboardFragment` },
        ],
      },
      {
        kind: 'category',
        title: 'Speech',
        rows: [{ title: 'Text-to-speech output', opens: 'com.android.settings.tts.TextToSpeechSettings' }],
      },
      {
        kind: 'category',
        title: 'Tools',
        rows: [
          {
            title: 'Spell checker',
            summary: (scope) => (spellChecker.read(scope) ? 'Gboard' : 'Off'),
            opens: `${prefix}.SpellCheckersSettings`,
          },
          {
            title: 'Personal dictionary',
            summary: 'Add words to be used in apps such as Spell checker',
            opens: `${prefix}.UserDictionaryList`,
          },
        ],
      },
      { kind: 'seekbar', title: 'Pointer speed', max: 14, value: number('system/pointer_speed', 7) },
    ],
  },
  {
    fragment: 'com.android.settings.localepicker.LocaleListEditor',
    title: 'Languages',
    rows: (scope) => [
      ...chosenLocales(scope).map(
        (locale, place): SettingsRow =>
          // The first is the system's: it stays.
          place === 0
            ? { kind: 'fact', title: `1   ${languageName(locale)}` }
            : {
                title: `${place + 1}   ${languageName(locale)}`,
                asks: {
                  title: 'Remove selected language?',
                  message: 'Text will be displayed in another language.',
                  confirm: 'Remove',
                },
                onClick: () =>
                  scope.put(
                    locales,
                    chosenLocales(scope)
                      .filter((other) => other !== locale)
                      .join(','),
                  ),
              },
      ),
      { title: 'Add a language', icon: add, opens: 'com.android.settings.localepicker.LocalePicker' },
    ],
  },
  {
    fragment: 'com.android.settings.localepicker.LocalePicker',
    title: 'Add a language',
    rows: (scope) =>
      offered
        .filter((locale) => !chosenLocales(scope).includes(locale))
        .map((locale) => ({
          title: languageName(locale),
          onClick: () => {
            scope.put(locales, [...chosenLocales(scope), locale].join(','));
            scope.open('com.android.settings.localepicker.LocaleListEditor');
          },
        })),
  },
  {
    fragment: 'com.android.settings.applications.manageapplications.AppLocales',
    title: 'App Languages',
    rows: [{ kind: 'footer', title: 'No app offers languages of its own.' }],
  },
  {
    fragment: `${prefix}.AvailableVirtualKeyboardFragment`,
    title: 'On-screen keyboard',
    rows: [
      {
        kind: 'switch',
        title: 'Gboard',
        summary: 'English (US)',
        value: { read: () => true, write: () => undefined },
        enabled: false,
      },
    ],
  },
  {
    fragment: `${prefix}.PhysicalKeyboardFragment`,
    title: 'Physical keyboard',
    rows: [
      {
        kind: 'switch',
        title: 'Use on-screen keyboard',
        summary: 'Keep it on screen while physical keyboard is active',
        value: withHardKeyboard,
      },
    ],
  },
  {
    fragment: `${prefix}.SpellCheckersSettings`,
    title: 'Spell checker',
    rows: [
      { kind: 'main-switch', title: 'Use spell checker', value: spellChecker },
      {
        kind: 'list',
        title: 'Languages',
        entries: [
          { label: 'Use system languages', value: '0' },
          { label: 'English', value: 'en' },
        ],
        value: text('secure/selected_spell_checker_subtype', '0'),
      },
    ],
  },
  {
    fragment: `${prefix}.UserDictionaryList`,
    title: 'Personal dictionary',
    rows: [
      {
        kind: 'edit',
        title: 'Add to dictionary',
        summary: (scope) => dictionary(scope).join(', '),
        value: {
          read: () => '',
          write: (scope, word) => scope.put('secure/user_dictionary', [...dictionary(scope), word].join(',')),
        },
      },
    ],
  },
];
