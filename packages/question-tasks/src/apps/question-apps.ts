import { joplinApp } from './joplin.ts';
import { openTracksApp } from './open-tracks.ts';
import type { QuestionApp } from './question-app.ts';
import { simpleCalendarApp } from './simple-calendar.ts';
import { tasksOrgApp } from './tasks-org.ts';

/** The apps that questions can be asked about without more. */
export const questionApps: readonly QuestionApp[] = [simpleCalendarApp, tasksOrgApp, openTracksApp, joplinApp];
