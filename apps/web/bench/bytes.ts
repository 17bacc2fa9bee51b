import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../e2e/chromium.ts'
import { startServer } from '../e2e/start-server.ts'
import { entryRoutes } from './routes.ts'

/**
 * Script that a first visit loads, by route: every script that the page asks for until it rests,
 * with nobody touching it, each compressed by gzip at level 9. Also the processor time of home's
 * start, and whether anything is in there that belongs to later.
 */
const dist = path.resolve(import.meta.dirname, '../dist')
const limits: Readonly<Record<string, number>> = { home: 150, listing: 165, details: 165 }
/** Words that betray a library which must wait until it is needed. */
const later: Readonly<Record<string, RegExp>> = {
  'the mock': /mockServiceWorker|setupWorker/,
  'the socket client': /socket\.io|engine\.io|polling-xhr/i,
  'the form library': /setFieldTouched/,
  'the sanitizer': /dompurify/i,
  'the validator': /ZodError|invalid_union/,
}
const boots = 5

const server = await startServer({ DEMO_LISTINGS: '1500' })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
try {
  for (const [name, route] of Object.entries(await entryRoutes(server.baseUrl))) {
    const files = await scriptsOf(`${server.baseUrl}${route}`)
    const sizes = files.map((file) => gzipSync(fs.readFileSync(file), { level: 9 }).length)
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1024
    console.log(
      `${name}: ${total.toFixed(1)} KiB gzip in ${files.length} files (limit ${limits[name]})`,
    )
    for (const [at, file] of files.entries())
      console.log(`  ${((sizes[at] ?? 0) / 1024).toFixed(1).padStart(6)} ${path.basename(file)}`)
    const text = files.map((file) => fs.readFileSync(file, 'utf8')).join('\n')
    for (const [library, sign] of Object.entries(later))
      if (sign.test(text)) console.log(`  contains ${library}`)
  }
  const times: number[] = []
  for (let run = 0; run < boots; run += 1) times.push(await bootTime(server.baseUrl))
  const sorted = times.toSorted((a, b) => a - b)
  console.log(
    `boot of home: script ${sorted[Math.floor(boots / 2)]} ms of processor time (median of ${boots}: ${sorted.join(', ')})`,
  )
} finally {
  await browser.close()
  await server.stop()
}

async function scriptsOf(url: string): Promise<string[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) files.add(path.join(dist, pathname))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return [...files]
}

async function bootTime(url: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  const { metrics } = await session.send('Performance.getMetrics')
  await context.close()
  return Math.round((metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000)
}
