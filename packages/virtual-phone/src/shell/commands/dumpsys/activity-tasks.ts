import type { ScreenOrientation } from '@androidworld/app-sdk';
import { affinityOf } from '../../../system/activities/task.ts';
import { renderIntent, renderShortIntent, shortComponent } from '../../../system/packages/intent-text.ts';
import type { ActivityView, SystemServices, TaskView } from '../../../system/system-services.ts';
import { userName } from '../../user-names.ts';
import { fullComponent } from '../render-bundle.ts';
import { affinityName, fullTaskName, processName, taskName } from './activity-names.ts';
import { renderBounds, renderConfiguration } from './configuration.ts';
import { dumpDisplayContent } from './display-content.ts';
import { hashOf } from './hash.ts';
import { activityName } from './window-names.ts';

/** `dumpsys activity activities`. AOSP 13 `RootWindowContainer.dumpActivities`, `ActivityRecord.dump`. */
export function dumpActivities(system: SystemServices): string {
  const { activities } = system;
  const front = activities.top();
  const resumed = activityName(system, front?.state === 'RESUMED' ? front : undefined);
  const tasks = activities.tasks().map((task) => dumpTask(system, task));
  const [frontTask] = activities.tasks();
  return (
    `ACTIVITY MANAGER ACTIVITIES (dumpsys activity activities)\n` +
    `Display #0 (activities from top to bottom):\n${tasks.join('')}` +
    `  Resumed activities in task display areas (from top to bottom):\n    Resumed: ${resumed}\n\n` +
    `  ResumedActivity: ${resumed}\n\n` +
    `ActivityTaskSupervisor state:\n` +
    `  topDisplayFocusedRootTask=${frontTask === undefined ? 'null' : taskName(system, frontTask)}\n${dumpDisplayContent(system)}` +
    `  mCurTaskIdForUser={0=${Math.max(0, ...activities.tasks().map(({ taskId }) => taskId))}}\n` +
    `  mUserRootTaskInFront={}\n  isHomeRecentsComponent=true\n`
  );
}

function dumpTask(system: SystemServices, task: TaskView): string {
  const last = task.activities.length - 1;
  const resumed = task.activities.find(({ state }) => state === 'RESUMED');
  const history = [...task.activities]
    .reverse()
    .map(
      (record, index) =>
        `    * Hist  #${last - index}: ${activityName(system, record)}\n${dumpRecord(system, task, record)}`,
    );
  return (
    `  * ${fullTaskName(system, task)}\n    mLastPausedActivity: null\n    isSleeping=false\n` +
    (resumed === undefined ? '' : `    topResumedActivity=${activityName(system, resumed)}\n`) +
    `${history.join('')}\n`
  );
}

function dumpRecord(system: SystemServices, task: TaskView, record: ActivityView): string {
  const { component, declaration, launchedFrom, savedState, state } = record;
  const { packageName } = component;
  const found = system.packages.find(packageName);
  const isSeen = state === 'RESUMED' || state === 'PAUSED';
  const icicle = savedState === null ? 'null' : `Bundle[mParcelledData.dataSize=${savedState.length}]`;
  const lines = [
    `packageName=${packageName} processName=${record.processName}`,
    `launchedFromUid=${launchedFrom.uid} launchedFromPackage=${launchedFrom.packageName} launchedFromFeature=null userId=0`,
    ...(record.process === undefined ? [] : [`app=${processName(record.process)}`]),
    renderIntent({ component, ...record.intent }),
    `rootOfTask=${record === task.activities[0]} task=${taskName(system, task)}`,
    `taskAffinity=${affinityName(system, packageName, affinityOf(declaration, packageName))}`,
    `mActivityComponent=${shortComponent(component)}`,
    `baseDir=${found?.codePath ?? 'null'}`,
    `dataDir=${found?.dataDir ?? 'null'}`,
    `stateNotNeeded=false componentSpecified=${record.intent.component !== undefined} mActivityType=${task.type}`,
    `CurrentConfiguration=${renderConfiguration(system, task.type)}`,
    // Those that run have given theirs up when they resumed.
    `mHaveState=${!isSeen} mIcicle=${isSeen ? 'null' : icicle}`,
    `state=${state} delayedResume=false finishing=false`,
    `keysPaused=false inHistory=true idle=${isSeen}`,
    `occludesParent=${!(declaration.translucent ?? false)} noDisplay=false immersive=false launchMode=${launchModes[declaration.launchMode ?? 'standard']}`,
    `requestedOrientation=${orientationName(record.requestedOrientation)}`,
    `mVisibleRequested=${isSeen} mVisible=${isSeen} mClientVisible=${isSeen} reportedDrawn=${isSeen} reportedVisible=${isSeen}`,
    `nowVisible=${isSeen}`,
    `resizeMode=RESIZE_MODE_RESIZEABLE_VIA_SDK_VERSION`,
  ];
  return lines.map((line) => `      ${line}\n`).join('');
}

const launchModes = {
  standard: 0,
  singleTop: 1,
  singleTask: 2,
  singleInstance: 3,
  singleInstancePerTask: 4,
} as const;

