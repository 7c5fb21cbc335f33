import {
  css,
  FrameLayout,
  LinearLayout,
  RadioGroupDialog,
  useApi,
  useLive,
  useSearch,
  View,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { TopSearchBar } from '../../../simple-commons/top-search-bar.tsx';
import { useStoredTheme } from '../../../simple-commons/use-stored-theme.ts';
import { createEntry, openAbout, openScreen } from '../../open-screens.ts';
import { database } from '../../store/database.ts';
import { listEventTypes } from '../../store/event-types.ts';
import type { View as ViewName } from '../../store/preferences.ts';
import { type Calendar, useCalendar } from '../use-calendar.ts';
import { CreateButton } from './create-button.tsx';
import { DayView } from './day-view.tsx';
import { EventList } from './event-list.tsx';
import { EventSelection } from './event-selection.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { GoToDate } from './go-to-date.tsx';
import { type MainCommand, mainMenu } from './main-menu.ts';
import { MonthAndDayView } from './month-and-day-view.tsx';
import { MonthView } from './month-view.tsx';
import { newEntryStart } from './new-entry-start.ts';
import { SearchResults } from './search-results.tsx';
import { holdsToday } from './shown-period.ts';
import { useEntryPicker } from './use-entry-picker.ts';
import { useFrames } from './use-frames.ts';
import { useIconShortcuts } from './use-icon-shortcuts.ts';
import { useMainIntent } from './use-main-intent.ts';
import { useTransfers } from './use-transfers.tsx';
import { WeekView } from './week-view.tsx';
import { YearView } from './year-view.tsx';

css`
.cal-over { position: absolute; inset: 0; display: flex; flex-direction: column; background: var(--background); }
.cal-fragments { display: flex; flex-direction: column; }
`;

const viewComponents = {
  month: MonthView,
  year: YearView,
  list: EventList,
  week: WeekView,
  day: DayView,
  monthAndDay: MonthAndDayView,
} as const;

const viewChoices: readonly { label: string; value: ViewName }[] = [
  { label: 'Daily view', value: 'day' },
  { label: 'Weekly view', value: 'week' },
  { label: 'Monthly view', value: 'month' },
  { label: 'Monthly and daily view', value: 'monthAndDay' },
  { label: 'Yearly view', value: 'year' },
  { label: 'Simple event list', value: 'list' },
];

/** From the finest to the coarsest: the shown date is kept when a view becomes coarser. */
const coarseness: readonly ViewName[] = ['day', 'week', 'monthAndDay', 'month', 'year'];

type Dialog = 'view' | 'date' | 'filter';

export function MainScreen() {
  const calendar = useCalendar();
  return calendar === undefined ? <FrameLayout weight={1} /> : <Main calendar={calendar} />;
}

function Main({ calendar }: { calendar: Calendar }) {
  const api = useApi();
  const { preferences, today, clock, change } = calendar;
  useStoredTheme(preferences);
  useIconShortcuts(preferences.allowTasks);
  const frames = useFrames({ view: preferences.view, day: today });
  const { top } = frames;
  const search = useSearch();
  const picker = useEntryPicker();
  const transfers = useTransfers();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { data: types = [] } = useLive(listEventTypes, { tables: [database.tables.event_types] });
  useMainIntent((day) => frames.open({ view: 'day', day }), transfers.importFrom);
  const isToday = holdsToday(top, calendar);
  const changeView = (view: ViewName) => {
    const keepsDay = top.view !== 'list' && coarseness.indexOf(view) > coarseness.indexOf(top.view);
    frames.replace({ view, day: keepsDay ? top.day : today });
    void change({ view });
  };
  const commands: Readonly<Record<MainCommand, () => void>> = {
    goToToday: () => frames.show(today),
    changeView: () => setDialog('view'),
    filter: () => setDialog('filter'),
    goToDate: () => setDialog('date'),
    ...transfers.commands,
    settings: () => void openScreen(api, 'SettingsActivity'),
    about: () => void openAbout(api),
  };
  const menu = mainMenu((command) => commands[command](), {
    goToToday: !isToday,
    filter: types.length > 1 || preferences.shownTypes.size === 0,
    goToDate: top.view !== 'list',
    print: top.view !== 'monthAndDay',
  });
  const isSearching = search.query !== null && search.query !== '';
  const hasButton = top.view !== 'week' && top.view !== 'year' && !isSearching;
  return (
    <LinearLayout id="main_coordinator" className="android.view.ViewGroup" orientation="vertical" weight={1}>
      {picker.selection.isActive ? (
        <EventSelection picker={picker} zone={clock.zone} />
      ) : (
        <TopSearchBar search={search} menu={menu} onBack={frames.all.length > 1 ? frames.close : undefined} />
      )}
      <View id="calendar_coordinator" weight={1} style={{ display: 'flex', flexDirection: 'column' }}>
        <FrameLayout id="fragments_holder" weight={1} class="cal-fragments">
          {frames.all.map((frame, index) => {
            const Shown = viewComponents[frame.view];
            const isOnTop = frame === top;
            const shown = (
              <Shown
                day={frame.day}
                calendar={calendar}
                picker={picker}
                isOnTop={isOnTop && !isSearching}
                onShow={frames.show}
                onOpenDay={(day) => frames.open({ view: 'day', day })}
                onOpenMonth={(day) => frames.open({ view: 'month', day })}
                onGoTo={() => setDialog('date')}
              />
            );
            const key = `${index} ${frame.view}`;
            return index === 0 ? (
              <div key={key} class="cal-fragments" style={{ flex: 1, minHeight: 0 }}>
                {shown}
              </div>
            ) : (
              <div key={key} class="cal-over">
                {shown}
              </div>
            );
          })}
        </FrameLayout>
        {hasButton && (
          <CreateButton
            hasTasks={preferences.allowTasks}
            onCreate={(kind) => void createEntry(api, { kind, startTs: newEntryStart(top, calendar) })}
          />
        )}
        {isSearching && <SearchResults text={search.query ?? ''} calendar={calendar} picker={picker} />}
      </View>
      {dialog === 'view' && (
        <RadioGroupDialog
          choices={viewChoices}
          selected={top.view}
          onChoose={changeView}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'date' && (
        <GoToDate
          day={top.day}
          parts={top.view === 'year' ? 'year' : top.view === 'month' || top.view === 'monthAndDay' ? 'month' : 'day'}
          onGo={frames.show}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'filter' && <FilterDialog types={types} calendar={calendar} onClose={() => setDialog(null)} />}
      {transfers.dialogs}
    </LinearLayout>
  );
}
