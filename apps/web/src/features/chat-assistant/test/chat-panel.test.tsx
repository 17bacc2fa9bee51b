import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { startSession } from '../../../session/session-store.ts'
import { closeBotPrompt, openBotPrompt } from '../../../stores/bot-prompt.ts'
import { guest, sara } from '../../../test/people.ts'
import { failure, serve } from '../../../test/serve.ts'
import { line } from './fake-socket.ts'
import { asked, property, results, said, typing } from './messages.ts'
import { connect, input, openChat, stream, toasts, useFreshChat } from './open-chat.tsx'

useFreshChat()

describe('opening', () => {
  it('connects with the token, welcomes and greets', async () => {
    const { panel } = await openChat()
    expect(line.current.token()).toBe('token-of-a-guest')
    expect(localStorage.getItem('sessionId')).toBe('s-1')
    expect(within(panel).getByRole('heading', { name: 'Say Hello to Noor' })).toBeTruthy()
    expect(screen.getByText(/an AI assistant for UAE real estate/)).toBeTruthy()
    expect(screen.getByText('Today')).toBeTruthy()
    expect(document.activeElement).toBe(input())
  })

  it('asks guests who have begun to log in, and nobody else', async () => {
    await openChat({ messages: [asked('u1', 1)], isNew: false })
    const words = 'In order to continue this conversation, please log in to your account:'
    expect(screen.getByText(words)).toBeTruthy()
    act(() => startSession('token-of-sara', sara))
    await connect()
    expect(line.current.token()).toBe('token-of-sara')
    expect(screen.queryByText(words)).toBeNull()
  })

  it('does not greet in a conversation that goes on', async () => {
    await openChat({ messages: [said('b1', 1, 'Welcome back.')], isNew: false })
    expect(screen.getByText('Welcome back.')).toBeTruthy()
    expect(screen.queryByText(/an AI assistant for UAE/)).toBeNull()
  })

  it('is static: neither Escape nor a press beside it closes it', async () => {
    const { user, panel } = await openChat()
    await user.keyboard('{Escape}')
    await user.click(document.body)
    expect(panel.isConnected).toBe(true)
  })

  it('keeps the focus inside and gives it back', async () => {
    const { user, panel } = await openChat()
    for (let presses = 0; presses < 30; presses++) {
      await user.tab()
      expect(panel.contains(document.activeElement)).toBe(true)
    }
    await user.click(within(panel).getByRole('button', { name: 'Close the chat' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chat with Noor' }))
    expect(line.current.closed).toBe(1)
  })
})

describe('talking', () => {
  it('sends with Enter, waits, and shows the answer as it is written', async () => {
    const { user } = await openChat()
    await user.type(input(), '2 bed in Dubai Marina{Enter}')
    expect(input().value).toBe('')
    expect(screen.getByText('2 bed in Dubai Marina')).toBeTruthy()
    expect(screen.getByText('Noor is typing').closest('[role=status]')).toBeTruthy()
    // Before its first word an answer has no bubble.
    await stream(typing('b1', 2, ''))
    expect(screen.getByRole('log').querySelectorAll('[dir=auto]')).toHaveLength(2)
    expect(line.current.asked('chat:message')).toMatchObject([
      { sessionId: 's-1', message: '2 bed in Dubai Marina' },
    ])
    await act(() => line.current.acknowledge('chat:message', { success: true, id: 'u1', seq: 1 }))
    await stream(typing('b1', 2, 'I found'))
    expect(screen.getByText('I found')).toBeTruthy()
    await stream(said('b1', 2, 'I found one home.'))
    expect(screen.getByText('I found one home.')).toBeTruthy()
    expect(screen.queryByText('I found')).toBeNull()
    expect(screen.queryByText('Noor is typing')).toBeNull()
  })

  it('makes a line with Shift and Enter, and sends no blanks', async () => {
    const { user } = await openChat()
    await user.type(input(), '  {Enter}')
    await user.type(input(), '{Shift>}{Enter}{/Shift}')
    expect(line.current.events).not.toContain('chat:message')
    expect(input().value).toBe('  \n')
  })

  it('sends the key of a quick action and shows its label', async () => {
    const { user } = await openChat()
    await user.click(screen.getByRole('button', { name: 'Estimate Property Value' }))
    expect(line.current.asked('chat:message')).toMatchObject([{ message: 'estimate_value' }])
    expect(within(screen.getByRole('log')).getByText('Estimate Property Value')).toBeTruthy()
  })

  it('has all eight quick actions', async () => {
    await openChat()
    const pills = within(screen.getByRole('list', { name: 'Suggestions' }))
    expect(pills.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Find a Property',
      'Search by Location',
      'Investment Advice',
      'Estimate Property Value',
      'Compare Properties',
      'Request a Callback',
      'Book a Viewing',
      'Ask a Question',
    ])
  })

  it('sends the reply that the assistant offers', async () => {
    const { user } = await openChat()
    await stream({
      ...said('b1', 1, 'Shall I book it?'),
      actions: [{ label: 'Book a Viewing', message: 'book_viewing' }, { label: 'Not now' }],
    })
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    expect(line.current.asked('chat:message')).toMatchObject([{ message: 'Not now' }])
  })

  it('draws what the assistant says as text, never as HTML', async () => {
    await openChat()
    await stream(said('b1', 1, '<img src=x onerror=alert(1)> & <b>bold</b>'))
    expect(screen.getByText('<img src=x onerror=alert(1)> & <b>bold</b>')).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })

  it('offers a failed message again', async () => {
    const { user } = await openChat()
    await user.type(input(), 'Hello{Enter}')
    const refused = { success: false, code: 'too_many', errMessage: 'Too many messages.' }
    await act(() => line.current.acknowledge('chat:message', refused))
    expect(screen.getByRole('alert').textContent).toContain('Failed')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await act(() => line.current.acknowledge('chat:message', { success: true, id: 'u1', seq: 1 }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Hello')).toBeTruthy()
  })

  it('keeps what was not sent when the chat is closed', async () => {
    const { user } = await openChat()
    await user.type(input(), 'Half a sent')
    act(closeBotPrompt)
    act(openBotPrompt)
    await screen.findByRole('dialog', { name: 'Chat with Noor' })
    expect(input().value).toBe('Half a sent')
    await user.type(input(), 'ence{Enter}')
    expect(input().value).toBe('Half a sentence')
    expect(line.current.events).not.toContain('chat:message')
  })
})

describe('results', () => {
  it('shows properties of the history at once', async () => {
    const { user } = await openChat({
      messages: [
        asked('u1', 1),
        results('r1', 2, {
          subMessage: '',
          totalProperties: 2,
          data: [
            property({ features: ['A', 'B', 'C', 'D', 'E', 'F'] }),
            property({ _id: 'p-2', price: null, bedrooms: 0, bathrooms: null, size: null }),
          ],
        }),
      ],
      isNew: false,
    })
    const [first, second] = await screen.findAllByRole('article')
    expect(first?.textContent).toContain('Bedrooms')
    expect(first?.textContent).toContain('A, B, C, D, E and more.')
    expect(second?.textContent).toContain('Price on request')
    expect(second?.textContent).not.toContain('Bedrooms')
    expect(screen.getByText('2 Properties Available')).toBeTruthy()
    expect(screen.getByText('Feel free to open any listing or ask for more options!')).toBeTruthy()
    const links = screen.getAllByRole('link', { name: /^View Details/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#/property-details?id=p-1',
      '#/property-details?id=p-1',
    ])
    const link = screen.getByRole('link', { name: 'View Listing' })
    await user.click(link)
    expect(screen.getByRole('dialog', { name: 'Chat with Noor' })).toBeTruthy()
  })

  it('reveals live ones line by line', async () => {
    const { user } = await openChat()
    await stream(results('r1', 2))
    expect(await screen.findByText(/Here are some properties in Dubai Marina/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^View Details/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show all at once' }))
    expect(screen.getByRole('link', { name: /^View Details/ })).toBeTruthy()
    expect(screen.getByText('1 Property Available')).toBeTruthy()
  })
})

describe('a broken connection', () => {
  it('tells every attempt until it is over', async () => {
    await openChat()
    await act(async () => {
      line.current.handlers().onDisconnect(false)
      line.current.handlers().onReconnecting(3)
    })
    expect(toasts()).toEqual(['Trying to reconnect (3)'])
    await act(async () => line.current.handlers().onReconnectFailed())
    expect(toasts()).toEqual(['Unable to reconnect. Please refresh the page.'])
    expect(screen.getByRole('button', { name: 'Connect again' })).toBeTruthy()
  })

  it('says when it cannot be made', async () => {
    const { user } = await openChat()
    await act(async () => line.current.handlers().onConnectError(true))
    expect(toasts()).toEqual(['Failed to connect to the assistant. Check your network.'])
    await user.click(screen.getByRole('button', { name: 'Connect again' }))
    expect(line.current.opened).toBe(2)
  })

  it('gets a new guest session where the old one is not known any more', async () => {
    await openChat()
    serve({
      'GET /user/get-all-user-details': { status: 401, body: failure('No.', 'unauthorized') },
      'POST /user/guest-user-login': { body: { data: guest, token: 'token-of-a-new-guest' } },
    })
    await act(async () => line.current.handlers().onConnectError(true))
    await waitFor(() => expect(line.current.opened).toBe(2))
    expect(line.current.token()).toBe('token-of-a-new-guest')
  })

  it('does not go on about an attempt when it has been given up silently', async () => {
    await openChat()
    await act(async () => line.current.handlers().onConnectError(true))
    await act(async () => line.current.handlers().onReconnecting(1))
    expect(toasts()).toEqual(['Trying to reconnect (1)'])
    await act(async () => line.current.handlers().onConnectError(true))
    expect(toasts()).toEqual([])
    expect(screen.getByRole('button', { name: 'Connect again' })).toBeTruthy()
  })

  it('takes the notice back when the chat is closed', async () => {
    await openChat()
    await act(async () => line.current.handlers().onReconnecting(1))
    act(closeBotPrompt)
    expect(toasts()).toEqual([])
  })
})
