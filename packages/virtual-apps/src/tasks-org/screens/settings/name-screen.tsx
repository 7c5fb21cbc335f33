import {
  ConfirmDialog,
  css,
  EditText,
  LinearLayout,
  ScrollView,
  Toolbar,
  useBack,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import bin from '@material-symbols/svg-400/rounded/delete.svg';
import disk from '@material-symbols/svg-400/rounded/save.svg';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { preferences } from '../../store/preferences.ts';
import { useAppTheme } from '../use-app-theme.ts';
import { ColorRow } from './color-row.tsx';

css`
.name-form { padding: 16px; }
`;

interface NameScreenProps {
  title: string;
  initial: { readonly name: string; readonly color: number };
  /** What else was changed. */
  changed?: boolean;
  /** Says what is wrong with a name. */
  validate?: (name: string) => string | undefined;
  onSave: (values: { name: string; color: number }) => Promise<void>;
  /** Undefined where it cannot be deleted. */
  onDelete?: (() => Promise<void>) | undefined;
  onClose: () => void;
  children?: ComponentChildren;
}

/** Name and colour of a list, tag or filter. */
export function NameScreen({
  title,
  initial,
  changed = false,
  validate,
  onSave,
  onDelete,
  onClose,
  children,
}: NameScreenProps) {
  const [values] = usePreferences(preferences);
  const [name, setName] = useState(initial.name);
  const [color, setColor] = useState(initial.color);
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState<'discard' | 'delete' | null>(null);
  useAppTheme(values);
  const save = async () => {
    const wanted = name.trim();
    const wrong = wanted === '' ? 'Name cannot be empty' : validate?.(wanted);
    if (wrong !== undefined) return setError(wrong);
    await onSave({ name: wanted, color });
    onClose();
  };
  useBack(() => {
    if (changed || name !== initial.name || color !== initial.color) setAsked('discard');
    else onClose();
  });
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar
        title={title}
        navigation={{ icon: disk, contentDescription: 'Save', onClick: () => void save() }}
        menu={[
          {
            id: 'delete',
            title: 'Delete',
            icon: bin,
            showAsAction: 'always',
            visible: onDelete !== undefined,
            onClick: () => setAsked('delete'),
          },
        ]}
      />
      <ScrollView>
        <LinearLayout orientation="vertical" class="name-form">
          <EditText
            id="name"
            variant="filled"
            hint="Display name"
            inputType="textCapSentences"
            value={name}
            error={error}
            onChange={(text) => {
              setName(text);
              setError(undefined);
            }}
            autoFocus={initial.name === ''}
          />
        </LinearLayout>
        <ColorRow color={color} onChange={setColor} />
        {children}
      </ScrollView>
      {asked === 'discard' && (
        <ConfirmDialog
          message="Discard changes?"
          confirm="Discard"
          onConfirm={onClose}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          message={`Delete ${initial.name}?`}
          confirm="Delete"
          onConfirm={() => void onDelete?.().then(onClose)}
          onClose={() => setAsked(null)}
        />
      )}
    </LinearLayout>
  );
}
