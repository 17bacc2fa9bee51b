import { expect, inject, test } from 'vitest'
import { noFaults } from '../bench/chat-drill/compare.ts'
import { runDrill } from '../bench/chat-drill/run-drill.ts'

test('no message of the chat is lost while networks break and the server is killed', {
  timeout: 900_000,
}, async () => {
  const faults: object[] = []
  const outcome = await runDrill({
    answers: 30,
    conversations: 4,
    seed: 7,
    databaseUrl: undefined,
    like: inject('seededFolder'),
    onFault: (fault) => faults.push(fault),
  })
  console.log(`chat drill: ${outcome.answers} answers`, outcome.incidents)
  expect(faults).toEqual([])
  expect(outcome).toMatchObject({ answers: 30, shown: noFaults, kept: noFaults, differing: 0 })
  expect(Object.keys(outcome.incidents).some((kind) => kind.startsWith('servers'))).toBe(true)
})
