import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../e2e/chromium.ts'
import { startServer } from '../e2e/start-server.ts'
import { type ChatOpening, chatLimit, chatOpening } from './chat-opening.ts'
import {
  addedTo,
  dashboardLimit,
  dashboardPages,
  firstVisit,
  limits,
  mapLimit,
  requestLimits,
  sumOf,
} from './first-visit.ts'
import { entryRoutes, sessionOf, withMap } from './routes.ts'

/**
 * Script that a first visit loads, by route, what pages of the dashboard load beside that, what opening the
 * chat adds and how long that takes, and the processor time of home's start. The browser tests hold the same sums against the limits.
 */
const boots = 5

const server = await startServer({ DEMO_PROPERTIES: '1500' })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
try {
  const routes = await entryRoutes(server.baseUrl)
  for (const [name, route] of Object.entries(routes)) {
    const visit = await firstVisit(browser, server.baseUrl + route)
    const { total, files, styles, faces, beforeCard, painted, early } = visit
    console.log(
      `${name}: ${total.toFixed(1)} KiB gzip in ${files.length} files (limit ${limits[name]})`,
    )
    for (const file of files) console.log(`  ${file.size.toFixed(1).padStart(6)} ${file.name}`)
    console.log(
      `  ${beforeCard.length} requests of code before the first card (limit ${requestLimits[name]}), style ${sumOf(styles).toFixed(1)} KiB, type faces ${sumOf(faces).toFixed(1)} KiB in ${faces.length} files, ${painted.length} animations that are painted at rest`,
    )
    for (const library of early) console.log(`  contains ${library}`)
  }
  const listing = server.baseUrl + (routes.listing ?? '')
  const map = addedTo(
    await firstVisit(browser, listing),
    await firstVisit(browser, withMap(listing)),
  )
  console.log(`the map beside the list: ${map.total.toFixed(1)} KiB gzip (limit ${mapLimit})`)
  for (const file of map.files) console.log(`  ${file.size.toFixed(1).padStart(6)} ${file.name}`)
  const home = await firstVisit(browser, `${server.baseUrl}/`)
  const visits = [
    ...dashboardPages.map((page) => ({ page, kind: 'agency' as const })),
    { page: 'user-dashboard', kind: 'individual' as const },
  ]
  for (const { page, kind } of visits) {
    const stored = await sessionOf(server.baseUrl, kind)
    const visit = await firstVisit(browser, `${server.baseUrl}/#/${page}`, stored)
    const own = addedTo(home, visit)
    console.log(
      `${page} of an ${kind}: ${own.total.toFixed(1)} KiB gzip of script and style not at home (limit ${dashboardLimit}), ${visit.total.toFixed(1)} of script in all`,
    )
    for (const file of own.files) console.log(`  ${file.size.toFixed(1).padStart(6)} ${file.name}`)
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
