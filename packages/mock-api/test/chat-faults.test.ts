import { describe, expect, test } from 'vitest'
import { createControls } from '../src/controls.ts'
import { ask as call } from './ask.ts'
import { connect } from './chat-visitor.ts'
import { fresh, talkTo } from './fresh-chat.ts'

describe('faults', () => {
  test('a refused connection is none', () => {
    const controls = createControls()
    controls.setChat({ refuse: true })
    const visitor = connect(fresh(controls))
    expect(visitor.isClosed()).toBe(true)
  })

  test('one is turned without the others', () => {
    const controls = createControls()
    controls.setChat({ dropAfter: 2 })
    controls.setChat({ failLanguage: true })
    expect(controls.get().chat).toMatchObject({ dropAfter: 2, failLanguage: true })
  })

  test('offline and down end the connections that are there', () => {
    for (const change of [{ offline: true }, { down: true }]) {
      const controls = createControls()
      const visitor = connect(fresh(controls))
      expect(visitor.isClosed()).toBe(false)
      controls.set(change)
      expect(visitor.isClosed()).toBe(true)
    }
  })

  test('the connection breaks after so many messages', async () => {
    const controls = createControls()
    controls.setChat({ dropAfter: 2 })
    const visitor = talkTo(fresh(controls))
    await visitor.say(await visitor.open(), 'Dubai Marina')
    expect(visitor.isClosed()).toBe(true)
    expect(visitor.stream).toHaveLength(2)
  })

  test('every event can be refused, or the choice of language alone', async () => {
    const controls = createControls()
    const visitor = connect(fresh(controls))
    const sessionId = await visitor.open()
    controls.setChat({ failLanguage: true })
    const choice = { sessionId, language: 'de' }
    expect(await visitor.ask('chat:language:select', choice)).toMatchObject({ success: false })
    expect(await visitor.ask('chat:clear', { sessionId })).toMatchObject({ success: true })
    controls.setChat({ failAcknowledgements: true })
    expect(await visitor.ask('chat:clear', { sessionId })).toMatchObject({ success: false })
  })

  test.each([
    ['always', true],
    ['never', false],
  ] as const)('the language is asked for %s', async (languagePrompt, isAsked) => {
    const controls = createControls()
    controls.setChat({ languagePrompt })
    const visitor = connect(fresh(controls))
    const reply = await visitor.ask('chat:init', { language: 'en' })
    expect(reply).toMatchObject({ showLanguagePrompt: isAsked })
  })

  test('a session that ends, ends its connections', async () => {
    const mock = fresh()
    const visitor = connect(mock, 'mock-agent')
    await call(mock, 'logoutUser', { headers: { authorization: 'Bearer mock-agent' } })
    expect(visitor.isClosed()).toBe(true)
  })

  test('an expired session is refused', () => {
    const visitor = connect(fresh(), 'mock-expired')
    expect(visitor.frames.at(-1)).toBe('44{"message":"unauthorized"}')
  })
})
