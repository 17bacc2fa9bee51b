import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

/** Of requests, those that are lost: with a number that grows, the same ones each time. */
const LOST = 0.2
/** 3G as browsers know it: bytes a second, and ms. */
const network = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 400 }

/** A generator of numbers from 0 to 1 that begins at a seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('on 3G that loses every fifth call, a visitor finds a property and writes once', {
  timeout: 170_000,
}, async () => {
  const page = await open('#/', { width: 390, height: 844 })
  // What is lost is told by the browser; it is asserted by what the visitor reaches.
  page.removeAllListeners('console')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  const next = random(7)
  let lost = 0
  const written: string[] = []
  await page.route('**/api/**', async (route) => {
    // Half of them on the way there, half on the way back, when the server has done its part.
    const chance = next()
    const writes = route.request().url().endsWith('/create-enquiry')
    const isFirst = writes && written.length === 0
    if (chance < LOST / 2 && !isFirst) {
      lost += 1
      return route.abort('connectionreset')
    }
    if (chance >= LOST && !writes) return route.continue()
    const answer = await route.fetch()
    if (writes && answer.ok()) {
      const body: { data: { reference: string } } = await answer.json()
      written.push(body.data.reference)
    }
    // The answer to the enquiry is lost in any case, so that the page has to send it again.
    if (chance >= LOST && !isFirst) return route.fulfill({ response: answer })
    lost += 1
    return route.abort('connectionreset')
  })
  /** A lost health check covers the page until the next one. */
  const clear = () =>
    page.locator('dialog.mz-connectivity').waitFor({ state: 'detached', timeout: 60_000 })
  const retry = async () => {
    await clear()
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
    if (await again.isVisible()) await again.click()
  }
  const started = performance.now()
  await page.reload({ timeout: 60_000 })
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 })
  await page.evaluate(() => {
    location.hash = '#/property-listing?purpose=sale'
  })
  const found = page.getByRole('heading', { level: 1, name: /homes for sale/ })
  const arrived = async () => {
    await retry()
    return found.isVisible()
  }
  const property = page.getByRole('article').first().getByRole('link').first()
  await expect.poll(arrived, { timeout: 60_000, interval: 1_000 }).toBe(true)
  await clear()
  await property.click({ timeout: 60_000 })
  await page.waitForURL(/property-details/)
  const name = page.getByRole('textbox', { name: /name/i }).first()
  await expect
    .poll(
      async () => {
        await retry()
        await page
          .locator('#enquiry')
          .scrollIntoViewIfNeeded({ timeout: 1_000 })
          .catch(() => {})
        return name.isVisible()
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBe(true)
  await clear()
  await name.fill('Sara Khan')
  await page
    .getByRole('textbox', { name: /e-?mail/i })
    .first()
    .fill('sara.khan@example.com')
  await page.getByRole('textbox', { name: /phone/i }).first().fill('0501234567')
  const submit = page.locator('#enquiry').getByRole('button', { name: 'Send enquiry' })
  await clear()
  // Pressed as people press where nothing seems to happen.
  await submit.dblclick({ timeout: 60_000 })
  const sent = page.getByText('Your enquiry has been sent')
  await expect
    .poll(
      async () => {
        const now = page.getByRole('button', { name: 'Send now' })
        if (await now.isVisible()) await now.click({ timeout: 1_000 }).catch(() => {})
        return sent.isVisible()
      },
      { timeout: 60_000, interval: 2_000 },
    )
    .toBe(true)
  console.log(`3G with ${lost} lost calls: ${Math.round((performance.now() - started) / 1000)} s`)
  expect(lost).toBeGreaterThan(2)
  // Sent more than once, stored once: the server answers each repetition with the same reference.
  expect(written.length).toBeGreaterThan(1)
  expect(new Set(written).size).toBe(1)
})
