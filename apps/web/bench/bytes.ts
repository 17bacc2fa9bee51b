import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../e2e/chromium.ts'
import { startServer } from '../e2e/start-server.ts'
import { firstVisit, limits } from './first-visit.ts'
import { entryRoutes } from './routes.ts'

/**
 * Script that a first visit loads, by route, and the processor time of home's start. The browser
 * tests hold the same sums against the limits.
 */
const boots = 5

const server = await startServer({ DEMO_LISTINGS: '1500' })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
try {
  for (const [name, route] of Object.entries(await entryRoutes(server.baseUrl))) {
    const { total, files, early } = await firstVisit(browser, server.baseUrl + route)
    console.log(
      `${name}: ${total.toFixed(1)} KiB gzip in ${files.length} files (limit ${limits[name]})`,
    )
    for (const file of files) console.log(`  ${file.size.toFixed(1).padStart(6)} ${file.name}`)
    for (const library of early) console.log(`  contains ${library}`)
  }
  const times: number[] = []
  for (let run = 0; run < boots; run += 1) times.push(await bootTime(browser, server.baseUrl))
  const sorted = times.toSorted((a, b) => a - b)
  console.log(
    `boot of home: script ${sorted[Math.floor(boots / 2)]} ms of processor time (median of ${boots}: ${sorted.join(', ')})`,
  )
} finally {
  await browser.close()
  await server.stop()
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
