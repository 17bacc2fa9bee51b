import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeBotPrompt } from '../../../stores/bot-prompt.ts'
import { draw } from '../../../test/draw.tsx'
import { ChatLauncher } from '../ChatLauncher.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  act(closeBotPrompt)
  vi.useRealTimers()
})

describe('ChatLauncher', () => {
  it('offers help for five seconds', async () => {
    await draw(<ChatLauncher />)
    const button = screen.getByRole('button', { name: 'Chat with Noor' })
    expect(screen.getByRole('tooltip').textContent).toBe('How can I help you?')
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
    act(() => vi.advanceTimersByTime(5_000))
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(button.hasAttribute('aria-describedby')).toBe(false)
  })

  it('opens and closes the chat', async () => {
    await draw(<ChatLauncher />)
    const button = screen.getByRole('button', { name: 'Chat with Noor' })
    fireEvent.click(button)
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(button.getAttribute('aria-label')).toBe('Close the chat')
    fireEvent.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
