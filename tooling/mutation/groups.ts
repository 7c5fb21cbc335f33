/** Pure code whose tests must notice any change of it, and the tests that are asked. Paths from the root. */
export interface MutationGroup {
  readonly name: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const core = 'packages/core/src';
const driver = 'packages/adb-driver/src';
const kit = 'packages/android-kit/src';
const models = 'packages/models/src';
const scroll = 'packages/virtual-phone/src/app-sdk/ui/scroll';

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
      'convert-coordinates',
      'describe-changes',
      'episode-queue',
      'find-element',
      'parse-action',
      'rejections',
      'resolve-action',
      'retry-policy',
      'same-look',
      'verify-target',
    ].map((file) => `${core}/engine/${file}.ts`),
    tests: [
      'convert-coordinates',
      'describe-changes',
      'episode-queue',
      'find-element',
      'parse-action',
      'rejections',
      'resolve-action',
      'retry-policy',
      'same-look',
      'verify-target',
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
      `${kit}/content/parse-content-rows.ts`,
      `${kit}/clipboard/clipboard.ts`,
      `${kit}/intents/send-broadcast.ts`,
    ],
    tests: [`${kit}/{content,intents}/*.test.ts`],
  },
  {
    name: "models' replies",
    files: [`${models}/parse-*.ts`],
    tests: [`${models}/{parse-*,check-agent-options,connect-model}.test.ts`],
  },
  {
    name: 'flings',
    files: [`${scroll}/velocity-tracker.ts`, `${scroll}/over-scroller.ts`, `${scroll}/motions.ts`],
    tests: [`${scroll}/{velocity-tracker,over-scroller,motions}.test.ts`],
  },
];
