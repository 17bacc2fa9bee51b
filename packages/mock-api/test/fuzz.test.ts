import { readOperations } from '@manzil/contract-tests/fuzz/contract/operations'
import { describeFinding } from '@manzil/contract-tests/fuzz/fault'
import { type Fuzzing, prepareFuzzing } from '@manzil/contract-tests/fuzz/fuzz-everything'
import { WebSocket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from './accounts.ts'
import { server } from './listen.ts'

/** Looks WebSocket up when it connects, while the mock stands in for it; others do when imported. */
class PageSocket extends WebSocket {
  override createSocket(uri: string, protocols?: string | string[]) {
    return new globalThis.WebSocket(uri, protocols)
  }
}

const extent = { runs: 15, seed: 20_261_118 }

let fuzzing: Fuzzing
beforeAll(async () => {
  fuzzing = await prepareFuzzing({
    baseUrl: 'http://localhost:4010/api',
    chatUrl: 'http://localhost:4010',
    socket: { transports: [PageSocket] },
    accounts,
    hostile: false,
    // Nothing stands between the mock and its page that could keep an answer.
    spared: ['private answer may be stored'],
  })
})
afterAll(() => server.close())

test.each(readOperations().map(({ id }) => id))(
  '%s keeps the contract, given generated inputs',
  async (id) => {
    const { findings } = await fuzzing.operation(id, extent)
    expect(findings.map(describeFinding).join('\n\n')).toBe('')
  },
)

test('the chat keeps the contract, given generated inputs', async () => {
  const { findings } = await fuzzing.chat(extent)
  expect(findings.map(describeFinding).join('\n\n')).toBe('')
})
