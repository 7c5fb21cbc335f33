import { type Device, type ShellCommand, sh } from '../../../packages/core/src/index.ts';
import { centreOf, type DumpedNode, dumpWindows } from './dump-windows.ts';
import type { Step } from './parse-steps.ts';
import { isSelected } from './selector.ts';

/** As far as anybody scrolls for a row of a list. */
const farthestScrolls = 8;

/**
 * Goes the way to a screen.
 *
 * @returns all nodes that were to be seen at its end: there, and on the way of scrolling that ends it
 * @throws {Error} when what is to be tapped is not there
 */
export async function runSteps(device: Device, steps: readonly Step[]): Promise<DumpedNode[]> {
  const last = steps.findLastIndex(({ type }) => type !== 'wait');
  const seen: DumpedNode[] = [];
  for (const [index, step] of steps.entries()) {
    if (step.type === 'scroll' && index === last) {
      for (let times = 0; times < step.times; times++) {
        seen.push(...(await dumpWindows(device)));
        await scroll(device);
      }
    } else await run(device, step);
  }
  return [...seen, ...(await dumpWindows(device))];
}

async function run(device: Device, step: Step): Promise<void> {
  switch (step.type) {
    case 'shell':
      await device.shell(written(step.script));
      return;
    case 'key':
      await device.perform({ type: 'key', keycode: `KEYCODE_${step.name}` });
      return;
    case 'wait':
      await device.shell(sh`sleep ${step.ms / 1000}`);
      return;
    case 'type':
      await device.perform({ type: 'text', text: step.text, clear: false, enter: false });
      return;
    case 'scroll':
      for (let times = 0; times < step.times; times++) await scroll(device);
      return;
    case 'back':
      if ((await dumpWindows(device)).some(({ attributes }) => attributes.package === step.ifPackage))
        await device.perform({ type: 'key', keycode: 'KEYCODE_BACK' });
      return;
    case 'tap':
    case 'long':
      await touch(device, step);
  }
}

async function touch(device: Device, { type, anyOf, isOptional, scrolls }: Extract<Step, { type: 'tap' | 'long' }>) {
  for (let scrolled = 0; ; scrolled++) {
    const nodes = await dumpWindows(device);
    const node = anyOf.flatMap((selector) => nodes.filter((one) => isSelected(one, selector)))[0];
    if (node !== undefined) {
      const at = centreOf(node);
      await device.perform(type === 'tap' ? { type, at } : { type: 'long_press', at, durationMs: 1000 });
      return;
    }
    if (isOptional) return;
    if (!scrolls || scrolled === farthestScrolls) {
      const there = nodes.flatMap(({ attributes }) => [attributes.text, attributes['content-desc']]).filter(Boolean);
      throw new Error(
        `There is no ${anyOf.map(({ attribute, value }) => `${attribute} ${value}`).join(' or ')} among ${JSON.stringify(there)}`,
      );
    }
    await scroll(device);
  }
}

async function scroll(device: Device): Promise<void> {
  await device.shell(sh`input swipe 540 1700 540 700 600`);
  await device.shell(sh`sleep 1`);
}

/** The way's own command lines are ours, not the phone's: they are run as they are. */
function written(script: string): ShellCommand {
  return sh([script] as unknown as TemplateStringsArray);
}
