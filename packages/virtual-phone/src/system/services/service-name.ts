import { hashOf } from '../identity-hash.ts';
import { shortComponent } from '../packages/intent-text.ts';
import type { ServiceView } from '../system-services.ts';

/** `ServiceRecord{hash u0 pkg/.Class}` */
export function serviceName({ component }: Pick<ServiceView, 'component'>): string {
  return `ServiceRecord{${hashOf(`${component.packageName}/${component.className}`)} u0 ${shortComponent(component)}}`;
}
