import {
  EditText,
  Icon,
  LinearLayout,
  ScrollView,
  Toolbar,
  useActivity,
  useApi,
  useBack,
  useLive,
  useSavedState,
  useSystemBars,
  View,
} from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check.svg';
import close from '@material-symbols/svg-400/rounded/close.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import place from '@material-symbols/svg-400/rounded/location_on.svg';
import { useState } from 'preact/hooks';
import { PermissionDialog } from '../../../simple-commons/permission-dialog.tsx';
import { UnsavedDialog } from '../../../simple-commons/unsaved-dialog.tsx';
import { useStoredTheme } from '../../../simple-commons/use-stored-theme.ts';
import { shareEvents } from '../../ics/share-events.ts';
import { packageName } from '../../package-name.ts';
import { cancelReminder } from '../../reminders/schedule-reminder.ts';
import { deleteOccurrences, type SeriesScope } from '../../store/change-series.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { type Calendar, useCalendar } from '../use-calendar.ts';
import { CompleteButton } from './complete-button.tsx';
import { type Draft, type Edited, isSameDraft } from './draft.ts';
import { EditorDivider } from './editor-row.tsx';
import { loadDraft } from './load-draft.ts';
import { ReminderDisclaimer } from './reminder-disclaimer.tsx';
import { ReminderRows } from './reminder-rows.tsx';
import { RepetitionRows } from './repetition-rows.tsx';
import { saveDraft } from './save-draft.ts';
import { SeriesDialog } from './series-dialog.tsx';
import { TimeRows } from './time-rows.tsx';
import { TypeRows } from './type-rows.tsx';
import { ZoneRow } from './zone-row.tsx';

const notifications = 'android.permission.POST_NOTIFICATIONS';

/** The editor of an event. */
export function EventScreen() {
  return <LoadedEditor kind="event" />;
}

/** The editor of a task. */
export function TaskScreen() {
  return <LoadedEditor kind="task" />;
}

function LoadedEditor({ kind }: { kind: Edited['kind'] }) {
  useSystemBars({ edgeToEdge: true, statusBar: 'var(--background)', navigationBar: 'var(--background)' });
  const { intent, intentSerial } = useActivity();
  const calendar = useCalendar();
  const edited = useLive((api) => loadDraft(api, kind, intent), {}, [intentSerial]).data;
  if (calendar === undefined || edited === undefined) return <View weight={1} />;
  return <Editor key={intentSerial} edited={edited} calendar={calendar} />;
}

type Dialog = 'delete' | 'unsaved' | 'disclaimer' | 'series' | 'permission';

