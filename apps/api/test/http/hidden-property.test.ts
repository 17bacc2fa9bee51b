import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createPropertyTools } from '../../src/chat/property-tools.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { openTestDatabase } from '../engines.ts'
import { fill } from '../search/filled-database.ts'
import { silentLog } from '../silent-log.ts'
import { buildTestApp } from './build-test-app.ts'
import {
  agency,
  agent,
  hideProperty,
  houses,
  neighbours,
  property,
  publishProperty,
  removeProperty,
  villas,
  visitorToken,
  writeAccounts,
} from './one-property.ts'

type Read = {
  [K in OperationId]: (typeof operationTable)[K]['method'] extends 'get' ? K : never
}[OperationId]

const { id, reference } = property
const neighbour = neighbours[0]?.id ?? ''

/** Queries, or the id of the path, by which a read says something of the property; no list where it never does. */
const reads: Record<Read, readonly string[]> = {
  getAgent: [agent, agency],
  // What a lead was about is told to its own advertiser, with whether it is still there.
  getLead: [],
  getLeadChoices: [],
  exportLeads: [],
  listLeads: [],
  downloadMyData: [],
  getBanner: [],
  // For agents and agencies, of their own, hidden ones too.
  getFeedExport: [],
  listFeedDifferences: [],
  listFeedRuns: [],
  listFeeds: [],
  getBusinessOverview: [],
  getBlog: [],
  getBotContent: [],
  downloadInvoice: [],
  getChatUnread: [],
  getInvoice: [],
  getCurrentUser: [],
  getIdentityProof: [],
  getPriceRange: [id],
  // Its owner's alone.
  getPropertyRank: [],
  getProperty: [id],
  findPlaces: [],
  getPropertyDraft: [],
  getPropertySuggestion: [],
  getSearchFacets: ['', '?purpose=sale', '?type=villa'],
  getSiteStatus: [''],
  getUserPlan: [],
  getMyViewingHours: [],
  // Both sides of a viewing go on seeing what it was of, and that it is no longer offered.
  getViewing: [],
  getViewingSlots: [id],
  listMyViewings: [],
  listAboutUs: [],
  listAccountEvents: [],
  listAgencies: [],
  listAgents: ['?search=palm%20jumeirah', ''],
  listAmenities: [],
  listAreaGuides: [],
  listBlogCategories: [],
  listBlogs: [],
  listCategories: [''],
  listContactUs: [],
  listDisclosures: [],
  listFaqs: [],
  listGuides: [],
  listInvoices: [],
  // Says that a favourite is gone, and nothing else of it: shared-lists.test.ts.
  listLikedProperties: [],
  listLocations: [''],
  listAskingPrices: ['?limit=24'],
  // Their owner's alone, hidden or not.
  listOwnProperties: [],
  // Those who run the site see every property.
  listOperatorCases: [],
  getOperatorProperty: [],
  listOperatorCategories: [],
  listOperatorPlaces: [],
  listOperatorPlans: [],
  listOperatorNotices: [],
  listOperatorActions: [],
  exportOperatorActions: [],
  listPropertyHistory: [],
  listMapPins: ['?south=24&west=54&north=26&east=56&zoom=14'],
  listPasskeys: [],
  listPlans: [],
  listPolicies: [],
  listPropertyFigures: [],
  listPopularProperties: ['', '?purpose=sale'],
  listPropertyDrafts: [],
  listProperties: ['', '?sort_by=price_asc', `?search=${reference}`, '?location=palm-jumeirah'],
  listRates: [],
  listSavedSearches: [],
  listSearchSuggestions: [
    `?search=${reference}`,
    `?search=${id}`,
    '?search=palm%20jumeirah',
    '?search=omar',
  ],
  listSessions: [],
  listSimilarProperties: [id, neighbour],
  listSharedLists: [],
  listSocialMedia: [],
  listSubCategories: [`?categoryId=${houses}`],
  listSubSubCategories: [`?subCategoryId=${villas}`],
  listUserPlans: [],
  listUserTypes: [],
  // Opened by a header; shared-lists.test.ts hides a property of a list.
  openSharedList: [],
  ping: [],
}

