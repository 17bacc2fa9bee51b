import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'

/** The most script that a first visit to a page may load, in KiB of gzip. */
export const limits: Readonly<Record<string, number>> = { home: 152, listing: 165, details: 165 }

/** Words that betray a library which must wait until it is needed. */
const later: Readonly<Record<string, RegExp>> = {
  'the mock': /mockServiceWorker|setupWorker/,
  'the socket client': /socket\.io|engine\.io|polling-xhr/i,
  'the form library': /setFieldTouched/,
  'the sanitizer': /dompurify/i,
  'the validator': /ZodError|invalid_union/,
}

interface FirstVisit {
  /** KiB of gzip, all files together. */
  total: number
  files: { name: string; size: number }[]
  /** Libraries that are in there and belong to later. */
  early: string[]
}

/**
 * Every script that a page asks for until it rests, with nobody touching it, each compressed by gzip
 * at level 9.
 *
 * @param stored what the browser's storage holds before, such as a session
 */
export async function firstVisit(
  browser: Browser,
  url: string,
  stored: Readonly<Record<string, string>> = {},
): Promise<FirstVisit> {
  const context = await browser.newContext()
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  const page = await context.newPage()
  const answers = new Map<string, Promise<Buffer>>()
  const note = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) answers.set(pathname, response.body())
  }
  page.on('response', note)
  await page.goto(url)
  // What floats over the page comes when the browser is idle, on a busy machine long after the
  // network was: once its button is there, so is its script.
  await page.getByRole('button', { name: 'Chat with Noor' }).waitFor()
  await page.waitForLoadState('networkidle')
  page.off('response', note)
  const contents = await Promise.all(
    [...answers].map(async ([name, body]) => ({ name: path.basename(name), bytes: await body })),
  )
  await context.close()
  const files = contents.map(({ name, bytes }) => ({
    name,
    size: gzipSync(bytes, { level: 9 }).length / 1024,
  }))
  const text = contents.map(({ bytes }) => bytes.toString()).join('\n')
  return {
    total: files.reduce((sum, { size }) => sum + size, 0),
    files,
    early: Object.entries(later).flatMap(([library, sign]) => (sign.test(text) ? [library] : [])),
  }
}
