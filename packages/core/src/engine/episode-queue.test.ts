import { describe, expect, it } from 'vitest';
import type { PlannedEpisode } from '../contracts/records.ts';
import { createEpisodeQueue } from './episode-queue.ts';

const never = new AbortController().signal;
const episode = (id: string) => ({ id }) as PlannedEpisode;
const idOf = (job: { episode: { id: string } } | undefined) => job?.episode.id;

describe('createEpisodeQueue()', () => {
  it('gives jobs out in plan order, each once', async () => {
    const queue = createEpisodeQueue([episode('a'), episode('b')]);
    expect([idOf(await queue.take('one', never)), idOf(await queue.take('two', never))]).toEqual(['a', 'b']);
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
    await new Promise((resolve) => setImmediate(resolve));
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
});
