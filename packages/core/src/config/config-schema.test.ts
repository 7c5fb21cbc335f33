import { describe, expect, it } from 'vitest';
import { parseConfig } from './config-schema.ts';
import { defineConfig } from './define-config.ts';

describe('parseConfig()', () => {
  it('fills in defaults', () => {
    expect(parseConfig({}, 'androidworld.config.json')).toMatchInlineSnapshot(`
      {
        "agents": [],
        "deadlines": {},
        "identicalParams": false,
        "instances": 1,
        "limits": {},
        "out": "results",
        "reporters": [],
        "seed": 30,
        "suites": [],
        "thinkingMs": 3000,
        "tools": [],
      }
    `);
  });

  it('takes plugins as objects, names and names with options', () => {
    const suite = { name: 's', version: '1', tasks: [] };
    const config = defineConfig({
      suites: [suite, '@acme/suite', ['@acme/suite', { tasks: ['A*'] }]],
      driver: './d.ts',
    });
    const parsed = parseConfig(config, 'androidworld.config.ts');
    expect(parsed.suites).toEqual(config.suites);
    expect(parsed.suites[0]).toBe(suite);
  });

  it('takes one text where many are possible, and undefined for absent', () => {
    const config = defineConfig({
      tasks: 'Contacts*',
      difficulty: 'easy',
      app: ['sms'],
      tags: undefined,
      driver: undefined,
    });
    expect(parseConfig(config, 'f')).toMatchObject({ tasks: ['Contacts*'], difficulty: ['easy'], app: ['sms'] });
  });

  it('names file, path, what was expected and what was found, all problems at once', () => {
    const value = {
      sed: 31,
      driver: 4,
      instances: 'three',
      suites: ['@acme/suite', ['', {}], function androidWorld() {}],
      agents: {},
      tasks: [],
      difficulty: 'hardest',
      deadlines: { stepms: 5, callMs: -1 },
      retries: 1.5,
      out: '',
    };
    expect(() => parseConfig(value, '/work/androidworld.config.json')).toThrowErrorMatchingInlineSnapshot(`
      [AndroidWorldError: /work/androidworld.config.json is not a valid configuration:
        driver: expected a plugin, the name of a package, or [name, options], found 4
        suites[1]: expected a plugin, the name of a package, or [name, options], found ["",{}]
        suites[2]: expected a plugin; call its factory: androidWorld(), found a function (androidWorld)
        agents: expected a list, found {}
        instances: expected a whole number, found "three"
        tasks: expected at least one, found []
        difficulty: expected "easy", "medium", "hard" or a list of them, found "hardest"
        out: expected a text that is not empty, found ""
        deadlines.callMs: expected at least 1 millisecond, found -1
        deadlines.stepms: unknown key; did you mean "stepMs"?
        retries: expected a whole number, found 1.5
        sed: unknown key; did you mean "seed"?]
    `);
    expect(() => parseConfig(value, 'f')).toThrow(expect.objectContaining({ code: 'AW_CONFIG_INVALID' }));
  });

  it('says how large a whole number may be', () => {
    expect(parseConfig({ seed: -1 }, 'f').seed).toBe(-1);
    expect(() => parseConfig({ seed: 1e20 }, 'f')).toThrow(
      'seed: expected a whole number up to 9007199254740991, found 100000000000000000000',
    );
  });

  it('names the place in a package.json', () => {
    expect(() =>
      parseConfig({ seed: 'x', colour: 1 }, 'package.json', 'androidworld'),
    ).toThrowErrorMatchingInlineSnapshot(`
      [AndroidWorldError: package.json is not a valid configuration:
        androidworld.seed: expected a whole number, found "x"
        androidworld.colour: unknown key]
    `);
    expect(() => parseConfig([], 'package.json', 'androidworld')).toThrowErrorMatchingInlineSnapshot(`
      [AndroidWorldError: package.json is not a valid configuration:
        androidworld: expected an object, found []]
    `);
  });
});
