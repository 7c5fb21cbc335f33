import { Button, ComposeView, defineScreens, LinearLayout, RadioButton, TextView } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';

const nothing = () => undefined;

/** A part of Tasks.org's editor: rows of Compose in a screen of views. */
function EditorActivity() {
  return (
    <LinearLayout id="editor" orientation="vertical" weight={1} style={{ paddingTop: '316PX' }}>
      <ComposeView id="banner" style={{ height: '376PX' }}>
        <LinearLayout orientation="vertical" style={{ padding: '45PX 42PX 0' }}>
          <TextView textAppearance="body-large" style={{ letterSpacing: '0.03125em' }}>
            Too much information?
          </TextView>
          <TextView style={{ letterSpacing: '0.0178571em', marginTop: '11PX' }}>
            You can customize this screen by rearranging or removing fields
          </TextView>
          <LinearLayout justify="end" gap={8} style={{ marginTop: '20PX' }}>
            <Button variant="text">Dismiss</Button>
            <Button variant="text">Settings</Button>
          </LinearLayout>
        </LinearLayout>
      </ComposeView>
      <LinearLayout id="task_edit_start_date" className="android.view.ViewGroup">
        <ComposeView weight={1}>
          <Row text="Yesterday" />
        </ComposeView>
      </LinearLayout>
      <ComposeView style={{ padding: '3PX 0' }}>
        <Row text="Tuesday" />
      </ComposeView>
      <LinearLayout id="task_edit_repeat" className="android.view.ViewGroup">
        <ComposeView weight={1}>
          <Row text="Does not repeat" />
        </ComposeView>
      </LinearLayout>
      <ComposeView style={{ paddingTop: '3PX' }}>
        <PriorityRow />
      </ComposeView>
    </LinearLayout>
  );
}

function Row({ text }: { text: string }) {
  return (
    <LinearLayout id="row" style={{ height: '169PX', paddingLeft: '189PX' }} onClick={nothing}>
      <TextView textAppearance="body-large" style={{ letterSpacing: '0.03125em' }}>
        {text}
      </TextView>
    </LinearLayout>
  );
}

function PriorityRow() {
  const [priority, setPriority] = useState(3);
  return (
    <LinearLayout style={{ height: '169PX', padding: '0 42PX 0 189PX' }}>
      <TextView textAppearance="body-large" style={{ letterSpacing: '0.03125em' }}>
        Priority
      </TextView>
      <LinearLayout style={{ position: 'absolute', left: '376PX', width: '662PX' }}>
        {[0, 1, 2, 3].map((value) => (
          <RadioButton key={value} checked={value === priority} onChange={() => setPriority(value)} weight={1} />
        ))}
      </LinearLayout>
    </LinearLayout>
  );
}

export default defineScreens({
  activities: { 'test.Editor': EditorActivity, 'test.Priority': PriorityRow },
  theme: { material: 2, toolkit: 'appcompat' },
});
