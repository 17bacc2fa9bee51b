import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setChatDraft } from '../../../stores/chat-draft.ts'
import { MOST_KEPT } from '../connection/outbox.ts'
import { chat } from '../panel/chat.ts'
import { line } from './fake-socket.ts'
import { asked, said } from './messages.ts'
import { input, openChat, useFreshChat } from './open-chat.tsx'

useFreshChat()

const button = (name: string) => screen.getByRole('button', { name })
const isOff = (name: string) => button(name).hasAttribute('disabled')
const cut = () => act(async () => line.current.handlers().onDisconnect(false))

describe('the foot of the chat', () => {
  it('says that answers are to be checked', async () => {
    await openChat()
    expect(screen.getByText('Noor can be wrong. Check what matters.')).toBeTruthy()
  })

  it('takes 2,000 characters, and counts the last 200 down', async () => {
    await openChat()
    expect(input().maxLength).toBe(2_000)
    act(() => setChatDraft('x'.repeat(1_800)))
    expect(screen.queryByText(/characters? left/)).toBeNull()
    act(() => setChatDraft('x'.repeat(1_999)))
    expect(screen.getByText('1 character left')).toBeTruthy()
  })

  it('ends the answer that is being given', async () => {
    const { user } = await openChat({ messages: [asked('u1', 1)], isNew: false })
    await user.click(button('Stop the answer'))
    expect(line.current.waiting).toMatchObject([
      { event: 'chat:stop', payload: { sessionId: 's-1' } },
    ])
  })
})

describe('what needs something to be done with', () => {
  it('is off while nothing was said', async () => {
    await openChat()
    expect([isOff('Clear chat'), isOff('Save the conversation')]).toEqual([true, true])
  })

  it('needs a connection, but for saving what was said', async () => {
    await openChat({ messages: [said('b1', 1, 'Hello.')], isNew: false })
    const language = screen.getByLabelText('Language of the conversation')
    const off = () => [isOff('Clear chat'), language.hasAttribute('disabled')]
    expect([...off(), isOff('Save the conversation')]).toEqual([false, false, false])
    await cut()
    expect([...off(), isOff('Save the conversation')]).toEqual([true, true, false])
  })
})

describe('a message that is not stored yet', () => {
  it('waits for the connection, and says so', async () => {
    const { user } = await openChat()
    await cut()
    await user.type(input(), 'Hello{Enter}')
    expect(screen.getByText(/^Sent when the connection is back/)).toBeTruthy()
  })

  it('stays in the input where no more of them can wait', async () => {
    const { user } = await openChat()
    await cut()
    act(() => {
      for (let sent = 0; sent < MOST_KEPT; sent += 1) chat.send(`Message ${sent}`)
    })
    await user.type(input(), 'One too many{Enter}')
    expect(input().value).toBe('One too many')
  })

  it('can be taken back when it failed', async () => {
    const { user } = await openChat()
    await user.type(input(), 'Hello{Enter}')
    const refused = { success: false, code: 'not_allowed', errMessage: 'Not like this.' }
    await act(() => line.current.acknowledge('chat:message', refused))
    await user.click(button('Discard'))
    expect(within(screen.getByRole('log')).queryByText('Hello')).toBeNull()
    expect(localStorage.getItem('chatOutbox')).toBeNull()
  })
})
