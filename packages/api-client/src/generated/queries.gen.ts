// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './calls.gen.ts'

/** What the key of a query begins with: the operation that answers it. */
export type QueryName =
  | 'getAgent'
  | 'getBanner'
  | 'getBlog'
  | 'getBotContent'
  | 'getChatUnread'
  | 'getCurrentUser'
  | 'getPriceRange'
  | 'getProperty'
  | 'getPropertySuggestion'
  | 'getSearchFacets'
  | 'getSiteStatus'
  | 'getUserPlan'
  | 'listAboutUs'
  | 'listAgencies'
  | 'listAgents'
  | 'listAmenities'
  | 'listAreaGuides'
  | 'listBlogCategories'
  | 'listBlogs'
  | 'listCategories'
  | 'listContactUs'
  | 'listFaqs'
  | 'listGuides'
  | 'listLikedProperties'
  | 'listLocations'
  | 'listMapPins'
  | 'listOwnProperties'
  | 'listPlans'
  | 'listPolicies'
  | 'listPopularProperties'
  | 'listProperties'
  | 'listRates'
  | 'listSearchSuggestions'
  | 'listSimilarProperties'
  | 'listSocialMedia'
  | 'listSubCategories'
  | 'listSubSubCategories'
  | 'listUserPlans'
  | 'listUserTypes'
  | 'ping'

/** An agent or an agency with its listings. */
export const getAgentQuery = (api: Api, ...init: InitOf<'/user/get-all-user-details-with-properties/{id}/', 'get'>) =>
  queryOptions({
    queryKey: ['getAgent', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getAgent(api, { ...init[0], signal })),
  })

/** Head of a page. */
export const getBannerQuery = (api: Api, ...init: InitOf<'/banner/get-banner-by-type', 'get'>) =>
  queryOptions({
    queryKey: ['getBanner', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getBanner(api, { ...init[0], signal })),
  })

/** One article. */
export const getBlogQuery = (api: Api, ...init: InitOf<'/blog/get-blog/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['getBlog', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getBlog(api, { ...init[0], signal })),
  })

/** A text of the assistant in all languages. */
export const getBotContentQuery = (api: Api, ...init: InitOf<'/bot-content/get-bot-content-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['getBotContent', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getBotContent(api, { ...init[0], signal })),
  })

/** Answers that came while the chat was closed. */
export const getChatUnreadQuery = (api: Api, ...init: InitOf<'/chat/unread', 'get'>) =>
  queryOptions({
    queryKey: ['getChatUnread', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getChatUnread(api, { ...init[0], signal })),
  })

/** The account of the token. */
export const getCurrentUserQuery = (api: Api, ...init: InitOf<'/user/get-all-user-details', 'get'>) =>
  queryOptions({
    queryKey: ['getCurrentUser', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getCurrentUser(api, { ...init[0], signal })),
  })

/** What homes like this one ask. */
export const getPriceRangeQuery = (api: Api, ...init: InitOf<'/property/get-price-range/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['getPriceRange', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getPriceRange(api, { ...init[0], signal })),
  })

/** One listing. */
export const getPropertyQuery = (api: Api, ...init: InitOf<'/property/get-property/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['getProperty', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getProperty(api, { ...init[0], signal })),
  })

/** Contact details that the account left. */
export const getPropertySuggestionQuery = (api: Api, ...init: InitOf<'/chat/get-property-suggestion', 'get'>) =>
  queryOptions({
    queryKey: ['getPropertySuggestion', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getPropertySuggestion(api, { ...init[0], signal })),
  })

/** A search in figures. */
export const getSearchFacetsQuery = (api: Api, ...init: InitOf<'/property/get-search-facets-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['getSearchFacets', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getSearchFacets(api, { ...init[0], signal })),
  })

/** What stands behind the site. */
export const getSiteStatusQuery = (api: Api, ...init: InitOf<'/site/get-site-status', 'get'>) =>
  queryOptions({
    queryKey: ['getSiteStatus', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getSiteStatus(api, { ...init[0], signal })),
  })

