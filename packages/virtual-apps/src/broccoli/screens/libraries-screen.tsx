import { css, LinearLayout, ListItem, ScrollView, Toolbar, useActivity } from '@androidworld/app-sdk/ui';
import { useAppTheme } from './use-app-theme.ts';

css`
.libraries { padding: 8px 0; }
`;

/** What the real app is built with. */
const libraries = [
  ['AboutLibraries', 'Mike Penz', 'Apache License 2.0'],
  ['AndroidX', 'The Android Open Source Project', 'Apache License 2.0'],
  ['Dagger', 'Google', 'Apache License 2.0'],
  ['Glide', 'Bump Technologies', 'BSD, MIT and Apache License 2.0'],
  ['jsoup', 'Jonathan Hedley', 'MIT License'],
  ['Material Components for Android', 'Google', 'Apache License 2.0'],
] as const;

export function LibrariesScreen() {
  const { finish } = useActivity();
  useAppTheme();
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Open source licenses" onUp={() => void finish()} />
      <ScrollView weight={1}>
        <LinearLayout orientation="vertical" align="stretch" class="libraries">
          {libraries.map(([name, author, licence]) => (
            <ListItem key={name} title={name} summary={`${author} · ${licence}`} />
          ))}
        </LinearLayout>
      </ScrollView>
    </LinearLayout>
  );
}
