import { describe, expect, it } from 'vitest';
import type { PlannedEpisode } from '../contracts/records.ts';
import { createEpisodeQueue } from './episode-queue.ts';

const never = new AbortController().signal;
const episode = (id: string, task = id, agent = 'agent') => ({ id, suite: 'suite', task, agent }) as PlannedEpisode;
const turn = () => new Promise((resolve) => setImmediate(resolve));
const idOf = (job: { episode: { id: string } } | undefined) => job?.episode.id;

describe('createEpisodeQueue()', () => {
  it('gives jobs out in plan order, each once', async () => {
    const queue = createEpisodeQueue([episode('a'), episode('b')]);
    expect([idOf(await queue.take('one', never)), idOf(await queue.take('two', never))]).toEqual(['a', 'b']);
  });

  it('gives a device the tasks it has met first, then those nobody has met, agent by agent', async () => {
    const queue = createEpisodeQueue([
      ...[episode('a1', 'a'), episode('a2', 'a'), episode('b1', 'b')],
      ...[episode('A', 'a', 'other'), episode('B', 'b', 'other'), episode('C', 'c', 'other')],
    ]);
    for (const serial of ['one', 'two']) queue.setWorking(serial, true);
    const given: (string | undefined)[] = [];
    for (const serial of ['one', 'two', 'one', 'two', 'one', 'one']) given.push(idOf(await queue.take(serial, never)));
    expect(given).toEqual(['a1', 'b1', 'a2', 'B', 'A', 'C']);
  });

  it('keeps to the plan where one device works', async () => {
    const queue = createEpisodeQueue([episode('a1', 'a'), episode('b1', 'b'), episode('a2', 'a')]);
    queue.setWorking('one', true);
    const given = [await queue.take('one', never), await queue.take('one', never), await queue.take('one', never)];
    expect(given.map(idOf)).toEqual(['a1', 'b1', 'a2']);
  });

  it('lets a device wait while a job may come back from another', async () => {
    const queue = createEpisodeQueue([episode('a')]);
    for (const serial of ['one', 'two']) queue.setWorking(serial, true);
    const job = await queue.take('one', never);
    const waiting = queue.take('two', never);
    if (job) queue.putBack({ ...job, failedOn: ['one'] });
    expect(idOf(await waiting)).toBe('a');
    const rest = queue.take('one', never);
    queue.finish();
    expect(await rest).toBeUndefined();
  });

  it('keeps a job from the device it failed on as long as there is another', async () => {
    const queue = createEpisodeQueue([episode('a')]);
    for (const serial of ['one', 'two']) queue.setWorking(serial, true);
    const job = await queue.take('one', never);
    if (job) queue.putBack({ ...job, failedOn: ['one'] });
    let isGiven = false;
    const again = queue.take('one', never).then((given) => {
      isGiven = true;
      return given;
    });
    await turn();
    expect(isGiven).toBe(false);
    queue.setWorking('two', false);
    expect(idOf(await again)).toBe('a');
  });

  it('gives nothing more out when the signal aborts', async () => {
    const controller = new AbortController();
    const queue = createEpisodeQueue([episode('a')]);
    await queue.take('one', never);
    const waiting = queue.take('two', controller.signal);
    controller.abort();
    expect(await waiting).toBeUndefined();
    expect(await queue.take('two', controller.signal)).toBeUndefined();
  });

  it('is over when the last job is done with, not before', async () => {
    const queue = createEpisodeQueue([episode('a'), episode('b')]);
    await queue.take('one', never);
    queue.finish();
    expect(queue.over.aborted).toBe(false);
    expect(queue.waiting.map(idOf)).toEqual(['b']);
    await queue.take('one', never);
    expect(queue.over.aborted).toBe(false);
    expect(queue.waiting).toEqual([]);
    queue.finish();
    expect(queue.over.aborted).toBe(true);
    expect(queue.over.reason).toEqual(new Error('All episodes are done'));
    expect(await queue.take('one', never)).toBeUndefined();
  });

  it('is not over while another device has a job, and lets all that wait go when it is', async () => {
    const queue = createEpisodeQueue([episode('a'), episode('b')]);
    await queue.take('one', never);
    await queue.take('two', never);
    const resting = [queue.take('three', never), queue.take('four', never)];
    queue.finish();
    expect(queue.over.aborted).toBe(false);
    queue.finish();
    expect(await Promise.all(resting)).toEqual([undefined, undefined]);
  });

  it('begins with jobs that have not failed, and gives out one that came back behind the others', async () => {
    const queue = createEpisodeQueue([episode('a'), episode('b')]);
    queue.setWorking('one', true);
    const job = await queue.take('one', never);
    expect(job).toEqual({ episode: episode('a'), failedOn: [], faults: 0, failures: [] });
    if (job) queue.putBack({ ...job, failedOn: ['one'] });
    expect(idOf(await queue.take('one', never))).toBe('b');
    expect(idOf(await queue.take('one', never))).toBe('a');
  });

  it('gives a job that failed on every device that works to any of them', async () => {
    const queue = createEpisodeQueue([episode('a')]);
    for (const serial of ['one', 'two', 'three']) queue.setWorking(serial, true);
    queue.setWorking('three', false);
    const job = await queue.take('one', never);
    if (job) queue.putBack({ ...job, failedOn: ['one', 'two'] });
    expect(idOf(await queue.take('one', never))).toBe('a');
  });

  it('leaves nothing on the signal of a device that has waited', async () => {
    const queue = createEpisodeQueue([episode('a')]);
    const { signal } = new AbortController();
    const listeners = new Map<unknown, string>();
    signal.addEventListener = (event: string, listener: unknown) => void listeners.set(listener, event);
    signal.removeEventListener = (event: string, listener: unknown) => {
      if (listeners.get(listener) === event) listeners.delete(listener);
    };
    await queue.take('one', never);
    const waiting = queue.take('two', signal);
    expect(listeners.size).toBe(1);
    queue.finish();
    await waiting;
    expect(listeners.size).toBe(0);
  });
});
