// Who may import whom. Every rule is an error and carries its reason; `npm run check` runs them all.

/** What each workspace may import of ours; everything else is a breach. */
const directions = [
  ['packages/domain', [], 'the rules must hold wherever they are used, so they know nobody'],
  ['packages/ui', [], 'looks change for other reasons than rules and words'],
  ['packages/i18n', [], 'words change for other reasons than rules and looks'],
  ['packages/contract', ['domain'], 'the wire speaks the vocabulary of the rules and nothing else'],
  ['packages/search', ['domain'], 'the index speaks the vocabulary of the rules and nothing else'],
  ['packages/fixtures', ['domain', 'contract'], 'a builder of something invalid must not compile'],
  ['apps/server', ['domain', 'contract', 'search', 'i18n', 'fixtures'], 'the server never draws: no portal, no ui'],
  ['apps/portal', ['domain', 'contract', 'ui', 'i18n'], 'the portal reaches the server over the contract only'],
  ['e2e', ['domain', 'contract', 'i18n', 'fixtures'], 'journeys see what a person sees: the running portal'],
  [
    'bench',
    ['domain', 'contract', 'search', 'i18n', 'fixtures', 'tooling/lib/postgres.mjs'],
    'what is measured is what is built, beside a PostgreSQL like that of the tests',
  ],
  ['tooling', [], 'the commands must work before anything is installed'],
];

const test = '\\.test\\.(ts|tsx|mjs)$';
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];

const directionRules = directions.map(([folder, allowed, comment]) => ({
  name: `${folder.replace('/', '-')}-imports`,
  comment: `${folder} may import ${allowed.length ? allowed.join(', ') : 'none of our packages'}: ${comment}.`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: '^(packages|apps|e2e|bench|tooling)/',
    pathNot: [`^${folder}/`, ...allowed.map((name) => (name.includes('/') ? `^${name}$` : `^packages/${name}/`))],
  },
}));

/** Inside an app: which files may put features together. The demo fills the tables of all of them. */
const compositions = [
  ['server', '^apps/server/src/(app\\.ts$|app/|demo/)'],
  ['portal', '^apps/portal/src/app/'],
];

const featureRules = compositions.flatMap(([app, composer]) => [
  {
    name: `${app}-feature-imports-feature`,
    comment: 'A feature never reaches into another one: what two need moves to domain, ui or shared.',
    severity: 'error',
    from: { path: `^apps/${app}/src/features/([^/]+)/` },
    to: { path: `^apps/${app}/src/features/`, pathNot: `^apps/${app}/src/features/$1/` },
  },
  {
    name: `${app}-feature-imported-from-elsewhere`,
    comment: 'Only the place that puts the app together knows its features; otherwise none could be taken out.',
    severity: 'error',
    from: { path: `^apps/${app}/`, pathNot: [`^apps/${app}/src/features/`, composer] },
    to: { path: `^apps/${app}/src/features/` },
  },
]);

module.exports = {
  forbidden: [
    ...directionRules,
    ...featureRules,
    {
      name: 'no-cycle',
      comment: 'Files in a circle can only be understood, tested and changed together; that holds for types too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-by-their-name',
      comment: 'A package is entered through its public face, not by a path into its folders.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/|^(e2e|bench)/' },
      to: {
        path: '^packages/',
        pathNot: '^$1/$2/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'nothing-imports-a-test',
      comment: 'The tests of that file would run a second time inside the importing one.',
      severity: 'error',
      from: {},
      to: { path: test },
    },
    {
      name: 'test-harness-in-tests-only',
      comment: 'The harness fixes the clock and opens doors that must stay shut in the running server.',
      severity: 'error',
      from: { pathNot: [test, '^apps/[^/]+/test/'] },
      to: { path: '^apps/[^/]+/test/' },
    },
    {
      name: 'domain-has-no-dependency',
      comment: 'Pure rules need nothing: no package, no file system, no network, no clock of their own.',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: test },
      to: { dependencyTypes: [...npm, 'core'] },
    },
    {
      name: 'browser-code-without-node',
      comment: 'These run in the browser, where the modules of Node do not exist.',
      severity: 'error',
      from: { path: '^(packages/(ui|i18n|contract)|apps/portal/src)/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'portal-without-zod',
      comment: 'Zod weighs more than the page; the server checks, the portal only needs the types.',
      severity: 'error',
      from: { path: '^(apps/portal|packages/(ui|i18n|domain))/', pathNot: test },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'portal-takes-types-and-client-from-contract',
      comment: 'At run time the portal needs only the client; the index would pull every schema into the bundle.',
      severity: 'error',
      from: { path: '^apps/portal/', pathNot: test },
      to: {
        path: '^packages/contract/',
        pathNot: '^packages/contract/src/client\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'database-in-repositories-only',
      comment: 'Queries stand in one file per noun; elsewhere only the types of the database may be named.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['(^|[/-])repository\\.ts$', '^apps/server/src/adapters/database/', test],
      },
      to: { path: 'node_modules/(kysely|pg|@electric-sql/pglite)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-development-package-in-production',
      comment: 'It would be missing where only the production packages are installed.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: [test, '\\.d\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'no-undeclared-package',
      comment: 'A package nobody declares disappears as soon as another one no longer brings it along.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere fails only when it runs.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^((apps|packages)/[^/]+|bench)/dist/' },
    // Types count for directions and cycles: a file that needs another one's types cannot be understood without it.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
