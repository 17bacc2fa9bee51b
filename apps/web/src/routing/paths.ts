import { type PropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'

/** A path with a query string, empty values dropped. */
function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) address.set(name, value)
  return address.size > 0 ? `${path}?${address}` : path
}

/**
 * Addresses of the specification's route table, as the router sees them (behind the `#`). Only
 * screens that exist may be linked.
 */
export const paths = {
  home: () => '/',
  login: () => '/login',
  signUp: () => '/sign-up',
  /** The listing page showing what the query asks for. */
  propertyListing: (query: PropertyQuery = {}) => {
    const address = writePropertyQuery(query).toString()
    return address ? `/property-listing?${address}` : '/property-listing'
  },
  propertyDetails: (id: string) => withQuery('/property-details', { id }),
  /** Homes side by side; with none in the address, those that were chosen. */
  compare: (ids: readonly string[] = []) => withQuery('/compare', { ids: ids.join(',') }),
  aboutUs: () => '/about-us',
  contactUs: () => '/contact-us',
  blog: () => '/blog',
  blogDetails: (id: string) => withQuery('/blog-details', { id }),
  buyerGuide: () => '/buyer-guide',
  sellerGuide: () => '/seller-guide',
  tenantGuide: () => '/tenant-guide',
  landlordGuide: () => '/landlord-guide',
  faqs: () => '/faqs',
  areaGuides: () => '/area-guides',
  areaGuide: (place: string) => withQuery('/area-guide', { place }),
  termsAndConditions: () => '/terms-and-conditions',
  cookiesPolicy: () => '/cookies-policy',
  privacyPolicy: () => '/privacy-policy',
  agents: () => '/agents',
  agencies: () => '/agencies',
  agentInfo: (id: string) => withQuery('/agent-info', { id }),
  agencyInfo: (id: string) => withQuery('/agency-info', { id }),
  userDashboard: () => '/user-dashboard',
  /** What visitors wrote to an agent or agency, with the one that is open. */
  leads: (lead = '') => withQuery('/leads', { lead }),
  /** A new property, or a draft of one. */
  addProperty: (draft?: string) => withQuery('/add-property', { draft }),
  propertyUpdate: (id = '') => withQuery('/property-update', { id }),
  myPropertyListing: () => '/my-property-listing',
  /** Feeds of an agent or an agency. */
  feeds: () => '/feeds',
  myProfile: () => '/my-profile',
  likedProperty: () => '/liked-property',
  /** The searches that are kept; a mail's link adds what opens them. */
  savedSearches: () => '/saved-searches',
  /** Favourites that somebody shows to whoever has the key. */
  sharedList: (key = '') => withQuery('/shared-list', { key }),
  /** The plan of an agent or an agency; or one invoice for it. */
  yourPlan: ({ invoice = '' } = {}) => withQuery('/your-plan', { invoice }),
  /** Viewings of an agent or an agency; a mail's link names the one that it is about. */
  viewings: (viewing = '') => withQuery('/viewings', { viewing }),
  /** A viewing for whoever comes, with what opens it. */
  viewing: (access = '') => withQuery('/viewing', { access }),
  /** What those who run the site decide and edit. */
  operator: () => '/operator',
  cancelPayment: () => '/cancel-payment',
  myData: () => '/my-data',
  keepAccount: () => '/keep-account',
  updatePassword: () => '/update-password',
  accountSecurity: () => '/account-security',
  resetPassword: () => '/reset-password',
} as const
