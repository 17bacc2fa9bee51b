import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropSession, startSession } from '../../../session/session-store.ts'
import { closeBotPrompt, openBotPrompt } from '../../../stores/bot-prompt.ts'
import { setChatDraft } from '../../../stores/chat-draft.ts'
import { dismissToast, toastStore } from '../../../stores/toasts.ts'
import { draw } from '../../../test/draw.tsx'
import { failure, serve } from '../../../test/serve.ts'
import { ChatLauncher } from '../ChatLauncher.tsx'
import { chat } from '../panel/chat.ts'
import { createFakeSocket } from './fake-socket.ts'
import { asked, property, results, said, typing } from './messages.ts'

let fake = createFakeSocket()
vi.mock('../connection/chat-socket.ts', () => ({
  openChatSocket: (...given: Parameters<typeof fake.open>) => fake.open(...given),
}))

const person = {
  _id: 'u-1',
  role: 'individual',
  first_name: 'Sara',
  last_name: 'Khan',
  email: 'sara@example.com',
  profile_picture: null,
  company_logo: null,
  agent_photo: null,
  agency_logo: null,
} as const
const guest = { ...person, _id: 'g-1', role: 'guest' } as const
const toasts = () =>
  toastStore
    .snapshot()
    .filter(({ leaving }) => !leaving)
    .map(({ text }) => text)
const input = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')

beforeEach(() => {
  fake = createFakeSocket()
  localStorage.clear()
  serve({ 'GET /user/get-all-user-details': { body: { data: guest } } })
  startSession('token-of-a-guest', guest)
})
afterEach(() => {
  act(closeBotPrompt)
  act(() => {
    setChatDraft('')
    chat.forget()
    dismissToast()
    dismissToast('chat')
    dropSession()
  })
  vi.unstubAllGlobals()
})

interface Opening {
  messages?: ChatMessage[]
  isNew?: boolean
  showLanguagePrompt?: boolean
}

async function connect({ messages = [], isNew = true, showLanguagePrompt = false }: Opening = {}) {
  await act(async () => {
    fake.handlers().onConnect()
    await fake.acknowledge('chat:init', { sessionId: 's-1', language: 'en', showLanguagePrompt })
    await fake.acknowledge('chat:history', { messages, isNew })
  })
}

async function openChat(opening: Opening = {}) {
  const drawn = await draw(<ChatLauncher />, { texts: ['chat'] })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Chat with Noor' }))
  const panel = await screen.findByRole('dialog', { name: 'Chat with Noor' })
  await connect(opening)
  return { ...drawn, user, panel }
}

const stream = (message: ChatMessage) => act(async () => fake.handlers().onMessage(message))

describe('opening', () => {
  it('connects with the token, welcomes, greets, and says so', async () => {
    const { panel } = await openChat()
    expect(fake.token()).toBe('token-of-a-guest')
    expect(localStorage.getItem('sessionId')).toBe('s-1')
    expect(within(panel).getByRole('heading', { name: 'Say Hello to Noor' })).toBeTruthy()
    expect(screen.getByText(/an AI assistant for UAE real estate/)).toBeTruthy()
    expect(screen.getByText('Today')).toBeTruthy()
    expect(toasts()).toContain('Connected to the assistant')
    expect(document.activeElement).toBe(input())
  })

  it('asks guests to log in, and nobody else', async () => {
    await openChat()
    const words = 'In order to continue this conversation, please log in to your account:'
    expect(screen.getByText(words)).toBeTruthy()
    act(() => startSession('token-of-sara', person))
    await connect()
    expect(fake.token()).toBe('token-of-sara')
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
    expect(fake.closed).toBe(1)
  })
})

