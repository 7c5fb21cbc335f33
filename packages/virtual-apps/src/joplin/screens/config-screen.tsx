import {
  Button,
  ConfirmDialog,
  css,
  EditText,
  LinearLayout,
  ScrollView,
  Switch,
  TextView,
  useApi,
  useBack,
} from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check-fill.svg';
import { useState } from 'preact/hooks';
import { useNavigation } from '../navigation.ts';
import { exportJex } from '../store/export-jex.ts';
import { rebuildIndex } from '../store/index-notes.ts';
import { type Settings, useSettings } from '../store/settings.ts';
import { BoxMenu } from '../widgets/box-dialog.tsx';
import { BackButton, Header, HeaderButton, HeaderTitle } from '../widgets/header.tsx';
import { type ConfigAction, type ConfigItem, configSections, joplinPages } from './config-sections.ts';
import { openLink } from './note/open-link.ts';

css`
.joplin-config-row { padding: 12px 15px; border-bottom: 1px solid var(--joplin-divider); align-items: center; gap: 10px; }
.joplin-config-label { font-size: 1rem; }
`;

/** The list of sections, or one of them. What is changed counts once it is saved. */
export function ConfigScreen({ section }: { section: string | undefined }) {
  const { back } = useNavigation();
  const [settings, save] = useSettings();
  const [changed, setChanged] = useState<Partial<Settings>>({});
  const [opened, setOpened] = useState(section);
  const [isLeaving, setLeaving] = useState(false);
  const [isAdvanced, setAdvanced] = useState(false);
  const isChanged = Object.keys(changed).length > 0;
  const store = () => {
    save(changed);
    setChanged({});
  };
  const leave = () => {
    if (opened !== undefined && section === undefined) setOpened(undefined);
    else if (isChanged) setLeaving(true);
    else back();
  };
  useBack(() => {
    leave();
    return true;
  });
  const page = configSections.find(({ title }) => title === opened);
  if (settings === undefined) return null;
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Header>
        <BackButton onClick={leave} />
        <HeaderButton icon={check} contentDescription="Save changes" enabled={isChanged} onClick={store} />
        <HeaderTitle>{page?.title ?? 'Configuration'}</HeaderTitle>
      </Header>
      <ScrollView weight={1}>
        {page === undefined
          ? configSections.map(({ title, summary }) => (
              <LinearLayout
                key={title}
                orientation="vertical"
                className="android.widget.Button"
                class="joplin-config-row"
                align="start"
                onClick={() => setOpened(title)}
              >
                <TextView class="joplin-config-label">{title}</TextView>
                <TextView color="muted">{summary}</TextView>
              </LinearLayout>
            ))
          : [...page.items, ...(isAdvanced ? (page.advanced ?? []) : [])].map((item) => (
              <Item
                key={item.label}
                item={item}
                values={{ ...settings, ...changed }}
                onChange={(values) => setChanged({ ...changed, ...values })}
              />
            ))}
        {page?.advanced !== undefined && (
          <Button variant="text" style={{ margin: '10px 15px' }} onClick={() => setAdvanced(!isAdvanced)}>
            {isAdvanced ? 'Hide Advanced Settings' : 'Show Advanced Settings'}
          </Button>
        )}
      </ScrollView>
      {isLeaving && (
        <ConfirmDialog
          message="There are unsaved changes."
          confirm="SAVE CHANGES"
          cancel="DISCARD CHANGES"
          onConfirm={() => {
            store();
            back();
          }}
          onClose={back}
        />
      )}
    </LinearLayout>
  );
}

interface ItemProps {
  item: ConfigItem;
  values: Settings;
  onChange: (values: Partial<Settings>) => void;
}

function Item({ item, values, onChange }: ItemProps) {
  const [isChoosing, setChoosing] = useState(false);
  const api = useApi();
  const { go } = useNavigation();
  const run = useAction();
  const label = <TextView class="joplin-config-label">{item.label}</TextView>;
  switch (item.kind) {
    case 'text':
      return <LinearLayout class="joplin-config-row">{label}</LinearLayout>;
    case 'link':
      return (
        <LinearLayout
          className="android.widget.Button"
          class="joplin-config-row"
          onClick={() => void openLink(api, joplinPages[item.page], go)}
        >
          {label}
        </LinearLayout>
      );
    case 'action':
      return (
        <Button style={{ margin: '10px 15px' }} onClick={() => run(item.action)}>
          {item.label}
        </Button>
      );
    case 'switch':
      return (
        <LinearLayout class="joplin-config-row" justify="between">
          {label}
          <Switch checked={values[item.key] === '1'} onChange={(on) => onChange({ [item.key]: on ? '1' : '0' })} />
        </LinearLayout>
      );
    case 'number':
      return (
        <LinearLayout class="joplin-config-row" justify="between">
          {label}
          <EditText
            inputType="number"
            value={values[item.key]}
            onChange={(text) => onChange({ [item.key]: text })}
            style={{ width: 80 }}
          />
        </LinearLayout>
      );
    case 'choice':
      return (
        <LinearLayout class="joplin-config-row" justify="between" onClick={() => setChoosing(true)}>
          {label}
          <TextView color="muted">{item.choices.find(([value]) => value === values[item.key])?.[1] ?? ''}</TextView>
          {isChoosing && (
            <BoxMenu
              title={item.label}
              onClose={() => setChoosing(false)}
              choices={item.choices.map(([value, name]) => ({
                label: name,
                onClick: () => onChange({ [item.key]: value }),
              }))}
            />
          )}
        </LinearLayout>
      );
  }
}

function useAction(): (action: ConfigAction) => void {
  const api = useApi();
  const { go } = useNavigation();
  const share = (path: string) =>
    api.startChooser({
      action: 'android.intent.action.SEND',
      type: 'application/octet-stream',
      extras: { 'android.intent.extra.STREAM': `file://${path}` },
    });
  const actions: Record<ConfigAction, () => void> = {
    status: () => go({ name: 'status' }),
    log: () => go({ name: 'log' }),
    'fix-index': () => void rebuildIndex(api).then(() => api.toast('Done')),
    export: () => void exportJex(api).then(share),
    'check-sync': () => void api.toast('No synchronization target is set'),
  };
  return (action) => actions[action]();
}
