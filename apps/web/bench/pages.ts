import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../e2e/chromium.ts'
import { startServer } from '../e2e/start-server.ts'
import { importInto, namedFiles } from './imported-listings.ts'
import { heapGrowth } from './pages/heap.ts'
import { median } from './pages/median.ts'
import { firstPaint, startUp } from './pages/start-up.ts'
import { slowTour } from './pages/tour.ts'
import { warmRoutes } from './pages/warm-routes.ts'
import { entryRoutes } from './routes.ts'

/**
 * What pages cost the browser: the main thread while they start, the largest paint of a slow phone, the
 * slowest answer to a press of a tour, changes of route, and memory. Builds that are compared take turns, so that
 * whatever else the machine does falls on both.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { before: { type: 'string' }, rounds: { type: 'string', default: '7' } },
})
const rounds = Number(values.rounds)
const builds = {
  ...(values.before !== undefined && { before: namedFiles([values.before])[0] ?? '' }),
  now: path.join(import.meta.dirname, '../dist'),
}
const files = namedFiles(positionals)

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-bench-'))
const servers: { name: string; server: Awaited<ReturnType<typeof startServer>> }[] = []
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
try {
  const filled = path.join(folder, 'filled')
  fs.mkdirSync(filled)
  if (files.length > 0) importInto(filled, files)
  for (const [name, dist] of Object.entries(builds)) {
    const own = path.join(folder, name)
    fs.cpSync(filled, own, { recursive: true })
    const server = await startServer({
      DATA_DIR: own,
      WEB_DIR: dist,
      DEMO_PROPERTIES: files.length > 0 ? '0' : '5000',
      VALIDATE_RESPONSES: 'false',
    })
    servers.push({ name, server })
  }
  await printStarts()
  for (const { name, server } of servers) {
    const tour = await slowTour(browser, server.baseUrl)
    console.log(
      `${name}: a tour of ${tour.presses} presses at a fourth of the processor: slowest answers ${tour.slowest.map(({ press, ms }) => `${press} ${ms}`).join(', ')}; median ${tour.median} ms`,
    )
    for (const [change, ms] of Object.entries(await warmRoutes(browser, server.baseUrl, rounds)))
      console.log(`${name}: ${change}, warm: ${ms.toFixed(0)} ms (median of ${rounds})`)
    const heap = await heapGrowth(browser, server.baseUrl)
    console.log(
      `${name}: memory of the page grew by ${heap.routes.toFixed(2)} MB in 50 changes of route and by ${heap.chat.toFixed(2)} MB in 10 openings of the chat`,
    )
  }
} finally {
  await browser.close()
  for (const { server } of servers) await server.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}

/** Every route in English, home in Arabic too, each build after the other in every round. */
async function printStarts(): Promise<void> {
  const kinds: readonly { label: string; locale: string; route: string }[] = [
    ...['home', 'listing', 'details'].map((route) => ({ label: route, locale: 'en', route })),
    { label: 'home in Arabic', locale: 'ar-AE', route: 'home' },
  ]
  for (const { label, locale, route } of kinds) {
    const threads = new Map<string, number[]>()
    const paints = new Map<string, number[]>()
    for (let round = 0; round < rounds; round += 1)
      for (const { name, server } of servers) {
        const url = server.baseUrl + ((await entryRoutes(server.baseUrl))[route] ?? '/')
        threads.set(name, [...(threads.get(name) ?? []), await startUp(browser, url, locale)])
        paints.set(name, [...(paints.get(name) ?? []), await firstPaint(browser, url, locale)])
      }
    for (const [name, times] of threads)
      console.log(
        `${name}: ${label}: main thread ${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}), largest paint of a slow phone ${(median(paints.get(name) ?? []) / 1000).toFixed(2)} s`,
      )
  }
}
