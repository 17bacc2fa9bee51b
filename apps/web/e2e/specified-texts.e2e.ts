import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { publicScreens } from './public-screens.ts'
import { specifiedFailures, specifiedTexts } from './specified-texts.ts'

const { open } = useBrowser()

type Place = keyof typeof specifiedTexts

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).first().click()

async function answerPing(page: Page, answer: { status: number; afterMs: number }) {
  await page.route('**/api/ping', async (route) => {
    await page.waitForTimeout(answer.afterMs)
    await route.fulfill({ status: answer.status, json: { status: 'ok' } })
  })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

async function openChat(page: Page): Promise<Locator> {
  await press(page, 'Chat with Noor')
  return page.getByRole('dialog', { name: /Noor/ })
}

async function openAnsweredChat(page: Page): Promise<Locator> {
  const chat = await openChat(page)
  await press(page, 'Change Language')
  await page.getByRole('textbox', { name: 'Your message' }).waitFor()
  return chat
}

/** The ways there, from home. */
const ways: Record<Place, (page: Page) => Promise<Page | Locator>> = {
  async notFound(page) {
    await page.getByRole('article').first().waitFor()
    await page.goto('/#/no-such-page')
    return page
  },
  async offline(page) {
    // The connection is watched from when what floats over the pages has come.
    await page.getByRole('button', { name: 'Chat with Noor' }).waitFor()
    await page.context().setOffline(true)
    return page
  },
  async slow(page) {
    await answerPing(page, { status: 200, afterMs: 3_500 })
    return page
  },
  async down(page) {
    await answerPing(page, { status: 503, afterMs: 0 })
    return page
  },
  header: async (page) => page.getByRole('banner'),
  async insights(page) {
    await press(page.getByRole('banner'), 'Insights')
    return page.getByRole('banner')
  },
  footer: async (page) => page.getByRole('contentinfo'),
  async listPrompt(page) {
    await press(page.getByRole('banner'), 'List')
    return page.getByRole('dialog')
  },
  async footerListPrompt(page) {
    await press(page.getByRole('contentinfo'), 'List Your Property')
    return page.getByRole('dialog')
  },
  async favouritePrompt(page) {
    await page
      .getByRole('button', { name: /Save .* to favourites/ })
      .first()
      .click()
    return page.getByRole('dialog')
  },
  async login(page) {
    await press(page.getByRole('banner'), 'Login')
    return page.getByRole('dialog')
  },
  async forgot(page) {
    await press(page.getByRole('banner'), 'Login')
    await press(page.getByRole('dialog'), 'Forgot password?')
    return page.getByRole('dialog')
  },
  chat: openAnsweredChat,
  async chatLanguage(page) {
    await openChat(page)
    return page
  },
  async clearChat(page) {
    const chat = await openAnsweredChat(page)
    await press(chat, 'Ask a Question')
    await press(chat, 'Clear chat')
    return page
  },
  async lead(page) {
    await press(await openAnsweredChat(page), 'Get Property Suggestions')
    return page
  },
}

/** What the browser reports on the way. */
const expected: Partial<Record<Place, string[]>> = {
  offline: ['net::ERR_INTERNET_DISCONNECTED'],
  down: ['503 /api/ping'],
}

const isPlace = (name: string): name is Place => name in specifiedTexts

test.each(Object.keys(specifiedTexts).filter(isPlace))('%s has its texts', async (place) => {
  const page = await open('#/', { expected: expected[place] ?? [] })
  const there = await ways[place](page)
  for (const text of specifiedTexts[place])
    await there.getByText(text, { exact: true }).first().waitFor()
  expect(specifiedTexts[place].length).toBeGreaterThan(0)
})

let screens: Awaited<ReturnType<typeof publicScreens>>
beforeAll(async () => {
  screens = await publicScreens()
})

test.each(specifiedFailures)('%s says its failure in place', async (screen, call, text) => {
  const page = await open('offline.html', { expected: ['500 /api/'] })
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`/#${screens[screen]}`)
  await page.getByRole('main').getByText(text).first().waitFor()
  expect(await page.getByRole('main').getByRole('button').count()).toBeGreaterThan(0)
})