function Editor({ edited, calendar }: { edited: Edited; calendar: Calendar }) {
  const api = useApi();
  const { finish } = useActivity();
  const { kind, event } = edited;
  useStoredTheme(calendar.preferences);
  const [draft, setDraft] = useSavedState<Draft>('draft', edited.draft);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { zone } = calendar.clock;
  const hasOwnZone = calendar.preferences.allowTimeZones && draft.timeZone !== '' && !draft.isAllDay;
  const inZone = hasOwnZone ? { ...calendar, clock: { ...calendar.clock, zone: draft.timeZone } } : calendar;
  const leave = () => {
    if (isSameDraft(draft, edited.draft)) void finish();
    else setDialog('unsaved');
  };
  useBack(leave);

  const mayNotify = async () => {
    const [granted = false] = await api.permissions.request([notifications]);
    if (!granted) setDialog('permission');
    return granted;
  };
  const hasReminder = draft.reminders.some((minutes) => minutes !== -1);
  const write = async (scope: SeriesScope) => {
    await saveDraft(api, edited, draft, scope);
    await finish();
  };
  const saveAgreed = async () => {
    if (hasReminder && !(await mayNotify())) return;
    if (event !== undefined && event.repeatInterval > 0) setDialog('series');
    else await write('all');
  };
  const save = async () => {
    if (draft.title.trim() === '') return api.toast('Title cannot be empty');
    if (kind === 'event' && draft.endTs < draft.startTs && !draft.isAllDay) {
      return api.toast('The event cannot end earlier than it starts');
    }
    if (hasReminder && !calendar.preferences.reminderWarningShown) return setDialog('disclaimer');
    await saveAgreed();
  };
  const agree = async () => {
    setDialog(null);
    await calendar.change({ reminderWarningShown: true });
    await saveAgreed();
  };
  const remove = async (scope: SeriesScope) => {
    if (event === undefined) return;
    await deleteOccurrences(api, { id: event.id, startTs: edited.occurrenceTs, zone }, scope);
    if (scope === 'all') await cancelReminder(api, event.id);
    await finish();
  };
  const duplicate = async () => {
    if (event === undefined) return;
    await api.startActivity({
      component: {
        packageName,
        className: `${packageName}.activities.${kind === 'task' ? 'TaskActivity' : 'EventActivity'}`,
      },
      extras: { event_id: event.id, event_occurrence_ts: edited.occurrenceTs, is_duplicate: true },
    });
  };
  const isNew = event === undefined;
  return (
    <LinearLayout
      id={`${kind}_coordinator`}
      className="android.view.ViewGroup"
      orientation="vertical"
      weight={1}
      style={{ marginTop: 'var(--inset-top)' }}
    >
      <Toolbar
        id={`${kind}_toolbar`}
        title={`${isNew ? 'New' : 'Edit'} ${kind === 'task' ? 'Task' : 'Event'}`}
        navigation={{ icon: close, onClick: leave }}
        menu={[
          { id: 'save', title: 'Save', icon: check, showAsAction: 'always', onClick: () => void save() },
          {
            id: 'delete',
            title: 'Delete',
            icon: trash,
            showAsAction: 'always',
            visible: !isNew,
            onClick: () => setDialog('delete'),
          },
          {
            id: 'share',
            title: 'Share',
            visible: !isNew && kind === 'event',
            onClick: () => event !== undefined && void shareEvents(api, [event.id]),
          },
          {
            id: 'duplicate',
            title: kind === 'task' ? 'Duplicate task' : 'Duplicate event',
            visible: !isNew,
            onClick: () => void duplicate(),
          },
        ]}
      />
      <ScrollView id={`${kind}_nested_scrollview`} weight={1} focusable>
        <View id={`${kind}_holder`} className="android.widget.RelativeLayout" class="cal-editor">
          <TextFields draft={draft} kind={kind} isNew={isNew} onChange={setDraft} />
          <EditorDivider id={`${kind}_description_divider`} gap={42} />
          <div style={{ height: '11PX' }} />
          <TimeRows draft={draft} kind={kind} calendar={inZone} onChange={setDraft} />
          {kind === 'event' && calendar.preferences.allowTimeZones && !draft.isAllDay && (
            <ZoneRow draft={draft} zone={inZone.clock.zone} onChange={setDraft} />
          )}
          <EditorDivider id={`${kind}_date_time_divider`} />
          <ReminderRows draft={draft} kind={kind} onChange={setDraft} mayNotify={mayNotify} />
          <EditorDivider id={`${kind}_reminder_divider`} />
          <RepetitionRows draft={draft} kind={kind} calendar={calendar} onChange={setDraft} />
          <EditorDivider id={`${kind}_repetition_divider`} />
          <EditorDivider id={`${kind}_caldav_calendar_divider`} gap={0} />
          <TypeRows draft={draft} kind={kind} onChange={setDraft} />
          {kind === 'task' && event !== undefined && (
            <CompleteButton event={event} startTs={edited.occurrenceTs} onDone={() => void finish()} />
          )}
        </View>
      </ScrollView>
      {dialog === 'delete' && (
        <DeleteDialog
          hasRepeating={(event?.repeatInterval ?? 0) > 0}
          onDelete={(scope) => void remove(scope)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'unsaved' && (
        <UnsavedDialog onSave={() => void save()} onDiscard={() => void finish()} onClose={() => setDialog(null)} />
      )}
      {dialog === 'disclaimer' && <ReminderDisclaimer onAgree={() => void agree()} />}
      {dialog === 'series' && <SeriesDialog onPick={(scope) => void write(scope)} onClose={() => setDialog(null)} />}
      {dialog === 'permission' && (
        <PermissionDialog
          message="You must allow the app displaying notifications, else it cannot show reminders."
          onGrant={() =>
            void api.startActivity({
              action: 'android.settings.APPLICATION_DETAILS_SETTINGS',
              data: `package:${packageName}`,
            })
          }
          onClose={() => setDialog(null)}
        />
      )}
    </LinearLayout>
  );
}

interface TextFieldsProps {
  draft: Draft;
  kind: Edited['kind'];
  isNew: boolean;
  onChange: (draft: Draft) => void;
}

function TextFields({ draft, kind, isNew, onChange }: TextFieldsProps) {
  const api = useApi();
  const showOnMap = () => {
    const location = draft.location.trim();
    if (location === '') return void api.toast('Please fill in a location to be shown on a map');
    void api.startActivity({
      action: 'android.intent.action.VIEW',
      data: `geo:0,0?q=${encodeURIComponent(location)}`,
    });
  };
  return (
    <>
      <EditText
        id={`${kind}_title`}
        hint="Title"
        class="cal-editor-field"
        inputType="textCapSentences"
        imeAction="next"
        maxLength={180}
        value={draft.title}
        autoFocus={isNew}
        onChange={(title) => onChange({ ...draft, title })}
      />
      {kind === 'event' && (
        <LinearLayout class="cal-editor-field">
          <EditText
            id="event_location"
            hint="Location"
            weight={1}
            inputType="textCapWords"
            imeAction="next"
            maxLength={180}
            value={draft.location}
            onChange={(location) => onChange({ ...draft, location })}
          />
          <Icon
            id="event_show_on_map"
            icon={place}
            style={{ width: '116PX', height: '116PX', padding: '27PX', boxSizing: 'border-box' }}
            onClick={showOnMap}
          />
        </LinearLayout>
      )}
      <EditText
        id={`${kind}_description`}
        hint="Description"
        class="cal-editor-field"
        inputType="textCapSentences"
        multiline
        value={draft.description}
        onChange={(description) => onChange({ ...draft, description })}
      />
    </>
  );
}
