import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isAndroidWorldError } from '../contracts/errors.ts';
import type { Suite } from '../contracts/suite.ts';
import { freezeInstances, readInstances } from './freeze-instances.ts';
import { sampleInstance } from './instance.ts';
import { type PlanOptions, plan } from './plan.ts';
import { plainTask } from './testing/plain-task.ts';

const addContact = plainTask('AddContact', {
  params: z.object({ name: z.string(), number: z.string().regex(/^\d+$/, 'expected digits') }),
  sample: (random) => ({ name: random.pick(['Ana', 'Zoë 🙂']), number: String(random.integer(100, 999)) }),
});
const suites: Suite[] = [{ name: 'androidworld', version: '1.0.0', tasks: [addContact, plainTask('CreateNote')] }];
const options: PlanOptions = { suites, agents: [{ name: 'a' }, { name: 'b' }], seed: 30, instances: 2 };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instances-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function problemsOf(text: string): Promise<string> {
  const file = join(folder, 'instances.json');
  await writeFile(file, text);
  const error: unknown = await readInstances({ file, suites }).catch((thrown: unknown) => thrown);
  if (!isAndroidWorldError(error, 'AW_INSTANCES_INVALID')) throw error;
  return error.message.replaceAll(folder, '<folder>');
}

describe('freezeInstances()', () => {
  it('writes one entry per instance, whatever the number of agents, and reads back the same', async () => {
    const file = join(folder, 'deep/er/instances.json');
    const written = await freezeInstances({ file, plan: plan(options), suites });
    expect(written).toHaveLength(4);
    expect(await readInstances({ file, suites })).toEqual(written);
    expect(await readdir(join(folder, 'deep/er'))).toEqual(['instances.json']);
  });

  it('names the file that cannot be written or read, and not the one beside it', async () => {
    const file = '/dev/null/instances.json';
    await expect(freezeInstances({ file, plan: plan(options), suites })).rejects.toThrow(
      'Cannot write the instances "/dev/null/instances.json": a part of the path is no folder (ENOTDIR)',
    );
    await expect(readInstances({ file, suites })).rejects.toThrow(
      '/dev/null/instances.json does not hold valid instances:\n  cannot be read: a part of the path is no folder (ENOTDIR)',
    );
  });

  it('leaves a file that was edited as it is, and says so', async () => {
    const file = join(folder, 'instances.json');
    await freezeInstances({ file, plan: plan(options), suites });
    await freezeInstances({ file, plan: plan(options), suites });
    const edited = (await readFile(file, 'utf8')).replace(/"number": "\d+"/, '"number": "112"');
    await writeFile(file, edited);
    await expect(freezeInstances({ file, plan: plan(options), suites })).rejects.toMatchObject({
      code: 'AW_USAGE',
      message: `"${file}" is there and does not hold these instances: it may have been edited, so nothing was written. Name another file with --file, or delete it first`,
    });
    expect(await readFile(file, 'utf8')).toBe(edited);
  });

  it('writes a file people can read', async () => {
    const file = join(folder, 'instances.json');
    await freezeInstances({ file, plan: plan({ ...options, instances: 1, select: { tasks: ['Add*'] } }), suites });
    expect(await readFile(file, 'utf8')).toMatchInlineSnapshot(`
      "{
        "format": "androidworld-instances",
        "version": 1,
        "instances": [
          {
            "suite": "androidworld",
            "task": "AddContact",
            "instance": 0,
            "seed": 3352496058,
            "params": {
              "name": "Zoë 🙂",
              "number": "956"
            }
          }
        ]
      }
      "
    `);
  });

  it('makes a run with another seed have the same instances', async () => {
    const file = join(folder, 'instances.json');
    await freezeInstances({ file, plan: plan(options), suites });
    const frozen = await readInstances({ file, suites });
    const [again] = plan({ ...options, seed: 99, frozen });
    const [before] = plan(options);
    expect(again?.seed).toBe(before?.seed);
    expect(again?.params).toEqual((await sampleInstance(addContact, before?.seed ?? 0)).params);
  });

  it('freezes parameters that were frozen before as they are', async () => {
    const frozen = [
      { suite: 'androidworld', task: 'AddContact', instance: 0, seed: 1, params: { name: 'Me', number: '1' } },
    ];
    const file = join(folder, 'instances.json');
    expect(await freezeInstances({ file, plan: plan({ ...options, frozen }), suites })).toContainEqual(frozen[0]);
  });

  it('writes nothing when parameters would not survive JSON', async () => {
    const day = plainTask('Day', { params: z.object({ day: z.date() }), sample: () => ({ day: new Date(0) }) });
    const world = [{ name: 'w', version: '1.0.0', tasks: [day] }];
    const file = join(folder, 'instances.json');
    await expect(
      freezeInstances({ file, plan: plan({ ...options, suites: world }), suites: world }),
    ).rejects.toMatchObject({ code: 'AW_INSTANCES_INVALID' });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('readInstances()', () => {
  it('names the file, the path in it, what was expected and what was found, all problems at once', async () => {
    const entry = {
      suite: 'androidworld',
      task: 'AddContact',
      instance: 0,
      seed: 1,
      params: { name: 'A', number: '1' },
    };
    const text = JSON.stringify({
      format: 'androidworld-instances',
      version: 1,
      instances: [
        { ...entry, params: { name: 3, number: 'x' } },
        { ...entry, task: 'AddContct' },
        { ...entry, suite: 'android' },
        entry,
        { ...entry, instance: 1 },
        { ...entry, instance: 1 },
      ],
    });
    expect(await problemsOf(text)).toMatchInlineSnapshot(`
      "<folder>/instances.json does not hold valid instances:
        instances[0].params.name: expected string, found 3 (task AddContact)
        instances[0].params.number: expected digits, found "x" (task AddContact)
        instances[1].task: expected a task of suite "androidworld", found "AddContct"; did you mean "AddContact"?
        instances[2].suite: expected one of androidworld, found "android"; did you mean "androidworld"?
        instances[3]: androidworld/AddContact/0 is there twice
        instances[5]: androidworld/AddContact/1 is there twice"
    `);
  });

  it('refuses a file of another shape', async () => {
    expect(await problemsOf('{')).toMatchInlineSnapshot(`
      "<folder>/instances.json does not hold valid instances:
        expected JSON: Expected property name or '}' in JSON at position 1"
    `);
    expect(await problemsOf('{"format":"x","version":2,"instances":[{"seed":-1}]}')).toMatchInlineSnapshot(`
      "<folder>/instances.json does not hold valid instances:
        format: expected "androidworld-instances", found "x"
        version: expected version 1, the only one this release reads, found 2
        instances[0].suite: expected the name of a suite, found nothing
        instances[0].task: expected the name of a task, found nothing
        instances[0].instance: expected a whole number, found nothing
        instances[0].seed: expected 0 or more, found -1
        instances[0].params: expected an object, found nothing"
    `);
  });

  it('says which numbers an instance may have', async () => {
    const entry = { suite: 'androidworld', task: 'CreateNote', instance: -1, seed: -1, params: {} };
    const instances = [entry, { ...entry, instance: 0.5, seed: 2 ** 32 }, { ...entry, instance: 1, seed: 1.5 }];
    const problems = await problemsOf(JSON.stringify({ format: 'androidworld-instances', version: 1, instances }));
    expect(problems.split('\n').slice(1)).toEqual([
      '  instances[0].instance: expected 0 or more, found -1',
      '  instances[0].seed: expected 0 or more, found -1',
      '  instances[1].instance: expected a whole number, found 0.5',
      '  instances[1].seed: expected less than 2^32, found 4294967296',
      '  instances[2].seed: expected a whole number, found 1.5',
    ]);
    const none = await problemsOf(JSON.stringify({ format: 'androidworld-instances', version: 1, instances: {} }));
    expect(none).toContain('instances: expected a list of instances, found {}');
  });

  it('does not read a file that is too large', async () => {
    const file = join(folder, 'large.json');
    await writeFile(file, '{}');
    await truncate(file, 64 * 1024 * 1024 + 1);
    await expect(readInstances({ file, suites })).rejects.toMatchObject({
      code: 'AW_INSTANCES_INVALID',
      details: { file, problems: ['expected at most 67108864 bytes, found 67108865'] },
    });
  });

  it('names the task of a plan that these suites do not have', async () => {
    const file = join(folder, 'instances.json');
    const made = freezeInstances({
      file,
      plan: plan(options),
      suites: [{ name: 'androidworld', version: '1', tasks: [] }],
    });
    await expect(made).rejects.toMatchObject({
      code: 'AW_TASK_NOT_FOUND',
      message: 'There is no task "AddContact" in suite "androidworld"',
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('says when the file is missing', async () => {
    const file = join(folder, 'none.json');
    await expect(readInstances({ file, suites })).rejects.toMatchObject({
      code: 'AW_INSTANCES_INVALID',
      message: expect.stringContaining('ENOENT'),
    });
  });

  it('refuses NUL, saying where, and what is nested too deep', async () => {
    const entry = (name: string) => ({
      ...{ suite: 'androidworld', task: 'AddContact', instance: 0, seed: 1 },
      params: { name, number: '1' },
    });
    const file = { format: 'androidworld-instances', version: 1, instances: [entry('a\0b')] };
    expect(await problemsOf(JSON.stringify(file))).toBe(
      '<folder>/instances.json does not hold valid instances:\n  instances[0].params.name: expected a text without the character NUL, which no phone can take (task AddContact)',
    );
    expect(await problemsOf(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toBe(
      '<folder>/instances.json does not hold valid instances:\n  it is nested deeper than 100 levels, at [0][0][0][0][0]…',
    );
  });
});
