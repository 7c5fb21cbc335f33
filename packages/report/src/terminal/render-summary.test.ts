import { describe, expect, test } from 'vitest';
import { episodeOf, hostileTexts, reportOf, resultOf } from '../../test/sample-report.ts';
import { renderSummary } from './render-summary.ts';

const plain = { color: false, width: 120 };

describe('renderSummary()', () => {
  test('gives the answer first and the next command last', async () => {
    const { result: _none, ...unfinished } = episodeOf({ task: 'WifiOff', instance: 2 });
    const report = await reportOf(
      [
        episodeOf(),
        episodeOf({ instance: 1, result: resultOf('failed', { score: 0.5, stateScore: 0.5 }) }),
        episodeOf({ task: 'WifiOff', apps: ['settings'], startsInGoalState: true, deviceKind: 'virtual' }),
        episodeOf({
          task: 'WifiOff',
          apps: ['settings'],
          instance: 1,
          startsInGoalState: true,
          result: resultOf('errored'),
        }),
        unfinished,
        episodeOf({ agent: 'noop', task: 'WifiOff', apps: ['settings'], startsInGoalState: true }),
        episodeOf({ agent: 'helper', agentPrivileges: ['device'], result: resultOf('failed') }),
      ],
      9,
    );
    expect(renderSummary(report, plain)).toMatchInlineSnapshot(`
      "helper  androidworld  1 episode   0.0 % solved (95 % interval 0.0–79.3)      8.0 steps  9.1 s in all
      m3a     androidworld  4 episodes  83.3 % solved (95 % interval 31.0–98.2)    8.0 steps  18.2 s per solved task
      noop    androidworld  1 episode   100.0 % solved (95 % interval 20.7–100.0)  8.0 steps  9.1 s per solved task
      m3a: 1 of 4 not scored: the device was lost (62.5 % solved if they count as failed)
      m3a: of 2 instances of a task, all are solved with 0.0 % (pass^2), at least one with 100.0 % (pass@2); 1 task

      Task        helper       m3a                       noop
      AddContact    0.0 % 0/1   75.0 % 1/2
      WifiOff *                100.0 % 1/1 1 not scored  100.0 % 1/1

      App       helper        m3a           noop
      contacts    0.0 % of 1   75.0 % of 2
      settings                100.0 % of 1  100.0 % of 1

      Errors           for example
      AW_TRANSPORT  1  lost the device

      Solved is the mean score of the scored episodes; intervals are of 95 % and clustered by task.
      Not all has run: 2 episodes not begun, 1 begun without a result.
      * Starts in its goal state: an agent that does nothing is paid. The noop baseline scores 100.0 %.
      helper uses more than the screen: device.
      Results on the virtual phone are for development, tests and training; publish those of the real emulator.

      Run the 4 episodes that are due:  androidworld run --resume morning
      Look at every step:               androidworld report --html --run morning
      "
    `);
  });

  test('says so when nothing has ended', async () => {
    expect(renderSummary(await reportOf([], 2), plain)).toMatchInlineSnapshot(`
      "No episode has ended yet.

      Not all has run: 2 episodes not begun, 0 begun without a result.

      Run the 2 episodes that are due:  androidworld run --resume morning
      Look at every step:               androidworld report --html --run morning
      "
    `);
  });

  test('tells errors of tear-downs, by code, with an example of each', async () => {
    const tearDownError = { code: 'AW_TRANSPORT', audience: 'harness', phase: 'tearDown', message: 'gone' } as const;
    const untidy = resultOf('passed', { tearDownError });
    const report = await reportOf([episodeOf({ result: untidy }), episodeOf({ instance: 1, result: untidy })]);
    expect(renderSummary(report, plain)).toContain(
      [
        'Errors while tidying up (the scores stand)     for example',
        'AW_TRANSPORT                                2  m3a/androidworld/AddContact/0: gone',
        '',
      ].join('\n'),
    );
  });

  test('has tables that fit the terminal, and none of tasks where that would say nothing any more', async () => {
    const report = await reportOf([episodeOf(), episodeOf({ task: 'WifiOff', result: resultOf('errored') })]);
    const [answers, tasks] = renderSummary(report, { color: false, width: 64 }).split('\n\n');
    expect(`${answers}\n\n${tasks}`).toMatchInlineSnapshot(`
      "m3a  androidworld  2          100.0 %      8.0 steps  18.2 s
                         episodes   solved (95              per
                                    % interval              solved
                                    20.7–100.0)             task
      m3a: 1 of 2 not scored: the device was lost (50.0 % solved if they count as failed)

      Task        m3a
      AddContact  100.0 % 1/1
      WifiOff           – 0/0 1 not scored"
    `);
    expect(renderSummary(report, { color: false, width: 12 })).toContain(
      '2 tasks: the table is wider than this terminal',
    );
    expect(renderSummary(report, { color: false })).toBe(renderSummary(report, { color: false, width: 1000 }));
  });

  test('writes no escape sequence without colour, whatever the texts', async () => {
    for (const text of hostileTexts) {
      const error = { code: text, audience: 'bug', phase: 'act', message: text } as const;
      const report = await reportOf(
        [
          episodeOf({ agent: text, suite: text, task: text, apps: [text, 'b'] }),
          episodeOf({ task: 'b', result: resultOf('errored', { error, tearDownError: error }) }),
        ],
        2,
        text,
      );
      const lines = renderSummary(report, { color: false, width: 100_000 }).split('\n');
      expect(lines.length).toBeGreaterThan(3);
      for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\p{Surrogate}\p{Bidi_Control}]/u);
    }
  });

  test('colours on demand', async () => {
    expect(renderSummary(await reportOf([episodeOf()]), { color: true, width: 120 })).toContain('\x1b[1m');
  });
});
