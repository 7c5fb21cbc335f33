import { PreferenceScreen, usePreferences } from '@androidworld/app-sdk/ui';
import { preferences } from '../../store/preferences.ts';
import { editorRows } from '../editor/editor-row-names.ts';
import { PlainScreen } from './plain-screen.tsx';

/** Which rows the editor has. */
export function EditRowsActivity() {
  const [values = preferences.missing, change] = usePreferences(preferences);
  const hidden = values.hiddenRows.split(',').filter((name) => name !== '');
  return (
    <PlainScreen title="Customize edit screen">
      <PreferenceScreen
        items={editorRows.map(([name, title]) => ({
          kind: 'checkbox',
          title,
          value: !hidden.includes(name),
          onChange: (shown: boolean) =>
            void change({
              hiddenRows: [...hidden.filter((other) => other !== name), ...(shown ? [] : [name])].join(','),
            }),
        }))}
      />
    </PlainScreen>
  );
}
