import type { PageNode } from '../../packages/virtual-phone/src/screen/protocol.ts';
import { lookAt } from './look.ts';
import type { CrawlPhone } from './open-crawl-phone.ts';
import { pressPoint } from './pressables.ts';
import { findNode } from './selector.ts';
import type { Step } from './step.ts';

const holdMs = 600;
const backKey = 4;
/** Fits names, numbers and searches. */
const typed = '12 Test';

/** Does one step to the phone, and waits until it rests. @returns false when what it is done to is not there */
export async function performStep(phone: CrawlPhone, step: Step): Promise<boolean> {
  const { screen } = phone;
  if (step.kind === 'back') {
    await screen.key(backKey);
    await phone.rest();
    return true;
  }
  const { nodes } = await lookAt(phone);
  const node = findNode(nodes, step.on);
  if (node === undefined) return false;
  if (step.kind === 'scroll') await scroll(phone, node);
  else {
    const point = pressPoint(node, nodes);
    if (point === undefined) return false;
    const upMs = step.kind === 'hold' ? holdMs : 0;
    await screen.touch([
      { type: 'down', ...point, timeMs: 0 },
      { type: 'up', ...point, timeMs: upMs },
    ]);
    if (step.kind === 'type') await typeInto(phone);
  }
  await phone.rest();
  return true;
}

/** The keyboard goes again, which else lies over what is pressed next. */
async function typeInto(phone: CrawlPhone): Promise<void> {
  await phone.rest();
  const { screen } = phone;
  if ((await screen.inputMethod()).focusedField === null) return;
  await screen.text(typed);
  await phone.rest();
  if ((await screen.inputMethod()).shown) await screen.key(backKey);
}

/** By about two thirds of what is seen, slowly and to a stop: nothing is flung. */
async function scroll({ screen }: CrawlPhone, { bounds: [left, top, right, bottom] }: PageNode): Promise<void> {
  const x = left + (right - left) * 0.05;
  const height = bottom - top;
  const [from, to] = [top + height * 0.85, top + height * 0.2];
  const steps = 10;
  const path = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
  const stopped = [...path, to, to, to, to];
  await screen.touch(
    stopped.map((y, index) => ({
      type: index === 0 ? 'down' : index === stopped.length - 1 ? 'up' : 'move',
      x,
      y,
      timeMs: index * 40,
    })),
  );
}
