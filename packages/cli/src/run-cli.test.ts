import { describe, expect, it } from 'vitest';
import { projectFolder } from '../test/project-folder.ts';

const commands = ['init', 'doctor', 'list', 'run', 'report', 'instances', 'phone', 'demo'];

describe('runCli()', () => {
  it('says what there is', async () => {
    await using project = await projectFolder();
    const help = await project.runPlain('--help');
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toMatchInlineSnapshot(`
      "Usage: androidworld [options] [command]

      The benchmark for agents that use a phone.

      Options:
        -V, --version                output the version number
        -h, --help                   display help for command

      Commands:
        init [what...]               Write androidworld.config.ts into this folder, or begin a package
        doctor [options]             Check Node, adb, devices, Chromium and plugins, and say how to mend
                                     what is wrong
        list [options] [what]        List suites, tasks, agents, devices or runs
        run [options]                Plan episodes, run them on every device, store every step
        view [options] [run]         Show a run in the browser while it goes on: phones, steps, progress,
                                     until Ctrl-C
        report [options] [runs...]   Show what a run came to, or several together: table, HTML, JSON, CSV
                                     or JUnit
        compare [options] [runs...]  Compare runs, or the agents of a run, instance by instance
        export [options] [runs...]   Write the trajectories of runs as JSON lines, or an episode as a film
        study [options] [study]      Run a study: how much results vary with the same seed, other seeds
                                     and other parameters
        instances [options]          Write the parameters of every task instance to a file, to share, edit
                                     and run with --from
        phone [options]              Start virtual phones for adb and for a person at a browser, until
                                     Ctrl-C
        demo [options]               Run the main job on the embedded phone: no emulator, no model, no
                                     configuration
        help [command]               display help for command

      Start with:  androidworld demo

      "
    `);
  });

  it('explains how to run', async () => {
    await using project = await projectFolder();
    expect((await project.runPlain('run', '--help')).out).toMatchInlineSnapshot(`
      "Usage: androidworld run [options]

      Plan episodes, run them on every device, store every step.

      Options:
        --config <file>            configuration file (default: the nearest androidworld.config.*)
        --suite <name>             suite: androidworld, miniwob, a configured one, or a package;
                                   repeatable
        --task <glob>              tasks by name, e.g. "Contacts*"; a leading ! leaves out; repeatable
        --tag <tag>                tasks with this tag; repeatable
        --app <name>               tasks that touch this app; repeatable
        --difficulty <level>       easy, medium or hard; repeatable
        --agent <name>             agent: oracle, noop, random, human, one of the configuration, or a
                                   package; repeatable
        --device <serial>          device to use; "virtual" or "virtual:4" for embedded phones; repeatable
        --seed <number>            seed of the run (default: 30)
        --instances <number>       instances of each task (default: 1)
        --identical-params         give all instances of a task the same parameters
        --from <file>              take instances from a file made by "androidworld instances"
        --out <folder>             results folder (default: results)
        --shard <i/n>              run one of n parts of the plan, e.g. 2/4; "compare" and "report" put
                                   them together
        --resume <run>             go on with a run, by id or "last", as it was asked for
        --only <status>            run the episodes of an earlier run that are failed or errored, as a new
                                   run
        --of <run>                 the run whose episodes --only chooses (default: last)
        --dry-run                  show what would be run, and run nothing; devices are not looked for
        --limit-usd <dollars>      end the run when its models have cost so much
        --limit-tokens <number>    end the run when so many tokens are used
        --limit-minutes <minutes>  end the run after so long
        --reporter <name[=file]>   also write junit, csv, json or html, e.g. junit=results/junit.xml;
                                   repeatable
        --json                     print JSON
        -h, --help                 display help for command

      Examples:
        androidworld run --agent oracle --task "Contacts*"
        androidworld run --device emulator-5554 --agent noop --instances 3
        androidworld run --resume last
        androidworld run --only failed --of last
        androidworld run --agent ./my-agent.ts --limit-usd 5

      "
    `);
  });

  it.each(commands)('has help for %s', async (command) => {
    await using project = await projectFolder();
    const [short, long] = [await project.runPlain('help', command), await project.runPlain(command, '--help')];
    expect(long).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`Usage: androidworld ${command}`) });
    expect(short).toEqual(long);
  });

  it('refuses what it does not understand with 2, and says what would be right', async () => {
    await using project = await projectFolder();
    const commands = [
      'rum',
      'resume',
      'devices',
      'out',
      'run --tsk x',
      'run --task',
      'run --seed x',
      'run --dry-run --instances 0',
      'run --dry-run --instances -1',
      'run --seed 99999999999999999999',
      'phone --count -1',
      'phone --count 999',
      'run --agent orcale',
      'run --suite @acme/suite',
      'run --device virtual --device emulator-5554',
      'list foo',
      'doctor please',
      'report --csv --json',
    ];
    let text = '';
    for (const command of commands) {
      const refused = await project.runPlain(...command.split(' '));
      expect(refused, command).toMatchObject({ code: 2, out: '' });
      text += `$ androidworld ${command}\n${refused.err}`;
    }
    expect(text).toMatchInlineSnapshot(`
      "$ androidworld rum
      error: there is no command "rum"; did you mean "run"?
      Say --help for what there is.
      $ androidworld resume
      error: there is no command "resume". There is:
        androidworld run --resume <run>
      Say --help for what there is.
      $ androidworld devices
      error: there is no command "devices". There is:
        androidworld list devices
      Say --help for what there is.
      $ androidworld out
      error: there is no command "out"; did you mean "run"?
      Say --help for what there is.
      $ androidworld run --tsk x
      error: unknown option '--tsk'
      (Did you mean --task?)
      Say --help for what there is.
      $ androidworld run --task
      error: option '--task <glob>' argument missing
      Say --help for what there is.
      $ androidworld run --seed x
      error: option '--seed <number>' argument 'x' is invalid. expected a whole number
      Say --help for what there is.
      $ androidworld run --dry-run --instances 0
      the command line is not a valid configuration:
        instances: expected at least 1, found 0
      $ androidworld run --dry-run --instances -1
      the command line is not a valid configuration:
        instances: expected at least 1, found -1
      $ androidworld run --seed 99999999999999999999
      the command line is not a valid configuration:
        seed: expected a whole number up to 9007199254740991, found 100000000000000000000
      $ androidworld phone --count -1
      --count -1: expected a number of phones from 1 to 64
      $ androidworld phone --count 999
      --count 999: expected a number of phones from 1 to 64
      $ androidworld run --agent orcale
      Cannot load plugins of the command line:
        --agent "orcale": there is no agent of this name; did you mean "oracle"?
      $ androidworld run --suite @acme/suite
      Cannot load plugins of the command line:
        --suite "@acme/suite": the package is not installed (looked for from <folder>)
          npm install --save-dev @acme/suite
      $ androidworld run --device virtual --device emulator-5554
      --device takes embedded phones ("virtual") or serials, not both: virtual, emulator-5554
      $ androidworld list foo
      error: command-argument value 'foo' is invalid for argument 'what'. Allowed choices are suites, tasks, agents, devices, runs.
      Say --help for what there is.
      $ androidworld doctor please
      error: too many arguments for 'doctor'. Expected 0 arguments but got 1.
      Say --help for what there is.
      $ androidworld report --csv --json
      Expected one format, found several of --html, --json, --csv, --junit
      "
    `);
  });

  it('ends with 130 when it is interrupted', async () => {
    await using project = await projectFolder();
    expect(await project.interrupted(AbortSignal.abort(new Error('Ctrl-C')), 'doctor')).toMatchObject({ code: 130 });
  });

  it('shows control characters in messages instead of obeying them', async () => {
    await using project = await projectFolder();
    const run = await project.run('run', '--task', 'Press\x1b[2J', '--out', 'x');
    expect(run.code).toBe(2);
    expect(run.err).toContain('Press\\x1b[2J');
    expect(run.err).not.toContain('\x1b');
  });
});
