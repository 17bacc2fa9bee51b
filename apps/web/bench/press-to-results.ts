import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../e2e/chromium.ts'
import { startServer } from '../e2e/start-server.ts'
import { importInto, namedFiles } from './imported-listings.ts'
import { searches } from './results/searches.ts'
import { type Step, steps, visit } from './results/visit.ts'

/** What visitors wait for, from the press to the screen, with the properties of real files. */
const files = namedFiles(process.argv.slice(2))
if (files.length === 0) {
  console.error('Name files of listings: npm run bench:results -- <file>...')
  process.exit(1)
}
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-bench-'))
try {
  importInto(dataDir, files)
  const server = await startServer({
    DATA_DIR: dataDir,
    DEMO_PROPERTIES: '0',
    VALIDATE_RESPONSES: 'false',
  })
  try {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: chromiumArguments,
    })
    try {
      print(await measure(browser, server.baseUrl))
    } finally {
      await browser.close()
    }
  } finally {
    await server.stop()
  }
} finally {
  fs.rmSync(dataDir, { recursive: true, force: true })
}

async function measure(browser: Browser, baseUrl: string): Promise<Record<Step, number | null>[]> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width: 1440, height: 900 },
  })
  await context.addInitScript(() => localStorage.setItem('storageConsent', 'none'))
  const page = await context.newPage()
  await page.goto('/#/property-listing')
  // The first one fetches code that stays: it is no measure of the others.
  await visit(page, 'marina')
  const visits: Record<Step, number | null>[] = []
  for (const text of searches) {
    const times = await visit(page, text)
    console.log(`${text}: ${Object.values(times).map(milliseconds).join(', ')}`)
    visits.push(times)
  }
  await context.close()
  return visits
}

function print(visits: readonly Record<Step, number | null>[]): void {
  const names = Object.keys(steps).filter((name): name is Step => name in steps)
  for (const step of names) {
    const times = visits.flatMap((each) => each[step] ?? []).toSorted((a, b) => a - b)
    const of = (share: number) => milliseconds(times[Math.ceil(times.length * share) - 1] ?? null)
    const missed = visits.length - times.length
    const note = missed > 0 ? ` (${missed} of ${visits.length} changed nothing)` : ''
    console.log(`${steps[step]}: median ${of(0.5)} ms, p95 ${of(0.95)} ms${note}`)
  }
}

function milliseconds(time: number | null): string {
  return time?.toFixed(0) ?? 'no change'
}
