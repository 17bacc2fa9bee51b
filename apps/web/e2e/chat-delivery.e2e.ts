import fs from 'node:fs'
import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { useBrowser } from './browser.ts'
import { closing, lightPage, openChat } from './chat-page.ts'
import { makeDataFolder } from './data-folder.ts'
import { freePort, startServer } from './start-server.ts'

// Connections are lost and made anew, with the pauses that this takes.
vi.setConfig({ testTimeout: 240_000 })

const { open } = useBrowser()

const question = '2 bed apartment in Dubai Marina under 3 million'

/** Presses a button in the page at the moment that it comes, or another one, or reloads. */
const pressSoon = (page: Page, label: string, pressed: string | 'reload' = label) =>
  page.evaluate(
    ({ name, press }) => {
      const button = (text: string) =>
        document.querySelector<HTMLButtonElement>(`button[aria-label="${text}"]`)
      const watch = new MutationObserver(() => {
        if (!button(name)) return
        watch.disconnect()
        if (press === 'reload') location.reload()
        else button(press)?.click()
      })
      watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    },
    { name: label, press: pressed },
  )

/** The chat's connection, to be cut. Without one to the server at all, a page of its own covers all. */
async function holdLine(page: Page) {
  const lines = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/chatbot/, (line) => {
    if (isCut) return void line.close()
    lines.add(line)
    line.connectToServer()
  })
  return {
    cut: async () => {
      isCut = true
      await Promise.all([...lines].map((line) => line.close()))
      lines.clear()
    },
    mend: () => {
      isCut = false
    },
  }
}

test('a reload in the middle of an answer: the question once, the whole answer', async () => {
  const page = await open(lightPage)
  const { ask } = await openChat(page)
  await pressSoon(page, 'Stop the answer', 'reload')
  const reloaded = page.waitForEvent('load')
  await ask(question)
  await reloaded
  const after = await openChat(page)
  await after.chat.getByText(closing).waitFor()
  expect(await after.count(question)).toBe(1)
})

test('what is typed and not sent is there after a reload', async () => {
  const page = await open(lightPage)
  const { input } = await openChat(page)
  await input.fill('A villa near the sea, with a garden')
  await page.reload()
  const after = await openChat(page)
  expect(await after.input.inputValue()).toBe('A villa near the sea, with a garden')
})

test('written without a connection, sent when it is back, in its order', async () => {
  const page = await open(lightPage)
  const line = await holdLine(page)
  const { chat, ask, count } = await openChat(page)
  await line.cut()
  await chat.getByRole('status').getByText('Reconnecting').waitFor()
  await ask('Villas in Mirdif')
  await ask('Thank you')
  const waiting = chat.getByText('Sent when the connection is back')
  expect(await waiting.count()).toBe(2)
  line.mend()
  await waiting.first().waitFor({ state: 'detached' })
  await chat.getByRole('button', { name: 'Send' }).waitFor()
  expect([await count('Villas in Mirdif'), await count('Thank you')]).toEqual([1, 1])
})

test('left before it was sent, it goes out after a reload', async () => {
  const page = await open(lightPage)
  const line = await holdLine(page)
  const { chat, ask } = await openChat(page)
  await line.cut()
  await chat.getByRole('status').getByText('Reconnecting').waitFor()
  await ask('Villas in Mirdif')
  await chat.getByText('Sent when the connection is back').waitFor()
  await page.reload()
  line.mend()
  const after = await openChat(page)
  await after.chat.getByText(closing).waitFor()
  expect(await after.count('Villas in Mirdif')).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('chatOutbox'))).toBeNull()
})

test('two windows show the same conversation', async () => {
  const page = await open(lightPage)
  const first = await openChat(page)
  const other = await page.context().newPage()
  await other.goto(`/${lightPage}`)
  const second = await openChat(other)
  await first.ask('Villas in Mirdif')
  await second.chat.getByText('Villas in Mirdif', { exact: true }).waitFor()
  await second.chat.getByText(closing).waitFor()
  await second.ask('Apartments in Dubai Marina')
  await first.chat.getByText('Apartments in Dubai Marina', { exact: true }).waitFor()
  await expect
    .poll(() =>
      Promise.all([first.chat.getByText(closing).count(), second.chat.getByText(closing).count()]),
    )
    .toEqual([2, 2])
  await first.chat.getByRole('button', { name: 'Clear chat' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear chat' }).click()
  await second.chat.getByText('Villas in Mirdif', { exact: true }).waitFor({ state: 'detached' })
})

test('Stop ends the answer, and the next question is answered', async () => {
  const page = await open(lightPage)
  const { chat, input, ask } = await openChat(page)
  await pressSoon(page, 'Stop the answer')
  await ask('Tell me what it costs to buy a home in Dubai Marina')
  await chat.getByText('Stopped by you').waitFor()
  expect(await input.evaluate((field) => field === document.activeElement)).toBe(true)
  await chat.getByRole('button', { name: 'Send' }).waitFor()
  await ask(question)
  await chat.getByText(closing).waitFor()
})

test('the button tells of an answer that came while the chat was closed', async () => {
  const page = await open(lightPage)
  const { ask, chat } = await openChat(page)
  await pressSoon(page, 'Stop the answer', 'Close the chat')
  await ask(question)
  const told = page.getByRole('button', { name: /^Chat with Noor, \d new answers?$/ })
  await told.waitFor()
  await told.click()
  await chat.getByText(closing).waitFor()
  await chat.getByRole('button', { name: 'Close the chat' }).click()
  await page.getByRole('button', { name: 'Chat with Noor', exact: true }).waitFor()
})

test('the conversation is saved as a text', async () => {
  const page = await open(lightPage)
  const line = await holdLine(page)
  const { ask, chat } = await openChat(page)
  await ask(question)
  await chat.getByText(closing).waitFor()
  await line.cut()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    chat.getByRole('button', { name: 'Save the conversation' }).click(),
  ])
  const text = fs.readFileSync(await saved.path(), 'utf8')
  expect(saved.suggestedFilename()).toMatch(/^Noor-\d{4}-\d\d-\d\d\.txt$/)
  expect(text).toContain(`You: ${question}`)
  expect(text).toMatch(/Price: AED\s[\d,]+\r\n/)
  expect(text).toMatch(/https?:\/\/[^/]+\/#\/property-details\?id=/)
})

test('a server that is killed in mid-answer answers when it is back', async () => {
  const folder = makeDataFolder(inject('seededFolder'))
  onTestFinished(() => folder.remove())
  const settings = { PORT: String(await freePort()), DATA_DIR: folder.path }
  const server = await startServer(settings)
  onTestFinished(() => server.end('SIGKILL'))
  const page = await open(lightPage, { site: server.baseUrl })
  page.removeAllListeners('console')
  const { chat, ask, count } = await openChat(page)
  // At once: the whole answer takes half a second.
  await ask('Villas in Mirdif')
  await server.end('SIGKILL')
  await chat.getByRole('status').getByText('Reconnecting').waitFor()
  await ask('Thank you')
  await chat.getByText('Sent when the connection is back').last().waitFor()
  const again = await startServer(settings)
  onTestFinished(() => again.stop())
  await chat.getByRole('status').getByText('Online').waitFor()
  await chat.getByRole('button', { name: 'Send' }).waitFor()
  await expect.poll(() => count('Thank you')).toBe(1)
  expect(await count('Villas in Mirdif')).toBe(1)
  const answers = () => chat.locator('.mz-bubble--bot').count()
  await expect.poll(answers, { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
})
