import {
  type AppApi,
  type AppProcess,
  defineService,
  type Intent,
  type JobParameters,
  START_NOT_STICKY,
  START_REDELIVER_INTENT,
  START_STICKY,
  type VirtualApp,
} from '@androidworld/app-sdk';
import { bootPhone } from '../src/phone.ts';
import { runShell } from '../src/shell/index.ts';
import { SystemServer } from '../src/system/system-server.ts';
import { steppedTime } from '../src/system/time/stepped-time.ts';
import { FakeScreen } from './fake-screen.ts';
import { testApp, testApps, testImage } from './test-apps.ts';

export const app = 'com.test.background';
const name = (className: string) => `${app}.${className}`;
export const component = (className: string) => ({ packageName: app, className: name(className) });
export const service = (className: string, action?: string): Intent => ({
  component: component(className),
  ...(action === undefined ? {} : { action }),
});
export const channel = { id: 'work', name: 'Work', importance: 4 } as const;
export const immutable = 0x0400_0000;
export const mutable = 0x0200_0000;

/** What the app was told, in order; and the api of its running process. */
interface Story {
  readonly told: string[];
  readonly received: Intent[];
  readonly jobs: JobParameters[];
  api: AppApi | undefined;
  /** What `Job` waits for. */
  jobDone: Promise<boolean>;
}

/** An app that works without a screen: services of all kinds, a job, a receiver. */
function backgroundApp(story: Story): VirtualApp {
  const tell = (text: string) => {
    story.told.push(text);
  };
  const answering = (className: string, answer: number) =>
    defineService(() => ({
      onCreate: () => tell(`${className} create`),
      async onStartCommand(intent, flags, startId) {
        tell(`${className} start ${intent === null ? null : (intent.action ?? '-')} flags=${flags} id=${startId}`);
        return answer;
      },
      onDestroy: () => tell(`${className} destroy`),
    }));
  const start = async (api: AppApi): Promise<AppProcess> => {
    story.api = api;
    await api.notifications.createChannel(channel);
    return {
      services: {
        [name('Sticky')]: answering('Sticky', START_STICKY),
        [name('Once')]: answering('Once', START_NOT_STICKY),
        [name('Again')]: answering('Again', START_REDELIVER_INTENT),
        [name('Forgetful')]: answering('Forgetful', START_NOT_STICKY),
        [name('Broken')]: defineService(() => ({
          onStartCommand() {
            throw new Error('broken');
          },
        })),
        [name('Player')]: defineService((context) => ({
          async onStartCommand(intent, _flags, startId) {
            const notification = { channel: channel.id, title: 'Player', text: 'Playing', ongoing: true };
            if (intent?.action === 'stop') await context.stopSelf(startId);
            else if (intent?.action === 'pause') await context.stopForeground('detach');
            else await context.startForeground(7, notification);
            return START_NOT_STICKY;
          },
        })),
        [name('Job')]: defineService(() => ({
          onCreate: () => tell('Job create'),
          onStartJob(job) {
            story.jobs.push(job);
            tell(`Job start ${job.jobId}`);
            return story.jobDone;
          },
          onStopJob(job) {
            tell(`Job stop ${job.jobId}`);
            return true;
          },
          onDestroy: () => tell('Job destroy'),
        })),
      },
      receivers: {
        [name('Receiver')]: async (intent) => {
          story.received.push(intent);
          return undefined;
        },
      },
    };
  };
  return testApp(app, {
    targetSdk: 33,
    start,
    permissions: ['FOREGROUND_SERVICE', 'RECEIVE_BOOT_COMPLETED', 'SCHEDULE_EXACT_ALARM', 'POST_NOTIFICATIONS'].map(
      (each) => `android.permission.${each}`,
    ),
    activities: [{ name: name('Main'), exported: true }],
    receivers: [{ name: name('Receiver') }],
    services: [
      ...['Sticky', 'Once', 'Again', 'Forgetful', 'Broken', 'Player'].map((each) => ({
        name: name(each),
        exported: true,
      })),
      { name: name('Private') },
      { name: name('Guarded'), exported: true, permission: 'com.test.GUARD' },
      { name: name('Job'), permission: 'android.permission.BIND_JOB_SERVICE' },
    ],
  });
}

/** A phone without a browser, whose time stands still, with that app in front. */
export async function backgroundPhone() {
  const story: Story = { told: [], received: [], jobs: [], api: undefined, jobDone: Promise.resolve(false) };
  const time = steppedTime();
  let screen: FakeScreen | undefined;
  const phone = await bootPhone({
    image: testImage,
    time,
    apps: [...testApps, backgroundApp(story)],
    openScreen: async (host, initial) => {
      screen = new FakeScreen(host, initial);
      return screen;
    },
  });
  const { system } = phone;
  if (!(system instanceof SystemServer)) throw new Error('The phone has another system');
  const open = () =>
    system.activities.start({ component: component('Main') }, { caller: { uid: 0 }, callerPackage: null });
  await system.packages.grant(app, 'android.permission.POST_NOTIFICATIONS');
  await open();
  const api = (): AppApi => {
    if (story.api === undefined) throw new Error('The app has not started');
    return story.api;
  };
  return {
    ...story,
    story,
    phone,
    system,
    open,
    api,
    state: () => screen?.state,
    /** Lets time pass on the phone. */
    advance: (ms: number) => time.advance(ms),
    /** Leaves the app for so long that it counts as idle. */
    async leave() {
      await system.activities.home();
      system.backgroundLimits.clear();
      system.backgroundLimits.update();
    },
    async run(command: string, uid = 0): Promise<string> {
      const out: Uint8Array[] = [];
      const keep = (data: Uint8Array) => {
        out.push(data);
      };
      const program = runShell(system, command, { identity: { uid }, pty: false, onStdout: keep, onStderr: keep });
      const status = await program.exited;
      return `${Buffer.concat(out).toString()}${status === 0 ? '' : `? ${status}\n`}`;
    },
  };
}

export type BackgroundPhone = Awaited<ReturnType<typeof backgroundPhone>>;
