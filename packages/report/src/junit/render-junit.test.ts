import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { episodeOf, hostileTexts, reportOf, resultOf } from '../../test/sample-report.ts';
import { renderJunit } from './render-junit.ts';

describe('renderJunit()', () => {
  test('makes failures of failed episodes, errors of errored ones, and skips unfinished ones', async () => {
    const { result: _none, ...unfinished } = episodeOf({ instance: 3 });
    const report = await reportOf([
      episodeOf(),
      episodeOf({ instance: 1, result: resultOf('failed', { stateScore: 1, endReason: 'budget' }) }),
      episodeOf({ instance: 2, suite: 'miniwob', result: resultOf('errored') }),
      unfinished,
    ]);
    expect(renderJunit(report)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="morning" tests="4" failures="1" errors="1" skipped="1" time="27.300">
        <testsuite name="androidworld" tests="3" failures="1" errors="0" skipped="1" time="18.200" timestamp="2026-11-20T10:00:00.000Z">
          <properties>
            <property name="m3a: solved, of the scored episodes" value="0.5 of 2"/>
            <property name="m3a: solved, if those not scored count as failed" value="0.5 of 2"/>
            <property name="m3a: not scored" value="0"/>
          </properties>
          <testcase name="AddContact#0" classname="androidworld.m3a" time="9.100"></testcase>
          <testcase name="AddContact#1" classname="androidworld.m3a" time="9.100"><failure message="score 0, state 1, end reason budget, 8 of 12 steps">Add the contact Ada</failure></testcase>
          <testcase name="AddContact#3" classname="androidworld.m3a" time="0.000"><skipped message="No result: it was running, or cut off"/></testcase>
        </testsuite>
        <testsuite name="miniwob" tests="1" failures="0" errors="1" skipped="0" time="9.100" timestamp="2026-11-20T10:00:00.000Z">
          <properties>
            <property name="m3a: solved, of the scored episodes" value="–"/>
            <property name="m3a: solved, if those not scored count as failed" value="0 of 1"/>
            <property name="m3a: not scored" value="1"/>
          </properties>
          <testcase name="AddContact#2" classname="miniwob.m3a" time="9.100"><error type="AW_TRANSPORT" message="lost the device"></error></testcase>
        </testsuite>
      </testsuites>
      "
    `);
  });

  test('is well-formed XML 1.0 whatever the texts', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileTexts));
    await fc.assert(
      fc.asyncProperty(text, text, text, async (task, goal, message) => {
        const error = { code: goal, audience: 'bug', phase: 'act', message, stack: goal } as const;
        const xml = renderJunit(
          await reportOf([
            episodeOf({ task, goal, result: resultOf('failed') }),
            episodeOf({ task, goal, instance: 1, suite: goal, result: resultOf('errored', { error }) }),
          ]),
        );
        expect(XMLValidator.validate(xml)).toBe(true);
        expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
        const names = [...xml.matchAll(/<testcase name="([^"]*)"/g)].map(([, name]) => name);
        expect(names).toHaveLength(2);
      }),
    );
  });

  test('keeps the texts that XML can hold', async () => {
    const goal = `Say "a < b && c > d", 'quoted'`;
    const xml = renderJunit(await reportOf([episodeOf({ goal, result: resultOf('failed') })]));
    const parsed = new XMLParser({ htmlEntities: true }).parse(xml);
    expect(parsed.testsuites.testsuite.testcase.failure).toBe(goal);
  });
});
