import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropSession, endSession, startSession } from '../../../session/session-store.ts'
import { guest, sara } from '../../../test/people.ts'
import { chat } from '../panel/chat.ts'
import { outboxStorage } from '../panel/outbox-storage.ts'
import { line } from './fake-socket.ts'

const other = { ...sara, _id: 'u-2' } as const
const key = 'chatOutbox'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('sessionId', 's-1')
})
afterEach(() => {
  chat.close()
  chat.forget()
  dropSession()
})

describe('what was not sent', () => {
  it('is there again for who wrote it', () => {
    startSession('token', sara)
    outboxStorage.write('Mine')
    expect(outboxStorage.read()).toBe('Mine')
  })

  it('is read by nobody else, and gone once somebody else has looked', () => {
    startSession('token', sara)
    outboxStorage.write('Mine')
    // As another window of the browser leaves it: no page has seen who was there before.
    const kept = localStorage.getItem(key) ?? ''
    startSession('another token', other)
    localStorage.setItem(key, kept)
    expect([outboxStorage.read(), localStorage.getItem(key)]).toEqual([null, null])
  })

  it('goes along with a guest to the account that they log in to', () => {
    startSession('token', guest)
    outboxStorage.write('Mine')
    startSession('another token', sara)
    expect(outboxStorage.read()).toBe('Mine')
  })

  it('stays behind where a guest left another conversation', () => {
    startSession('token', guest)
    outboxStorage.write('Mine')
    startSession('another token', sara)
    localStorage.setItem('sessionId', 's-2')
    expect(outboxStorage.read()).toBeNull()
  })

  it.each(['', '{', 'null', '{"account":1,"guest":true,"conversation":null,"text":"x"}'])(
    'is nothing where the storage holds %j',
    (text) => {
      startSession('token', sara)
      localStorage.setItem(key, text)
      expect(outboxStorage.read()).toBeNull()
    },
  )

  it('is told to be gone by the window that has sent it', () => {
    const heard = vi.fn()
    outboxStorage.follow?.(heard)
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
    expect(heard).not.toHaveBeenCalled()
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('leaves with the sara who logs out', async () => {
    startSession('token', sara)
    chat.open()
    line.current.handlers().onConnect()
    const language = 'en'
    await line.current.acknowledge('chat:init', {
      sessionId: 's-1',
      language,
      showLanguagePrompt: false,
    })
    await line.current.acknowledge('chat:history', { messages: [], isNew: true })
    chat.send('Mine')
    expect(localStorage.getItem(key)).toContain('Mine')
    endSession()
    expect([chat.get().conversation.outgoing, localStorage.getItem(key)]).toEqual([[], null])
  })
})

describe('a new conversation', () => {
  afterEach(() => {
    document.documentElement.lang = 'en'
  })

  it('begins in the language of the page', () => {
    document.documentElement.lang = 'ar'
    startSession('token', sara)
    line.current.waiting.length = 0
    chat.open()
    line.current.handlers().onConnect()
    expect(line.current.waiting[0]).toMatchObject({
      event: 'chat:init',
      payload: { language: 'ar', userId: sara._id },
    })
  })
})
