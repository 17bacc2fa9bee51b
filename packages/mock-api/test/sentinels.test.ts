import fs from 'node:fs'
import path from 'node:path'
import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import { zVerifyPaymentResponse } from '@manzil/api-client/generated/zod.gen'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands } from '../src/chat/commands.ts'
import { sentinels, slowAnswerMs } from '../src/gate/sentinels.ts'
import { createMock } from '../src/mock.ts'
import { seedWorld } from '../src/seed-world.ts'
import { ask } from './ask.ts'

const mock = createMock(seedWorld({ properties: 300 }))
const login = (email: string) => ({ body: { email, password: 'x' } })
const lead = (name: string) => ({
  body: { name, email: 'a@b.co', phone_number: '971500000123' },
  headers: { authorization: 'Bearer mock-individual' },
})
const agent = { authorization: 'Bearer mock-agent' }

test.each<[OperationId, Parameters<typeof ask>[2], number]>([
  ['loginUser', login('error-401@manzil.example'), 401],
  ['loginUser', login('error-422@manzil.example'), 422],
  ['loginUser', login('ERROR-429@manzil.example'), 429],
  ['loginUser', login('error-500@manzil.example'), 500],
  ['setSignupPassword', { body: { password: 'sentinel:409' } }, 409],
  ['listProperties', { query: 'search=sentinel:500' }, 500],
  ['listProperties', { query: 'search=sentinel:429' }, 429],
  ['listProperties', { query: 'search=sentinel:empty' }, 200],
  ['addPropertySuggestion', lead('error 500'), 500],
  ['addPropertySuggestion', lead('Error 422'), 422],
  ['sendOtpToPhone', { body: { phone_number: '9715000000429' }, headers: agent }, 429],
  ['getProperty', { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6de404' }, 404],
  ['getProperty', { id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6de500' }, 500],
  ['verifyOtpForEmail', { body: { email: 'a@b.co', code: '000000' }, headers: agent }, 422],
  ['verifyOtpForEmail', { body: { email: 'a@b.co', code: '111111' }, headers: agent }, 422],
])('%s with %o answers %i', async (operation, options, status) => {
  expect((await ask(mock, operation, options)).status).toBe(status)
})

test('an account that is switched off is told so', async () => {
  const response = await ask(mock, 'loginUser', login('disabled@manzil.example'))
  expect([401, 403]).toContain(response.status)
  expect((await response.json()).fields[0].rule).toBe('disabled')
})

test('a search can be empty and its body can break off', async () => {
  const empty = await ask(mock, 'listProperties', { query: 'search=sentinel:empty' })
  expect((await empty.json()).data).toEqual([])
  const broken = await ask(mock, 'listProperties', { query: 'search=sentinel:malformed' })
  await expect(broken.json()).rejects.toThrow(SyntaxError)
})

test.each([
  ['failed', 'Your payment has failed. No money was taken.'],
  ['cancelled', 'You cancelled this payment. No money was taken.'],
  ['processing', 'Your payment is on its way. Your plan starts when it has arrived.'],
  ['expired', 'This payment was not made in time. Begin again.'],
  ['open', 'This payment has not been made yet.'],
  ['paid', 'Your plan is active.'],
])('a payment can be %s, and says so', async (status, words) => {
  const body = { session_id: `cs_mock_${status}` }
  const response = await ask(mock, 'verifyPayment', { body, headers: agent })
  const { data, message } = zVerifyPaymentResponse.parse(await response.json())
  expect([data.status, message]).toEqual([status, words])
  expect(data.user_plan !== null).toBe(status === 'paid')
})

describe('without an answer in time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test.each([login('slow@manzil.example'), login('sentinel:slow')])('%o waits', async (options) => {
    const isThere = vi.fn()
    void ask(mock, 'loginUser', options).then(isThere)
    await vi.advanceTimersByTimeAsync(slowAnswerMs - 1)
    expect(isThere).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(isThere).toHaveBeenCalled()
  })

  test.each(['offline@manzil.example', 'sentinel:offline'])('%s gets none', async (email) => {
    expect((await ask(mock, 'loginUser', login(email))).type).toBe('error')
  })
})

test('no demo property has the id of a sentinel', () => {
  const ids = [...mock.world.properties.map(({ _id }) => _id), ...mock.world.users.keys()]
  expect(ids.filter((id) => /e(4\d\d|50[03])$/.test(id))).toEqual([])
})

test('the documentation has the table of the code', () => {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
  const table = [
    row('input', 'where', 'effect'),
    row('---', '---', '---'),
    ...sentinels.map(({ input, where, effect }) => row(input, where, effect)),
    ...commands.map(({ input, effect }) =>
      row(`\`${input}\``, 'a message to the assistant', effect),
    ),
  ].join('\n')
  const file = path.resolve(import.meta.dirname, '../../../docs/mock-api-differences.md')
  expect(fs.readFileSync(file, 'utf8')).toContain(table)
})
