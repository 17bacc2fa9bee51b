import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { rest, visitor } from './visitor.ts'

const megabyte = 1024 * 1024
const routes = ['#/', '#/property-listing', '#/agents', '#/faqs', '#/property-listing?purpose=rent']

/** How much memory stays behind, in MB, after what cannot be reached is tidied up. */
export async function heapGrowth(
  browser: Browser,
  baseUrl: string,
): Promise<{ routes: number; chat: number }> {
  const { page, leave } = await visitor(browser, { viewport: { width: 1440, height: 900 } })
  await page.goto(baseUrl)
  await rest(page)
  const session = await page.context().newCDPSession(page)
  // What every page loads once stays for good.
  await changeRoutes(page, 15)
  const atFirst = await used(session)
  await changeRoutes(page, 50)
  const afterRoutes = await used(session)
  await openChat(page, 3)
  const beforeChat = await used(session)
  await openChat(page, 10)
  const afterChat = await used(session)
  await leave()
  return {
    routes: (afterRoutes - atFirst) / megabyte,
    chat: (afterChat - beforeChat) / megabyte,
  }
}

async function used(session: CDPSession): Promise<number> {
  // The page draws its later cards, and what was drawn before becomes unreachable.
  await setTimeout(1_500)
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

async function changeRoutes(page: Page, times: number): Promise<void> {
  for (let change = 0; change < times; change += 1) {
    const route = routes[change % routes.length] ?? '#/'
    await page.evaluate((address) => window.location.assign(address), route)
    await rest(page)
  }
}

async function openChat(page: Page, times: number): Promise<void> {
  for (let opening = 0; opening < times; opening += 1) {
    await page.getByRole('button', { name: 'Chat with Noor' }).click()
    const chat = page.getByRole('dialog', { name: /Noor/ })
    await chat.getByRole('status').getByText('Online').waitFor()
    await chat.getByRole('button', { name: 'Close the chat' }).click()
    await chat.waitFor({ state: 'detached' })
  }
}
