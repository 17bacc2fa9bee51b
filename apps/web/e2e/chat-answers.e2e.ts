import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, useBrowser } from './browser.ts'
import { closing, lightPage, openChat } from './chat-page.ts'

const { open } = useBrowser()
const question = '2 bed apartment in Dubai Marina under 5 million, not in Deira'
const phone = { width: 390, height: 844 }

const chips = (page: Page) => page.getByRole('list', { name: 'What I understood' })
const focusIsIn = (page: Page, part: string) =>
  page.evaluate((selector) => document.activeElement?.closest(selector) !== null, part)

test('what was understood is changed by keyboard, and opens as a search', async () => {
  const page = await open(lightPage, phone)
  const { chat, ask } = await openChat(page)
  await ask(question)
  const chip = chips(page).getByRole('button', { name: 'Change: 2 bedrooms' })
  await chip.waitFor()
  expect(await chips(page).innerText()).toContain('Not Deira')
  // The last of the lines that come one after the other fades in until then.
  await chat.getByText(closing).waitFor()

  await chip.press('Enter')
  await expect.poll(() => focusIsIn(page, '.mz-understood__editor')).toBe(true)
  expect(await axeFindings(page, '.mz-chat')).toEqual([])
  await page.keyboard.press('Escape')
  expect(await chip.evaluate((element) => element === document.activeElement)).toBe(true)

  await chip.press('Enter')
  await chat.getByRole('button', { name: '1 bedroom', exact: true }).press('Enter')
  await chips(page).getByRole('button', { name: 'Change: 1 bedroom' }).waitFor()
  expect(await chat.getByRole('button', { name: 'Remove: 2 bedrooms' }).count()).toBe(0)

  await chat.getByRole('button', { name: 'Show all at once' }).click()
  await chat.getByRole('link', { name: 'View Listing' }).last().click()
  await page.waitForURL(/property-listing\?.*location=dubai-marina.*bedrooms_max=1/)
})

test('figures lead to their rows, and properties stand side by side', async () => {
  const page = await open(lightPage, phone)
  const { chat, ask } = await openChat(page)
  await ask('apartment to rent in Dubai Marina')
  const properties = chat.getByRole('article')
  await properties.nth(1).waitFor()
  const figure = chat.locator('.mz-bubble__figure').first()
  await figure.press('Enter')
  const row = page.locator('[data-figure]:focus')
  expect(await row.innerText()).toContain(await figure.innerText())

  await ask('compare the first two')
  const table = chat.getByRole('table', { name: /^Comparison/ })
  await table.waitFor()
  expect(await table.getByRole('columnheader').count()).toBe(3)
  await chat.getByText(closing).waitFor()
  expect(await axeFindings(page, '.mz-chat')).toEqual([])
})

test('the listing page hands its search to the next message', async () => {
  const page = await open('#/property-listing?purpose=sale&location=dubai-marina')
  await page.getByRole('button', { name: 'Ask about these results' }).click()
  await page.getByText('These results: Buy · Dubai Marina').waitFor()
  await page.getByRole('button', { name: 'The cheapest first' }).click()
  await chips(page).getByRole('button', { name: 'Change: Dubai Marina' }).waitFor()
  expect(await page.getByText('These results: Buy · Dubai Marina').count()).toBe(0)
})

test('the first answer is seen whole, with its first property, in the panel of a desk', async () => {
  // High enough for the 640 px of the panel.
  const page = await open(lightPage, { width: 1440, height: 900 })
  const { chat, ask } = await openChat(page)
  await ask('2 bed apartment in Dubai Marina under 5 million')
  await chat.getByText(closing).waitFor({ state: 'attached' })
  const log = await chat.getByRole('region', { name: 'Conversation' }).boundingBox()
  const words = await chat.getByText(/^I found/).boundingBox()
  const first = await chat.getByRole('article').first().boundingBox()
  if (!log || !words || !first) throw new Error('An answer with properties is on the screen')
  expect(words.y).toBeGreaterThanOrEqual(log.y)
  expect(first.y + first.height).toBeLessThanOrEqual(log.y + log.height)
  const picture = await chat.locator('.mz-result .mz-image').first().boundingBox()
  expect(picture?.height).toBeGreaterThan(60)
})

test('letters of double size do not widen the chat of a phone', async () => {
  const page = await open('offline.html', phone)
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.goto(`/${lightPage}`)
  const { ask } = await openChat(page)
  await ask(question)
  await chips(page).waitFor()
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('.mz-chat *')]
      .filter(
        (element) =>
          !element.closest('.mz-understood > ul, .mz-composer__ideas, .mz-results__strip'),
      )
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  expect(wide).toEqual([])
})
