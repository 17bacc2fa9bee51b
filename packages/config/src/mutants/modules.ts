/** A part of the product whose tests are measured by changing its code and seeing whether one fails. */
export interface MutantModule {
  name: string
  /** The package whose Vitest configuration runs the tests. */
  folder: string
  /** Sources to change and the tests that guard them, as globs from the package. */
  sources: readonly string[]
  tests: readonly string[]
}

const chat = 'src/features/chat-assistant'

/** Where a fault would cost money, privacy or a visitor's words; run with `npm run mutants`. */
export const modules: readonly MutantModule[] = [
  {
    name: 'roles',
    folder: 'packages/domain',
    sources: ['src/roles.ts'],
    tests: ['test/roles.test.ts'],
  },
  {
    name: 'costs',
    folder: 'packages/domain',
    sources: ['src/costs/*.ts'],
    tests: ['test/**/*.test.ts'],
  },
  {
    name: 'yields',
    folder: 'packages/domain',
    sources: ['src/yield/*.ts'],
    tests: ['test/yield/*.test.ts'],
  },
  {
    name: 'formats of money',
    folder: 'packages/i18n',
    sources: ['src/format.ts'],
    tests: ['test/{format,figures}.test.ts'],
  },
  {
    name: 'sessions',
    folder: 'apps/api',
    // A thread of its own cannot be told which change is to be tried.
    sources: ['src/modules/session/*.ts', 'src/passwords/!(password-thread).ts'],
    tests: [
      'test/http/{sessions,visits,forgotten-guests}.test.ts',
      'test/http/{own-sessions,ended-sessions,new-devices,entering}.test.ts',
      'test/http/{identity-proof,security-log}.test.ts',
      'test/http/{credentials,passwords,guesses,busy,demo-accounts}.test.ts',
      'test/{session-secrets,clean-hourly}.test.ts',
    ],
  },
  {
    name: 'guard of roles',
    folder: 'apps/api',
    sources: ['src/plugins/guard.ts'],
    tests: ['test/http/guard.test.ts'],
  },
  {
    name: 'search conditions',
    folder: 'apps/api',
    sources: [
      'src/modules/property/repository/{conditions,order}.ts',
      'src/modules/property/filter/{filter,effective-filter}.ts',
    ],
    // Few properties for each change; the random searches beside them take a minute.
    tests: ['test/search/{conditions,effective-filter}.test.ts'],
  },
  {
    name: 'idempotency',
    folder: 'apps/api',
    sources: ['src/idempotency/*.ts'],
    tests: ['test/idempotency.test.ts'],
  },
  {
    name: 'idempotency in forms',
    folder: 'apps/web',
    sources: ['src/form/use-idempotency-key.ts', 'src/enquiry/outbox.ts'],
    tests: ['src/enquiry/test/*.test.tsx', 'src/features/content/test/contact-us.test.tsx'],
  },
  {
    name: 'import values',
    folder: 'apps/api',
    sources: ['src/import/values/*.ts'],
    tests: ['test/import/{values,value-edges}.test.ts'],
  },
  {
    name: 'import rules',
    folder: 'apps/api',
    sources: ['src/import/rules/*.ts'],
    tests: ['test/import/rules/*.test.ts', 'test/import/{rules,formats}.test.ts'],
  },
  {
    name: 'chat conversation',
    folder: 'apps/web',
    sources: [`${chat}/conversation/{apply-message,conversation-reducer,gaps,display-items}.ts`],
    tests: [
      `${chat}/test/{conversation-reducer,settling,history-events,outgoing-events}.test.ts`,
      `${chat}/test/{stopped-answer,gaps,display-items}.test.ts`,
    ],
  },
  {
    name: 'chat outbox',
    folder: 'apps/web',
    sources: [`${chat}/connection/outbox.ts`],
    tests: [`${chat}/test/{outbox,outbox-box}.test.ts`],
  },
]
