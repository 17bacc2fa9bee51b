import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAwaiting, isStalled, lastQuestion } from '../conversation/conversation.ts'
import { asked, said, typing } from './messages.ts'
import { refusal, setUp } from './set-up-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('an answer that does not come', () => {
  it('is looked up in the history', async () => {
    const { fake, chat, connect } = setUp()
    chat.open()
    await connect([asked('u1', 1)], false)
    await vi.advanceTimersByTimeAsync(20_000)
    await fake.acknowledge('chat:history', {
      messages: [asked('u1', 1), said('b1', 2, 'Hello.')],
      isNew: false,
    })
    expect(isAwaiting(chat.get().conversation)).toBe(false)
    expect(isStalled(chat.get().conversation)).toBe(false)
  })

  it('is given up when the history has none', async () => {
    const { fake, chat, connect } = setUp()
    chat.open()
    await connect([asked('u1', 1)], false)
    await vi.advanceTimersByTimeAsync(20_000)
    await fake.acknowledge('chat:history', { messages: [asked('u1', 1)], isNew: false })
    expect(isStalled(chat.get().conversation)).toBe(true)
  })

  it('has the search at hand that its question was about, when the chat is opened anew too', async () => {
    const { fake, chat, connect } = setUp()
    chat.open()
    await connect()
    chat.send('And by the sea?', 'purpose=rent')
    await fake.acknowledge('chat:message', { success: true, id: 'u1', seq: 1 })
    const question = { text: 'And by the sea?', search: 'purpose=rent' }
    expect(lastQuestion(chat.get().conversation)).toMatchObject(question)
    chat.close()
    chat.open()
    await connect([asked('u1', 1, 'And by the sea?')], false)
    expect(lastQuestion(chat.get().conversation)).toMatchObject(question)
  })
})

describe('after a reconnect', () => {
  const opened = { sessionId: 's-1', language: 'en', showLanguagePrompt: false }
  const texts = (chat: ReturnType<typeof setUp>['chat']) =>
    chat.get().conversation.entries.map(({ message }) => message.message)

  async function cutAfter(messages: Parameters<ReturnType<typeof setUp>['connect']>[0]) {
    const all = setUp()
    all.chat.open()
    await all.connect(messages, false)
    all.fake.handlers().onDisconnect(false)
    all.fake.handlers().onConnect()
    await all.fake.acknowledge('chat:init', opened)
    return all
  }

  it('asks for what is new, from the last message that is known', async () => {
    const { chat, fake } = await cutAfter([asked('u1', 4), said('b1', 5, 'Hello.')])
    expect(fake.waiting).toMatchObject([{ event: 'chat:history', payload: { afterSeq: 4 } }])
    const messages = [said('b1', 5, 'Hello.'), asked('u2', 6, 'More'), said('b2', 7, 'Here.')]
    await fake.acknowledge('chat:history', { messages, isNew: false })
    expect(texts(chat)).toEqual(['Hello', 'Hello.', 'More', 'Here.'])
    expect(chat.get().status).toBe('online')
  })

  it('asks for everything when that message is gone: the rest was cleared too', async () => {
    const { chat, fake } = await cutAfter([asked('u1', 4), said('b1', 5, 'Hello.')])
    await fake.acknowledge('chat:history', { messages: [asked('u2', 6, 'New')], isNew: false })
    expect(fake.waiting[0]?.payload).not.toHaveProperty('afterSeq')
    await fake.acknowledge('chat:history', { messages: [asked('u2', 6, 'New')], isNew: false })
    expect(texts(chat)).toEqual(['New'])
  })

  it('shows nothing of a conversation that was cleared meanwhile', async () => {
    const { chat, fake } = await cutAfter([asked('u1', 4), said('b1', 5, 'Hello.')])
    await fake.acknowledge('chat:history', { messages: [], isNew: true })
    expect([texts(chat), chat.get().conversation.isNew]).toEqual([[], true])
  })

  it('keeps 500 messages and takes in the rest', async () => {
    const long = Array.from({ length: 500 }, (_, seq) => said(`m${seq}`, seq, `Text ${seq}`))
    const { chat, fake } = await cutAfter(long)
    const messages = [said('m499', 499, 'Text 499'), said('m500', 500, 'Text 500')]
    await fake.acknowledge('chat:history', { messages, isNew: false })
    expect(texts(chat)).toHaveLength(501)
  })
})

