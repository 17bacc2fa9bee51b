import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

/** What moved longer than an instant on a way through a dialog and the chat, by element. */
async function movements(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenMovements: seen })
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      for (const { effect } of target.getAnimations()) {
        const { duration, iterations } = effect?.getComputedTiming() ?? {}
        // A light that dims forever tells of work; it goes nowhere.
        if (Number(duration) > 50 && iterations === 1) seen.push(`${target.className} ${duration}`)
      }
    }
    document.addEventListener('transitionrun', note, true)
    document.addEventListener('animationstart', note, true)
  })
  await page.goto('/#/')
  await page.getByRole('article').first().hover()
  await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Log In' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /Chat with Noor/ }).click()
  await page.getByRole('textbox', { name: 'Your message' }).waitFor()
  return page
    .evaluate(() => ('seenMovements' in window ? String(window.seenMovements) : ''))
    .then((all) => all.split(',').filter(Boolean))
}

test('nothing moves for a visitor who asked for less motion', async () => {
  expect(await movements(await open('offline.html', { reducedMotion: 'reduce' }))).toEqual([])
})

test('a visitor who asked for nothing sees where things come from', async () => {
  expect(await movements(await open('offline.html'))).not.toEqual([])
})