/** The plan that an account holds. */
export const getUserPlanQuery = (api: Api, ...init: InitOf<'/user-plan/get-user-plan/{user_id}', 'get'>) =>
  queryOptions({
    queryKey: ['getUserPlan', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getUserPlan(api, { ...init[0], signal })),
  })

/** Sections of the page about the company. */
export const listAboutUsQuery = (api: Api, ...init: InitOf<'/about-us/get-all-about-us', 'get'>) =>
  queryOptions({
    queryKey: ['listAboutUs', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listAboutUs(api, { ...init[0], signal })),
  })

/** All agencies, for choosing one. */
export const listAgenciesQuery = (api: Api, ...init: InitOf<'/user/getall-agencies', 'get'>) =>
  queryOptions({
    queryKey: ['listAgencies', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listAgencies(api, { ...init[0], signal })),
  })

/** Agents and agencies. */
export const listAgentsQuery = (api: Api, ...init: InitOf<'/user/all-users', 'get'>) =>
  queryOptions({
    queryKey: ['listAgents', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listAgents(api, { ...init[0], signal })),
  })

/** Amenities and facilities. */
export const listAmenitiesQuery = (
  api: Api,
  ...init: InitOf<'/amenity/get-amenities-and-facilities-for-users', 'get'>
) =>
  queryOptions({
    queryKey: ['listAmenities', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listAmenities(api, { ...init[0], signal })),
  })

/** Texts about places. */
export const listAreaGuidesQuery = (api: Api, ...init: InitOf<'/area-guide/get-all-area-guides', 'get'>) =>
  queryOptions({
    queryKey: ['listAreaGuides', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listAreaGuides(api, { ...init[0], signal })),
  })

/** Subjects of articles. */
export const listBlogCategoriesQuery = (
  api: Api,
  ...init: InitOf<'/blog-category/get-blog-categories-with-counts', 'get'>
) =>
  queryOptions({
    queryKey: ['listBlogCategories', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listBlogCategories(api, { ...init[0], signal })),
  })

/** Articles. */
export const listBlogsQuery = (api: Api, ...init: InitOf<'/blog/get-all-blogs', 'get'>) =>
  queryOptions({
    queryKey: ['listBlogs', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listBlogs(api, { ...init[0], signal })),
  })

/** Active categories. */
export const listCategoriesQuery = (api: Api, ...init: InitOf<'/category/get-all-active-categories', 'get'>) =>
  queryOptions({
    queryKey: ['listCategories', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listCategories(api, { ...init[0], signal })),
  })

/** Contact record of the company. */
export const listContactUsQuery = (api: Api, ...init: InitOf<'/contact-us/get-contact-us-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['listContactUs', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listContactUs(api, { ...init[0], signal })),
  })

/** Questions that are often asked. */
export const listFaqsQuery = (api: Api, ...init: InitOf<'/faq/get-all-faqs', 'get'>) =>
  queryOptions({
    queryKey: ['listFaqs', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listFaqs(api, { ...init[0], signal })),
  })

/** Sections of a guide. */
export const listGuidesQuery = (api: Api, ...init: InitOf<'/guide/get-guide-by-type', 'get'>) =>
  queryOptions({
    queryKey: ['listGuides', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listGuides(api, { ...init[0], signal })),
  })

/** The favourites of the account. */
export const listLikedPropertiesQuery = (api: Api, ...init: InitOf<'/user/get-all-liked-properties/', 'get'>) =>
  queryOptions({
    queryKey: ['listLikedProperties', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listLikedProperties(api, { ...init[0], signal })),
  })

/** All places with live listings. */
export const listLocationsQuery = (api: Api, ...init: InitOf<'/location/get-all-locations', 'get'>) =>
  queryOptions({
    queryKey: ['listLocations', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listLocations(api, { ...init[0], signal })),
  })

