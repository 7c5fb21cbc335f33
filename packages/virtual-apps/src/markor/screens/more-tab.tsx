import { css, LinearLayout, ListItem, ScrollView, TextView, Toolbar, useApi } from '@androidworld/app-sdk/ui';
import { openSettings } from '../open-settings.ts';
import { markorPackage, versionCode, versionName } from '../package-name.ts';

css`
.markor-preference { min-height: 56px; border-bottom: 1px solid var(--outline-variant); }
.markor-category { padding: 20px 16px 6px; color: var(--accent); font-weight: 500; }
`;

const project = 'https://github.com/gsantner/markor';

const build = `Package: ${markorPackage}\nVersion: v${versionName} (${versionCode})`;

/** About the app, and the way to its settings. */
export function MoreTab() {
  const api = useApi();
  const browse = (url: string) => async () => {
    try {
      await api.startActivity({ action: 'android.intent.action.VIEW', data: url });
    } catch {
      // ActivityNotFoundException: without a browser the real app does nothing, either.
    }
  };
  const entry = (title: string, onClick: () => void, summary?: string) => (
    <ListItem class="markor-preference" title={title} summary={summary} onClick={onClick} />
  );
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="More" menu={[{ title: 'Settings', onClick: () => void openSettings(api) }]} />
      <ScrollView id="recycler_view" className="androidx.recyclerview.widget.RecyclerView">
        {entry('Markor', browse(project), `Version v${versionName}`)}
        {entry('Settings', () => void openSettings(api))}
        {entry('Help', browse(`${project}#readme`))}
        <Category title="Contribute" />
        {entry(
          'Report bugs',
          browse(`${project}/issues/new/choose`),
          'Give feedback, report bugs or suggest improvements',
        )}
        {entry(
          'Translate',
          browse('https://crowdin.com/project/markor/invite'),
          'Translate this app into other languages',
        )}
        <Category title="Community" />
        {entry('Join the Community', browse(`${project}/discussions`))}
        {entry('Contributors', browse(`${project}/graphs/contributors`), 'Who has worked on the app')}
        <Category title="Licenses" />
        {entry('Project License', browse(`${project}/blob/master/LICENSE.txt`), 'Apache 2.0')}
        {entry('Open Source Licenses', browse(`${project}#readme`))}
        {entry('Source Code', browse(project), 'The project is open to contributions')}
        {entry('Copy build information', () => void api.clipboard.set(build), build)}
      </ScrollView>
    </LinearLayout>
  );
}

function Category({ title }: { title: string }) {
  return (
    <TextView id="android:id/title" class="markor-category">
      {title}
    </TextView>
  );
}
