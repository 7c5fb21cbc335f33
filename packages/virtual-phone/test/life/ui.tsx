import {
  Button,
  defineScreens,
  EditText,
  LinearLayout,
  ScrollView,
  TextView,
  useActivity,
  useApi,
  useAsync,
  useLifecycle,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

const app = 'test.life';

/** Counts the instances of a process: what the module keeps dies with it. */
let instances = 0;

function useToldLife(name: string): void {
  const api = useApi();
  const tell = (event: string) => void api.callProcess('tell', `${name}.${event}`);
  useState(() => tell('onCreate'));
  useLifecycle({
    onStart: () => tell('onStart'),
    onResume: () => tell('onResume'),
    onPause: () => tell('onPause'),
    onStop: () => tell('onStop'),
  });
}

/** A form with all that can be kept, and the ways to the other activities. */
function Form({ name, children }: { name: string; children?: ComponentChildren }) {
  const api = useApi();
  const activity = useActivity();
  const [text, setText] = useState('');
  const [loose, setLoose] = useState('');
  const [count, setCount] = useSavedState('count', 0);
  const [instance] = useState(() => ++instances);
  useToldLife(name);
  const open = (className: string) =>
    api.startActivity({ component: { packageName: app, className: `${app}.${className}` } });
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <TextView id="name">{name}</TextView>
      <TextView id="instance">{`Instance ${instance}`}</TextView>
      <EditText id="message" hint="Message" value={text} onChange={setText} />
      <EditText hint="Loose" value={loose} onChange={setLoose} />
      <Button id="count" onClick={() => setCount((before) => before + 1)}>{`Counted ${count}`}</Button>
      {['Second', 'Float', 'Remote'].map((each) => (
        <Button key={each} onClick={() => open(each)}>{`Open ${each}`}</Button>
      ))}
      <Button onClick={() => activity.setRequestedOrientation('landscape')}>Turn</Button>
      {children}
    </LinearLayout>
  );
}

function Rows() {
  const api = useApi();
  // As content comes on a phone: not at once.
  const rows = useAsync(async () => {
    await api.clock.elapsed();
    return Array.from({ length: 60 }, (_, row) => `Row ${row}`);
  }, [api]);
  return (
    <ScrollView id="rows">
      {(rows.data ?? []).map((row) => (
        <TextView key={row} textAppearance="title">
          {row}
        </TextView>
      ))}
    </ScrollView>
  );
}

function Huge() {
  const [, setText] = useSavedState('picture', '');
  return <Button onClick={() => setText('x'.repeat(2 * 1024 * 1024))}>Fill</Button>;
}

function Home() {
  return <TextView>Home</TextView>;
}

export default defineScreens({
  activities: {
    'com.test.launcher.Home': Home,
    [`${app}.Main`]: () => <Form name="Main" />,
    [`${app}.Second`]: () => <Form name="Second" />,
    [`${app}.Float`]: () => <Form name="Float" />,
    [`${app}.Remote`]: () => <Form name="Remote" />,
    [`${app}.Stays`]: () => <Form name="Stays" />,
    [`${app}.Wide`]: () => <Form name="Wide" />,
    [`${app}.Rows`]: Rows,
    [`${app}.Huge`]: Huge,
  },
});
