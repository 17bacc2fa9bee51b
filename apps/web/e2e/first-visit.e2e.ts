import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { chatLimit, chatOpening } from '../bench/chat-opening.ts'
import { firstVisit, limits } from '../bench/first-visit.ts'
import { entryRoutes } from '../bench/routes.ts'
import { chromiumArguments, findChromium } from './chromium.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
})
afterAll(() => browser.close())

test.each(Object.entries(limits))(
  'a first visit to %s loads at most %i KiB of script',
  async (name, limit) => {
    const baseUrl = inject('baseUrl')
    const { total, early } = await firstVisit(browser, baseUrl + (await entryRoutes(baseUrl))[name])
    expect(early).toEqual([])
    expect(total).toBeGreaterThan(50)
    expect(total).toBeLessThanOrEqual(limit)
  },
)

test(`opening the chat adds at most ${chatLimit} KiB`, async () => {
  const { total } = await chatOpening(browser, `${inject('baseUrl')}/`)
  expect(total).toBeGreaterThan(10)
  expect(total).toBeLessThanOrEqual(chatLimit)
})
