import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openScreenHost, type ScreenFactory } from '../../src/screen/index.ts';
import { buildTestApps, flatten, openTestPhone, type TestPhone } from './test-phone.ts';

let factory: ScreenFactory;
let phone: TestPhone;

beforeAll(async () => {
  const [host, apps] = await Promise.all([openScreenHost(), buildTestApps()]);
  factory = host;
  phone = await openTestPhone(factory, apps);
});
afterAll(() => factory?.close());
beforeEach(() => phone.show('test.Web'));

/** What the page shows below the dialog. */
const stepsBelow = async () => {
  const nodes = (await phone.screen.windows()).flatMap(({ root }) => flatten(root));
  return nodes.find(({ resourceId }) => resourceId === 'steps')?.text;
};
const told = async () => (await phone.byId('told')).text;

test('a WebView shows the HTML an app gives it, and says when it is there', async () => {
  expect(await told()).toBe('finished about:blank');
  const { root } = await phone.tree();
  const [outer, inner] = flatten(root).filter(({ className }) => className === 'android.webkit.WebView');
  expect(outer).toMatchObject({ resourceId: 'org.example.gallery:id/page', focusable: true });
  expect(outer?.text).toBeUndefined();
  expect(inner).toMatchObject({ text: 'Gallery page', bounds: outer?.bounds });
});

test('evaluateJavascript() gives values as JSON, and null for none', async () => {
  await phone.tap(await phone.byId('evaluate'));
  expect(await told()).toBe('finished about:blank, 2 null null {"a":"b"}');
});

test('the caret of a field does not blink: it would by the time of the computer', async () => {
  await phone.tap(await phone.byId('caret'));
  expect(await told()).toBe('finished about:blank, "manual"');
});

test('alert() shows a dialog', async () => {
  await phone.tap(await phone.byId('shout'));
  expect(await phone.byId('android:id/message')).toMatchObject({ text: 'Hear!' });
  await phone.tap(await phone.byText('OK'));
  expect(await phone.byId('shout')).toMatchObject({ text: 'Shout' });
});

test('confirm() and prompt() wait for what the person answers', async () => {
  await phone.tap(await phone.byId('order'));
  expect(await phone.byId('android:id/message')).toMatchObject({ text: 'Really?' });
  await phone.tap(await phone.byText('OK'));
  expect(await phone.byId('android:id/message')).toMatchObject({ text: 'How many?' });
  expect(await phone.byText('3')).toMatchObject({ className: 'android.widget.EditText' });
  await phone.tap(await phone.byText('OK'));
  expect(await phone.byText('3 ordered')).toMatchObject({ className: 'android.widget.Button' });
});

test('a script stands where it asks, and goes on from there', async () => {
  await phone.tap(await phone.byId('steps'));
  expect(await phone.byId('android:id/message')).toMatchObject({ text: 'One' });
  // Nothing is drawn while the script runs, and it still does.
  expect(await stepsBelow()).toBe('Steps');
  await phone.tap(await phone.byText('OK'));
  expect(await phone.byId('android:id/message')).toMatchObject({ text: 'Two' });
  expect(await stepsBelow()).toBe('Steps');
  await phone.screen.key(4);
  expect(await phone.byId('steps')).toMatchObject({ text: 'Steps 1 2 3' });
});

test('a page may ask before it has loaded, and the answer is typed', async () => {
  await phone.show('test.AskingWeb');
  expect(await phone.byId('android:id/message')).toMatchObject({ text: 'Who is there?' });
  await phone.tap(await phone.byId('value'));
  await phone.screen.text('Ada');
  expect(await phone.byText('Ada')).toMatchObject({ className: 'android.widget.EditText' });
  await phone.tap(await phone.byText('OK'));
  expect(await phone.byId('android:id/message')).toMatchObject({ text: 'Sure?' });
  await phone.tap(await phone.byText('Cancel'));
  expect(await phone.byText('Hello Ada?')).toBeDefined();
});

test('a page that waits goes with its app, and keeps nothing from going on', async () => {
  await phone.tap(await phone.byId('shout'));
  await phone.show('test.State');
  await phone.tap(await phone.byId('toast'));
  await phone.show('test.Web');
  await phone.tap(await phone.byId('order'));
  expect(await phone.byId('android:id/message')).toMatchObject({ text: 'Really?' });
});

test('a page that loops goes with its process, and is not in the way of the next one', async () => {
  await phone.tap(await phone.byId('loop'));
  await phone.show('test.Web');
  await phone.tap(await phone.byId('order'));
  expect(await phone.byId('android:id/message')).toMatchObject({ text: 'Really?' });
  expect(phone.lost).toEqual([]);
});

test('scripts that await something first may ask, too', async () => {
  await phone.tap(await phone.byId('later'));
  await phone.tap(await phone.byText('OK'));
  expect(await phone.byId('android:id/message')).toMatchObject({ text: 'Sure?' });
  await phone.tap(await phone.byText('OK'));
  expect(await phone.byId('later')).toMatchObject({ text: 'Done' });
});

test('a question that is cancelled keeps a form from being sent, and a script from going on', async () => {
  await phone.tap(await phone.byText('Send'));
  await phone.tap(await phone.byText('Cancel'));
  expect(await told()).toBe('finished about:blank');
  await phone.tap(await phone.byId('order'));
  await phone.tap(await phone.byText('Cancel'));
  expect(await phone.byId('order')).toMatchObject({ text: 'Order' });
});

test('an app may keep a page from going elsewhere', async () => {
  await phone.tap(await phone.byText('Far away'));
  expect(await told()).toBe('finished about:blank, override https://example.org/far');
  expect(await phone.byText('Page')).toMatchObject({ className: 'android.view.View' });
});

test('an app is told why a page cannot be shown', async () => {
  await phone.tap(await phone.byText('Nowhere'));
  const missing = 'file:///android_asset/none.html';
  expect(await told()).toBe(
    `finished about:blank, override ${missing}, net::ERR_FILE_NOT_FOUND ${missing}, finished ${missing}`,
  );
  await phone.tap(await phone.byId('load'));
  expect(await told()).toMatch(/net::ERR_INTERNET_DISCONNECTED http:\/\/example\.org\/, finished http:/);
  expect(await phone.byText('Webpage not available')).toBeDefined();
});
