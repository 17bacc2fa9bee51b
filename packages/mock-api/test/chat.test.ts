import { zChatHistoryAck } from '@manzil/api-client/generated/zod.gen'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createControls } from '../src/controls.ts'
import { slowAnswerMs } from '../src/gate/sentinels.ts'
import { seedWorld } from '../src/seed-world.ts'
import { fresh, talkTo } from './fresh-chat.ts'

describe('an answer', () => {
  test('is typed, finished under the same id, and followed by results', async () => {
    const visitor = talkTo(fresh())
    const sessionId = await visitor.open()
    const parts = await visitor.say(sessionId, '2 bed apartments to rent in Dubai Marina')
    const typed = parts.filter(({ type }) => type === 'typing')
    const [text, results, ...more] = parts.filter(({ type }) => type !== 'typing')
    expect(more).toEqual([])
    expect(typed.length).toBeGreaterThan(1)
    for (const step of typed) {
      expect([step.id, step.seq]).toEqual([text?.id, text?.seq])
      expect(text?.message.startsWith(step.message)).toBe(true)
    }
    const lengths = typed.map(({ message }) => message.length)
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
    expect(results).toMatchObject({ type: 'property_results', done: true })
    expect(results?.seq).toBe((text?.seq ?? 0) + 1)
    expect(results?.id).not.toBe(text?.id)
  })

  test('is kept, with numbers that go on after a clear', async () => {
    const visitor = talkTo(fresh())
    const sessionId = await visitor.open()
    const parts = await visitor.say(sessionId, 'Dubai Marina')
    const history = zChatHistoryAck.parse(
      await visitor.ask('chat:history', { newSessionId: sessionId }),
    )
    expect(history.messages.map(({ seq }) => seq)).toEqual([1, 2, 3])
    const later = zChatHistoryAck.parse(
      await visitor.ask('chat:history', { newSessionId: sessionId, afterSeq: 2 }),
    )
    expect(later.messages.map(({ id }) => id)).toEqual([parts.at(-1)?.id])
    await visitor.ask('chat:clear', { sessionId })
    expect((await visitor.say(sessionId, 'Dubai Marina'))[0]?.seq).toBe(5)
  })

  test('stops when nobody listens, and is in the history', async () => {
    const mock = fresh(createControls({ persona: 'individual' }))
    const visitor = talkTo(mock, 'mock-individual')
    const sessionId = await visitor.open()
    const acknowledged = visitor.ask('chat:message', { sessionId, message: 'Dubai Marina' })
    visitor.leave()
    await acknowledged
    await mock.chat.settled()
    expect(visitor.stream).toEqual([])
    const again = talkTo(mock, 'mock-individual')
    expect(await again.open('en', sessionId)).toBe(sessionId)
    const { messages } = zChatHistoryAck.parse(
      await again.ask('chat:history', { newSessionId: sessionId }),
    )
    expect(messages).toHaveLength(3)
  })

  test('reaches every window of the conversation', async () => {
    const mock = fresh()
    const first = talkTo(mock)
    const second = talkTo(mock)
    const sessionId = await first.open()
    await second.open('en', sessionId)
    await first.say(sessionId, 'Dubai Marina')
    expect(second.stream).toEqual(first.stream)
  })

  test('remembers what was asked for before', async () => {
    const visitor = talkTo(fresh())
    const sessionId = await visitor.open()
    await visitor.say(sessionId, 'Dubai Marina')
    const narrowed = (await visitor.say(sessionId, '1 bedroom')).at(-1)
    expect(narrowed).toMatchObject({ type: 'property_results' })
    expect(narrowed && 'link' in narrowed && narrowed.link).toContain('location=dubai-marina')
  })

  test('is about the search that a message brings, and says so', async () => {
    const visitor = talkTo(fresh())
    const sessionId = await visitor.open()
    await visitor.say(sessionId, 'Dubai Marina')
    const search = 'purpose=rent&location=jumeirah-village-circle'
    await visitor.say(sessionId, 'These please', { search })
    const text = visitor.stream.findLast(({ type }) => type === 'text')
    const query = text && 'search' in text ? text.search?.query : undefined
    expect(query?.split('&').sort()).toEqual(['location=jumeirah-village-circle', 'purpose=rent'])
  })

  test('is about the property whose page it comes from', async () => {
    const { properties } = seedWorld({ properties: 120 })
    const visitor = talkTo(fresh())
    const sessionId = await visitor.open()
    const [property] = properties
    const search = `id=${property?._id}`
    const [answer] = (await visitor.say(sessionId, 'Is it furnished?', { search })).filter(
      ({ type }) => type === 'text',
    )
    expect(answer).toHaveProperty(['evidence', 0, 'listing_id'], property?._id)
  })

  test('that waits for its turn is about the search that its own message brings', async () => {
    const mock = fresh()
    const visitor = talkTo(mock)
    const sessionId = await visitor.open()
    const search = 'purpose=rent&location=jumeirah-village-circle'
    const first = visitor.ask('chat:message', { sessionId, message: 'Dubai Marina' })
    const second = visitor.ask('chat:message', { sessionId, message: 'These please', search })
    await Promise.all([first, second])
    await mock.chat.settled()
    const queries = visitor.stream.flatMap((part) =>
      part.type === 'text' ? [part.search?.query] : [],
    )
    expect(queries[0]).toBe('location=dubai-marina')
    expect(queries[1]?.split('&').sort()).toEqual([
      'location=jumeirah-village-circle',
      'purpose=rent',
    ])
  })

  test.each([
    'find_property',
    'search_location',
    'investment_advice',
    'estimate_value',
    'compare_properties',
    'request_callback',
    'book_viewing',
    'ask_question',
  ])('the quick action %s has one in every language', async (key) => {
    const visitor = talkTo(fresh())
    const answers = new Set<string>()
    for (const language of ['en', 'ar', 'ru', 'hi', 'zh', 'de']) {
      const sessionId = await visitor.open(language)
      answers.add((await visitor.say(sessionId, key)).at(-1)?.message ?? '')
    }
    expect(answers.size).toBe(6)
    expect(answers).not.toContain('')
  })
})

