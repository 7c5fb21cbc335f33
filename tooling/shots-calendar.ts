import { writeFileSync, mkdirSync } from 'node:fs';
import { openTestPhone } from './shots-phone.ts';
import { standardApps } from '../packages/virtual-apps/src/index.ts';
import { systemImage } from '../packages/virtual-image/src/index.ts';
const app = 'com.simplemobiletools.calendar.pro';
mkdirSync('/tmp/cal', { recursive: true });
const phone = await openTestPhone({ image: systemImage, apps: standardApps }) as any;
phone.system.settings.put('system', 'time_12_24', '24');
let n = 0;
const shot = async (name: string) => {
  writeFileSync(`/tmp/cal/${String(++n).padStart(2, '0')}-${name}.png`, await phone.shot());
  const nodes = await phone.nodes();
  writeFileSync(`/tmp/cal/${name}.json`, JSON.stringify({ elements: nodes.map((x: any) => ({
    text: x.text ?? '', contentDescription: x.contentDescription ?? '', class: x.className ?? x.class, resourceId: x.resourceId ?? '', package: x.packageName ?? '', bounds: x.bounds,
    ...Object.fromEntries(['clickable','longClickable','checkable','checked','focusable','scrollable','selected'].map(f => [f, x[f] ?? (x.states ?? []).includes?.(f.replace(/[A-Z]/g, (c: string) => '-' + c.toLowerCase())) ?? false])), enabled: x.enabled ?? true })) }));
};
try {
  await phone.start({ action: 'android.intent.action.MAIN', categories: ['android.intent.category.LAUNCHER'], component: { packageName: app, className: `${app}.activities.SplashActivity.Orange` } });
  await (await import(`/tmp/cal-steps.ts?${Date.now()}`)).default(phone, shot, app);
} catch (error) { console.error(error); await shot('error'); }
finally { await phone.close(); }
