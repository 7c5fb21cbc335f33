/** Which package may import which (docs/architecture.md, "Packages"). */
const allowed = {
  core: [],
  store: ['core'],
  'adb-driver': ['core'],
  'android-kit': ['core'],
  'app-sdk': [],
  'virtual-phone': ['core', 'adb-driver', 'app-sdk'],
  'virtual-image': ['app-sdk'],
  'virtual-apps': ['app-sdk'],
  'question-tasks': ['core', 'android-kit'],
  'suite-androidworld': ['core', 'android-kit', 'question-tasks'],
  'agent-baselines': ['core'],
  models: ['core'],
  'agent-m3a': ['core', 'models'],
  'agent-seeact': ['core', 'models'],
  'suite-miniwob': ['core', 'android-kit'],
  report: ['core'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...Object.entries(allowed).map(([name, imports]) => ({
      name: `${name}-imports`,
      comment: `${name} may import only: ${imports.join(', ') || 'nothing of ours'}`,
      severity: 'error',
      from: { path: `^packages/${name}/src/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^packages/(?!(${[name, ...imports].join('|')})/)` },
    })),
    {
      name: 'one-public-door',
      comment: 'Other packages are imported by their name, never by a path into them',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/',
        pathNot: [
          '^packages/$1/',
          '/src/(index|testing/index)\\.tsx?$',
          '^packages/core/src/entries/\\w+\\.ts$',
          '^packages/app-sdk/src/((ui|system|node)/index|host)\\.ts$',
        ],
      },
    },
    {
      name: 'apps-stay-in-their-tier',
      comment: 'Only the apps of the system image may use the privileged half of the app SDK',
      severity: 'error',
      from: { path: '^(packages/virtual-apps|examples)/' },
      to: { path: '^packages/app-sdk/src/(system/|host)' },
    },
    {
      name: 'only-the-phone-hosts-apps',
      severity: 'error',
      from: { path: '^packages/(?!app-sdk/|virtual-phone/)' },
      to: { path: '^packages/app-sdk/src/host\\.ts$' },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'Contracts import only contracts, the quoting template they name, and the shortener of messages',
      severity: 'error',
      from: { path: '^packages/core/src/contracts/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/core/src/', pathNot: '^packages/core/src/(contracts/|shell/|messages/shorten)' },
    },
    {
      name: 'planning-and-results-are-pure',
      severity: 'error',
      from: { path: '^packages/core/src/(planning|results)/' },
      to: { path: '^packages/core/src/(engine|config)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/|^packages/[^/]+/types/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['androidworld-source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
