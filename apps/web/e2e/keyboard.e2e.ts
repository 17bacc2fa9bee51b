import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { hiddenFocus } from './hidden-focus.ts'

const { open } = useBrowser()

/**
 * Presses Tab until the element has the focus, as somebody without a mouse does, who sees at each
 * press where they are.
 */
async function tabTo(page: Page, target: Locator, most = 120) {
  await target.waitFor()
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    expect(await page.evaluate(hiddenFocus)).toBeNull()
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  }
  throw new Error(`${target} is not reached by ${most} presses of Tab`)
}

/** Whether the focused element looks other than without the focus, itself or what it lies in. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement)) return false
    const look = () => {
      const styles: string[] = []
      for (let at: Element | null = focused; at && styles.length < 32; at = at.parentElement) {
        // The link of a card covers the card with its ::after, which carries the ring.
        for (const part of [null, '::after']) {
          const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(at, part)
          styles.push(outline, boxShadow, borderColor, backgroundColor)
        }
      }
      return styles.join()
    }
    const withFocus = look()
    focused.blur()
    const without = look()
    focused.focus()
    return withFocus !== without
  })

test('from the search to an enquiry without a mouse', async () => {
  const page = await open('#/')
  const place = page.getByRole('combobox', { name: 'Place or keyword' })
  await tabTo(page, place)
  expect(await focusIsSeen(page)).toBe(true)
  await page.keyboard.type('Dubai Marina')
  // Until then it shows what was found for the letters before.
  const suggestions = page.locator('[role=listbox][aria-busy=false]')
  await suggestions
    .getByRole('option', { name: /Dubai Marina/ })
    .first()
    .waitFor()
  // The place fills its field, and Enter there searches.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /in Dubai Marina/ }).waitFor()

  const property = page.getByRole('article').first().getByRole('link').first()
  const title = await page.getByRole('article').first().getByRole('heading').innerText()
  await tabTo(page, property)
  expect(await focusIsSeen(page)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()

  await tabTo(page, page.getByRole('navigation').getByRole('button', { name: 'Enquiry' }))
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'Ask about this home' })
  await tabTo(page, form.getByLabel(/^Name/))
  await page.keyboard.type('Mariam Haddad')
  await tabTo(page, form.getByLabel(/^Email/))
  await page.keyboard.type('mariam@visitor.example')
  await tabTo(page, form.getByRole('button', { name: 'Send enquiry' }))
  expect(await focusIsSeen(page)).toBe(true)
  await page.keyboard.press('Enter')
  // The focus goes to what is missing.
  await page.getByText('Phone number is required').waitFor()
  await page.keyboard.type('971551234567')
  await page.keyboard.press('Enter')
  await page.getByText('Your enquiry has been sent').waitFor()
})

test('dialogs take the keyboard, keep it and give it back', async () => {
  const page = await open('#/')
  const login = page.getByRole('banner').getByRole('button', { name: 'Login', exact: true })
  await tabTo(page, login)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log In' })
  await dialog.waitFor()
  for (let pressed = 0; pressed < 15; pressed += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.textContent === 'Login')
})
