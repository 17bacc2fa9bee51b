import type { Page } from 'playwright-core'

/**
 * A page with little beside the chat, which is the same on all: on home, opening the page and the chat takes
 * half as long again.
 */
export const lightPage = '#/no-such-page'

/** Opens the chat in English. */
export async function openChat(page: Page) {
  await page.getByRole('button', { name: /Chat with Noor/ }).click()
  const chat = page.getByRole('dialog', { name: 'Chat with Noor' })
  const input = chat.getByRole('textbox', { name: 'Your message' })
  await input.waitFor()
  await chat.getByRole('status').getByText('Online').waitFor()
  const ask = async (text: string) => {
    await input.fill(text)
    await input.press('Enter')
  }
  /** How often something was said. */
  const count = (text: string) =>
    chat.locator('.mz-bubble').getByText(text, { exact: true }).count()
  return { chat, input, ask, count }
}

/** The end of an answer with properties. */
export const closing = 'Feel free to open any listing or ask for more options!'
