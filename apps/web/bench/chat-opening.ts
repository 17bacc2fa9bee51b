import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Request } from 'playwright-core'

/** The most script that opening the chat may add to a page, in KiB of gzip; texts are script too. */
export const chatLimit = 45

export interface ChatOpening {
  /** KiB of gzip, all files together. */
  total: number
  files: { name: string; size: number }[]
  /** ms from the press until there is something to type in. */
  toInput: number
  /** ms from the press until the assistant is there. */
  toReady: number
}

/** Opens the chat on a page that is at rest, as somebody who was never here. */
export async function chatOpening(browser: Browser, url: string): Promise<ChatOpening> {
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' })
  const page = await context.newPage()
  // The question about storing is no part of the chat.
  await context.addInitScript(() => localStorage.setItem('storageConsent', 'none'))
  await page.goto(url)
  const launcher = page.getByRole('button', { name: /Noor/ })
  await launcher.waitFor()
  await page.waitForLoadState('networkidle')
  const scripts = new Map<string, Request>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, request)
  })
  const chat = page.getByRole('dialog', { name: /Noor/ })
  // What the pointer warms up counts too: the press comes at once.
  const pressed = performance.now()
  await launcher.click()
  await chat.getByRole('textbox').waitFor()
  const toInput = performance.now() - pressed
  await chat.getByRole('status').getByText('Online').waitFor()
  const toReady = performance.now() - pressed
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(
    [...scripts].map(async ([name, request]) => {
      const response = await request.response()
      if (response === null) throw new Error(`${name} was not answered`)
      return { name: path.basename(name), bytes: await response.body() }
    }),
  )
  await context.close()
  const files = bodies.map(({ name, bytes }) => ({
    name,
    size: gzipSync(bytes, { level: 9 }).length / 1024,
  }))
  return { total: files.reduce((sum, { size }) => sum + size, 0), files, toInput, toReady }
}
