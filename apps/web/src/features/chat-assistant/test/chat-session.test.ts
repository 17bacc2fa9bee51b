import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAwaiting } from '../conversation/conversation.ts'
import { asked, results, said, typing } from './messages.ts'
import { refusal, setUp } from './set-up-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('opening', () => {
  it('connects with the token, then asks for the session and its history', async () => {
    const { fake, chat, connect, sessionId, notices } = setUp('s-0')
    chat.open()
    expect([chat.get().status, fake.token()]).toEqual(['connecting', 'token'])
    fake.handlers().onConnect()
    expect(fake.waiting).toMatchObject([
      { event: 'chat:init', payload: { userId: 'user', sessionId: 's-0', language: 'en' } },
    ])
    fake.waiting.length = 0
    await connect([], true, true)
    expect(sessionId()).toBe('s-1')
    expect(chat.get()).toMatchObject({
      status: 'online',
      session: { id: 's-1', language: 'en' },
      askLanguage: true,
      conversation: { isNew: true },
    })
    expect(notices).toEqual([{ kind: 'connected' }])
  })

  it('opens one connection however often it is asked', () => {
    const { fake, chat } = setUp()
    chat.open()
    chat.open()
    expect(fake.opened).toBe(1)
  })

  it.each(['chat:init', 'chat:history'])('says so when %s is not answered', async (event) => {
    const { fake, chat, notices } = setUp()
    chat.open()
    fake.handlers().onConnect()
    if (event === 'chat:history')
      await fake.acknowledge('chat:init', {
        sessionId: 's-1',
        language: 'en',
        showLanguagePrompt: false,
      })
    await fake.acknowledge(event, null)
    expect([chat.get().status, notices]).toEqual(['offline', [{ kind: 'connectFailed' }]])
  })

  it('ignores what a closed connection still answers', async () => {
    const { fake, chat } = setUp()
    chat.open()
    fake.handlers().onConnect()
    chat.close()
    await fake.acknowledge('chat:init', {
      sessionId: 's-1',
      language: 'en',
      showLanguagePrompt: true,
    })
    expect(chat.get()).toMatchObject({ status: 'closed', session: null, askLanguage: false })
    expect(fake.events).toEqual(['chat:init'])
  })
})

