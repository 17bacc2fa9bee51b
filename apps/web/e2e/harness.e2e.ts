import { spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { useBrowser } from './browser.ts'
import { findChromium } from './chromium.ts'
import { startServer } from './start-server.ts'

const { open, takeProblems } = useBrowser()
const faqs = '/api/faq/get-all-faqs'

/** A visit to the questions, whose call the server refuses. */
async function refusedVisit(status: number, expected: string[]) {
  const page = await open('offline.html', { expected })
  await page.route(`**${faqs}*`, (route) => route.fulfill({ status, json: {} }))
  const refused = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.goto('/#/faqs')
  await refused
}

test.each([500, 503, 404])('a call that answers %i is a problem of any test', async (status) => {
  await refusedVisit(status, [])
  expect(takeProblems()).toContain(`offline.html: ${status} ${faqs}`)
})

test('a call that is expected to fail in one way may not fail in another', async () => {
  await refusedVisit(500, [`404 ${faqs}`])
  expect(takeProblems()).toEqual(
    expect.arrayContaining([
      `offline.html: 500 ${faqs}`,
      `offline.html: expected "404 ${faqs}", which did not come`,
    ]),
  )
})

test('an error that is thrown or logged in a page is a problem', async () => {
  const page = await open('offline.html')
  const thrown = page.waitForEvent('pageerror')
  await page.evaluate(() => {
    console.error('it was logged')
    setTimeout(() => {
      throw new Error('it was thrown')
    })
  })
  await thrown
  expect(takeProblems()).toEqual(['offline.html: it was logged', 'offline.html: it was thrown'])
})

afterEach(() => vi.unstubAllEnvs())

test('a wrong CHROMIUM_PATH is named, and no other browser taken instead', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  expect(findChromium).toThrow('CHROMIUM_PATH names /nowhere/chromium, where there is no')
})

test('a server that does not start says why', async () => {
  await expect(startServer({ DEMO_PROPERTIES: 'many' })).rejects.toThrow(
    /ended before it answered.*DEMO_PROPERTIES/s,
  )
})

test('a port in use is named, before another program answers for the server', async () => {
  const other = net.createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  await expect(startServer({ PORT: String(address.port) })).rejects.toThrow(`:${address.port}`)
  await new Promise((resolve) => other.close(resolve))
})

test('a server ends with whoever started it, however that ended', async () => {
  const preload = fileURLToPath(new URL('./end-with-parent.ts', import.meta.url))
  const server = spawn(
    process.execPath,
    ['--import', preload, '-e', 'setInterval(() => {}, 1000)'],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
  const ended = once(server, 'exit')
  server.stdin?.destroy()
  expect(await ended).toEqual([null, 'SIGKILL'])
})
