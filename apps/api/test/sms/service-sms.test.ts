import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { DeliveryDelayed, DeliveryRefused } from '../../src/ports/delivery-failures.ts'
import { readRetryAfter } from '../../src/ports/sms/retry-after.ts'
import { createServiceSms } from '../../src/ports/sms/service-sms.ts'
import { refuse, startSmsPeer, take } from './sms-peer.ts'

const group = `MG${'0123456789abcdef'.repeat(2)}`
const message = {
  id: '0197a1c2',
  to: '+971501234567',
  text: 'رمز Manzil: 123456\n\n@manzil.ae #123456',
  date: new Date('2026-11-20T08:00:00Z'),
}
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function peer(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
  settings: Record<string, string> = {},
  sendMs?: number,
) {
  const service = await startSmsPeer(answer)
  ends.push(service.stop)
  const { sms } = readConfig({
    SMS_URL: `http://AC1:p%40ss%3Aword@${service.origin}`,
    SMS_FROM: '+15005550006',
    ...settings,
  })
  if (!sms) throw new Error('no service was read')
  const port = createServiceSms(sms, sendMs)
  const failure = async (signal = AbortSignal.timeout(20_000)): Promise<unknown> =>
    port.deliver(message, signal).then(
      () => undefined,
      (error: unknown) => error,
    )
  return { service, port, failure }
}

describe('the service of text messages', () => {
  test('gets the message as Twilio does, with user and password', async () => {
    const { service, failure } = await peer((response) => take(response))
    expect(await failure()).toBeUndefined()
    expect(service.received).toEqual([
      {
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: `Basic ${Buffer.from('AC1:p@ss:word').toString('base64')}`,
        idempotencyKey: message.id,
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        form: { To: message.to, From: '+15005550006', Body: message.text },
      },
    ])
  })

  test('gets the sender id of the UAE, a messaging service, and its own path', async () => {
    const settings = { SMS_FROM: group, SMS_FROM_UAE: 'MANZIL' }
    const { service, port, failure } = await peer((response) => take(response), settings)
    await failure()
    await port.deliver({ ...message, to: '+4915112345678' }, AbortSignal.timeout(20_000))
    expect(service.received.map(({ form }) => [form.From, form.MessagingServiceSid])).toEqual([
      ['MANZIL', undefined],
      [undefined, group],
    ])
    const { sms } = readConfig({ SMS_URL: 'https://u:p@gate.example/send', SMS_FROM: 'MANZIL' })
    expect(sms?.url.href).toBe('https://gate.example/send')
  })

  test.each([
    ['a number that is none', 400, 21211, DeliveryRefused],
    ['a receiver who wants none', 400, 21610, DeliveryRefused],
    ['a sender that is not ours', 400, 21606, Error],
    ['a wrong password', 401, 20003, Error],
    ['trouble of its own', 500, 20500, Error],
  ])('refuses %s (%i, %i)', async (_, status, code, kind) => {
    const { failure } = await peer((response) => refuse(response, { status, code }))
    const error = await failure()
    expect(error instanceof Error && error.constructor).toBe(kind)
    expect(String(error)).toContain(`answered ${status} (${code})`)
    // What it writes names the number.
    expect(String(error)).not.toContain('971501234567')
  })

  test('says when to come back', async () => {
    const headers = { 'retry-after': '120' }
    const { failure } = await peer((response) =>
      refuse(response, { status: 429, code: 20429, headers }),
    )
    const error = await failure()
    expect(error instanceof DeliveryDelayed && error.waitMs).toBe(120_000)
  })

  test.each<[string, (response: ServerResponse, request: IncomingMessage) => void, RegExp]>([
    ['hangs up', (response) => void response.socket?.destroy(), /fetch failed/],
    ['answers nonsense', (response) => void response.end('<html>'), /nonsense/],
    ['answers too much', (response) => void response.end('x'.repeat(100_000)), /too much/],
    [
      'sends elsewhere',
      (response) => void response.writeHead(307, { location: '/other' }).end(),
      /fetch failed/,
    ],
  ])('that %s may take it later', async (_, answer, reason) => {
    const { failure } = await peer(answer)
    const error = await failure()
    expect(error).not.toBeInstanceOf(DeliveryRefused)
    expect(String(error)).toMatch(reason)
  })

  test('that never answers is given up, for the time or the stop of the server', async () => {
    const slow = await peer(() => {}, {}, 30)
    expect(String(await slow.failure())).toContain('TimeoutError')
    const stopped = await peer(() => {})
    expect(String(await stopped.failure(AbortSignal.abort()))).toContain('AbortError')
  })

  test('that did not send it is asked no more', async () => {
    const { failure } = await peer((response) => take(response, 'failed'))
    expect(await failure()).toBeInstanceOf(DeliveryRefused)
  })
})

test.each([
  ['30', 30_000],
  ['Fri, 20 Nov 2026 08:01:00 GMT', 60_000],
  ['999999999', 21_600_000],
  ['soon', undefined],
  ['-5', undefined],
  [null, undefined],
])('Retry-After %j is %s ms', (header, ms) => {
  expect(readRetryAfter(header, message.date)).toBe(ms)
})

test.each([
  [{ SMS_URL: 'https://u:p@api.twilio.com' }, 'SMS_FROM'],
  [{ SMS_URL: 'http://u:p@api.twilio.com', SMS_FROM: 'MANZIL' }, 'https'],
  [{ SMS_URL: 'https://api.twilio.com', SMS_FROM: 'MANZIL' }, 'user and password'],
  [{ SMS_FROM: 'MANZIL DUBAI HOMES' }, 'SMS_FROM'],
  [{ SMS_FROM: '12345' }, 'SMS_FROM'],
])('%o is refused at the start', (settings, reason) => {
  expect(() => readConfig(settings)).toThrow(reason)
})
