import { readOperations } from '@manzil/contract-tests/fuzz/contract/operations'
import { describeFinding } from '@manzil/contract-tests/fuzz/fault'
import { type Fuzzing, prepareFuzzing } from '@manzil/contract-tests/fuzz/fuzz-everything'
import { faultsOfLog } from '@manzil/contract-tests/fuzz/log-faults'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createPostgresDatabase } from './engines.ts'
import { startFuzzServer } from './fuzz/start-fuzz-server.ts'

/** Fixed, so that a run can be had again; `npm run fuzz` takes any other. */
const seed = 20_261_118

const postgresUrl = inject('postgresUrl')
const engines = [
  { name: 'embedded', runs: 30, open: async () => ({ url: undefined, drop: async () => {} }) },
  // What differs is the storing; the reading of requests has been shown by then.
  ...(postgresUrl === null
    ? []
    : [{ name: 'postgres', runs: 8, open: () => createPostgresDatabase(postgresUrl, 'seeded') }]),
]

describe.each(engines)('the server on $name, given generated inputs', ({ runs, open }) => {
  let server: Awaited<ReturnType<typeof startFuzzServer>>
  let fuzzing: Fuzzing
  let drop = async (): Promise<void> => {}
  beforeAll(async () => {
    const database = await open()
    drop = database.drop
    server = await startFuzzServer(database.url)
    fuzzing = await prepareFuzzing(server.target)
  })
  afterAll(async () => {
    await server.stop()
    await drop()
  })

  test.each(readOperations().map(({ id }) => id))('%s keeps the contract', async (id) => {
    const { sent, findings } = await fuzzing.operation(id, { runs, seed })
    expect(findings.map(describeFinding).join('\n\n')).toBe('')
    expect(sent).toBeGreaterThanOrEqual(runs)
  })

  test('the chat keeps the contract', async () => {
    const { findings } = await fuzzing.chat({ runs, seed })
    expect(findings.map(describeFinding).join('\n\n')).toBe('')
  })

  test('afterwards it lives, and its log has neither errors nor secrets', async () => {
    expect(await fuzzing.faultsAtTheEnd()).toEqual([])
    expect(faultsOfLog(server.log, fuzzing.world.sessions.issued)).toEqual([])
  })
})