/** Listings on a map. */
export const listMapPinsQuery = (api: Api, ...init: InitOf<'/property/get-map-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['listMapPins', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listMapPins(api, { ...init[0], signal })),
  })

/** The account's own listings. */
export const listOwnPropertiesQuery = (api: Api, ...init: InitOf<'/property/get-my-properties', 'get'>) =>
  queryOptions({
    queryKey: ['listOwnProperties', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listOwnProperties(api, { ...init[0], signal })),
  })

/** Plans that can be bought. */
export const listPlansQuery = (api: Api, ...init: InitOf<'/plan/get-all-plans-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['listPlans', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listPlans(api, { ...init[0], signal })),
  })

/** Sections of a policy. */
export const listPoliciesQuery = (api: Api, ...init: InitOf<'/policy/get-policy-by-type-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['listPolicies', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listPolicies(api, { ...init[0], signal })),
  })

/** Most viewed listings. */
export const listPopularPropertiesQuery = (api: Api, ...init: InitOf<'/property/get-popular-properties', 'get'>) =>
  queryOptions({
    queryKey: ['listPopularProperties', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listPopularProperties(api, { ...init[0], signal })),
  })

/** Search listings. */
export const listPropertiesQuery = (api: Api, ...init: InitOf<'/property/get-all-properties-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['listProperties', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listProperties(api, { ...init[0], signal })),
  })

/** Fees, rates and limits. */
export const listRatesQuery = (api: Api, ...init: InitOf<'/rate/get-all-rates', 'get'>) =>
  queryOptions({
    queryKey: ['listRates', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listRates(api, { ...init[0], signal })),
  })

/** What a few letters may mean. */
export const listSearchSuggestionsQuery = (
  api: Api,
  ...init: InitOf<'/property/get-search-suggestions-for-users', 'get'>
) =>
  queryOptions({
    queryKey: ['listSearchSuggestions', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listSearchSuggestions(api, { ...init[0], signal })),
  })

/** Listings like this one. */
export const listSimilarPropertiesQuery = (api: Api, ...init: InitOf<'/property/get-similar-properties/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['listSimilarProperties', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listSimilarProperties(api, { ...init[0], signal })),
  })

/** Accounts of the company on social networks. */
export const listSocialMediaQuery = (api: Api, ...init: InitOf<'/social-media/get-social-media-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['listSocialMedia', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listSocialMedia(api, { ...init[0], signal })),
  })

/** Active sub-categories of a category. */
export const listSubCategoriesQuery = (
  api: Api,
  ...init: InitOf<'/sub-category/get-all-active-sub-categories', 'get'>
) =>
  queryOptions({
    queryKey: ['listSubCategories', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listSubCategories(api, { ...init[0], signal })),
  })

/** Active sub-sub-categories of a sub-category. */
export const listSubSubCategoriesQuery = (
  api: Api,
  ...init: InitOf<'/sub-sub-category/get-all-active-sub-sub-categories', 'get'>
) =>
  queryOptions({
    queryKey: ['listSubSubCategories', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listSubSubCategories(api, { ...init[0], signal })),
  })

/** Plans that the account has bought. */
export const listUserPlansQuery = (api: Api, ...init: InitOf<'/user-plan/get-all-user-plans', 'get'>) =>
  queryOptions({
    queryKey: ['listUserPlans', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listUserPlans(api, { ...init[0], signal })),
  })

/** Kinds of account to sign up for. */
export const listUserTypesQuery = (api: Api, ...init: InitOf<'/user-type/get-all-active-user-types', 'get'>) =>
  queryOptions({
    queryKey: ['listUserTypes', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listUserTypes(api, { ...init[0], signal })),
  })

/** Health check. */
export const pingQuery = (api: Api, ...init: InitOf<'/ping', 'get'>) =>
  queryOptions({
    queryKey: ['ping', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.ping(api, { ...init[0], signal })),
  })
