import type { Intent } from '../../../packages/app-sdk/src/index.ts';
import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const packageName = 'com.simplemobiletools.calendar.pro';
const back = 4;
const at = (hour: number) => Date.UTC(2023, 9, 15, hour);

/** Texts that hold the day they were recorded on. */
const dates = /^\w+ \d+ \(\w{3}\)$/;

export const simpleCalendarPro: FidelityApp = {
  name: 'simple-calendar-pro',
  packageName,
  screens: [
    {
      id: 'simple-calendar-pro:date-picker-dialog',
      async open(phone) {
        await openGoToDate(phone);
        await phone.type((node) => node.text === '2023' && node.className === 'android.widget.EditText', '2009');
      },
    },
    {
      id: 'simple-calendar-pro:date-picker-dialog-2',
      async open(phone) {
        await openGoToDate(phone);
        await phone.tap('Nov');
      },
    },
    {
      id: 'simple-calendar-pro:event-editor',
      volatile: [dates],
      async open(phone) {
        await openEditor(phone, {
          title: 'Meeting with John',
          eventLocation: 'Conference Room A',
          description: 'Discuss project progress and assign tasks.\n',
          beginTime: at(14),
          endTime: at(14),
        });
        await phone.tap('event_description');
        await phone.key(back);
      },
    },
    {
      id: 'simple-calendar-pro:event-editor-title-typed',
      async open(phone) {
        await openReview(phone);
      },
    },
    {
      id: 'simple-calendar-pro:event-editor-weekly',
      async open(phone) {
        await openReview(phone);
        await phone.tap('event_repetition');
        await phone.tap('Weekly');
      },
    },
    {
      id: 'simple-calendar-pro:month-view-another-month',
      async open(phone) {
        await openMain(phone);
        const [first] = (await phone.nodes()).filter(({ resourceId }) =>
          resourceId?.endsWith('/month_view_background'),
        );
        if (first === undefined) throw new Error('The month has no days');
        await phone.tapAt(first);
        for (let days = 0; days < 6; days += 1) await tapLast(phone, 'top_left_arrow');
      },
    },
    {
      id: 'simple-calendar-pro:overflow-menu',
      async open(phone) {
        await openMain(phone);
        await tapLast(phone, 'top_right_arrow');
        await phone.tap('More options');
      },
    },
    {
      id: 'simple-calendar-pro:reminder-disclaimer',
      async open(phone) {
        await openReview(phone);
        await phone.tap('Save');
        await phone.find('Disclaimer');
      },
    },
  ],
};

async function openMain(phone: TestPhone): Promise<void> {
  await phone.start({ component: { packageName, className: `${packageName}.activities.MainActivity` } });
  await phone.find('calendar_fab');
}

async function openGoToDate(phone: TestPhone): Promise<void> {
  await openMain(phone);
  const days = (await phone.nodes()).filter(({ resourceId }) => resourceId?.endsWith('/month_view_background'));
  // 15 October begins the third week.
  const today = days[14];
  if (today === undefined) throw new Error('The month has too few days');
  await phone.tapAt(today);
  await tapLast(phone, 'top_value');
}

/** The last of several: that of the view on top. */
async function tapLast(phone: TestPhone, name: string): Promise<void> {
  const found = (await phone.nodes()).filter(({ resourceId }) => resourceId?.endsWith(`/${name}`)).at(-1);
  if (found === undefined) throw new Error(`There is no ${name}`);
  await phone.tapAt(found);
}

async function openReview(phone: TestPhone): Promise<void> {
  await openEditor(phone, { title: 'Review session for Budget Planning', beginTime: at(14), endTime: at(15) });
  await phone.key(back);
}

async function openEditor(phone: TestPhone, extras: Intent['extras']): Promise<void> {
  await phone.start({
    action: 'android.intent.action.INSERT',
    type: 'vnd.android.cursor.dir/event',
    component: { packageName, className: `${packageName}.activities.EventActivity` },
    ...(extras === undefined ? {} : { extras }),
  });
  await phone.find('event_title');
}
