import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { hiddenFocus } from './hidden-focus.ts'

const { open } = useBrowser()

/** A visitor who was never asked, and is there. */
async function beAsked(width: number, height: number, language = 'en', route = ''): Promise<Page> {
  const page = await open(route, { width, height, language, isUnasked: true })
  await page.locator('.mz-launcher--fixed').waitFor()
  await page.mouse.move(5, 5)
  await page.locator('.mz-cookies').waitFor()
  return page
}

async function edges(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(width * height).toBeGreaterThan(0)
  return { left: x, top: y, right: x + width, bottom: y + height }
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([edges(one), edges(other)])
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** In the page. */
const isInNotice = () => document.activeElement?.closest('.mz-cookies') !== null

describe('the notice about cookies', () => {
  it.each([
    [390, 844, 'en'],
    [390, 844, 'ar'],
    [768, 1024, 'de'],
    [844, 900, 'ru'],
    [1440, 900, 'en'],
  ] as const)(
    'leaves the launcher of the chat beside it: %i × %i, %s',
    async (width, height, language) => {
      const page = await beAsked(width, height, language)
      const [notice, launcher] = [
        page.locator('.mz-cookies__box'),
        page.locator('.mz-launcher button'),
      ]
      await expect.poll(() => overlap(notice, launcher)).toBe(false)
      const { top, bottom } = await edges(launcher)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(height)
      // With the answer the launcher is back in its corner.
      await notice.getByRole('button').last().click()
      await notice.waitFor({ state: 'detached' })
      await expect.poll(async () => (await edges(launcher)).bottom).toBeGreaterThan(height - 40)
    },
  )

  it.each(['en', 'ar', 'ru', 'hi', 'zh', 'de'])(
    'leaves four fifths of a phone, and a drag upon it scrolls the page, in %s',
    async (language) => {
      const page = await beAsked(390, 844, language)
      const { top, bottom } = await edges(page.locator('.mz-cookies__box'))
      expect(bottom - top).toBeLessThanOrEqual(844 / 5)
      const cdp = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        cdp.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: y === undefined ? [] : [{ x: 120, y }],
        })
      const from = top + 40
      await touch('touchStart', from)
      for (let moved = 20; moved <= 300; moved += 20) await touch('touchMove', from - moved)
      await touch('touchEnd')
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    },
  )

  it.each([
    [390, 700],
    [320, 256],
  ])(
    'is met first by keyboard, and lies on nothing that has the focus: %i × %i',
    async (...size) => {
      const page = await beAsked(...size, 'en', '#/property-listing')
      await page.getByRole('article').first().waitFor()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(isInNotice)).toBe(true)
      const hidden: string[] = []
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab')
        const name = await page.evaluate(hiddenFocus)
        if (name !== null) hidden.push(name)
      }
      expect(hidden).toEqual([])
    },
  )

  it.each([
    [390, 700],
    [1440, 900],
  ])('hides nothing of the end of a page that is scrolled to it: %i × %i', async (...size) => {
    const page = await beAsked(...size, 'en', '#/contact-us')
    const last = page.locator('footer').getByText('All rights reserved')
    await last.waitFor()
    const isHidden = async () => {
      await page.mouse.wheel(0, 20_000)
      return (await edges(last)).bottom > (await edges(page.locator('.mz-cookies__box'))).top
    }
    await expect.poll(isHidden).toBe(false)
  })

  it.each([
    [1440, 900],
    [1024, 768],
    [800, 900],
  ])('can be read beside an open chat: %i × %i', async (width, height) => {
    const page = await beAsked(width, height)
    await page.locator('.mz-launcher button').click()
    const panel = page.locator('.mz-chat--fixed')
    await panel.waitFor()
    await expect.poll(() => overlap(page.locator('.mz-cookies__box'), panel)).toBe(false)
  })
})
