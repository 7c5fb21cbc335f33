import type { ComponentName, Intent } from '@androidworld/app-sdk';
import { shortComponent } from '../../system/packages/intent-text.ts';
import { parseIntent } from './parse-intent.ts';
import type { ServiceCall } from './shell-command.ts';

interface Found extends ComponentName {
  readonly exported: boolean;
}

type Form = 'full' | 'brief' | 'components';
type Kind = 'Activity' | 'Service';

/** `pm resolve-activity` */
export function resolveActivity(call: ServiceCall): number {
  const { intent, form } = readQuery(call);
  const [best] = activitiesFor(call, intent);
  if (best === undefined) call.line('No activity found');
  else describe(call, best, { form, indent: '', kind: 'Activity' });
  return 0;
}

/** `pm query-activities` */
export function queryActivities(call: ServiceCall): number {
  const { intent, form } = readQuery(call);
  return list(call, activitiesFor(call, intent), { form, kind: 'Activity', one: 'Activity', many: 'activities' });
}

/** `pm query-services` */
export function queryServices(call: ServiceCall): number {
  const { intent, form } = readQuery(call);
  const found = call.system.packages.servicesFor(intent).map(({ package: { manifest }, service }) => ({
    packageName: manifest.packageName,
    className: service.name,
    exported: service.exported ?? service.filters !== undefined,
  }));
  return list(call, found, { form, kind: 'Service', one: 'Service', many: 'services' });
}

/** `pm query-receivers`: Android describes a receiver as an activity. */
export function queryReceivers(call: ServiceCall): number {
  const { intent, form } = readQuery(call);
  const found = call.system.packages.receiversFor(intent).map(({ package: { manifest }, receiver }) => ({
    packageName: manifest.packageName,
    className: receiver.name,
    exported: true,
  }));
  return list(call, found, { form, kind: 'Activity', one: 'Receiver', many: 'receivers' });
}

function activitiesFor(call: ServiceCall, intent: Intent): readonly Found[] {
  return call.system.packages.activitiesFor(intent).map(({ package: { manifest }, activity }) => ({
    packageName: manifest.packageName,
    className: activity.name,
    exported: activity.exported ?? activity.filters !== undefined,
  }));
}

function list(
  call: ServiceCall,
  found: readonly Found[],
  { one, many, ...shown }: { form: Form; kind: Kind; one: string; many: string },
): number {
  if (found.length === 0) {
    call.line(`No ${many} found`);
    return 0;
  }
  const isPlain = shown.form === 'components';
  if (!isPlain) call.line(`${found.length} ${many} found:`);
  for (const [index, each] of found.entries()) {
    if (!isPlain) call.line(`  ${one} #${index}:`);
    describe(call, each, { ...shown, indent: isPlain ? '' : '    ' });
  }
  return 0;
}

/** AOSP `PackageManagerShellCommand.printResolveInfo`, `ResolveInfo.dump` */
function describe(
  call: ServiceCall,
  found: Found,
  { form, indent, kind }: { form: Form; indent: string; kind: Kind },
): void {
  if (form !== 'components') {
    call.line(`${indent}priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true`);
  }
  if (form !== 'full') {
    call.line(`${indent}${shortComponent(found)}`);
    return;
  }
  call.line(`${indent}${kind}Info:`);
  call.line(`${indent}  name=${found.className}`);
  call.line(`${indent}  packageName=${found.packageName}`);
  call.line(`${indent}  enabled=true exported=${found.exported} directBootAware=false`);
}

function readQuery(call: ServiceCall): { readonly intent: Intent; readonly form: Form } {
  let form: Form = 'full';
  const intent = parseIntent(call.words, (option) => {
    if (option === '--brief') form = form === 'components' ? form : 'brief';
    else if (option === '--components') form = 'components';
    else if (option === '--user' || option === '--query-flags') call.words.required();
    else return false;
    return true;
  });
  return { intent, form };
}
