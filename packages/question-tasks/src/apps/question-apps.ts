import type { AppData, NewCalendarEvent, NewNote, NewTask, NewTrack } from '@androidworld/android-kit';
import { joplin } from './joplin.ts';
import { openTracks } from './open-tracks.ts';
import type { QuestionApp } from './question-app.ts';
import { simpleCalendar } from './simple-calendar.ts';
import { tasksOrg } from './tasks-org.ts';

/** Who writes the state of each app that questions come with. */
export interface QuestionAppData {
  readonly simpleCalendar: AppData<unknown, NewCalendarEvent>;
  readonly tasksOrg: AppData<unknown, NewTask>;
  readonly openTracks: AppData<unknown, NewTrack>;
  readonly joplin: AppData<unknown, NewNote>;
}

/** The apps that questions come with. */
export function questionApps(data: QuestionAppData): QuestionApp[] {
  return [
    simpleCalendar({ data: data.simpleCalendar }),
    tasksOrg({ data: data.tasksOrg }),
    openTracks({ data: data.openTracks }),
    joplin({ data: data.joplin }),
  ];
}