/** `SCREEN_ORIENTATION_SENSOR_LANDSCAPE` */
function orientationName(orientation: ScreenOrientation): string {
  return `SCREEN_ORIENTATION_${orientation.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

/** `dumpsys activity top` */
export function dumpTop(system: SystemServices): string {
  const blocks = [...system.activities.tasks()].reverse().flatMap(({ taskId, realActivity, activities }) => {
    const record = activities.at(-1);
    if (record === undefined) return [];
    const isStopped = record.state !== 'RESUMED' && record.state !== 'PAUSED';
    const head =
      `TASK ${realActivity.packageName} id=${taskId} userId=0\n` +
      `  ACTIVITY ${shortComponent(record.component)} ${hashOf(`${record.token}`)} pid=${record.process?.pid ?? '(not running)'}\n`;
    if (record.process === undefined) return [`${head}\n`];
    return [
      `${head}    Local Activity ${hashOf(`local ${record.token}`)} State:\n` +
        `      mResumed=${record.state === 'RESUMED'} mStopped=${isStopped} mFinished=false\n` +
        `      mIsInMultiWindowMode=false mIsInPictureInPictureMode=false\n` +
        `      mChangingConfigurations=false\n` +
        `      mCurrentConfig=${renderConfiguration(system, 'standard')}\n\n`,
    ];
  });
  return blocks.join('');
}

/** `dumpsys activity recents`. AOSP 13 `RecentTasks.dump`. */
export function dumpRecents(system: SystemServices): string {
  const { clock } = system;
  const tasks = system.activities.recentTasks();
  const listed = tasks.map((task, index) => {
    const { activities, affinity, baseIntent, lastActiveMs, realActivity, taskId } = task;
    const uid = system.packages.find(realActivity.packageName)?.uid ?? 1000;
    const caller = activities[0]?.launchedFrom;
    const lines = [
      `userId=0 effectiveUid=${userName(uid).replace('u0_a', 'u0a')} mCallingUid=${userName(caller?.uid ?? uid).replace('u0_a', 'u0a')} mUserSetupComplete=true mCallingPackage=${caller?.packageName ?? null} mCallingFeatureId=null`,
      ...(affinity === null ? [] : [`affinity=${affinityName(system, realActivity.packageName, affinity)}`]),
      `intent=${renderShortIntent({ ...baseIntent, component: realActivity })}`,
      `mActivityComponent=${shortComponent(realActivity)}`,
      `rootWasReset=false mNeverRelinquishIdentity=true mReuseTask=false mLockTaskAuth=LOCK_TASK_AUTH_PINNABLE`,
      `Activities=[${activities.map((each) => activityName(system, each)).join(', ')}]`,
      `askedCompatMode=false inRecents=true isAvailable=true`,
      `taskId=${taskId} rootTaskId=${taskId}`,
      `mHasBeenVisible=true`,
      `mResizeMode=RESIZE_MODE_RESIZEABLE_VIA_SDK_VERSION mSupportsPictureInPicture=false isResizeable=true`,
      `lastActiveTime=${lastActiveMs} (inactive for ${Math.max(0, Math.floor((clock.now() - lastActiveMs) / 1000))}s)`,
    ];
    return `  * Recent #${index}: ${fullTaskName(system, task)}\n${lines.map((line) => `    ${line}\n`).join('')}`;
  });
  const visible = tasks.map(({ taskId, activities, lastActiveMs, baseIntent, realActivity }, index) => {
    const top = activities.at(-1);
    const named = (component: typeof realActivity | undefined) =>
      component === undefined ? 'null' : `ComponentInfo{${fullComponent(component)}}`;
    return (
      `  * RecentTaskInfo #${index}:\n    id=${taskId} userId=0 hasTask=${activities.length > 0} lastActiveTime=${lastActiveMs}\n` +
      `    baseIntent=${renderIntent({ ...baseIntent, component: realActivity })}\n` +
      `    baseActivity=${named(realActivity)}\n    topActivity=${named(top?.component)}\n    realActivity=${named(realActivity)}\n` +
      `    numActivities=${activities.length}\n`
    );
  });
  return (
    `ACTIVITY MANAGER RECENT TASKS (dumpsys activity recents)\nmRecentsUid=10100\n` +
    `mFreezeTaskListReordering=false\n\n  Recent tasks:\n${listed.join('')}\n` +
    `  Visible recent tasks (most recent first):\n${visible.join('')}`
  );
}

/** `am stack list` */
export function dumpTaskList(system: SystemServices): string {
  const bounds = renderBounds(system);
  const visible = system.activities.visible().map(({ token }) => token);
  const blocks = system.activities.tasks().map((task) => {
    const top = task.activities.at(-1);
    if (top === undefined) return '';
    const component = fullComponent(top.component);
    return (
      `RootTask id=${task.taskId} bounds=${bounds} displayId=0 userId=0\n` +
      ` configuration=${renderConfiguration(system, task.type)}\n` +
      `  taskId=${task.taskId}: ${component} bounds=${bounds} userId=0 visible=${visible.includes(top.token)} topActivity=ComponentInfo{${component}}\n\n`
    );
  });
  return blocks.join('');
}
