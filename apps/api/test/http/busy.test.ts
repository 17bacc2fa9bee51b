import { zErrorEnvelope } from '@manzil/api-client/generated/zod.gen'
import { describe, expect, test } from 'vitest'
import { buildContractApp } from './contract-app.ts'

describe('work that is refused for a moment', () => {
  test.each([
    ['a thread with a full line', Object.assign(new Error('many'), { statusCode: 503 })],
    ['a full pool', new Error('timeout exceeded when trying to connect')],
  ])('%s answers 503 and when to come back', async (_name, error) => {
    const app = await buildContractApp({
      async ping() {
        throw error
      },
    })
    const answer = await app.inject({ url: '/api/ping', headers: { 'accept-language': 'de' } })
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    const { code, message } = zErrorEnvelope.parse(answer.json())
    expect(code).toBe('unavailable')
    expect(message).toContain('zu viel zu tun')
    await app.close()
  })
})
