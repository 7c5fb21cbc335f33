import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AnyTask, defineTask } from '../contracts/task.ts';
import { restoreInstance, sampleInstance } from './instance.ts';
import { createRandom } from './random.ts';

const addContact = defineTask({
  name: 'ContactsAddContact',
  apps: ['contacts'],
  stepBudget: 12,
  params: z.object({ name: z.string(), number: z.string().regex(/^\d+$/, 'expected digits') }),
  sample: (random) => ({ name: random.pick(['Ana', 'Bo', 'Cy']), number: String(random.integer(100, 999_999)) }),
  goal: ({ name, number }) => `Add ${name} with ${number}.`,
  score: async () => 1,
});

describe('sampleInstance()', () => {
  it('gives the same parameters and goal for the same seed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const instance = await sampleInstance(addContact, seed);
        expect(instance).toEqual(await sampleInstance(addContact, seed));
        expect(instance.goal).toBe(`Add ${instance.params.name} with ${instance.params.number}.`);
      }),
    );
  });

  it('draws the same parameters whatever was drawn before, and whatever set-up draws', async () => {
    const alone = await sampleInstance(addContact, 7);
    createRandom(7).fork('setUp').next();
    await sampleInstance(addContact, 8);
    expect(await sampleInstance(addContact, 7)).toEqual(alone);
    expect(alone.params).toEqual(addContact.sample(createRandom(7).fork('params')));
  });

  it('names the task, the path, what was expected and what was found when a task draws wrong parameters', async () => {
    const task = { ...addContact, sample: () => ({ name: 3 as unknown as string, number: 'twelve' }) };
    await expect(sampleInstance(task, 1)).rejects.toMatchObject({
      code: 'AW_PARAMS_INVALID',
      details: { task: 'ContactsAddContact' },
    });
    await expect(sampleInstance(task, 1)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [AndroidWorldError: The parameters of task "ContactsAddContact" are not valid:
        params.name: expected string, found 3
        params.number: expected digits, found "twelve"]
    `);
  });

  it('refuses the character NUL wherever it is in what a task draws', async () => {
    const params = z.object({ name: z.string(), notes: z.array(z.record(z.string(), z.string())) });
    const drawn = { name: 'a\0b', notes: [{ fine: 'x' }, { fine: '\0', 'k\0': 'x' }] };
    const task: AnyTask = { ...addContact, params, sample: () => drawn, goal: () => 'x' };
    await expect(sampleInstance(task, 1)).rejects.toMatchObject({
      code: 'AW_PARAMS_INVALID',
      details: {
        problems: ['name', 'notes[1].fine', 'notes[1]["k\\u0000"]'].map(
          (path) => `params.${path}: expected a text without the character NUL, which no phone can take`,
        ),
      },
    });
  });

  it('names the task whose own code throws, and keeps the cause', async () => {
    const cause = new Error('no words');
    const sample = () => {
      throw cause;
    };
    await expect(sampleInstance({ ...addContact, sample }, 1)).rejects.toMatchObject({
      code: 'AW_TASK_FAILED',
      message: 'sample() of task "ContactsAddContact" failed: no words',
      cause,
    });
  });
});

describe('restoreInstance()', () => {
  it('makes the goal of parameters drawn earlier', async () => {
    const { params, goal } = await sampleInstance(addContact, 5);
    expect(await restoreInstance(addContact, JSON.parse(JSON.stringify(params)))).toEqual({ params, goal });
  });

  it('refuses parameters that do not fit the schema', async () => {
    await expect(restoreInstance(addContact, { name: 'Ana' })).rejects.toMatchObject({ code: 'AW_PARAMS_INVALID' });
  });
});
