import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  type BarProps,
  defineScreens,
  type KeyboardProps,
  LinearLayout,
  TextView,
  useBack,
  View,
} from '@androidworld/app-sdk/ui';

/** As little of System UI as the frame needs to be tested. */

function StatusBar({ icons }: BarProps) {
  return (
    <LinearLayout style={{ height: '100%', color: icons === 'light' ? '#fff' : '#000' }} padding={[0, 24]}>
      <TextView id="clock">15:34</TextView>
    </LinearLayout>
  );
}

function NavigationBar({ icons }: BarProps) {
  const color = icons === 'light' ? '#fff' : '#000';
  return <div style={{ width: 108, height: 4, margin: '10px auto', borderRadius: 2, background: color }} />;
}

function Keyboard({ field, commit, backspace, enter, hide }: KeyboardProps) {
  const key = (label: string, onClick: () => void) => (
    <View
      className="android.view.View"
      contentDescription={label}
      onClick={onClick}
      style={{ padding: 20, background: '#fff' }}
    >
      {label}
    </View>
  );
  return (
    <LinearLayout orientation="vertical" style={{ height: 240, background: '#d5d7dc' }} gap={8} padding={8}>
      <LinearLayout gap={4}>
        {key('q', () => commit('q'))}
        {key('😀', () => commit('😀'))}
        {key('Delete', backspace)}
        {key(field.imeAction, enter)}
        {key('Hide', hide)}
      </LinearLayout>
    </LinearLayout>
  );
}

function Panel({ panel }: { panel: string }) {
  const api = useSystemApi();
  useBack(() => {
    void api.system.setPanel('none');
  });
  return (
    <View style={{ width: '100%', height: '100%', background: 'rgb(0 0 0 / 0.9)', color: '#fff' }}>
      <TextView style={{ padding: 80 }}>{`Panel ${panel}`}</TextView>
    </View>
  );
}

function Toast({ text }: { text: string }) {
  return (
    <TextView style={{ background: '#333', color: '#fff', borderRadius: 24, padding: '12px 24px' }}>{text}</TextView>
  );
}

export default defineScreens({
  activities: {},
  overlays: { statusBar: StatusBar, navigationBar: NavigationBar, keyboard: Keyboard, panel: Panel, toast: Toast },
});
