import type { PhoneState } from '@androidworld/app-sdk/host';
import { expect, test } from 'vitest';
import { openPageLink, type PageMessages } from './page-link.ts';

const messages: PageMessages = {
  call: async () => undefined,
  key: async () => undefined,
  crashed: async () => undefined,
  windowsChanged: () => undefined,
  log: () => undefined,
};
const state = (toast: string) => ({ activities: [], processes: [], toast }) as unknown as PhoneState;

/** A link to a page that answers nothing, and the messages it was told. */
async function openLink() {
  const told: unknown[] = [];
  const page = { fails: false };
  const send = async (method: string, params: { functionDeclaration?: string; arguments?: { value: string }[] }) => {
    if (method === 'Runtime.callFunctionOn' && params.functionDeclaration?.includes('this.receive('))
      told.push(JSON.parse(params.arguments?.[0]?.value ?? '').message);
    if (page.fails) throw new Error('Target closed');
    return { result: { objectId: 'phone' } };
  };
  const wire = { send, on: () => undefined } as unknown as Parameters<typeof openPageLink>[0];
  return { told, page, link: await openPageLink(wire, async () => undefined, messages) };
}

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
