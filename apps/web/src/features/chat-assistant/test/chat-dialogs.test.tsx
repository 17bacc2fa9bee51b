import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setChatDraft } from '../../../stores/chat-draft.ts'
import { failure, serve } from '../../../test/serve.ts'
import { line } from './fake-socket.ts'
import { said } from './messages.ts'
import { input, openChat, toasts, useFreshChat } from './open-chat.tsx'

useFreshChat()

describe('clear chat', () => {
  it('asks first, then clears', async () => {
    const { user } = await openChat({ messages: [said('b1', 1, 'Hello.')], isNew: false })
    await user.click(screen.getByRole('button', { name: 'Clear chat' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to clear this conversation?',
    })
    expect(dialog.textContent).toContain('This will delete all messages from this session.')
    await user.click(within(dialog).getByRole('button', { name: 'Clear chat' }))
    await act(() => line.current.acknowledge('chat:clear', { success: true, messages: [] }))
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
    await act(() => line.current.acknowledge('chat:clear', reply))
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
    const chosen = { sessionId: 's-1', language: 'de' }
    expect(line.current.asked('chat:language:select')).toEqual([chosen])
    await act(() =>
      line.current.acknowledge('chat:language:select', { success: true, language: 'de' }),
    )
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Choose Your Language' })).toBeNull(),
    )
    // The site follows, as soon as its texts are there.
    expect(await screen.findByLabelText('Sprache des Gesprächs')).toHaveProperty('value', 'de')
  })

  it('is never asked for over something that is being written', async () => {
    setChatDraft('2 bed in')
    const { user } = await openChat({ showLanguagePrompt: true })
    await user.type(input(), ' Marina{Enter}')
    expect(screen.queryByRole('dialog', { name: 'Choose Your Language' })).toBeNull()
  })

  it('says in the dialog that it could not be set, and asks again', async () => {
    const { user } = await openChat({ showLanguagePrompt: true })
    const dialog = await screen.findByRole('dialog', { name: 'Choose Your Language' })
    await user.click(within(dialog).getByRole('button', { name: 'Change Language' }))
    await act(() => line.current.acknowledge('chat:language:select', null))
    const alert = await within(dialog).findByRole('alert')
    expect(alert.textContent).toBe('Failed to set language. Try again.')
    expect(toasts()).not.toContain('Failed to set language. Try again.')
    expect(within(dialog).getByRole('button', { name: 'Change Language' })).toBeTruthy()
  })

  it('changes the site too, where the site has the language', async () => {
    const { user, i18n } = await openChat()
    await user.selectOptions(screen.getByLabelText('Language of the conversation'), 'ar')
    await act(() =>
      line.current.acknowledge('chat:language:select', { success: true, language: 'ar' }),
    )
    await waitFor(() => expect(i18n.language).toBe('ar'))
    expect(await screen.findByText('قل مرحبًا لـنور')).toBeTruthy()
  })

  it('follows the site when that changes', async () => {
    const { i18n } = await openChat()
    await act(() => i18n.changeLanguage('ar'))
    expect(line.current.asked('chat:language:select')).toMatchObject([{ language: 'ar' }])
  })

  it('stays as it was when the server does not agree', async () => {
    const { user, i18n } = await openChat()
    await user.selectOptions(screen.getByLabelText('Language of the conversation'), 'ar')
    await act(() => line.current.acknowledge('chat:language:select', null))
    await waitFor(() => expect(toasts()).toContain('Failed to set language. Try again.'))
    expect(i18n.language).toBe('en')
    expect(screen.getByLabelText('Language of the conversation')).toHaveProperty('value', 'en')
  })
})

describe('terms', () => {
  const open = async (answers: Parameters<typeof serve>[0]) => {
    const calls = serve(answers)
    const { user } = await openChat()
    await user.click(screen.getByRole('button', { name: 'Terms' }))
    return { user, calls, dialog: await screen.findByRole('dialog', { name: 'Terms' }) }
  }
  const html = '<h3>Your messages</h3><p onclick="x()">They are stored.</p><script>x()</script>'
  const content = { en: html, ar: html, ru: html, hi: html, zh: html, de: html }
  const terms = { _id: 't-1', type: 'bot_terms', content, updated_at: '2026-09-01T06:00:00.000Z' }

  it('are fetched each time they are opened, and drawn without what could act', async () => {
    const { user, calls, dialog } = await open({
      'GET /bot-content/get-bot-content-for-users': { body: { data: terms } },
    })
    expect(await within(dialog).findByRole('heading', { name: 'Your messages' })).toBeTruthy()
    expect(dialog.innerHTML).not.toContain('x()')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Terms' }))
    await waitFor(() => expect(calls).toHaveLength(2))
  })

  it('can be asked for again when they did not come', async () => {
    const { user, calls, dialog } = await open({
      'GET /bot-content/get-bot-content-for-users': { status: 500, body: failure('Not now.') },
    })
    await user.click(await within(dialog).findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Not now.')
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
    const alert = await within(dialog).findByRole('alert')
    expect(alert.textContent).toContain('The server is tired.')
    expect(toasts()).not.toContain('The server is tired.')
    expect(within(dialog).getByLabelText(/^Name/)).toHaveProperty('value', 'Sara Khan II')
    await user.click(within(dialog).getByRole('button', { name: 'Skip' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Update/ })).toBeNull())
  })
})
