import {
  Button,
  CardView,
  css,
  EditText,
  ImageButton,
  LinearLayout,
  RecyclerView,
  TextView,
  useApi,
  useDocumentPicker,
  useLive,
  usePhoneClock,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import bin from '@material-symbols/svg-400/rounded/delete.svg';
import { useState } from 'preact/hooks';
import { dateText } from '../../format/dates.ts';
import {
  backupName,
  backupSources,
  deleteBackup,
  exportAll,
  importAll,
  listBackups,
  readBackup,
} from '../../store/backups.ts';
import { listExpenses } from '../../store/expenses.ts';
import { DeleteSheet } from '../../widgets/delete-sheet.tsx';
import { Sheet } from '../../widgets/sheet.tsx';
import type { ScreenProps } from '../main-screen.tsx';
import { PlainBar } from '../plain-bar.tsx';

css`
.backup-cards { padding: 8px; gap: 8px; }
.backup-card.card { flex: 1; padding: 24px; text-align: center; }
.backup-row { padding: 12px 16px; gap: 12px; }
`;

type Found = ReturnType<typeof readBackup>;

export function BackupScreen({ onMenu, onMessage }: ScreenProps) {
  const api = useApi();
  const clock = usePhoneClock();
  const picker = useDocumentPicker();
  const { data: backups = [] } = useLive(listBackups, backupSources);
  const { data: expenses = [] } = useLive(listExpenses, backupSources);
  const [name, setName] = useSavedState<string | null>('backup name', null);
  const [found, setFound] = useState<{ readonly name: string; readonly expenses: Found } | null>(null);
  const [asked, setAsked] = useSavedState<number | null>('backup asked', null);
  const save = async (title: string) => {
    setName(null);
    const file = await picker.createDocument({ type: 'application/xls', name: `${title}.xls` });
    if (file !== null) await exportAll(api, { name: title, path: file.uri }, (sheet) => file.write(sheet));
  };
  const choose = async () => {
    const file = await picker.openDocument(['application/xls', 'application/vnd.ms-excel']);
    if (file === null) return;
    try {
      setFound({ name: file.name, expenses: readBackup(await file.read()) });
    } catch {
      await api.toast("File Doesn't Exist");
    }
  };
  const bring = async (all: Found) => {
    setFound(null);
    await importAll(api, all);
    onMessage(all.length === 1 ? '1 item imported!' : `${all.length} items imported`);
  };
  return (
    <>
      <PlainBar onMenu={onMenu} title="Backup" />
      <LinearLayout class="backup-cards">
        <CardView
          id="cv_export"
          class="backup-card"
          enabled={expenses.length > 0}
          onClick={() => setName(backupName(clock.nowMs, clock.zone))}
        >
          <TextView textAppearance="title">Export</TextView>
        </CardView>
        <CardView id="cv_import" class="backup-card" onClick={() => void choose()}>
          <TextView textAppearance="title">Import</TextView>
        </CardView>
      </LinearLayout>
      <TextView id="tv_backup_logs" textAppearance="title" style={{ margin: '8px 16px' }}>
        Backup Logs
      </TextView>
      {backups.length === 0 && (
        <TextView id="tv_no_data" align="center" color="muted">
          No Data
        </TextView>
      )}
      <RecyclerView
        id="rv_backup_logs"
        items={backups}
        itemKey={({ id }) => id}
        renderItem={(backup) => (
          <LinearLayout id="rl_backup" class="backup-row" onClick={() => setAsked(backup.id)}>
            <LinearLayout orientation="vertical" align="start" weight={1}>
              <TextView id="tv_backup_name" textAppearance="body-large">
                {backup.name}
              </TextView>
              <TextView id="tv_date" color="muted">
                {dateText(backup.createdMs, clock)}
              </TextView>
            </LinearLayout>
            <TextView id="tv_items">{`${backup.items} items`}</TextView>
            <ImageButton id="imv_delete" icon={bin} onClick={() => setAsked(backup.id)} />
          </LinearLayout>
        )}
      />
      {name !== null && (
        <Sheet onDismiss={() => setName(null)}>
          <TextView textAppearance="title">Export</TextView>
          <EditText id="edt_name" variant="outlined" hint="Name" value={name} onChange={setName} />
          <Button id="btn_export_now" enabled={name.trim() !== ''} onClick={() => void save(name.trim())}>
            Save As
          </Button>
        </Sheet>
      )}
      {found !== null && (
        <Sheet onDismiss={() => setFound(null)}>
          <TextView textAppearance="title">Backup Details</TextView>
          <TextView>{`Name: ${found.name}`}</TextView>
          <TextView>{`Total: ${found.expenses.length}`}</TextView>
          <Button onClick={() => void bring(found.expenses)}>Import</Button>
        </Sheet>
      )}
      {asked !== null && (
        <DeleteSheet count={1} onConfirm={() => void deleteBackup(api, asked)} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