describe('talking', () => {
  it('sends with Enter, waits, and shows the answer as it is written', async () => {
    const { user } = await openChat()
    await user.type(input(), '2 bed in Dubai Marina{Enter}')
    expect(input().value).toBe('')
    expect(screen.getByText('2 bed in Dubai Marina')).toBeTruthy()
    expect(screen.getByRole('status', { name: 'Noor is typing' })).toBeTruthy()
    expect(fake.waiting[0]?.payload).toMatchObject({
      sessionId: 's-1',
      message: '2 bed in Dubai Marina',
    })
    await act(() => fake.acknowledge('chat:message', { success: true, id: 'u1', seq: 1 }))
    await stream(typing('b1', 2, 'I found'))
    expect(screen.getByText('I found')).toBeTruthy()
    await stream(said('b1', 2, 'I found one home.'))
    expect(screen.getByText('I found one home.')).toBeTruthy()
    expect(screen.queryByText('I found')).toBeNull()
    expect(screen.queryByRole('status', { name: 'Noor is typing' })).toBeNull()
  })

  it('makes a line with Shift and Enter, and sends no blanks', async () => {
    const { user } = await openChat()
    await user.type(input(), '  {Enter}')
    await user.type(input(), '{Shift>}{Enter}{/Shift}')
    expect(fake.events).not.toContain('chat:message')
    expect(input().value).toBe('  \n')
  })

  it('sends the key of a quick action and shows its label', async () => {
    const { user } = await openChat()
    await user.click(screen.getByRole('button', { name: 'Estimate Property Value' }))
    expect(fake.waiting[0]?.payload).toMatchObject({ message: 'estimate_value' })
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
    expect(fake.waiting[0]?.payload).toMatchObject({ message: 'Not now' })
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
    await act(() => fake.acknowledge('chat:message', null))
    expect(screen.getByRole('alert').textContent).toContain('Failed')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await act(() => fake.acknowledge('chat:message', { success: true, id: 'u1', seq: 1 }))
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
    expect(fake.events).not.toContain('chat:message')
  })
})

