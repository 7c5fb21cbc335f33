import type { PhoneState } from '@androidworld/app-sdk/host';
import { expect, test } from 'vitest';
import { nextTurn } from '../system/time/host-time.ts';
import { openPageLink, type PageMessages } from './page-link.ts';

const messages: PageMessages = {
  call: async () => undefined,
  key: async () => undefined,
  crashed: async () => undefined,
  windowsChanged: () => undefined,
  log: () => undefined,
};
const state = (toast: string) => ({ activities: [], processes: [], toast }) as unknown as PhoneState;

interface Sent {
  readonly functionDeclaration?: string;
  readonly arguments?: readonly { readonly value: string }[];
}

/** A link to a page that answers nothing, the messages it was told, and what it was asked, by name. */
async function openLink(to: Partial<PageMessages> = {}) {
  const told: unknown[] = [];
  const asked: { readonly name: string; readonly first: string }[] = [];
  const page = { fails: false };
  const send = async (method: string, params: Sent = {}) => {
    const name = /this\.(\w+)/.exec(params.functionDeclaration ?? '')?.[1] ?? method;
    const first = params.arguments?.[0]?.value ?? '';
    asked.push({ name, first });
    if (name === 'receive') told.push(JSON.parse(first).message);
    if (page.fails) throw new Error('Target closed');
    return { result: { objectId: 'phone' } };
  };
  let door: (call: { name: string; payload: string }) => void = () => undefined;
  const on = (_: string, listener: typeof door) => {
    door = listener;
  };
  const wire = { send, on } as unknown as Parameters<typeof openPageLink>[0];
  const link = await openPageLink(wire, async () => undefined, { ...messages, ...to });
  const key = asked.find(({ name }) => name === 'connect')?.first;
  const say = (...lines: readonly string[]) => door({ name: 'phoneDoor', payload: lines.join('\n') });
  return { told, asked, page, link, key, say };
}

const call = (path: string) => JSON.stringify({ kind: 'call', path: [path], args: [] });

test('A page is told of its phone only what it does not know', async () => {
  const { told, link } = await openLink();
  const [one, other] = [state('one'), state('other')];
  for (const next of [one, state('one'), state('one'), other, one]) await link.receive({ kind: 'state', state: next });
  await link.receive({ kind: 'problem', text: 'out of memory' });
  await link.receive({ kind: 'problem', text: 'out of memory' });
  const kinds = told.map((message) => (message as { state?: PhoneState }).state ?? message);
  // The first of them brings System UI its key.
  expect(kinds.slice(-5)).toEqual([
    one,
    other,
    one,
    { kind: 'problem', text: 'out of memory' },
    { kind: 'problem', text: 'out of memory' },
  ]);
  expect(told.length).toBeLessThanOrEqual(6);
});

test('A state that did not reach the page is told again', async () => {
  const { told, page, link } = await openLink();
  await link.receive({ kind: 'problem', text: 'before' });
  page.fails = true;
  await expect(link.receive({ kind: 'state', state: state('one') })).rejects.toThrow('Target closed');
  page.fails = false;
  await link.receive({ kind: 'state', state: state('one') });
  expect(told.slice(1)).toEqual([
    { kind: 'state', state: state('one') },
    { kind: 'state', state: state('one') },
  ]);
});

test('What is answered in one turn is told together, and before what the page is asked after it', async () => {
  const { asked, link, key, say } = await openLink({ call: async ({ path: [what] }) => `${what} done` });
  asked.length = 0;
  say(`${key} 1 ${call('one')}`, `${key} 2 ${call('two')}`, `nobody 3 ${call('three')}`);
  await nextTurn();
  await link.readyForPicture({ hasChanged: false });
  expect(asked.map(({ name }) => name)).toEqual(['answer', 'readyForPicture']);
  const answers = JSON.parse(asked[0]?.first ?? '') as readonly { readonly name: string }[];
  expect(answers.toSorted((one, other) => (one.name < other.name ? 1 : -1))).toEqual([
    { name: `${key} 2`, json: '"two done"', failure: null },
    { name: `${key} 1`, json: '"one done"', failure: null },
    { name: 'nobody 3', json: null, failure: 'DeadObjectException: nobody has this port' },
  ]);
});
