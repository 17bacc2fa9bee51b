import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { closeBotPrompt } from '../../../../stores/bot-prompt.ts'
import { getChatSearch, setChatSearch } from '../../../../stores/chat-search.ts'
import { draw } from '../../../../test/draw.tsx'
import { AskAboutResults } from '../AskAboutResults.tsx'

afterEach(() => {
  setChatSearch(null)
  closeBotPrompt()
})

it('hands the search to the chat, without the page that was read', async () => {
  const address = new URLSearchParams('purpose=rent&location=jvc&sort_by=price_asc&page=3')
  await draw(<AskAboutResults address={address} />, { texts: ['listing'] })
  await userEvent.click(screen.getByRole('button', { name: 'Ask about these results' }))
  expect(getChatSearch()).toBe('purpose=rent&location=jvc&sort_by=price_asc')
  expect(address.get('page')).toBe('3')
})
