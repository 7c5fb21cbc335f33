import { LinearLayout, ScrollView, Toolbar, useActivity, useApi, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { AskDialog } from '../../../simple-commons/ask-dialog.tsx';
import { SettingsSection, SettingsSwitch, SettingsValue } from '../../../simple-commons/settings-rows.tsx';
import { useStoredTheme } from '../../../simple-commons/use-stored-theme.ts';
import { openCustomization, openScreen } from '../../open-screens.ts';
import { packageName } from '../../package-name.ts';
import { deleteEverything } from '../../store/events.ts';
import { timeText } from '../../time/date-words.ts';
import { durationText, reminderText } from '../../time/reminder-words.ts';
import { type Calendar, useCalendar } from '../use-calendar.ts';
import { DefaultTypeRow } from './default-type.tsx';
import { type SettingQuestion, SettingsDialogs } from './settings-dialogs.tsx';
import { type SwitchSetting, switchSettings } from './switch-settings.ts';
import { TransferSettings } from './transfer-settings.tsx';

export function SettingsScreen() {
  const calendar = useCalendar();
  return calendar === undefined ? <View weight={1} /> : <Settings calendar={calendar} />;
}

function Settings({ calendar }: { calendar: Calendar }) {
  const api = useApi();
  const { finish } = useActivity();
  const { preferences, change, clock } = calendar;
  useStoredTheme(preferences);
  const [asked, setAsked] = useState<SettingQuestion | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const switches = (settings: readonly SwitchSetting[]) =>
    settings.map(({ key, name, title }) => (
      <SettingsSwitch
        key={key}
        name={name}
        title={title}
        checked={preferences[key]}
        onChange={(checked) => void change({ [key]: checked })}
      />
    ));
  const systemPage = (action: string) => () =>
    void api.startActivity({ action, extras: { 'android.provider.extra.APP_PACKAGE': packageName } });
  const inSettings = (minutes: number) => reminderText(minutes).replace(' before', '');
  return (
    <LinearLayout id="settings_coordinator" className="android.view.ViewGroup" orientation="vertical" weight={1}>
      <Toolbar id="settings_toolbar" title="Settings" onUp={() => void finish()} />
      <ScrollView id="settings_nested_scrollview" weight={1} focusable>
        <SettingsSection name="color_customization_section" title="Color customization" />
        <SettingsValue
          name="color_customization"
          title="Customize colors"
          onClick={() => void openCustomization(api)}
        />
        <SettingsSection name="general_settings" title="General" />
        <SettingsValue
          name="manage_event_types"
          title="Manage event types"
          onClick={() => void openScreen(api, 'ManageEventTypesActivity')}
        />
        <SettingsSwitch
          name="hour_format"
          title="Use 24-hour time format"
          checked={clock.hour24}
          onChange={(hour24) => void change({ hour24 })}
        />
        {switches(switchSettings.general)}
        <SettingsSection name="reminders" title="Reminders" />
        <SettingsValue
          name="customize_notifications"
          title="Customize notifications"
          onClick={systemPage('android.settings.APP_NOTIFICATION_SETTINGS')}
        />
        {switches(switchSettings.reminders)}
        {preferences.useSameSnooze && (
          <SettingsValue
            name="snooze_time"
            title="Snooze time"
            value={durationText(preferences.snoozeMinutes)}
            onClick={() => setAsked('snooze')}
          />
        )}
        <SettingsSection name="new_events" title="New events" />
        <SettingsValue
          name="default_start_time"
          title="Default start time"
          value={startTimeText(preferences.defaultStartTime, clock.hour24)}
          onClick={() => setAsked('startTime')}
        />
        <SettingsValue
          name="default_duration"
          title="Default duration"
          value={durationText(preferences.defaultDuration)}
          onClick={() => setAsked('duration')}
        />
        <DefaultTypeRow calendar={calendar} onClick={() => setAsked('defaultType')} />
        {switches(switchSettings.newEvents)}
        {!preferences.usePreviousReminders &&
          ([1, 2, 3] as const).map((index) => (
            <SettingsValue
              key={index}
              name={`default_reminder_${index}`}
              title={`Default reminder ${index}`}
              value={inSettings(preferences[`defaultReminder${index}`])}
              onClick={() => setAsked(`reminder${index}`)}
            />
          ))}
        <SettingsSection name="weekly_view" title="Weekly view" />
        <SettingsValue
          name="start_weekly_at"
          title="Start day at"
          value={timeText({ hour: preferences.startWeeklyAt, minute: 0 }, clock.hour24)}
          onClick={() => setAsked('weeklyStart')}
        />
        {switches(switchSettings.weekly)}
        <SettingsSection name="monthly_view" title="Monthly view" />
        {switches(switchSettings.monthly)}
        <SettingsSection name="event_lists" title="Event lists" />
        <SettingsValue
          name="display_past_events"
          title="Display events from the past"
          value={preferences.displayPastMinutes === 0 ? 'Never' : durationText(preferences.displayPastMinutes)}
          onClick={() => setAsked('past')}
        />
        {switches(switchSettings.lists)}
        <SettingsSection name="events" title="Events" />
        {switches(switchSettings.events)}
        <SettingsValue name="delete_all_events" title="Delete all events and tasks" onClick={() => setDeleting(true)} />
        <SettingsSection name="tasks" title="Tasks" />
        {switches(switchSettings.tasks)}
        <TransferSettings />
      </ScrollView>
      {asked !== null && <SettingsDialogs asked={asked} calendar={calendar} onClose={() => setAsked(null)} />}
      {isDeleting && (
        <AskDialog
          message="Are you sure you want to delete all events and tasks? This will leave your event types and other settings intact."
          onYes={() => void deleteEverything(api)}
          onClose={() => setDeleting(false)}
        />
      )}
    </LinearLayout>
  );
}

function startTimeText(preference: number, hour24: boolean): string {
  if (preference === -1) return 'Next full hour';
  if (preference === -2) return 'Current time';
  return timeText({ hour: Math.floor(preference / 60), minute: preference % 60 }, hour24);
}
