import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';
import { writeRows } from '../write-rows.ts';

const packageName = 'org.tasks';
const path = `/data/data/${packageName}/databases/database`;
const columns =
  'title, importance, dueDate, hideUntil, created, modified, completed, deleted, notes, estimatedSeconds, elapsedSeconds, timerStart, notificationFlags, lastNotified, remoteId, collapsed, parent';

interface TaskRow {
  readonly title: string;
  /** 0 (highest) to 3. */
  readonly importance?: number;
  /** Day of October 2023. */
  readonly due?: number;
  /** Of the due date as it is stored; a date alone all the same. Default 12. */
  readonly hour?: number;
  readonly start?: number;
  readonly notes?: string;
  /** Default: long ago. */
  readonly isNew?: boolean;
}

function october(day: number, hour = 0): number {
  return Date.UTC(2023, 9, day, hour);
}

async function start(phone: TestPhone): Promise<void> {
  await phone.start({
    action: 'android.intent.action.MAIN',
    component: { packageName, className: 'com.todoroo.astrid.activity.MainActivity' },
  });
  await phone.find('Create new task');
}

async function startWith(phone: TestPhone, tasks: readonly TaskRow[]): Promise<void> {
  await start(phone);
  await writeRows(
    phone,
    { packageName, path },
    tasks.map(({ title, importance = 3, due, hour = 12, start: from, notes = null, isNew = false }, index) => ({
      sql: `INSERT INTO tasks (${columns}) VALUES (?, ?, ?, ?, ?, ?, 0, 0, ?, 0, 0, 0, 0, 0, ?, 0, 0)`,
      args: [
        title,
        importance,
        due === undefined ? 0 : october(due, hour),
        from === undefined ? 0 : october(from),
        october(isNew ? 15 : 1, 12),
        october(isNew ? 15 : 1, 12),
        notes,
        String(index + 1),
      ],
    })),
  );
  await start(phone);
}

const filler = 'Two lines of words, so that the row is as high as the recorded one was there.';
const license = 'Expires next month. Check DMV website for requirements.';

const myTasks: readonly TaskRow[] = [
  { title: "Renew Driver's License", importance: 0, due: 13, notes: license },
  { title: 'Sew Curtains', importance: 0, due: 13, notes: filler },
  { title: 'Tidy Desk', importance: 0, due: 13, notes: filler },
  { title: 'Attend Team Meeting', importance: 0, due: 15 },
  { title: 'Bake Bread', importance: 0, due: 15, notes: filler },
  { title: 'Research Vacation Destinations', importance: 1, due: 14 },
];

const today: readonly TaskRow[] = [
  { title: 'Organize Closet', importance: 0, due: 12 },
  { title: 'Attend Team Meeting', importance: 1, due: 11 },
  {
    title: 'Water Plants',
    importance: 2,
    due: 10,
    notes: 'Check moisture level before watering. Fertilize succulents.',
  },
  { title: 'Xerox Contract', importance: 2, due: 10 },
  { title: "Renew Driver's License", importance: 3, due: 8, hour: 13, notes: license },
];

/** Nine due by today, of which as many were just changed, and others. */
function many(total: number): TaskRow[] {
  return Array.from({ length: total }, (_, index) => ({
    title: `Task ${index + 1}`,
    ...(index < 9 ? { due: 15, isNew: true } : { due: 25 }),
  }));
}

export const tasksOrg: FidelityApp = {
  name: 'tasks-org',
  packageName,
  screens: [
    { id: 'tasks-org:my-tasks-list', open: (phone) => startWith(phone, myTasks) },
    {
      id: 'tasks-org:navigation-sheet',
      async open(phone) {
        await startWith(phone, many(11));
        await openDrawer(phone);
      },
    },
    {
      id: 'tasks-org:navigation-sheet-filters-collapsed',
      async open(phone) {
        await startWith(phone, many(10));
        await openDrawer(phone);
        await phone.tap('Filters');
      },
    },
    {
      id: 'tasks-org:task-editor',
      absent: [{ element: /(Created|Modified) 2023/, reason: 'below the screen, where our phone has no elements' }],
      async open(phone) {
        await startWith(phone, [{ title: 'Call client for follow-up', due: 17, start: 14 }]);
        await phone.tap('Call client for follow-up');
        await phone.find('Save');
      },
    },
    {
      id: 'tasks-org:today-list',
      async open(phone) {
        await startWith(phone, today);
        await openDrawer(phone);
        await phone.tap('Today');
        await phone.find('Create new task');
      },
    },
  ],
};

/** The menu button of the bottom bar has no name. */
async function openDrawer(phone: TestPhone): Promise<void> {
  await phone.tap(({ className, bounds }) => className.endsWith('ImageButton') && bounds[1] > 2000 && bounds[0] < 100);
  await phone.find('Filters');
}
