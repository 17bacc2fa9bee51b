import { expect, test } from 'vitest'
import { checkBoundaries } from '../src/boundaries/check.ts'
import { checkServer } from '../src/boundaries/check-server.ts'

const check = (path: string, ...specifiers: string[]) =>
  checkBoundaries([{ path, text: specifiers.map((s) => `import { x } from '${s}'`).join('\n') }])

test('a package imports what the table allows, and nothing else of ours', () => {
  expect(check('packages/domain/src/a.ts', '@manzil/api-client/result', 'zod')).toEqual([])
  expect(check('packages/ui/src/a.tsx', '@manzil/i18n/format')).toEqual([
    'packages/ui/src/a.tsx:1: packages/ui may not import packages/i18n; move what both need to a package that both may import',
  ])
  expect(check('packages/newcomer/src/a.ts', '@manzil/domain/money')).toHaveLength(1)
})

test('the modules of the server read words without the assistant', () => {
  const reader = '@manzil/query-language/search/read-search'
  const engine = '@manzil/assistant/engine'
  expect(check('apps/api/src/modules/property/a.ts', reader)).toEqual([])
  expect(check('apps/api/src/modules/property/a.ts', engine)).toEqual([
    'apps/api/src/modules/property/a.ts:1: apps/api/src/modules may not import packages/assistant; move what both need to a package that both may import',
  ])
  expect(check('apps/api/src/chat/a.ts', engine)).toEqual([])
})

test('a relative path does not reach into another package', () => {
  expect(check('apps/web/src/app/a.ts', '../../../../packages/ui/src/x.ts')).toHaveLength(1)
})

test('a package imports its own files by their paths, by which circles are found', () => {
  expect(check('packages/domain/src/a.ts', '@manzil/domain/money')).toEqual([
    'packages/domain/src/a.ts:1: imports its own package by its name (@manzil/domain/money); import the file by its relative path',
  ])
  expect(check('packages/domain/src/a.ts', './money.ts')).toEqual([])
})

test('code that ships runs nothing of a folder of scripts', () => {
  expect(check('apps/api/src/a.ts', '@manzil/content/scripts/read')).toEqual([
    'apps/api/src/a.ts:1: is no script and imports one (@manzil/content/scripts/read); move what it needs out of the scripts',
  ])
  expect(check('apps/api/src/a.ts', '../scripts/read.ts')).toHaveLength(1)
  expect(check('apps/api/scripts/a.ts', '@manzil/content/scripts/read')).toEqual([])
})

test('features stand beside each other; shared code does not know them', () => {
  expect(check('apps/web/src/features/home/a.ts', '../account/b.ts')).toEqual([
    'apps/web/src/features/home/a.ts:1: feature home may not import feature account; move what both need to a shared folder of apps/web/src',
  ])
  expect(check('apps/web/src/features/home/a.ts', '../../session/b.ts')).toEqual([])
  expect(check('apps/web/src/session/a.ts', '../features/home/b.ts')).toHaveLength(1)
  expect(check('apps/web/src/app/a.ts', '../features/home/b.ts')).toEqual([])
})

test('pages of the dashboard are features of their own, as the pages about properties are', () => {
  for (const area of ['dashboard', 'property']) {
    const page = `apps/web/src/features/${area}/one/a.ts`
    expect(check(page, '../two/b.ts')).toEqual([
      `${page}:1: feature ${area}/one may not import feature ${area}/two; move what both need to a shared folder of apps/web/src`,
    ])
    expect(check(page, './parts/b.ts')).toEqual([])
  }
})

test('every way to import counts', () => {
  const ways = [
    `import '@manzil/web/styles'`,
    `import type { X } from '@manzil/web/x'`,
    `export { x } from '@manzil/web/x'`,
    `export * from "@manzil/web/x"`,
    `import {\n  x,\n  y,\n} from '@manzil/web/x'`,
    `const x = await import('@manzil/web/x')`,
    `const x = import.meta.resolve('@manzil/web/x')`,
  ]
  for (const text of ways)
    expect(checkBoundaries([{ path: 'packages/domain/src/a.ts', text }]), text).toHaveLength(1)
})

