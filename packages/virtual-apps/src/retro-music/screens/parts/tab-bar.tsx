import { type MenuItem, TextView, Toolbar, View } from '@androidworld/app-sdk/ui';
import search from '@material-symbols/svg-400/rounded/search.svg';
import { useNavigation } from '../navigation.ts';

/** Above a tab: search at the left, the title in the middle. */
export function TabBar({ title, menu }: { title: string; menu: readonly MenuItem[] }) {
  const { open } = useNavigation();
  return (
    <View id="appBarLayout" className="android.widget.LinearLayout" class="retro-app-bar">
      <Toolbar
        id="toolbar"
        menu={menu}
        navigation={{ icon: search, contentDescription: 'Navigate up', onClick: () => open({ kind: 'search' }) }}
      >
        <span class="retro-bar-space" />
        <span class="retro-title">
          <TextView textAppearance="title-large">{title}</TextView>
        </span>
      </Toolbar>
    </View>
  );
}
