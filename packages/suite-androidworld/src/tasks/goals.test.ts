import { type AnyTask, createRandom } from '@androidworld/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tasks } from './tasks.ts';

const drawn = ({ sample }: AnyTask, seed: number) => sample(createRandom(seed));
const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

/** Those that say what is to be entered, and how many different instances 200 seeds give at least. */
const variety: Readonly<Record<string, number>> = {
  AudioRecorderRecordAudioWithFileName: 180,
  ClockTimerEntry: 190,
  ContactsAddContact: 200,
  ContactsNewContactDraft: 200,
  FilesDeleteFile: 200,
  FilesMoveFile: 150,
  MarkorCreateNoteAndSms: 200,
  OpenAppTaskEval: 5,
  SimpleCalendarAddOneEvent: 200,
  SimpleCalendarAddOneEventInTwoWeeks: 195,
  SimpleCalendarAddOneEventRelativeDay: 195,
  SimpleCalendarAddOneEventTomorrow: 195,
  SimpleCalendarAddRepeatingEvent: 195,
  SimpleCalendarDeleteEvents: 17,
  SimpleCalendarDeleteEventsOnRelativeDay: 6,
  SimpleCalendarDeleteOneEvent: 190,
  SimpleSmsReply: 200,
  SimpleSmsReplyMostRecent: 40,
  SimpleSmsResend: 190,
  SimpleSmsSend: 200,
  SimpleSmsSendClipboardContent: 200,
  SimpleSmsSendReceivedAddress: 200,
  SystemCopyToClipboard: 36,
  TurnOnWifiAndOpenApp: 5,
};

/** Parameters that set-up puts on the phone, for the agent to find there. */
const foundOnPhone: Readonly<Record<string, readonly string[]>> = {
  SimpleSmsReplyMostRecent: ['number'],
  SimpleSmsResend: ['number', 'message'],
  SimpleSmsSendClipboardContent: ['message'],
  SimpleSmsSendReceivedAddress: ['number', 'message'],
};

describe.each(tasks.map((task) => [task.name, task] as const))('the goal of %s', (name, task) => {
  test('holds every parameter, and only what a keyboard can type', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const params = drawn(task, seed);
        const goal = task.goal(params);
        expect(goal).toMatch(/^[ -~\n]+$/);
        const hidden = foundOnPhone[name] ?? [];
        const said = Object.entries(params).filter(([key]) => !hidden.includes(key));
        const values = leaves(Object.fromEntries(said)).filter((value) => value !== 'max' && value !== 'min');
        for (const value of values) expect(goal).toContain(String(value));
        for (const key of hidden) expect(goal).not.toContain(String(params[key]));
      }),
    );
  });

  test('has as many wordings as it has instances', () => {
    const goals = new Set(Array.from({ length: 200 }, (_, seed) => task.goal(drawn(task, seed))));
    expect(goals.size).toBeGreaterThanOrEqual(variety[name] ?? 1);
  });
});

test('ClockTimerEntry refuses a timer of no time', async () => {
  const timer = tasks.find(({ name }) => name === 'ClockTimerEntry');
  const result = await timer?.params['~standard'].validate({ hours: 0, minutes: 0, seconds: 0 });
  expect(result?.issues).toHaveLength(1);
});
