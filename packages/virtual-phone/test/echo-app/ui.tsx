import {
  Button,
  defineScreens,
  EditText,
  LinearLayout,
  ScrollView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';

/** Shows the text it was started with, and keeps what is typed or shown. */
function Main() {
  const api = useApi();
  const { intent } = useActivity();
  const shown = typeof intent.extras?.text === 'string' ? intent.extras.text : '';
  const [typed, setTyped] = useState('');
  const keep = (text: string) => api.files.write('/data/data/test.echo/kept.txt', text);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Echo" />
      <LinearLayout orientation="vertical" padding={16} gap={8} align="stretch">
        <EditText id="message" hint="Message" multiline maxLines={3} value={typed} onChange={setTyped} />
        <Button onClick={() => keep(typed)}>Keep what is typed</Button>
        <Button onClick={() => keep(shown)}>Keep what is shown</Button>
        <TextView id="shown" lines={4}>
          {shown}
        </TextView>
      </LinearLayout>
    </LinearLayout>
  );
}

function Rows() {
  return (
    <ScrollView id="rows">
      {Array.from({ length: 60 }, (_, row) => (
        <TextView key={row} textAppearance="title">{`Row ${row}`}</TextView>
      ))}
    </ScrollView>
  );
}

export default defineScreens({
  theme: { accent: '#546e7a' },
  activities: { 'test.echo.Main': Main, 'test.echo.Rows': Rows },
});
