import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { episodeOf, hostileTexts, reportOf, resultOf } from '../../test/sample-report.ts';
import { csvText } from './csv-text.ts';
import { renderCsv } from './render-csv.ts';

describe('renderCsv()', () => {
  test('gives a row per episode, empty where there is no value', async () => {
    const report = await reportOf([episodeOf(), episodeOf({ instance: 1, result: resultOf('errored') })]);
    expect(renderCsv(report)).toMatchInlineSnapshot(`
      "id,suite,task,instance,seed,agent,status,score,state_score,end_reason,steps,step_budget,duration_ms,difficulty,apps,tags,starts_in_goal_state,agent_privileges,attempt,device_kind,device_serial,error_code,error_message,input_tokens,output_tokens,cost_usd,goal,params,answer,reason
      m3a/androidworld/AddContact/0,androidworld,AddContact,0,7,m3a,passed,1,1,complete,8,12,9100,easy,contacts,data_entry,false,,1,emulator,emulator-5554,,,,,,Add the contact Ada,"{""name"":""Ada""}",,
      m3a/androidworld/AddContact/1,androidworld,AddContact,1,7,m3a,errored,,,,8,12,9100,easy,contacts,data_entry,false,,1,emulator,emulator-5554,AW_TRANSPORT,lost the device,,,,Add the contact Ada,"{""name"":""Ada""}",,
      "
    `);
  });

  test('keeps any text in its own cell, and disarms formulas', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileTexts));
    await fc.assert(
      fc.asyncProperty(text, text, async (goal, task) => {
        const [head = [], row = [], ...rest] = parseCsv(renderCsv(await reportOf([episodeOf({ goal, task })])));
        const cell = (name: string) => row[head.indexOf(name)];
        expect(rest).toEqual([]);
        expect(row).toHaveLength(head.length);
        expect(cell('goal')).toBe(csvText(goal));
        expect(cell('task')).toBe(csvText(task));
        expect(cell('goal')).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
        expect(cell('goal')?.replaceAll(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Surrogate}]/u);
      }),
    );
  });
});

/** RFC 4180. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