describe('sending', () => {
  it('needs words and a session', async () => {
    const { chat, connect } = setUp()
    chat.open()
    expect(chat.send('Hello')).toBe(false)
    await connect()
    expect(chat.send('  \n ')).toBe(false)
    expect(chat.send(' Hello ')).toBe(true)
  })

  it('shows the message at once and in its place when it is stored', async () => {
    const { fake, chat, connect, outgoing } = setUp()
    chat.open()
    await connect()
    chat.send('Hello')
    expect(outgoing()).toEqual([['Hello', 'sending']])
    await fake.acknowledge('chat:message', { success: true, id: 'u1', seq: 1 })
    expect(outgoing()).toEqual([])
    expect(chat.get().conversation.entries[0]?.message).toMatchObject({ id: 'u1', role: 'user' })
    expect(isAwaiting(chat.get().conversation)).toBe(true)
    fake.handlers().onMessage(said('b1', 2, 'Hello.'))
    expect(isAwaiting(chat.get().conversation)).toBe(false)
  })

  it('asks no history for the first question of a new conversation, so its properties are revealed', async () => {
    const { fake, chat, connect } = setUp()
    chat.open()
    await connect()
    chat.send('Hello')
    await fake.acknowledge('chat:message', { success: true, id: 'u1', seq: 1 })
    fake.handlers().onMessage(typing('b1', 2, 'I found'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(fake.asked('chat:history')).toEqual([])
    fake.handlers().onMessage(results('r1', 3))
    expect(chat.get().conversation.entries.map(({ live }) => live)).toEqual([false, true])
  })

  it('reveals an answer that the history brings before the stream does', async () => {
    const { fake, chat, connect } = setUp()
    chat.open()
    // Cleared: numbers go on, and what came before the first of them has to be asked for.
    await connect()
    chat.send('Hello')
    await fake.acknowledge('chat:message', { success: true, id: 'u7', seq: 7 })
    await vi.advanceTimersByTimeAsync(1_000)
    await fake.acknowledge('chat:history', {
      messages: [asked('u5', 5), said('b6', 6, 'Yes.'), asked('u7', 7), results('r9', 9)],
      isNew: false,
    })
    fake.handlers().onMessage(results('r9', 9))
    const live = chat.get().conversation.entries.map((entry) => [entry.message.id, entry.live])
    expect(live).toEqual([
      ['u5', false],
      ['b6', false],
      ['u7', false],
      ['r9', true],
    ])
  })

  it('brings the search that a message is about, each time it goes out', async () => {
    const { fake, chat, connect } = setUp()
    chat.open()
    await connect()
    chat.send('Any news?', 'purpose=rent')
    const message = { message: 'Any news?', search: 'purpose=rent' }
    expect(fake.waiting).toMatchObject([{ event: 'chat:message', payload: message }])
    await fake.acknowledge('chat:message', refusal('unavailable'))
    const [failed] = chat.get().conversation.outgoing
    chat.retry(failed?.clientId ?? '')
    expect(fake.waiting).toMatchObject([{ event: 'chat:message', payload: message }])
  })

  it('sends a message that got no answer again, later, under the same id', async () => {
    const { fake, chat, connect, outgoing } = setUp()
    chat.open()
    await connect()
    chat.send('Hello')
    const first = fake.waiting[0]?.payload
    await fake.acknowledge('chat:message', null)
    expect([outgoing(), fake.waiting]).toEqual([[['Hello', 'sending']], []])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(fake.waiting[0]?.payload).toEqual(first)
    await fake.acknowledge('chat:message', { success: true, id: 'u1', seq: 1 })
    expect(outgoing()).toEqual([])
  })

  it('makes a new connection when one stays silent', async () => {
    const { fake, chat, connect, outgoing } = setUp()
    chat.open()
    await connect()
    chat.send('Hello')
    await fake.acknowledge('chat:message', null)
    await vi.advanceTimersByTimeAsync(1_000)
    await fake.acknowledge('chat:message', null)
    expect([fake.opened, fake.closed, outgoing()]).toEqual([2, 1, [['Hello', 'sending']]])
    await connect()
    expect(fake.waiting).toMatchObject([{ event: 'chat:message', payload: { message: 'Hello' } }])
  })

  it('never fails a message by silence, however long it lasts', async () => {
    const { fake, chat, connect, outgoing, notices } = setUp()
    chat.open()
    for (let connection = 1; connection <= 6; connection++) {
      await connect()
      if (connection === 1) chat.send('Hello')
      await fake.acknowledge('chat:message', null)
      await vi.advanceTimersByTimeAsync(1_000)
      await fake.acknowledge('chat:message', null)
      expect([fake.opened, outgoing()]).toEqual([connection + 1, [['Hello', 'sending']]])
    }
    expect(notices.filter(({ kind }) => kind !== 'connected')).toEqual([])
  })

  it('gives a server that cannot take it a few chances, then the visitor the choice', async () => {
    const { fake, chat, connect, outgoing, notices } = setUp()
    chat.open()
    await connect()
    chat.send('Hello')
    for (let count = 0; count < 6; count++) {
      await fake.acknowledge('chat:message', refusal('unavailable'))
      await vi.advanceTimersByTimeAsync(16_000)
    }
    expect(outgoing()).toEqual([['Hello', 'failed']])
    expect(notices.at(-1)).toEqual({ kind: 'sendFailed', message: 'Not now.' })
    chat.retry(chat.get().conversation.outgoing[0]?.clientId ?? '')
    await fake.acknowledge('chat:message', { success: true, id: 'u1', seq: 1 })
    expect(outgoing()).toEqual([])
  })

  it('pauses before each chance, twice as long as before', async () => {
    const { fake, chat, connect } = setUp()
    chat.open()
    await connect()
    chat.send('Hello')
    for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      await fake.acknowledge('chat:message', refusal('unavailable'))
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(fake.asked('chat:message')).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect(fake.asked('chat:message')).toMatchObject([{ message: 'Hello' }])
    }
  })

  it('tells why the server refused', async () => {
    const { fake, chat, connect, notices, outgoing } = setUp()
    chat.open()
    await connect()
    chat.send('Hello')
    await fake.acknowledge('chat:message', refusal('too_many'))
    expect(outgoing()).toEqual([['Hello', 'failed']])
    expect(notices.at(-1)).toEqual({ kind: 'sendFailed', message: 'Not now.' })
  })

  it('waits for its turn while another answer is written', async () => {
    const { fake, chat, connect, outgoing } = setUp()
    chat.open()
    await connect([asked('u1', 1)], false)
    chat.send('And with a pool')
    await fake.acknowledge('chat:message', refusal('busy'))
    expect(outgoing()).toEqual([['And with a pool', 'queued']])
    fake.handlers().onMessage(said('b1', 2, 'Here.'))
    expect(outgoing()).toEqual([['And with a pool', 'sending']])
    await fake.acknowledge('chat:message', { success: true, id: 'u2', seq: 3 })
    expect(outgoing()).toEqual([])
  })

  it('goes out again after a cut, once', async () => {
    const { fake, chat, connect, outgoing } = setUp()
    chat.open()
    await connect()
    chat.send('Hello')
    fake.handlers().onDisconnect(false)
    await fake.acknowledge('chat:message', null)
    expect(outgoing()).toEqual([['Hello', 'sending']])
    chat.send('Still there?')
    expect(fake.waiting).toEqual([])
    await connect([], true)
    expect(fake.waiting).toMatchObject([{ payload: { message: 'Hello' } }])
    await fake.acknowledge('chat:message', { success: true, id: 'u1', seq: 1 })
    expect(fake.waiting).toMatchObject([{ payload: { message: 'Still there?' } }])
  })

  it('opens the conversation anew when the server does not know it', async () => {
    const { fake, chat, connect, outgoing } = setUp()
    chat.open()
    await connect()
    chat.send('Hello')
    await fake.acknowledge('chat:message', refusal('unknown_session'))
    expect(fake.waiting.map(({ event }) => event)).toEqual(['chat:init'])
    await fake.acknowledge('chat:init', {
      sessionId: 's-2',
      language: 'en',
      showLanguagePrompt: false,
    })
    await fake.acknowledge('chat:history', { messages: [], isNew: true })
    expect(fake.waiting).toMatchObject([{ payload: { sessionId: 's-2', message: 'Hello' } }])
    await fake.acknowledge('chat:message', refusal('unknown_session'))
    expect(outgoing()).toEqual([['Hello', 'failed']])
  })
})

describe('clearing, language and closing', () => {
  it('clears when the server has cleared', async () => {
    const { fake, chat, connect } = setUp()
    chat.open()
    await connect([said('b1', 2, 'Hello.')], false)
    const cleared = chat.clear()
    await fake.acknowledge('chat:clear', { success: true, messages: [] })
    expect(await cleared).toBe(true)
    expect(chat.get().conversation).toMatchObject({ entries: [], isNew: true })
  })

  it.each([
    [refusal('unavailable'), 'Not now.'],
    [null, null],
  ])('keeps everything when clearing fails', async (reply, message) => {
    const { fake, chat, connect, notices } = setUp()
    chat.open()
    await connect([said('b1', 2, 'Hello.')], false)
    const cleared = chat.clear()
    await fake.acknowledge('chat:clear', reply)
    expect(await cleared).toBe(false)
    expect(chat.get().conversation.entries).toHaveLength(1)
    expect(notices.at(-1)).toEqual({ kind: 'clearFailed', message })
  })

  it('takes the language that the server confirms', async () => {
    const { fake, chat, connect, notices } = setUp()
    chat.open()
    await connect([], true, true)
    const chosen = chat.selectLanguage('ru')
    await fake.acknowledge('chat:language:select', { success: true, language: 'ru' })
    expect(await chosen).toBe(true)
    expect(chat.get()).toMatchObject({ askLanguage: false, session: { language: 'ru' } })
    const refused = chat.selectLanguage('de')
    await fake.acknowledge('chat:language:select', null)
    expect(await refused).toBe(false)
    expect(chat.get().session?.language).toBe('ru')
    expect(notices.at(-1)).toEqual({ kind: 'languageFailed' })
  })

  it('hangs up, forgets the messages and keeps what was not sent', async () => {
    const { fake, chat, connect, outgoing } = setUp()
    chat.open()
    await connect([said('b1', 2, 'Hello.')], false)
    chat.send('My question')
    await fake.acknowledge('chat:message', refusal('too_many'))
    chat.close()
    expect(fake.closed).toBe(1)
    expect(chat.get()).toMatchObject({ status: 'closed', conversation: { entries: [] } })
    expect(outgoing()).toEqual([['My question', 'failed']])
  })
})
