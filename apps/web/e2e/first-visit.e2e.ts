import { expect, test } from 'vitest'
import { chatLimit, chatOpening } from '../bench/chat-opening.ts'
import {
  addedTo,
  dashboardLimit,
  dashboardPages,
  faceLimit,
  firstVisit,
  limits,
  mapLimit,
  requestLimits,
  styleLimits,
  sumOf,
} from '../bench/first-visit.ts'
import { entryRoutes, sessionOf, withMap } from '../bench/routes.ts'
import { baseUrl } from './base-url.ts'
import { workerBrowser } from './worker-browser.ts'

test.each(Object.entries(limits))(
  'a first visit to %s loads at most %i KiB of script',
  async (name, limit) => {
    const route = (await entryRoutes(baseUrl()))[name]
    const { total, early } = await firstVisit(await workerBrowser(), baseUrl() + route)
    expect(early).toEqual([])
    expect(total).toBeGreaterThan(50)
    expect(total).toBeLessThanOrEqual(limit)
  },
)

test.each(Object.keys(requestLimits))(
  'the first screen of %s comes in few files, and rests when it is there',
  async (name) => {
    const route = (await entryRoutes(baseUrl()))[name]
    const visit = await firstVisit(await workerBrowser(), baseUrl() + route)
    expect(visit.beforeCard.length).toBeGreaterThan(5)
    expect(visit.beforeCard.length, visit.beforeCard.join(' ')).toBeLessThanOrEqual(
      requestLimits[name] ?? 0,
    )
    expect(sumOf(visit.styles)).toBeLessThanOrEqual(styleLimits[name] ?? 0)
    expect(sumOf(visit.faces)).toBeGreaterThan(10)
    expect(sumOf(visit.faces)).toBeLessThanOrEqual(faceLimit)
    expect(visit.painted).toEqual([])
  },
)

test('the first picture of a property is asked for beside the code of its page, in the same size', async () => {
  const browser = await workerBrowser({ pictures: true })
  const routes = await entryRoutes(baseUrl())
  for (const name of ['listing', 'details']) {
    const { asked } = await firstVisit(browser, baseUrl() + routes[name])
    const picture = asked.findIndex((each) => /^\d+\.svg$/.test(each))
    const overlays = asked.findIndex((each) => each.startsWith('Overlays-'))
    expect(picture, name).toBeGreaterThan(0)
    expect(picture, name).toBeLessThan(overlays)
    expect(
      asked.filter((each) => each === asked[picture]),
      name,
    ).toHaveLength(1)
  }
})

test(`the map beside the list adds at most ${mapLimit} KiB, and is asked for after the first cards`, async () => {
  const browser = await workerBrowser({ pictures: true })
  const { listing = '' } = await entryRoutes(baseUrl())
  const alone = await firstVisit(browser, baseUrl() + listing)
  const beside = await firstVisit(browser, baseUrl() + withMap(listing))
  const { total, files } = addedTo(alone, beside)
  expect(total).toBeGreaterThan(5)
  expect(total).toBeLessThanOrEqual(mapLimit)
  // The first one is asked for before there is a card.
  const [, second] = [...new Set(beside.asked)].filter((name) => /^\d+\.svg$/.test(name))
  const picture = beside.asked.indexOf(second ?? '')
  expect(picture).toBeGreaterThan(0)
  for (const { name } of files) expect(beside.asked.indexOf(name), name).toBeGreaterThan(picture)
})

test(`opening the chat adds at most ${chatLimit} KiB`, async () => {
  const { total } = await chatOpening(await workerBrowser(), `${baseUrl()}/`)
  expect(total).toBeGreaterThan(10)
  expect(total).toBeLessThanOrEqual(chatLimit)
})

test(`a page of the dashboard loads at most ${dashboardLimit} KiB of its own`, async () => {
  const browser = await workerBrowser()
  const homePage = await firstVisit(browser, `${baseUrl()}/`)
  const agency = await sessionOf(baseUrl(), 'agency')
  for (const page of dashboardPages) {
    const own = addedTo(homePage, await firstVisit(browser, `${baseUrl()}/#/${page}`, agency))
    expect(own.total, page).toBeGreaterThan(10)
    expect(own.total, page).toBeLessThanOrEqual(dashboardLimit)
  }
})