describe('what was said in another window', () => {
  it('is fetched when an answer comes to a question that is not known', async () => {
    const { chat, fake, connect } = setUp()
    chat.open()
    await connect([asked('u1', 1), said('b1', 2, 'Hello.')], false)
    fake.handlers().onMessage(typing('b2', 4, 'Here'))
    fake.handlers().onMessage(said('b2', 4, 'Here.'))
    await vi.advanceTimersByTimeAsync(250)
    const messages = [said('b1', 2, 'Hello.'), asked('u2', 3, 'Elsewhere'), said('b2', 4, 'Here.')]
    await fake.acknowledge('chat:history', { messages, isNew: false })
    expect(chat.get().conversation.entries.map(({ message }) => message.seq)).toEqual([1, 2, 3, 4])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(fake.waiting).toEqual([])
  })

  it('is fetched while the words of an answer still come', async () => {
    const { fake, chat, connect } = setUp()
    chat.open()
    await connect([asked('u1', 1), said('b1', 2, 'Hello.')], false)
    for (let word = 1; word <= 10; word += 1) {
      fake.handlers().onMessage(typing('b2', 4, 'Here '.repeat(word)))
      await vi.advanceTimersByTimeAsync(40)
    }
    expect(fake.waiting).toMatchObject([{ event: 'chat:history', payload: { afterSeq: 1 } }])
    expect(chat.get().conversation.typing?.id).toBe('b2')
  })

  it('is fetched when its answer comes while the history of a new connection is on its way', async () => {
    const { fake, chat, connect } = setUp()
    chat.open()
    await connect([asked('u1', 1), said('b1', 2, 'Hello.')], false)
    fake.handlers().onDisconnect(false)
    fake.handlers().onConnect()
    await fake.acknowledge('chat:init', {
      sessionId: 's-1',
      language: 'en',
      showLanguagePrompt: false,
    })
    fake.handlers().onMessage(said('b2', 4, 'Here.'))
    await vi.advanceTimersByTimeAsync(1_000)
    const before = [asked('u1', 1), said('b1', 2, 'Hello.')]
    await fake.acknowledge('chat:history', { messages: before, isNew: false })
    await vi.advanceTimersByTimeAsync(250)
    const messages = [said('b1', 2, 'Hello.'), asked('u2', 3, 'Elsewhere'), said('b2', 4, 'Here.')]
    await fake.acknowledge('chat:history', { messages, isNew: false })
    expect(chat.get().conversation.entries.map(({ message }) => message.seq)).toEqual([1, 2, 3, 4])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(fake.waiting).toEqual([])
  })

  it('is fetched after a cut although a question behind it was stored already', async () => {
    const { fake, chat, connect } = setUp()
    chat.open()
    await connect([asked('u1', 1)], false)
    fake.handlers().onMessage(typing('b1', 2, 'Hel'))
    chat.send('More')
    await fake.acknowledge('chat:message', { success: true, id: 'u2', seq: 3 })
    fake.handlers().onDisconnect(false)
    fake.handlers().onConnect()
    await fake.acknowledge('chat:init', {
      sessionId: 's-1',
      language: 'en',
      showLanguagePrompt: false,
    })
    expect(fake.waiting).toMatchObject([{ event: 'chat:history', payload: { afterSeq: 0 } }])
    const messages = [asked('u1', 1), said('b1', 2, 'Hello.'), asked('u2', 3, 'More')]
    await fake.acknowledge('chat:history', { messages, isNew: false })
    expect(chat.get().conversation.entries.map(({ message }) => message.seq)).toEqual([1, 2, 3])
  })

  it('is not asked for where nothing is missing', async () => {
    const { chat, fake, connect } = setUp()
    chat.open()
    await connect([asked('u1', 1), said('b1', 2, 'Hello.')], false)
    chat.send('More')
    await fake.acknowledge('chat:message', { success: true, id: 'u2', seq: 3 })
    fake.handlers().onMessage(said('b2', 4, 'Here.'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(fake.waiting).toEqual([])
  })
})

describe('stopping', () => {
  it('ends the answer; the next one may be asked at once', async () => {
    const { chat, fake, connect } = setUp()
    chat.open()
    await connect([asked('u1', 1)], false)
    fake.handlers().onMessage(typing('b1', 2, 'I found'))
    const stopped = chat.stop()
    await fake.acknowledge('chat:stop', { success: true, stopped: true })
    fake.handlers().onMessage({ ...said('b1', 2, 'I found'), stopped: true })
    await stopped
    expect(isAwaiting(chat.get().conversation)).toBe(false)
    expect(chat.get().conversation.entries.at(-1)?.message).toMatchObject({ stopped: true })
  })

  it('looks for the answer when there was nothing to stop', async () => {
    const { chat, fake, connect } = setUp()
    chat.open()
    await connect([asked('u1', 1)], false)
    void chat.stop()
    await fake.acknowledge('chat:stop', { success: true, stopped: false })
    const messages = [asked('u1', 1), said('b1', 2, 'Hello.')]
    await fake.acknowledge('chat:history', { messages, isNew: false })
    expect(isAwaiting(chat.get().conversation)).toBe(false)
  })
})

describe('a silent line', () => {
  it('is tried again by itself after it was given up', async () => {
    const { chat, fake, notices } = setUp()
    chat.open()
    fake.handlers().onConnect()
    await fake.acknowledge('chat:init', null)
    expect(chat.get().status).toBe('offline')
    await vi.advanceTimersByTimeAsync(10_000)
    expect([chat.get().status, fake.opened]).toEqual(['connecting', 2])
    fake.handlers().onConnect()
    await fake.acknowledge('chat:init', null)
    expect(notices).toEqual([{ kind: 'connectFailed' }])
  })

  it('waits for its turn as long as answers are owed', async () => {
    const { chat, fake, connect, outgoing } = setUp()
    chat.open()
    await connect([asked('u1', 1)], false)
    chat.send('And with a pool')
    await fake.acknowledge('chat:message', refusal('busy'))
    for (let round = 0; round < 2; round++) {
      await vi.advanceTimersByTimeAsync(20_000 * 2 ** round)
      await fake.acknowledge('chat:history', { messages: [asked('u1', 1)], isNew: false })
      await fake.acknowledge('chat:message', refusal('busy'))
      expect(outgoing()).toEqual([['And with a pool', 'queued']])
    }
  })
})
