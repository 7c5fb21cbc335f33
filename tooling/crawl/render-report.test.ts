import { expect, it } from 'vitest';
import type { AppReport } from './crawl-app.ts';
import { renderFindings, renderTable } from './render-report.ts';

const found = { app: 'clock', screen: 'DeskClock', path: ['launcher', 'press Button "Timer"'] };
const report: AppReport = {
  app: 'clock',
  screens: [{ app: 'clock', name: 'DeskClock', fingerprint: 'DeskClock/1', path: ['launcher'] }],
  presses: 12,
  findings: [
    { ...found, kind: 'dead', element: 'press Button "Stop"', what: 'at [0, 0, 10, 10]' },
    { ...found, kind: 'dead', element: 'press Button "0"', what: 'at [0, 0, 10, 10]', known: 'No time begins with it' },
    { ...found, kind: 'crash', element: '', what: 'clock crashed: oh\nError: oh\n  at one' },
  ],
  lost: ['launcher / press Button "Lap"'],
  isCutShort: true,
  opened: [],
  seconds: 3.4,
};

it('The table counts what nobody has a reason for', () => {
  expect(renderTable([report])).toMatchInlineSnapshot(`
    "app      screens  presses  crash  dead  outside  bars  cut  overlap  unlabelled  known  lost  seconds
    clock +        1       12      1     1        0     0    0        0           0      1     1        3
    all            1       12      1     1        0     0    0        0           0      1     1        3
    + there is more than the budget allowed"
  `);
});

it('Findings say what, where, and how to get there, the worst first', () => {
  expect(renderFindings(report)).toMatchInlineSnapshot(`
    "clock: crash (an app crashed, or an error was logged)
      clock crashed: oh
        Error: oh
          at one
        on DeskClock: launcher / press Button "Timer"
    clock: dead (can be pressed, and nothing comes of it)
      press Button "Stop": at [0, 0, 10, 10]
        on DeskClock: launcher / press Button "Timer"
    clock: not reached again
      launcher / press Button "Lap""
  `);
});
