/** Pure code whose tests must notice any change of it, and the tests that are asked. Paths from the root. */
export interface MutationGroup {
  readonly name: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const core = 'packages/core/src';
const driver = 'packages/adb-driver/src';
const kit = 'packages/android-kit/src';
const tasks = 'packages/suite-androidworld/src/tasks';
const miniwob = 'packages/suite-miniwob/src';
const models = 'packages/models/src';
const m3a = 'packages/agent-m3a/src';
const seeact = 'packages/agent-seeact/src';
const scroll = 'packages/app-sdk/src/ui/scroll';

export const mutationGroups: readonly MutationGroup[] = [
  { name: 'planning', files: [`${core}/planning/*.ts`], tests: [`${core}/planning/*.test.ts`] },
  { name: 'results', files: [`${core}/results/*.ts`], tests: [`${core}/results/*.test.ts`] },
  {
    name: 'quoting and messages',
    files: [`${core}/shell/*.ts`, `${core}/messages/*.ts`],
    tests: [`${core}/shell/*.test.ts`, `${core}/messages/*.test.ts`],
  },
  {
    name: 'engine rules',
    files: [
      'circuit-breaker',
      'convert-coordinates',
      'describe-changes',
      'episode-queue',
      'find-element',
      'parse-action',
      'resolve-action',
      'retry-policy',
      'same-look',
    ].map((file) => `${core}/engine/${file}.ts`),
    tests: [
      'circuit-breaker',
      'convert-coordinates',
      'describe-changes',
      'episode-queue',
      'find-element',
      'parse-action',
      'resolve-action',
      'retry-policy',
      'same-look',
    ].map((file) => `${core}/engine/${file}.test.ts`),
  },
  {
    name: "the driver's parsers",
    files: [
      'observe/parse-foreground',
      'observe/parse-ui-dump',
      'observe/parse-viewport',
      'apps/parse-launcher-apps',
      'shell/shell-packets',
      'act/text-script',
    ].map((file) => `${driver}/${file}.ts`),
    tests: [`${driver}/{observe,apps,shell,act}/*.test.ts`],
  },
  {
    name: 'what checkers read by',
    files: [
      `${kit}/apps/foreground.ts`,
      `${kit}/clipboard/clipboard.ts`,
      `${kit}/content/*.ts`,
      `${kit}/files/{hash-files,shared-storage}.ts`,
      `${kit}/intents/send-broadcast.ts`,
      `${kit}/settings/{brightness,radios,settings}.ts`,
      `${kit}/sms/sms-database.ts`,
    ],
    tests: [`${kit}/{clipboard,content,files,intents,settings,sms}/*.test.ts`, `${kit}/apps/foreground.test.ts`],
  },
  {
    name: 'what checkers decide',
    files: [
      'camera/is-one-capture',
      'clock/clock-shows',
      'contacts/is-draft-of',
      'contacts/is-only-contact',
      'files/storage-change',
      'markor/notebook-change',
      'recorder/only-clip',
      'sms/is-only-sent',
      'sms/same-people',
    ].map((file) => `${tasks}/${file}.ts`),
    tests: [
      `${tasks}/{camera,clock,contacts,files,markor,recorder,sms}/{clock,is,notebook,only,same,storage}-*.test.ts`,
    ],
  },
  {
    name: 'rewards of pages',
    files: [`${miniwob}/host/read-episode.ts`, `${miniwob}/page-task.ts`],
    tests: [`${miniwob}/host/read-episode.test.ts`, `${miniwob}/page-task.test.ts`],
  },
  {
    name: "models' replies",
    files: [`${models}/parse-*.ts`],
    tests: [`${models}/{parse-*,check-agent-options,connect-model}.test.ts`],
  },
  {
    name: 'what agents make of replies',
    files: [`${m3a}/decision/*.ts`, `${seeact}/{parse-choice,ground-choice,seeact-action}.ts`],
    tests: [`${m3a}/decision/*.test.ts`, `${seeact}/{parse-choice,ground-choice}.test.ts`],
  },
  {
    name: 'flings',
    files: [`${scroll}/velocity-tracker.ts`, `${scroll}/over-scroller.ts`, `${scroll}/motions.ts`],
    tests: [`${scroll}/{velocity-tracker,over-scroller,motions}.test.ts`],
  },
];
