import { describe, expect, it } from 'vitest';
import { PhoneClock } from './phone-time.ts';
import { steppedTime } from './stepped-time.ts';

const startMs = Date.UTC(2023, 9, 15, 15, 34);

/** A phone's time that is driven by hand, and what happened when, since its start. */
function phone() {
  const source = steppedTime();
  let changes = 0;
  const time = new PhoneClock({
    source,
    nowMs: startMs,
    zone: 'UTC',
    changed: () => {
      changes += 1;
    },
  });
  const log: string[] = [];
  const note = (what: string) => () => log.push(`${what} at ${time.elapsed()}`);
  return { source, time, log, note, changes: () => changes };
}

describe('PhoneClock', () => {
  it('shows what it is set to and runs on; time since boot does not jump', async () => {
    const { source, time, changes } = phone();
    await source.advance(1_000);
    expect([time.now(), time.elapsed(), time.uptime()]).toEqual([startMs + 1_000, 1_000, 1_000]);
    time.set(5_000);
    await source.advance(250);
    expect([time.now(), time.elapsed(), time.uptime(), changes()]).toEqual([5_250, 1_250, 1_250, 1]);
  });

  it('knows its zone, and refuses one that nobody knows', () => {
    const { time, changes } = phone();
    time.setZone('Europe/Berlin');
    expect(() => time.setZone('Mars/Olympus')).toThrow('Invalid timezone ID: Mars/Olympus');
    expect([time.zone, changes()]).toEqual(['Europe/Berlin', 1]);
  });

  it('does what falls due in order, also what is planned on the way', async () => {
    const { source, time, log, note } = phone();
    time.after(300, note('late'));
    time.after(100, () => {
      note('early')();
      time.after(50, note('inside'));
    });
    time.after(300, note('later'));
    await source.advance(200);
    expect(log).toEqual(['early at 100', 'inside at 150']);
    await source.advance(1_000);
    expect(log.slice(2)).toEqual(['late at 300', 'later at 300']);
    expect(time.elapsed()).toBe(1_200);
    expect(source.nextMs).toBeUndefined();
  });

  it('repeats until it is cancelled, by hand, by a signal or from within', async () => {
    const { source, time, log, note } = phone();
    const byHand = time.every(100, note('hand'));
    const ended = new AbortController();
    time.every(150, note('signal'), { signal: ended.signal });
    const within = time.every(200, () => {
      note('within')();
      within.cancel();
    });
    await source.advance(300);
    expect(log).toEqual([
      'hand at 100',
      'signal at 150',
      'within at 200',
      'hand at 200',
      'signal at 300',
      'hand at 300',
    ]);
    byHand.cancel();
    ended.abort();
    expect(source.nextMs).toBeUndefined();
  });

  it('plans nothing for a signal that was aborted before', () => {
    const { source, time, note } = phone();
    const signal = AbortSignal.abort();
    time.after(1, note('after'), { signal });
    time.every(1, note('every'), { signal });
    expect(source.nextMs).toBeUndefined();
  });

  it('waits as long as it should, or until the signal', async () => {
    const { source, time, log, note } = phone();
    const ended = new AbortController();
    void time.wait(500).then(note('waited'));
    void time.wait(500, { signal: ended.signal }).then(note('ended'));
    await source.advance(200);
    expect(log).toEqual([]);
    ended.abort();
    await source.advance(300);
    expect(log).toEqual(['ended at 200', 'waited at 500']);
    await time.wait(500, { signal: ended.signal });
    expect(source.nextMs).toBeUndefined();
  });
});