test('the mock has one door', () => {
  const dynamic = (path: string) =>
    checkBoundaries([{ path, text: `const mock = await import('@manzil/mock-api/browser')` }])
  expect(dynamic('apps/web/src/app/start-mock.ts')).toEqual([])
  expect(dynamic('apps/web/src/app/main.tsx')).toHaveLength(1)
})

const api = (path: string) => `apps/api/src/${path}`
const ways = [
  "import { type Kysely, sql } from 'kysely'",
  "const row = await db.selectFrom('listing').executeTakeFirst()",
  "await trx\n    .insertInto('enquiry').values(enquiry).execute()",
]

test('SQL stands in the database folder and in repositories', () => {
  for (const text of ways) {
    const found = (path: string) => checkServer([{ path, text }])
    expect(found(api('modules/enquiry/routes.ts')), text).toEqual([
      `${api('modules/enquiry/routes.ts')}: SQL belongs into a repository: a file or folder of that name`,
    ])
    expect(found(api('modules/enquiry/repository.ts'))).toEqual([])
    expect(found(api('modules/credentials/signup-repository.ts'))).toEqual([])
    expect(found(api('modules/property/repository/order.ts'))).toEqual([])
    expect(found(api('db/settings.ts'))).toEqual([])
    expect(found('apps/api/test/http/reports.test.ts')).toEqual([])
    expect(found('apps/web/src/map/a.ts')).toEqual([])
  }
  const typed = "import type { Kysely, Transaction } from 'kysely'"
  expect(checkServer([{ path: api('mail/outbox.ts'), text: typed }])).toEqual([])
})

test('settings and database know no module, modules know no chat', () => {
  const problems = (path: string, specifier: string) =>
    checkServer([{ path: api(path), text: `import { x } from '${specifier}'` }])
  expect(problems('config.ts', './modules/site/map-tiles.ts')).toEqual([
    `${api('config.ts')}: may not import modules (${api('modules/site/map-tiles.ts')}); call the service of the module, or move what both need below them`,
  ])
  expect(problems('config.ts', './chat/limits/chat-limits.ts')).toHaveLength(1)
  expect(problems('db/seed/seed.ts', '../../modules/session/password.ts')).toHaveLength(1)
  expect(problems('db/seed/seed.ts', '../codes.ts')).toEqual([])
  expect(problems('modules/account/routes.ts', '../../chat/repository.ts')).toHaveLength(1)
  expect(problems('modules/account/routes.ts', '../chat/repository.ts')).toEqual([])
})

test('nobody calls the HTTP handlers of a module but the table of all of them', () => {
  const problems = (path: string, specifier: string) =>
    checkServer([{ path: api(path), text: `import { x } from '${specifier}'` }])
  expect(problems('handlers.ts', './modules/enquiry/routes.ts')).toEqual([])
  expect(problems('chat/gateway.ts', '../modules/enquiry/routes.ts')).toHaveLength(1)
  expect(problems('modules/site/routes.ts', '../content/blog-routes.ts')).toHaveLength(1)
  expect(problems('modules/share/register-share.ts', './share-routes.ts')).toEqual([])
})

test('the chat and the other modules know the module of properties by its services', () => {
  const problems = (path: string, specifier: string) =>
    checkServer([{ path: api(path), text: `import { x } from '${specifier}'` }])
  expect(problems('chat/property-tools.ts', '../modules/property/card.ts')).toEqual([
    `${api('chat/property-tools.ts')}: may not import the inside of the module property, but its services (${api('modules/property/card.ts')}); call the service of the module, or move what both need below them`,
  ])
  expect(problems('chat/a.ts', '../modules/property/search-service.ts')).toEqual([])
  expect(problems('modules/agent/a.ts', '../property/card.ts')).toHaveLength(1)
  expect(problems('modules/agent/a.ts', '../property/service.ts')).toEqual([])
  expect(problems('modules/property/service.ts', './card.ts')).toEqual([])
})