/** Addresses outside the contract. */
const pages = [
  `/p/${id}`,
  `/agent/${agent}-omar-said`,
  '/area/palm-jumeirah',
  '/sitemap.xml',
  '/sitemaps/listings-1.xml',
  '/feed.xml',
]

const asked = [
  ...Object.entries(reads).flatMap(([operation, queries]) =>
    queries.map((query) => {
      const { path } = operationTable[operation as Read]
      return `/api${path.includes('{id}') ? path.replace('{id}', query) : `${path}${query}`}`
    }),
  ),
  ...pages,
]

let database: OpenDatabase
let token: string
beforeAll(async () => {
  database = await openTestDatabase()
  await fill(database, neighbours)
  await writeAccounts(database)
  token = await visitorToken(database)
})
afterEach(async () => {
  await removeProperty(database)
  await database.db.deleteFrom('favourite').execute()
})
afterAll(() => database.close())

/** An app of its own, because counts are kept in memory for a while. */
async function withApp<T>(work: (app: FastifyInstance) => Promise<T>): Promise<T> {
  const app = await buildTestApp(database)
  try {
    return await work(app)
  } finally {
    await app.close()
  }
}

/** What every address answers, but for the number of the request and the time of counting. */
const answers = () =>
  withApp(async (app) => {
    const all: Record<string, string> = {}
    for (const url of asked) {
      const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
      const requestId = String(answer.headers['x-request-id'])
      const body = answer.body.replaceAll(requestId, '').replace(/"as_of":"[^"]*"/, '')
      all[url] = `${answer.statusCode} ${body}`
    }
    return all
  })

test('a hidden property shows nowhere: every read answers as if it had never been', async () => {
  const before = await answers()
  await publishProperty(database)
  const live = await answers()
  // Each of them shows the property while it is live; else its silence afterwards would say nothing.
  expect(asked.filter((url) => live[url] === before[url])).toEqual([])
  await hideProperty(database)
  expect(await answers()).toEqual(before)
})

test('a hidden property takes neither views, favourites, enquiries nor reports', async () => {
  await publishProperty(database)
  await hideProperty(database)
  const letter = { name: 'Sara Khan', email: 'sara@example.com', phone_number: '971500000123' }
  const statuses = await withApp(async (app) => {
    const write = async (method: 'PUT' | 'POST', path: string, payload?: object) => {
      const headers = { authorization: `Bearer ${token}` }
      return (
        await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
      ).statusCode
    }
    return [
      await write('PUT', `/property/track-property-views/${id}`),
      // It was a favourite: the first call takes it away, the second would save it anew.
      await write('POST', `/property/add-or-remove-favourite/${id}`),
      await write('POST', `/property/add-or-remove-favourite/${id}`),
      await write('POST', '/enquiry/create-enquiry', {
        ...letter,
        kind: 'question',
        message: 'Is it still available?',
        property_id: id,
      }),
      await write('POST', '/enquiry/report-property', { property_id: id, reason: 'price' }),
    ]
  })
  expect(statuses).toEqual([404, 200, 404, 404, 404])
})

test('the assistant finds, shows and tells nothing of a hidden property', async () => {
  const { db } = database
  const tools = createPropertyTools(db, await loadSearchIndex(db), () => new Date(), silentLog)
  const slots = { location: ['palm-jumeirah'] }
  const told = async () => ({
    found: (await tools.searchProperties(slots, { sort: 'newest', page: 1, limit: 5 })).rows.length,
    counted: (await tools.countProperties([slots])).totals,
    shown: (await tools.propertiesById([id, neighbour])).rows.map(({ _id }) => _id),
    facts: [...(await tools.propertyFacts([id, neighbour])).keys()],
  })
  await publishProperty(database)
  const both = [id, neighbour]
  const live = await told()
  expect(live).toMatchObject({ found: 1, counted: [1], shown: both })
  expect(live.facts.toSorted()).toEqual(both.toSorted())
  await hideProperty(database)
  const only = [neighbour]
  expect(await told()).toEqual({ found: 0, counted: [0], shown: only, facts: only })
})
