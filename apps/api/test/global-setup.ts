import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { postgres } from '../../../packages/config/src/programs/programs.ts'
import { type EmbeddedTemplates, embeddedTemplates } from './databases/embedded-templates.ts'
import { makePostgresTemplates } from './databases/postgres-templates.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL server, or null where none can be had. */
    postgresUrl: string | null
    embeddedTemplates: EmbeddedTemplates
    /** File that names, a line each, the tests of PostgreSQL alone that a run without it leaves out. */
    lackingTests: string
  }
}

/** Where a run says what it left out, for the last line of `npm test`. */
const notRunFile = join(import.meta.dirname, '../../../.test-results/not-run.json')

/** Settings of a server whose data need not outlive it. */
const careless = {
  max_connections: '200',
  wal_level: 'minimal',
  max_wal_senders: '0',
  full_page_writes: 'off',
  synchronous_commit: 'off',
}

/** One PostgreSQL server for the whole run; each test file copies a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  rmSync(notRunFile, { force: true })
  const folder = mkdtempSync(join(tmpdir(), 'manzil-lacking-'))
  const lackingTests = join(folder, 'tests')
  writeFileSync(lackingTests, '')
  project.provide('lackingTests', lackingTests)
  if (postgres.find() === undefined) return withoutPostgres(project, lackingTests)
  const server = await startPostgres(careless)
  await makePostgresTemplates(server.url)
  project.provide('postgresUrl', server.url)
  project.provide('embeddedTemplates', await embeddedTemplates({ seeded: false }))
  return async () => {
    rmSync(folder, { recursive: true })
    await server.stop()
  }
}

/** Every test runs once, on the embedded database; what was to run on a server is counted. */
async function withoutPostgres(project: TestProject, lackingTests: string) {
  const reason = 'PostgreSQL 15 or later is not installed'
  if (process.env.CI === 'true') throw new Error(`${reason}, and with CI=true all tests must run`)
  project.provide('postgresUrl', null)
  project.provide('embeddedTemplates', await embeddedTemplates({ seeded: true }))
  return async () => {
    const alone = readFileSync(lackingTests, 'utf8').split('\n').length - 1
    const tests = alone + testsOnEmbedded(project)
    mkdirSync(join(notRunFile, '..'), { recursive: true })
    writeFileSync(notRunFile, `${JSON.stringify({ reason, tests })}\n`)
    console.warn(`\nNot run: ${tests} tests on PostgreSQL (${reason}).\n`)
  }
}

/** Tests that would have run once more, on the other engine. */
function testsOnEmbedded(project: TestProject): number {
  const modules = project.vitest.state
    .getTestModules()
    .filter((module) => module.project === project)
  return modules
    .flatMap(({ children }) => [...children.allTests()])
    .filter(({ fullName }) => / on embedded\b/.test(fullName)).length
}
