import { refusals } from '@manzil/domain/chat-refusals'
import { messageTexts } from '@manzil/i18n/message-texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitTimeout } from '../../../../../packages/config/src/wait-timeout.ts'
import type { OpenDatabase } from '../../../src/db/connect.ts'
import { openTestDatabase } from '../../engines.ts'
import { type ChatServer, startChat } from '../chat-server.ts'
import { ask, history, init, send } from '../conversation.ts'
import { openChat } from '../raw-socket.ts'
import { patient } from './patient-limits.ts'

const events = [
  'chat:init',
  'chat:history',
  'chat:message',
  'chat:clear',
  'chat:stop',
  'chat:language:select',
]
/** Frames that acknowledge an event. */
const isReply = (frame: string): boolean => frame.startsWith('43')
const timeoutMs = { timeout: waitTimeout(20_000) }
const refused = { success: false, code: 'invalid_payload' }
const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`

describe('odd payloads', () => {
  let database: OpenDatabase
  let chat: ChatServer

  beforeAll(async () => {
    database = await openTestDatabase('seeded')
    chat = await startChat(database, undefined, { config: patient })
  })
  afterAll(async () => {
    await chat.stop()
    await database.close()
  })

  const conversation = async () => {
    const client = chat.connect({ token: await chat.guestToken() })
    const { sessionId } = await init(client)
    return { client, sessionId }
  }

  test.each(events)('%s refuses what is no payload of its own', async (event) => {
    const { client, sessionId } = await conversation()
    const payloads: unknown[] = [
      undefined,
      null,
      0,
      true,
      '',
      'x',
      [],
      [{ sessionId, newSessionId: sessionId, message: 'hello', language: 'en' }],
      { sessionId: { $ne: null }, newSessionId: { $ne: null }, message: { a: 1 }, language: 7 },
      { sessionId: [sessionId], newSessionId: [sessionId], message: ['hello'], language: ['en'] },
      { sessionId: "' or 1=1 --", newSessionId: '../../x', message: 'hello', language: 'en' },
      {
        sessionId,
        newSessionId: sessionId,
        message: ' \u200b'.trim(),
        language: 'xx',
        afterSeq: -1.5,
      },
      new Uint8Array([1, 2, 3]),
    ]
    for (const payload of payloads) {
      // @ts-expect-error: what a client that ignores the contract may send
      expect(await client.emitWithAck(event, payload), JSON.stringify(payload)).toMatchObject(
        refused,
      )
    }
    // @ts-expect-error: two payloads instead of one
    const twice = await client.emitWithAck(event, { sessionId }, { sessionId })
    expect(twice).toMatchObject(refused)
    expect(await history(client, sessionId)).toEqual({ messages: [], isNew: true })
    await ask(client, sessionId, 'hello')
  })

  test('a message is refused for what it holds, in the language of the conversation', async () => {
    const client = chat.connect({ token: await chat.guestToken() })
    const { sessionId } = await init(client, null, 'ru')
    const texts = ['', ' \t\n', '\u3000\u00a0', '\ud83d', 'villa \udc00', 'nul \0 inside']
    for (const text of texts)
      expect(await send(client, sessionId, text)).toEqual({
        ...refusals.invalid,
        errMessage: messageTexts.ru['chat.invalid'],
      })
    expect(await send(client, sessionId, 'я'.repeat(2001))).toEqual({
      ...refusals.tooLong,
      errMessage: messageTexts.ru['chat.tooLong'],
    })
    expect(await history(client, sessionId)).toEqual({ messages: [], isNew: true })
    expect(await send(client, sessionId, 'я'.repeat(2000))).toMatchObject({ success: true })
  })

  test('ten messages in one second are stored, or refused by name, and none is lost', async () => {
    const { client, sessionId } = await conversation()
    const texts = Array.from({ length: 10 }, (_, at) => `hello number ${at}`)
    const replies = await Promise.all(texts.map((text) => send(client, sessionId, text)))
    const stored = texts.filter((_, at) => replies[at]?.success)
    const codes = replies.flatMap((reply) => (reply.success ? [] : [reply.code]))
    expect(codes.every((code) => code === 'busy')).toBe(true)
    const { messages } = await history(client, sessionId)
    const said = messages.filter(({ role }) => role === 'user').map(({ message }) => message)
    expect(said).toEqual(stored)
  })

  test('a search that a message brings is read like any address: what is none is left out', async () => {
    const { client, sessionId } = await conversation()
    const searches = [
      'location=constructor&features=__proto__&type=toString&purpose=valueOf',
      'price_max=1e999&price_min=-5&bedrooms_min=NaN&size_max=99999999999999999999',
      '%%%=%00&=&&&?#location=%F0%9F',
      `features=${'gym&features='.repeat(70)}`,
      "location=dubai-marina' or 1=1 --&area=((((&south=91&west=x",
    ]
    for (const search of searches) {
      const reply = await client.emitWithAck('chat:message', {
        sessionId,
        message: 'what about villas?',
        search: search.slice(0, 1000),
      })
      expect(reply, search).toMatchObject({ success: true })
      await expect
        .poll(async () => (await history(client, sessionId)).messages.at(-1)?.role, timeoutMs)
        .toBe('bot')
    }
    const { messages } = await history(client, sessionId)
    const answers = messages.flatMap(({ role, message }) => (role === 'bot' ? [message] : []))
    expect(answers.join()).not.toMatch(/not available|could not look/)
  })

  test('an object of prototypes changes nothing', async () => {
    const token = await chat.guestToken()
    const raw = await openChat(chat.port, token)
    const poison = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
    raw.send(`420["chat:init",${poison}]`)
    raw.send(`421["__proto__",{}]`)
    raw.send(`422["constructor",{}]`)
    raw.send(`423["chat:init",{"sessionId":null,"language":"en","__proto__":{"polluted":true}}]`)
    raw.send(`424["chat:message",${deep}]`)
    await expect.poll(() => raw.frames.filter(isReply).length, timeoutMs).toBe(5)
    expect(raw.frames.filter(isReply).join()).not.toContain('polluted')
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    raw.close()
    const { client, sessionId } = await conversation()
    await ask(client, sessionId, 'hello')
  })

  test('a frame of 100 kB ends its own connection and no other', async () => {
    const { client, sessionId } = await conversation()
    const { client: other, sessionId: theirs } = await conversation()
    const ended = new Promise((resolve) => client.on('disconnect', resolve))
    client.emit('chat:message', { sessionId, message: 'x'.repeat(100_000) }, () => {})
    expect(await ended).toBe('transport close')
    await ask(other, theirs, 'hello')
  })
})
