import { RadioButton, RecyclerView, TextView, View } from '@androidworld/app-sdk/ui';
import { searchEngines } from '../../search-engines.ts';
import type { SettingsPage } from './page.ts';

export const searchEnginePage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.search_engines.settings.SearchEngineSettings',
  title: 'Search engine',
  Content: ({ scope: { settings, change } }) => (
    <RecyclerView
      id="android:id/list"
      className="android.widget.ListView"
      items={searchEngines}
      itemKey={({ host }) => host}
      renderItem={({ name, host }) => (
        <View
          className="android.widget.LinearLayout"
          class="chrome-radio"
          onClick={() => change({ searchEngine: host })}
        >
          <RadioButton id="radiobutton" checked={host === settings.searchEngine} />
          <div class="chrome-row-texts">
            <TextView id="name">{name}</TextView>
            <TextView id="url">{host}</TextView>
          </div>
        </View>
      )}
    />
  ),
};
