import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../e2e/chromium.ts'
import { startServer } from '../e2e/start-server.ts'
import { type ChatOpening, chatLimit, chatOpening } from './chat-opening.ts'
import { firstVisit, limits } from './first-visit.ts'
import { entryRoutes, sessionOf } from './routes.ts'

/**
 * Script that a first visit loads, by route, what the dashboard loads beside that, what opening the chat adds and how long that takes, and
 * the processor time of home's start. The browser tests hold the same sums against the limits.
 */
const boots = 5

/** Script of the whole dashboard page, in KiB of gzip. */
const dashboardAim = 180

/** What home loads, against which the dashboard's own is told. */
let home: Awaited<ReturnType<typeof firstVisit>>['files'] = []

const server = await startServer({ DEMO_PROPERTIES: '1500' })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
try {
  for (const [name, route] of Object.entries(await entryRoutes(server.baseUrl))) {
    const { total, files, early } = await firstVisit(browser, server.baseUrl + route)
    if (name === 'home') home = files
    console.log(
      `${name}: ${total.toFixed(1)} KiB gzip in ${files.length} files (limit ${limits[name]})`,
    )
    for (const file of files) console.log(`  ${file.size.toFixed(1).padStart(6)} ${file.name}`)
    for (const library of early) console.log(`  contains ${library}`)
  }
  for (const kind of ['agency', 'individual'] as const) {
    const stored = await sessionOf(server.baseUrl, kind)
    const visit = await firstVisit(browser, `${server.baseUrl}/#/user-dashboard`, stored)
    const atHome = new Set(home.map(({ name }) => name))
    const own = visit.files.filter(({ name }) => !atHome.has(name))
    const added = own.reduce((sum, { size }) => sum + size, 0)
    console.log(
      `dashboard of an ${kind}: ${visit.total.toFixed(1)} KiB gzip in ${visit.files.length} files (aim ${dashboardAim}), ${added.toFixed(1)} of them not at home`,
    )
    for (const file of own) console.log(`  ${file.size.toFixed(1).padStart(6)} ${file.name}`)
  }
  const openings: ChatOpening[] = []
  for (let run = 0; run < boots; run += 1)
    openings.push(await chatOpening(browser, `${server.baseUrl}/`))
  const [first] = openings
  console.log(`opening the chat: ${first?.total.toFixed(1)} KiB gzip (limit ${chatLimit})`)
  for (const file of first?.files ?? [])
    console.log(`  ${file.size.toFixed(1).padStart(6)} ${file.name}`)
  console.log(
    `  from press to input ${median(openings.map(({ toInput }) => toInput))} ms, to the assistant ${median(openings.map(({ toReady }) => toReady))} ms (medians of ${boots})`,
  )
  const times: number[] = []
  for (let run = 0; run < boots; run += 1) times.push(await bootTime(browser, server.baseUrl))
  console.log(
    `boot of home: script ${median(times)} ms of processor time (median of ${boots}: ${times.join(', ')})`,
  )
} finally {
  await browser.close()
  await server.stop()
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}

async function bootTime(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  const { metrics } = await session.send('Performance.getMetrics')
  await context.close()
  return Math.round((metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000)
}