describe('messages', () => {
  test('sent twice under one name are kept once', async () => {
    const visitor = talkTo(fresh())
    const sessionId = await visitor.open()
    const message = { sessionId, message: 'hello', clientId: 'c-1' }
    const first = await visitor.ask('chat:message', message)
    expect(await visitor.ask('chat:message', message)).toEqual(first)
  })

  test('more than twenty a minute are too many', async () => {
    const visitor = talkTo(fresh())
    const sessionId = await visitor.open()
    for (let count = 0; count < 20; count += 1) await visitor.say(sessionId, 'hello')
    const reply = await visitor.ask('chat:message', { sessionId, message: 'hello' })
    expect(reply).toMatchObject({ code: 'too_many' })
  })

  test('without an acknowledgement are not served', async () => {
    const visitor = talkTo(fresh())
    const sessionId = await visitor.open()
    visitor.speak(`42${JSON.stringify(['chat:message', { sessionId, message: 'hello' }])}`)
    const { messages } = zChatHistoryAck.parse(
      await visitor.ask('chat:history', { newSessionId: sessionId }),
    )
    expect(messages).toEqual([])
  })
})

describe('commands', () => {
  const start = async (controls = createControls()) => {
    const mock = fresh(controls)
    const visitor = talkTo(mock)
    return { mock, visitor, sessionId: await visitor.open() }
  }

  test.each([
    ['/results 0', 0, 0],
    ['/results 1', 1, 1],
    ['/results 30', 30, 20],
  ])('%s finds %i and shows %i', async (message, total, shown) => {
    const { visitor, sessionId } = await start()
    const results = (await visitor.say(sessionId, message)).at(-1)
    expect(results).toMatchObject({ type: 'property_results', totalProperties: total })
    expect(results && 'data' in results && results.data).toHaveLength(shown)
  })

  test.each([
    ['/error', 'unavailable'],
    ['/busy', 'busy'],
    ['/too-many', 'too_many'],
    ['/unknown-session', 'unknown_session'],
  ])('%s is refused as %s', async (message, code) => {
    const { visitor, sessionId } = await start()
    const reply = await visitor.ask('chat:message', { sessionId, message })
    expect(reply).toMatchObject({ success: false, code })
  })

  test.each([
    ['/disconnect', false],
    ['/server-disconnect', true],
  ])('%s ends the connection', async (message, isSaid) => {
    const { visitor, sessionId } = await start()
    await visitor.say(sessionId, message)
    expect(visitor.isClosed()).toBe(true)
    expect(visitor.frames.some((frame) => frame.startsWith('41'))).toBe(isSaid)
  })

  test('/silent is not acknowledged, /unanswered not answered', async () => {
    const { visitor, sessionId } = await start()
    expect(await visitor.ask('chat:message', { sessionId, message: '/silent' })).toBeUndefined()
    expect(await visitor.say(sessionId, '/unanswered')).toEqual([])
  })

  test('/compare has places side by side, with sources', async () => {
    const { visitor, sessionId } = await start()
    expect((await visitor.say(sessionId, '/compare')).at(-1)).toMatchObject({
      comparison: { columns: [{ title: 'Dubai Marina' }, { title: 'JVC' }] },
      search: { excluded: ['Deira'] },
    })
  })

  test('/typing has many updates, /long the longest text, /actions twelve replies', async () => {
    const { visitor, sessionId } = await start()
    expect((await visitor.say(sessionId, '/typing')).length).toBeGreaterThan(15)
    expect((await visitor.say(sessionId, '/long')).at(-1)?.message).toHaveLength(8_000)
    expect((await visitor.say(sessionId, '/actions')).at(-1)).toHaveProperty('actions.length', 12)
    expect((await visitor.say(sessionId, '/markdown')).at(-1)?.message).toContain('<script>')
  })

  test('/malformed and /twice strain the client, and the answer comes', async () => {
    const { visitor, sessionId } = await start()
    await visitor.say(sessionId, '/malformed')
    expect(visitor.broken).toHaveLength(1)
    expect(visitor.stream.at(-1)).toMatchObject({ done: true })
    const parts = (await visitor.say(sessionId, '/twice')).filter(({ done }) => done)
    expect(parts).toHaveLength(2)
    expect(parts[0]).toEqual(parts[1])
  })

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => void vi.useRealTimers())

    test('/slow takes its time', async () => {
      const { mock, visitor, sessionId } = await start()
      await visitor.ask('chat:message', { sessionId, message: '/slow' })
      expect(visitor.stream).toEqual([])
      await vi.advanceTimersByTimeAsync(slowAnswerMs)
      await mock.chat.settled()
      expect(visitor.stream.at(-1)).toMatchObject({ done: true })
    })

    test('an answer that is being typed stops when the conversation is cleared', async () => {
      const controls = createControls()
      controls.setChat({ typingMs: 40 })
      const { visitor, sessionId } = await start(controls)
      await visitor.ask('chat:message', { sessionId, message: '/typing' })
      await vi.advanceTimersByTimeAsync(80)
      const typed = visitor.stream.length
      expect(typed).toBeGreaterThan(1)
      await visitor.ask('chat:clear', { sessionId })
      await vi.advanceTimersByTimeAsync(10_000)
      expect(visitor.stream).toHaveLength(typed)
    })
  })
})
