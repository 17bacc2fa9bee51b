import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Request } from 'playwright-core'

/** The most script that opening the chat may add to a page, in KiB of gzip; texts are script too. */
export const chatLimit = 45

/**
 * A new conversation asks for its language over the open chat. That dialog, and the library that the
 * first dialog of any kind brings (23 KiB), come after the chat.
 */
const languageDialog = /\/LanguageDialog-[^/]+\.js$/

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
  let isOpen = false
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    isOpen ||= languageDialog.test(pathname)
    if (!isOpen && pathname.endsWith('.js')) scripts.set(pathname, request)
  })
  // The question for the language, which comes over it, hides it from whoever asks for roles.
  const includeHidden = true
  const chat = page.getByRole('dialog', { name: /Noor/, includeHidden })
  // What the pointer warms up counts too: the press comes at once.
  const pressed = performance.now()
  await launcher.click()
  await chat.getByRole('textbox', { includeHidden }).waitFor()
  const toInput = performance.now() - pressed
  await chat.getByRole('status', { includeHidden }).getByText('Online').waitFor()
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
