import { describe, expect, it } from 'vitest';
import { builtInPlugins } from './built-in-plugins.ts';

const { oracle, noop, random } = builtInPlugins.agent;

describe('built-in agents', () => {
  it('take the options of their factories from a configuration that is data', async () => {
    expect((await oracle.load({ strict: true })).name).toBe('oracle');
    await expect(oracle.load({ strict: 'yes', strictt: true })).rejects.toThrow(
      `The options of the agent oracle are not valid:
  strict: expected true or false, found "yes"
  strictt: unknown option; did you mean "strict"?`,
    );
  });

  it.each([
    ['noop', noop],
    ['random', random],
  ])('refuse what would not be heeded: %s', async (name, { load }) => {
    expect((await load()).name).toBe(name);
    expect((await load({})).name).toBe(name);
    await expect(load({ seed: 1 })).rejects.toThrow(
      `The options of the agent ${name} are not valid:\n  seed: unknown option`,
    );
  });
});
