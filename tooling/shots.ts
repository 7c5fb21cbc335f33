import { mkdirSync, writeFileSync } from 'node:fs';
import { sh } from '../packages/core/src/index.ts';
import { withPhones } from './bench/phones.ts';
import { buildUi } from './build-ui.ts';

await buildUi();
const [out, ...steps] = process.argv.slice(2);
mkdirSync(out!, { recursive: true });
await withPhones(1, async (_, [device]) => {
  if (!device) return;
  let n = 0;
  for (const step of steps) {
    const [verb, ...rest] = step.split(' ');
    const arg = rest.join(' ');
    if (verb === 'start') await device.shell(sh`am start -W -n ${arg}`);
    else if (verb === 'tap' || verb === 'hold') {
      const { elements } = await device.observe({});
      const hit = elements!.find((e) =>
        [e.text, e.contentDescription, e.hint, e.resourceId?.split('/').at(-1)].includes(arg),
      );
      if (!hit) {
        console.log(
          'NO',
          arg,
          elements!
            .map((e) => e.text ?? e.contentDescription)
            .filter(Boolean)
            .join(' | '),
        );
        continue;
      }
      const b = hit.bounds as any;
      const [x, y] = [Math.round((b.left + b.right) / 2), Math.round((b.top + b.bottom) / 2)];
      if (verb === 'tap') await device.shell(sh`input tap ${x} ${y}`);
      else await device.shell(sh`input swipe ${x} ${y} ${x} ${y} 800`);
    } else if (verb === 'xy') {
      const [x, y] = arg.split(',');
      await device.shell(sh`input tap ${x!} ${y!}`);
    } else if (verb === 'type') await device.shell(sh`input text ${arg}`);
    else if (verb === 'back') await device.shell(sh`input keyevent 4`);
    else if (verb === 'sh') {
      const r = await device.shell(sh`sh -c ${arg}`);
      console.log(r.stdout.slice(0, 1500), r.stderr);
    } else if (verb === 'dump') {
      const r = await device.shell(sh`sh -c ${'uiautomator dump /sdcard/w.xml >/dev/null; cat /sdcard/w.xml'}`);
      writeFileSync(`${out}/${arg}.xml`, r.stdout);
      continue;
    }
    await new Promise((r) => setTimeout(r, 500));
    const { screenshot } = await device.observe({});
    writeFileSync(
      `${out}/${String(n++).padStart(2, '0')}-${step.replace(/\W+/g, '_').slice(0, 30)}.png`,
      screenshot!.png,
    );
  }
});
