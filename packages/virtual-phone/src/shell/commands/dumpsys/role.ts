import { createHash } from 'node:crypto';
import type { SystemServices } from '../../../system/system-services.ts';

/** Roles of Android 13 that apps of the phone can have, or nobody has. */
const roles = ['ASSISTANT', 'BROWSER', 'CALL_REDIRECTION', 'CALL_SCREENING', 'DIALER', 'EMERGENCY', 'HOME', 'SMS'].map(
  (name) => `android.app.role.${name}`,
);

/** `dumpsys role` (RoleUserState through DualDumpOutputStream). */
export function dumpRole({ packages }: SystemServices): string {
  const facts = packages.list().map(({ manifest }) => `${manifest.packageName} ${manifest.versionCode}`);
  const hash = createHash('sha256').update(facts.join('\n')).digest('hex').toUpperCase();
  const entries = roles.map((role) => {
    const holder = packages.roleHolder(role);
    const holders = holder === null ? '' : `        holders=${holder}\n`;
    return `      {\n        name=${role}\n${holders}      }\n`;
  });
  return `ROLE STATE (dumpsys role):
{
  user_states={
    user_id=0
    version=1
    packages_hash=${hash}
    roles=[
${entries.join('')}    ]
  }
}
`;
}