describe('results', () => {
  it('shows homes of the history at once', async () => {
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
    const [first, second] = screen.getAllByRole('article')
    expect(first?.textContent).toContain('Bedrooms')
    expect(first?.textContent).toContain('A, B, C, D, E and more.')
    expect(second?.textContent).toContain('Price on request')
    expect(second?.textContent).not.toContain('Bedrooms')
    expect(screen.getByText('2 Properties Available')).toBeTruthy()
    expect(screen.getByText('Feel free to open any listing or ask for more options!')).toBeTruthy()
    const links = screen.getAllByRole('link', { name: 'View Details' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/property-details?id=p-1',
      '/property-details?id=p-1',
    ])
    const listing = screen.getByRole('link', { name: 'View Listing' })
    await user.click(listing)
    expect(screen.getByRole('dialog', { name: 'Chat with Noor' })).toBeTruthy()
  })

  it('reveals live ones line by line', async () => {
    const { user } = await openChat()
    await stream(results('r1', 2))
    expect(screen.getByText(/Here are some properties in Dubai Marina/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'View Details' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show all at once' }))
    expect(screen.getByRole('link', { name: 'View Details' })).toBeTruthy()
    expect(screen.getByText('1 Property Available')).toBeTruthy()
  })
})

describe('a broken connection', () => {
  it('tells every attempt until it is over', async () => {
    await openChat()
    await act(async () => {
      fake.handlers().onDisconnect(false)
      fake.handlers().onReconnecting(3)
    })
    expect(toasts()).toEqual(['Trying to reconnect (3)'])
    await act(async () => fake.handlers().onReconnectFailed())
    expect(toasts()).toEqual(['Unable to reconnect. Please refresh the page.'])
    expect(screen.getByRole('button', { name: 'Connect again' })).toBeTruthy()
  })

  it('says when it cannot be made', async () => {
    const { user } = await openChat()
    await act(async () => fake.handlers().onConnectError(true))
    expect(toasts()).toEqual(['Failed to connect to the assistant. Check your network.'])
    await user.click(screen.getByRole('button', { name: 'Connect again' }))
    expect(fake.opened).toBe(2)
  })

  it('gets a new guest session where the old one is not known any more', async () => {
    await openChat()
    serve({
      'GET /user/get-all-user-details': { status: 401, body: failure('No.', 'unauthorized') },
      'POST /user/guest-user-login': { body: { data: guest, token: 'token-of-a-new-guest' } },
    })
    await act(async () => fake.handlers().onConnectError(true))
    await waitFor(() => expect(fake.opened).toBe(2))
    expect(fake.token()).toBe('token-of-a-new-guest')
  })

  it('takes the notice back when the chat is closed', async () => {
    await openChat()
    await act(async () => fake.handlers().onReconnecting(1))
    act(closeBotPrompt)
    expect(toasts()).toEqual([])
  })
})

describe('clear chat', () => {
  it('asks first, then clears', async () => {
    const { user } = await openChat({ messages: [said('b1', 1, 'Hello.')], isNew: false })
    await user.click(screen.getByRole('button', { name: 'Clear chat' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to clear this conversation?',
    })
    expect(dialog.textContent).toContain('This will delete all messages from this session.')
    await user.click(within(dialog).getByRole('button', { name: 'Clear chat' }))
    await act(() => fake.acknowledge('chat:clear', { success: true, messages: [] }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByText('Hello.')).toBeNull()
  })

  it.each([
    [{ success: false, code: 'unavailable', errMessage: 'Try later.' }, 'Try later.'],
    [null, 'Failed to clear chat. Please try again.'],
  ])('keeps everything when it fails', async (reply, text) => {
    const { user } = await openChat({ messages: [said('b1', 1, 'Hello.')], isNew: false })
    await user.click(screen.getByRole('button', { name: 'Clear chat' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Clear chat' }))
    await act(() => fake.acknowledge('chat:clear', reply))
    await waitFor(() => expect(toasts()).toContain(text))
    expect(screen.getByText('Hello.')).toBeTruthy()
  })
})

describe('language', () => {
  it('is asked for when the server wants to know, with no way around', async () => {
    const { user } = await openChat({ showLanguagePrompt: true })
    const dialog = await screen.findByRole('dialog', { name: 'Choose Your Language' })
    expect(dialog.textContent).toContain('What language would you like to continue in?')
    expect(within(dialog).getAllByRole('radio')).toHaveLength(6)
    await user.keyboard('{Escape}')
    await user.click(within(dialog).getByRole('radio', { name: 'Deutsch' }))
    await user.click(within(dialog).getByRole('button', { name: 'Change Language' }))
    expect(fake.waiting[0]?.payload).toEqual({ sessionId: 's-1', language: 'de' })
    await act(() => fake.acknowledge('chat:language:select', { success: true, language: 'de' }))
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Choose Your Language' })).toBeNull(),
    )
    expect(screen.getByLabelText('Language of the conversation')).toHaveProperty('value', 'de')
  })

  it('changes the site too, where the site has the language', async () => {
    const { user, i18n } = await openChat()
    await user.selectOptions(screen.getByLabelText('Language of the conversation'), 'ar')
    await act(() => fake.acknowledge('chat:language:select', { success: true, language: 'ar' }))
    await waitFor(() => expect(i18n.language).toBe('ar'))
    expect(await screen.findByText('قل مرحبًا لـنور')).toBeTruthy()
  })

  it('follows the site when that changes', async () => {
    const { i18n } = await openChat()
    await act(() => i18n.changeLanguage('ar'))
    expect(fake.waiting[0]).toMatchObject({
      event: 'chat:language:select',
      payload: { language: 'ar' },
    })
  })

  it('stays as it was when the server does not agree', async () => {
    const { user, i18n } = await openChat()
    await user.selectOptions(screen.getByLabelText('Language of the conversation'), 'ar')
    await act(() => fake.acknowledge('chat:language:select', null))
    await waitFor(() => expect(toasts()).toContain('Failed to set language. Try again.'))
    expect(i18n.language).toBe('en')
    expect(screen.getByLabelText('Language of the conversation')).toHaveProperty('value', 'en')
  })
})

describe('lead dialog', () => {
  const lead = {
    _id: 'l-1',
    name: 'Sara Khan',
    email: 'sara@example.com',
    phone_number: '971501234567',
    min_budget: 1_000_000,
    max_budget: null,
  }

  async function openLead(answers: Parameters<typeof serve>[0]) {
    const calls = serve(answers)
    const opened = await openChat()
    await opened.user.click(screen.getByRole('button', { name: 'Get Property Suggestions' }))
    return { ...opened, calls }
  }

  it('takes details for the first time', async () => {
    const { user, calls } = await openLead({
      'GET /chat/get-property-suggestion': { body: { data: null } },
      'POST /chat/add-property-suggestion': { body: { data: lead, message: 'ok' } },
    })
    const dialog = await screen.findByRole('dialog', { name: 'Get Better Property Suggestions' })
    const form = within(dialog)
    await user.click(await form.findByRole('button', { name: 'Submit' }))
    for (const text of ['Name is required', 'Email is required', 'Phone number is required'])
      expect(await form.findByText(text)).toBeTruthy()
    await user.type(form.getByLabelText(/^Name/), 'Sara Khan')
    await user.type(form.getByLabelText(/^Email/), 'sara')
    await user.type(form.getByLabelText(/^Phone/), '+97150')
    expect(await form.findByText('Invalid email format')).toBeTruthy()
    expect(await form.findByText('Enter a valid phone number')).toBeTruthy()
    await user.type(form.getByLabelText(/^Email/), '@example.com')
    await user.clear(form.getByLabelText(/^Phone/))
    await user.type(form.getByLabelText(/^Phone/), '971501234567')
    await user.type(form.getByLabelText('Budget (AED): From'), '1000000')
    await user.click(form.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(toasts()).toContain('Your details have been submitted successfully'))
    expect(calls.at(-1)?.body).toEqual({
      name: 'Sara Khan',
      email: 'sara@example.com',
      phone_number: '971501234567',
      min_budget: 1_000_000,
      max_budget: null,
    })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Suggestions/ })).toBeNull())
  })

  it('updates details that are known', async () => {
    const { user, calls } = await openLead({
      'GET /chat/get-property-suggestion': { body: { data: lead } },
      'PUT /chat/update-property-suggestion/l-1': { body: { data: lead, message: 'ok' } },
    })
    const dialog = await screen.findByRole('dialog', { name: 'Update Your Property Preferences' })
    expect(within(dialog).getByLabelText(/^Name/)).toHaveProperty('value', 'Sara Khan')
    expect(within(dialog).getByLabelText('Budget (AED): From')).toHaveProperty('value', '1000000')
    await user.click(within(dialog).getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(toasts()).toContain('Your details have been updated successfully'))
    expect(calls.at(-1)?.method).toBe('PUT')
  })

  it('keeps what was typed when sending fails', async () => {
    const { user } = await openLead({
      'GET /chat/get-property-suggestion': { body: { data: lead } },
      'PUT /chat/update-property-suggestion/l-1': {
        status: 500,
        body: failure('The server is tired.'),
      },
    })
    const dialog = await screen.findByRole('dialog', { name: 'Update Your Property Preferences' })
    await user.type(within(dialog).getByLabelText(/^Name/), ' II')
    await user.click(within(dialog).getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(toasts()).toContain('The server is tired.'))
    expect(within(dialog).getByLabelText(/^Name/)).toHaveProperty('value', 'Sara Khan II')
    await user.click(within(dialog).getByRole('button', { name: 'Skip' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Update/ })).toBeNull())
  })
})
