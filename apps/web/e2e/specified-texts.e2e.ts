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

const chatOf = (page: Page): Locator => page.getByRole('dialog', { name: /Noor/ })

/** The ways there, from home or from the place before in the same walk. */
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
    // The first slow answer is a bar, the second the screen.
    await answerPing(page, { status: 200, afterMs: 3_500 })
    await page.getByRole('status').getByText(specifiedTexts.slow[1]).waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
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
    // An account is offered at the third.
    for (const place of [0, 1, 2])
      await page
        .getByRole('button', { name: /Save .* to favourites/ })
        .nth(place)
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
  async chatLanguage(page) {
    await press(page, 'Chat with Noor')
    // What is sent before there is a session is ignored, as specified.
    await chatOf(page).getByRole('status').getByText('Online', { exact: true }).waitFor()
    const input = page.getByRole('textbox', { name: 'Your message' })
    await input.fill('شقة')
    await input.press('Enter')
    await chatOf(page).locator('.mz-bubble--bot').nth(1).waitFor()
    // It is asked for where page and first message disagree, when the conversation is opened again.
    await press(chatOf(page), 'Close the chat')
    await press(page, 'Chat with Noor')
    return page
  },
  async chat(page) {
    await press(page, 'Change Language')
    await page.getByRole('textbox', { name: 'Your message' }).waitFor()
    return chatOf(page)
  },
  async lead(page) {
    await press(chatOf(page), 'Get Property Suggestions')
    return page
  },
  async clearChat(page) {
    await press(page, 'Skip')
    await press(chatOf(page), 'Ask a Question')
    await chatOf(page).getByText('What would you like to know?').waitFor()
    await press(chatOf(page), 'Clear chat')
    return page
  },
}

/** What lies over the page until it is closed. */
const prompts: Place[] = ['listPrompt', 'footerListPrompt', 'favouritePrompt', 'login', 'forgot']
/** Places that one visitor sees in a row; all others have a visitor of their own. */
const walks: Place[][] = [
  ['header', 'insights', 'footer', 'notFound'],
  prompts,
  ['chatLanguage', 'chat', 'lead', 'clearChat'],
]
const isPlace = (name: string): name is Place => name in specifiedTexts
const alone = Object.keys(specifiedTexts)
  .filter(isPlace)
  .filter((place) => !walks.flat().includes(place))

/** What the browser reports on the way. */
const expected: Partial<Record<Place, string[]>> = {
  offline: ['net::ERR_INTERNET_DISCONNECTED'],
  down: ['503 /api/ping'],
}

test.each([...alone.map((place) => [place]), ...walks].map((walk) => ({ walk })))(
  '$walk have their texts',
  async ({ walk }) => {
    const page = await open('#/', { expected: walk.flatMap((place) => expected[place] ?? []) })
    for (const place of walk) {
      const there = await ways[place](page)
      for (const text of specifiedTexts[place])
        await there.getByText(text, { exact: true }).first().waitFor()
      expect(specifiedTexts[place].length).toBeGreaterThan(0)
      if (!prompts.includes(place)) continue
      // It listens to keys once it has the focus, which is a moment after its texts are there.
      await page.locator('[role=dialog] :focus, [role=dialog]:focus').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  },
)

let screens: Awaited<ReturnType<typeof publicScreens>>
beforeAll(async () => {
  screens = await publicScreens()
})

/** Screens that one visitor walks through; each is the first one to ask for what fails. */
const walksOfFailures = [specifiedFailures.slice(0, 5), specifiedFailures.slice(5)]

test.each(walksOfFailures.map((walk) => ({ walk, names: walk.map(([screen]) => screen) })))(
  '$names say their failure in place',
  async ({ walk }) => {
    const page = await open('offline.html', { expected: ['500 /api/'] })
    for (const [screen, call, text] of walk) {
      await page.route(call, (route) => route.fulfill({ status: 500, json: {} }))
      await page.goto(`/#${screens[screen]}`)
      const main = page.getByRole('main')
      await main.getByText(text).first().waitFor()
      expect(await main.getByRole('button').count(), screen).toBeGreaterThan(0)
      await page.unroute(call)
      // So that nothing of this one is taken for the next.
      await page.goto('/#/no-such-page')
      await page.getByText('Page Not Found').waitFor()
    }
  },
)
