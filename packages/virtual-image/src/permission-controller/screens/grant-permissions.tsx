import { useSystemApi } from '@androidworld/app-sdk/system';
import { Button, css, Icon, LinearLayout, TextView, useActivity, useBack, useLive } from '@androidworld/app-sdk/ui';
import calendar from '@material-symbols/svg-400/rounded/calendar_month.svg';
import phone from '@material-symbols/svg-400/rounded/call.svg';
import contacts from '@material-symbols/svg-400/rounded/contacts.svg';
import files from '@material-symbols/svg-400/rounded/folder.svg';
import location from '@material-symbols/svg-400/rounded/location_on.svg';
import microphone from '@material-symbols/svg-400/rounded/mic.svg';
import notifications from '@material-symbols/svg-400/rounded/notifications.svg';
import camera from '@material-symbols/svg-400/rounded/photo_camera.svg';
import other from '@material-symbols/svg-400/rounded/shield.svg';
import sms from '@material-symbols/svg-400/rounded/sms.svg';
import { useEffect, useRef, useState } from 'preact/hooks';
import { byGroup, type PermissionGroup } from '../permission-groups.ts';
import { resourceId } from '../resource-id.ts';
import { LocationAccuracy } from './location-accuracy.tsx';

const icons = { calendar, camera, contacts, files, location, microphone, notifications, other, phone, sms } as const;

css`
.grant { position: absolute; inset: 0; background: rgb(0 0 0 / 0.6); justify-content: center; }
.grant-content { padding-bottom: 24px; }
.grant-card { width: 330px; padding: 24px; border-radius: 28px; background: var(--surface-container); align-items: center; }
.grant-button { width: 100%; height: 56px; border-radius: 4px; background: var(--secondary-container); }
.grant-button:first-child { border-radius: 16px 16px 4px 4px; }
.grant-button:last-child { border-radius: 4px 4px 16px 16px; }
`;

const fineLocation = 'android.permission.ACCESS_FINE_LOCATION';
const coarseLocation = 'android.permission.ACCESS_COARSE_LOCATION';
const denyForGood = 'permission_deny_and_dont_ask_again_button';
const allowLabels = { foreground: 'While using the app', deny: 'Don’t allow' };
const upgradeLabels = { foreground: 'Change to precise location', deny: 'Keep approximate location' };

/** An app that asks for no more gets no more than about where the phone is, and the question says so. */
function requestOf({ group, permissions }: { group: PermissionGroup; permissions: readonly string[] }): string {
  const isCoarse = permissions.includes(coarseLocation) && !permissions.includes(fineLocation);
  return isCoarse ? 'access this device’s approximate location' : group.request;
}

/** What the person says; `once` is for this time. */
type Answer = 'granted' | 'once' | 'denied';

/**
 * One question per group of permissions; what somebody else has granted meanwhile is asked no more
 * (GrantPermissionsViewModel). BACK leaves the rest denied.
 */
export function GrantPermissions() {
  const api = useSystemApi();
  const { intent } = useActivity();
  const { requestId, permissions, packageName, refused } = intent.extras ?? {};
  const asked = Array.isArray(permissions) ? permissions.map(String) : [];
  const refusedBefore = Array.isArray(refused) ? refused.map(String) : [];
  const [precise, setPrecise] = useState(true);
  const app = useLive(
    async () => (await api.system.packages()).find((info) => info.packageName === packageName),
    { packages: [String(packageName)] },
    [packageName],
  );
  const answers = useRef(new Map<string, Answer>());
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const granted = app.data?.permissions.filter((permission) => permission.granted).map(({ name }) => name) ?? [];
  const [question, ...later] = byGroup(asked.filter((name) => !granted.includes(name) && !answered.includes(name)));
  const finish = () =>
    void api.system.answerRequest(
      Number(requestId),
      asked.map((name) => answers.current.get(name) ?? (granted.includes(name) ? 'granted meanwhile' : 'denied')),
    );
  useBack(finish);
  const isNothingLeft = app.data !== undefined && question === undefined;
  useEffect(() => {
    if (isNothingLeft) finish();
  }, [isNothingLeft]);

  // Nobody is asked about an app without its name.
  if (question === undefined || app.data === undefined) return null;
  const choosesAccuracy = [fineLocation, coarseLocation].every((one) => question.permissions.includes(one));
  const hasCoarse = app.data.permissions.some(({ name, granted: isGranted }) => name === coarseLocation && isGranted);
  const isUpgrade = question.permissions.includes(fineLocation) && !choosesAccuracy && hasCoarse;
  const labels = isUpgrade ? upgradeLabels : allowLabels;
  const isLast = question.permissions.some((permission) => refusedBefore.includes(permission));
  const answer = (given: Answer) => {
    if (given !== 'denied') {
      for (const permission of question.permissions) {
        if (permission !== fineLocation || precise || !choosesAccuracy) answers.current.set(permission, given);
      }
    }
    if (later.length > 0) setAnswered([...answered, ...question.permissions]);
    else finish();
  };
  return (
    <LinearLayout class="grant" id={resourceId('grant_singleton')}>
      <LinearLayout orientation="vertical" class="grant-card" id={resourceId('grant_dialog')}>
        <LinearLayout
          orientation="vertical"
          id={resourceId('content_container')}
          class="grant-content"
          align="center"
          gap={16}
        >
          <Icon id={resourceId('permission_icon')} icon={icons[question.group.icon]} size={28} color="var(--primary)" />
          <TextView id={resourceId('permission_message')} align="center" style={{ fontSize: '1.25rem' }}>
            {isUpgrade
              ? `Change ${app.data.label}’s location access from approximate to precise?`
              : `Allow ${app.data.label} to ${requestOf(question)}?`}
          </TextView>
        </LinearLayout>
        {choosesAccuracy && <LocationAccuracy precise={precise} onChange={setPrecise} />}
        <LinearLayout orientation="vertical" gap={2} style={{ width: '100%' }}>
          {question.group.whileInUse ? (
            <>
              <Button
                class="grant-button"
                variant="tonal"
                id={resourceId('permission_allow_foreground_only_button')}
                onClick={() => answer('granted')}
              >
                {labels.foreground}
              </Button>
              <Button
                class="grant-button"
                variant="tonal"
                id={resourceId('permission_allow_one_time_button')}
                onClick={() => answer('once')}
              >
                Only this time
              </Button>
            </>
          ) : (
            <Button
              class="grant-button"
              variant="tonal"
              id={resourceId('permission_allow_button')}
              onClick={() => answer('granted')}
            >
              Allow
            </Button>
          )}
          <Button
            class="grant-button"
            variant="tonal"
            id={resourceId(
              isUpgrade ? 'permission_no_upgrade_button' : isLast ? denyForGood : 'permission_deny_button',
            )}
            onClick={() => answer('denied')}
          >
            {labels.deny}
          </Button>
        </LinearLayout>
      </LinearLayout>
    </LinearLayout>
  );
}
