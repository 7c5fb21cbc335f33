/** Calls of the AppApi that only ask: the last part of their path. */
const questions = new Set([
  'all',
  'byKind',
  'call',
  'check',
  'elapsed',
  'get',
  'getAll',
  'getLastKnownLocation',
  'getNextAlarmClock',
  'isHeld',
  'list',
  'now',
  'notificationChannels',
  'notifications',
  'packages',
  'property',
  'query',
  'queryIntentActivities',
  'radios',
  'read',
  'readText',
  'recents',
  'roleHolder',
  'stat',
  'storage',
  'zone',
]);

/** What the frame says of activities by itself, whoever was pressed. */
const bookkeeping = new Set(['saveState', 'savedState', 'setTitle']);

/** Whether a call of an app to the phone changes nothing: asking is no answer to a press. */
export function isQuestion(path: readonly string[]): boolean {
  const [first, ...rest] = path;
  const last = path.at(-1) ?? '';
  if (first === 'activity') return bookkeeping.has(last);
  // A provider may do anything when it is called, and so may a WebView.
  if (first === 'content' && last === 'call') return false;
  if (first === 'webView') return false;
  return questions.has(last) || (rest.length === 0 && last === 'on');
}
