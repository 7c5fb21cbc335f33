import type { ServiceRecord } from './service-record.ts';

/** How long a service that went with its process stays away (AOSP `ActiveServices.scheduleServiceRestartLocked`). */
const restartMs = 1_000;
const resetRunMs = 60_000;
const restartFactor = 4;
const minimumBetweenMs = 10_000;
/** `ServiceRecord.MAX_DELIVERY_COUNT`, `MAX_DONE_EXECUTING_COUNT` */
const mostDeliveries = 3;
const mostDoneExecutions = 6;

/**
 * Notes that the service is to come back, and puts the intents it had not finished before those it waits for.
 *
 * @param others when other services come back: `elapsed`
 * @returns whether intents that are to be delivered again were given up
 */
export function planRestart(record: ServiceRecord, nowMs: number, others: readonly number[]): boolean {
  let isGivenUp = false;
  let minimumMs = restartMs;
  let resetMs = resetRunMs;
  for (const item of record.deliveredStarts.splice(0).reverse()) {
    if (item.intent === null) continue;
    if (item.deliveryCount < mostDeliveries && item.doneExecutingCount < mostDoneExecutions) {
      record.pendingStarts.unshift(item);
      const ranMs = (nowMs - item.deliveredMs) * 2;
      minimumMs = Math.max(minimumMs, ranMs);
      resetMs = Math.max(resetMs, ranMs);
    } else isGivenUp = true;
  }
  if (record.restartCount === 0) {
    record.restartCount = 1;
    record.restartDelayMs = minimumMs;
  } else if (nowMs > record.restartMs + resetMs) {
    record.restartCount = 1;
    record.restartDelayMs = minimumMs;
  } else {
    record.restartCount += 1;
    record.restartDelayMs = Math.max(minimumMs, record.restartDelayMs * restartFactor);
  }
  record.nextRestartMs = nowMs + record.restartDelayMs;
  while (others.some((each) => Math.abs(each - record.nextRestartMs) < minimumBetweenMs)) {
    const latest = Math.max(...others.filter((each) => Math.abs(each - record.nextRestartMs) < minimumBetweenMs));
    record.nextRestartMs = latest + minimumBetweenMs;
    record.restartDelayMs = record.nextRestartMs - nowMs;
  }
  return isGivenUp;
}
