import { css, LinearLayout, MenuButton, PreferenceScreen, RecyclerView, TextView } from '@androidworld/app-sdk/ui';
import type { PageScope, SettingsPage } from './page.ts';

css`
.chrome-language { min-height: 56px; padding: 0 8px 0 16px; }
.chrome-language > :first-child { font-size: 1rem; }
`;

const tags = 'en-US en-GB de es fr it pt-BR nl pl ru uk tr ar hi ja ko zh-CN sv da fi cs el he id vi'.split(' ');
const names = new Intl.DisplayNames(['en-US'], { type: 'language', languageDisplay: 'standard' });
const nameOf = (tag: string) => names.of(tag) ?? tag;

const preferred = ({ settings }: PageScope) => settings.languages.split(',').filter((tag) => tag !== '');

const addLanguagePage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.language.settings.SelectLanguageFragment',
  title: 'Add language',
  Content: ({ scope }) => {
    const known = preferred(scope);
    return (
      <RecyclerView
        id="language_list"
        items={tags.filter((tag) => !known.includes(tag))}
        itemKey={(tag) => tag}
        renderItem={(tag) => (
          <LinearLayout
            class="chrome-language"
            onClick={() => {
              scope.change({ languages: [...known, tag].join(',') });
              scope.finish();
            }}
          >
            <TextView id="title">{nameOf(tag)}</TextView>
          </LinearLayout>
        )}
      />
    );
  },
};

export const languagesPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.language.settings.LanguageSettings',
  title: 'Languages',
  Content: ({ scope }) => (
    <PreferenceScreen
      items={[
        {
          kind: 'category',
          title: 'Preferred languages',
          items: [
            ...preferred(scope).map((tag, place) => ({
              kind: 'custom' as const,
              key: tag,
              content: <Language scope={scope} tag={tag} place={place} />,
            })),
            { title: addLanguagePage.title, onClick: () => scope.open(addLanguagePage) },
          ],
        },
        {
          kind: 'category',
          title: 'Translation settings',
          items: [
            {
              kind: 'switch',
              title: 'Offer to translate pages',
              summary: 'Those in other languages than yours',
              ...scope.toggle('offerTranslation'),
            },
          ],
        },
      ]}
    />
  ),
};

/** One of the preferred ones, with what can be done to it. */
function Language({ scope, tag, place }: { scope: PageScope; tag: string; place: number }) {
  const all = preferred(scope);
  const others = all.filter((each) => each !== tag);
  const move = (to: number) => () =>
    scope.change({ languages: [...others.slice(0, to), tag, ...others.slice(to)].join(',') });
  return (
    <LinearLayout class="chrome-language">
      <TextView id="title" weight={1}>
        {nameOf(tag)}
      </TextView>
      {all.length > 1 && (
        <MenuButton
          id="more"
          contentDescription={`Options for ${nameOf(tag)}`}
          items={[
            { title: 'Move to top', visible: place > 1, onClick: move(0) },
            { title: 'Move up', visible: place > 0, onClick: move(place - 1) },
            { title: 'Move down', visible: place < all.length - 1, onClick: move(place + 1) },
            { title: 'Remove', onClick: () => scope.change({ languages: others.join(',') }) },
          ]}
        />
      )}
    </LinearLayout>
  );
}

export const languagePages = [languagesPage, addLanguagePage];
