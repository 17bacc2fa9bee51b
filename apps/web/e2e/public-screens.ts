import { createApi } from '@manzil/api-client/client'
import { listAgencies, listAgents } from '@manzil/api-client/generated/agent-calls.gen'
import { listAreaGuides, listBlogs } from '@manzil/api-client/generated/content-calls.gen'
import { listProperties } from '@manzil/api-client/generated/property-calls.gen'
import type { ApiResult } from '@manzil/api-client/result'
import { paths } from '../src/routing/paths.ts'
import { baseUrl } from './base-url.ts'

/** Addresses that only the dashboard's guard lets in. */
type Guarded =
  | 'operator'
  | 'userDashboard'
  | 'addProperty'
  | 'myPropertyListing'
  | 'myProfile'
  | 'propertyUpdate'
  | 'leads'
  | 'likedProperty'
  | 'yourPlan'
  | 'updatePassword'
  | 'accountSecurity'
  | 'myData'
  | 'viewings'
  | 'feeds'

type Visible = Exclude<keyof typeof paths, Guarded>

let asked: Promise<Record<Visible, string>> | undefined

/** Hash addresses of everything that a visitor may open, each with an item that is there. */
export function publicScreens(): Promise<Record<Visible, string>> {
  asked ??= askForScreens()
  return asked
}

async function askForScreens(): Promise<Record<Visible, string>> {
  const api = createApi({ baseUrl: `${baseUrl()}/api` })
  const query = { params: { query: { limit: 1 } } }
  const [properties, blogs, areas, agents, agencies] = await Promise.all([
    listProperties(api, { params: { query: { limit: 2 } } }),
    listBlogs(api, query),
    listAreaGuides(api),
    listAgents(api, { params: { query: { limit: 1, user_type: 'agent' } } }),
    listAgencies(api),
  ])
  const screens: Record<Visible, string> = {
    home: paths.home(),
    login: paths.login(),
    signUp: paths.signUp(),
    propertyListing: paths.propertyListing({ purpose: 'sale' }),
    propertyDetails: paths.propertyDetails(first(properties)._id),
    compare: paths.compare(properties.ok ? properties.data.data.map(({ _id }) => _id) : []),
    aboutUs: paths.aboutUs(),
    contactUs: paths.contactUs(),
    blog: paths.blog(),
    blogDetails: paths.blogDetails(first(blogs)._id),
    buyerGuide: paths.buyerGuide(),
    sellerGuide: paths.sellerGuide(),
    tenantGuide: paths.tenantGuide(),
    landlordGuide: paths.landlordGuide(),
    faqs: paths.faqs(),
    areaGuides: paths.areaGuides(),
    areaGuide: paths.areaGuide(first(areas).place),
    termsAndConditions: paths.termsAndConditions(),
    cookiesPolicy: paths.cookiesPolicy(),
    privacyPolicy: paths.privacyPolicy(),
    agents: paths.agents(),
    agencies: paths.agencies(),
    agentInfo: paths.agentInfo(first(agents)._id),
    agencyInfo: paths.agencyInfo(first(agencies)._id),
    savedSearches: paths.savedSearches(),
    cancelPayment: paths.cancelPayment(),
    resetPassword: paths.resetPassword(),
    keepAccount: paths.keepAccount(),
    sharedList: paths.sharedList(),
    viewing: paths.viewing(),
  }
  return screens
}

function first<Row>(answer: ApiResult<{ data: readonly Row[] }>): Row {
  if (!answer.ok) throw new Error(answer.error.message)
  const [row] = answer.data.data
  if (row === undefined) throw new Error('the demo data lacks a row that a screen needs')
  return row
}
