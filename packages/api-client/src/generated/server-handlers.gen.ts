// Generated from contracts/. Do not edit; run `npm run gen`.

import type { z } from 'zod'
import type { Reply } from '../server-handler.ts'
import {
  zAddPropertySuggestionBody,
  zGetBannerQuery,
  zGetBlogQuery,
  zGetBlogPath,
  zGetBotContentQuery,
  zGetPropertyPath,
  zListAboutUsQuery,
  zListBlogCategoriesQuery,
  zListBlogsQuery,
  zListFaqsQuery,
  zListGuidesQuery,
  zListLikedPropertiesQuery,
  zListPoliciesQuery,
  zListPopularPropertiesQuery,
  zListPropertiesQuery,
  zListSimilarPropertiesPath,
  zListSocialMediaQuery,
  zListSubCategoriesQuery,
  zListSubSubCategoriesQuery,
  zListUserTypesQuery,
  zLoginUserBody,
  zToggleFavouritePath,
  zTrackPropertyViewPath,
  zUpdatePropertySuggestionPath,
  zUpdatePropertySuggestionBody,
} from './zod.gen.ts'

/** Parsed parameters and body of each operation. */
export interface OperationRequests {
  addPropertySuggestion: { path: undefined; query: undefined; body: z.output<typeof zAddPropertySuggestionBody> }
  getBanner: { path: undefined; query: z.output<typeof zGetBannerQuery>; body: undefined }
  getBlog: { path: z.output<typeof zGetBlogPath>; query: z.output<typeof zGetBlogQuery>; body: undefined }
  getBotContent: { path: undefined; query: z.output<typeof zGetBotContentQuery>; body: undefined }
  getCurrentUser: { path: undefined; query: undefined; body: undefined }
  getProperty: { path: z.output<typeof zGetPropertyPath>; query: undefined; body: undefined }
  getPropertySuggestion: { path: undefined; query: undefined; body: undefined }
  getSiteStatus: { path: undefined; query: undefined; body: undefined }
  listAboutUs: { path: undefined; query: z.output<typeof zListAboutUsQuery>; body: undefined }
  listAmenities: { path: undefined; query: undefined; body: undefined }
  listBlogCategories: { path: undefined; query: z.output<typeof zListBlogCategoriesQuery>; body: undefined }
  listBlogs: { path: undefined; query: z.output<typeof zListBlogsQuery>; body: undefined }
  listCategories: { path: undefined; query: undefined; body: undefined }
  listContactUs: { path: undefined; query: undefined; body: undefined }
  listFaqs: { path: undefined; query: z.output<typeof zListFaqsQuery>; body: undefined }
  listGuides: { path: undefined; query: z.output<typeof zListGuidesQuery>; body: undefined }
  listLikedProperties: { path: undefined; query: z.output<typeof zListLikedPropertiesQuery>; body: undefined }
  listLocations: { path: undefined; query: undefined; body: undefined }
  listPolicies: { path: undefined; query: z.output<typeof zListPoliciesQuery>; body: undefined }
  listPopularProperties: { path: undefined; query: z.output<typeof zListPopularPropertiesQuery>; body: undefined }
  listProperties: { path: undefined; query: z.output<typeof zListPropertiesQuery>; body: undefined }
  listSimilarProperties: { path: z.output<typeof zListSimilarPropertiesPath>; query: undefined; body: undefined }
  listSocialMedia: { path: undefined; query: z.output<typeof zListSocialMediaQuery>; body: undefined }
  listSubCategories: { path: undefined; query: z.output<typeof zListSubCategoriesQuery>; body: undefined }
  listSubSubCategories: { path: undefined; query: z.output<typeof zListSubSubCategoriesQuery>; body: undefined }
  listUserTypes: { path: undefined; query: z.output<typeof zListUserTypesQuery>; body: undefined }
  loginGuest: { path: undefined; query: undefined; body: undefined }
  loginUser: { path: undefined; query: undefined; body: z.output<typeof zLoginUserBody> }
  logoutUser: { path: undefined; query: undefined; body: undefined }
  ping: { path: undefined; query: undefined; body: undefined }
  toggleFavourite: { path: z.output<typeof zToggleFavouritePath>; query: undefined; body: undefined }
  trackPropertyView: { path: z.output<typeof zTrackPropertyViewPath>; query: undefined; body: undefined }
  updatePropertySuggestion: {
    path: z.output<typeof zUpdatePropertySuggestionPath>
    query: undefined
    body: z.output<typeof zUpdatePropertySuggestionBody>
  }
}
export type RequestOf<K extends keyof OperationRequests> = OperationRequests[K]

/** Schemas that make those requests out of what came in. */
export const requestSchemas = {
  addPropertySuggestion: { body: zAddPropertySuggestionBody },
  getBanner: { query: zGetBannerQuery },
  getBlog: { path: zGetBlogPath, query: zGetBlogQuery },
  getBotContent: { query: zGetBotContentQuery },
  getCurrentUser: {},
  getProperty: { path: zGetPropertyPath },
  getPropertySuggestion: {},
  getSiteStatus: {},
  listAboutUs: { query: zListAboutUsQuery },
  listAmenities: {},
  listBlogCategories: { query: zListBlogCategoriesQuery },
  listBlogs: { query: zListBlogsQuery },
  listCategories: {},
  listContactUs: {},
  listFaqs: { query: zListFaqsQuery },
  listGuides: { query: zListGuidesQuery },
  listLikedProperties: { query: zListLikedPropertiesQuery },
  listLocations: {},
  listPolicies: { query: zListPoliciesQuery },
  listPopularProperties: { query: zListPopularPropertiesQuery },
  listProperties: { query: zListPropertiesQuery },
  listSimilarProperties: { path: zListSimilarPropertiesPath },
  listSocialMedia: { query: zListSocialMediaQuery },
  listSubCategories: { query: zListSubCategoriesQuery },
  listSubSubCategories: { query: zListSubSubCategoriesQuery },
  listUserTypes: { query: zListUserTypesQuery },
  loginGuest: {},
  loginUser: { body: zLoginUserBody },
  logoutUser: {},
  ping: {},
  toggleFavourite: { path: zToggleFavouritePath },
  trackPropertyView: { path: zTrackPropertyViewPath },
  updatePropertySuggestion: { path: zUpdatePropertySuggestionPath, body: zUpdatePropertySuggestionBody },
} as const

/** Every operation of the contract. */
export interface ServerHandlers<Context> {
  /** Leave contact details and a budget: POST /chat/add-property-suggestion */
  addPropertySuggestion(
    request: RequestOf<'addPropertySuggestion'>,
    context: Context,
  ): Promise<Reply<'addPropertySuggestion'>>
  /** Head of a page: GET /banner/get-banner-by-type */
  getBanner(request: RequestOf<'getBanner'>, context: Context): Promise<Reply<'getBanner'>>
  /** One article: GET /blog/get-blog/{id} */
  getBlog(request: RequestOf<'getBlog'>, context: Context): Promise<Reply<'getBlog'>>
  /** A text of the assistant in all languages: GET /bot-content/get-bot-content-for-users */
  getBotContent(request: RequestOf<'getBotContent'>, context: Context): Promise<Reply<'getBotContent'>>
  /** The account of the token: GET /user/get-all-user-details */
  getCurrentUser(request: RequestOf<'getCurrentUser'>, context: Context): Promise<Reply<'getCurrentUser'>>
  /** One listing: GET /property/get-property/{id} */
  getProperty(request: RequestOf<'getProperty'>, context: Context): Promise<Reply<'getProperty'>>
  /** Contact details that the account left: GET /chat/get-property-suggestion */
  getPropertySuggestion(
    request: RequestOf<'getPropertySuggestion'>,
    context: Context,
  ): Promise<Reply<'getPropertySuggestion'>>
  /** What stands behind the site: GET /site/get-site-status */
  getSiteStatus(request: RequestOf<'getSiteStatus'>, context: Context): Promise<Reply<'getSiteStatus'>>
  /** Sections of the page about the company: GET /about-us/get-all-about-us */
  listAboutUs(request: RequestOf<'listAboutUs'>, context: Context): Promise<Reply<'listAboutUs'>>
  /** Amenities and facilities: GET /amenity/get-amenities-and-facilities-for-users */
  listAmenities(request: RequestOf<'listAmenities'>, context: Context): Promise<Reply<'listAmenities'>>
  /** Subjects of articles: GET /blog-category/get-blog-categories-with-counts */
  listBlogCategories(request: RequestOf<'listBlogCategories'>, context: Context): Promise<Reply<'listBlogCategories'>>
  /** Articles: GET /blog/get-all-blogs */
  listBlogs(request: RequestOf<'listBlogs'>, context: Context): Promise<Reply<'listBlogs'>>
  /** Active categories: GET /category/get-all-active-categories */
  listCategories(request: RequestOf<'listCategories'>, context: Context): Promise<Reply<'listCategories'>>
  /** Contact record of the company: GET /contact-us/get-contact-us-for-users */
  listContactUs(request: RequestOf<'listContactUs'>, context: Context): Promise<Reply<'listContactUs'>>
  /** Questions that are often asked: GET /faq/get-all-faqs */
  listFaqs(request: RequestOf<'listFaqs'>, context: Context): Promise<Reply<'listFaqs'>>
  /** Sections of a guide: GET /guide/get-guide-by-type */
  listGuides(request: RequestOf<'listGuides'>, context: Context): Promise<Reply<'listGuides'>>
  /** The favourites of the account: GET /user/get-all-liked-properties/ */
  listLikedProperties(
    request: RequestOf<'listLikedProperties'>,
    context: Context,
  ): Promise<Reply<'listLikedProperties'>>
  /** All places with live listings: GET /location/get-all-locations */
  listLocations(request: RequestOf<'listLocations'>, context: Context): Promise<Reply<'listLocations'>>
  /** Sections of a policy: GET /policy/get-policy-by-type-for-users */
  listPolicies(request: RequestOf<'listPolicies'>, context: Context): Promise<Reply<'listPolicies'>>
  /** Most viewed listings: GET /property/get-popular-properties */
  listPopularProperties(
    request: RequestOf<'listPopularProperties'>,
    context: Context,
  ): Promise<Reply<'listPopularProperties'>>
  /** Search listings: GET /property/get-all-properties-for-users */
  listProperties(request: RequestOf<'listProperties'>, context: Context): Promise<Reply<'listProperties'>>
  /** Listings like this one: GET /property/get-similar-properties/{id} */
  listSimilarProperties(
    request: RequestOf<'listSimilarProperties'>,
    context: Context,
  ): Promise<Reply<'listSimilarProperties'>>
  /** Accounts of the company on social networks: GET /social-media/get-social-media-for-users */
  listSocialMedia(request: RequestOf<'listSocialMedia'>, context: Context): Promise<Reply<'listSocialMedia'>>
  /** Active sub-categories of a category: GET /sub-category/get-all-active-sub-categories */
  listSubCategories(request: RequestOf<'listSubCategories'>, context: Context): Promise<Reply<'listSubCategories'>>
  /** Active sub-sub-categories of a sub-category: GET /sub-sub-category/get-all-active-sub-sub-categories */
  listSubSubCategories(
    request: RequestOf<'listSubSubCategories'>,
    context: Context,
  ): Promise<Reply<'listSubSubCategories'>>
  /** Kinds of account to sign up for: GET /user-type/get-all-active-user-types */
  listUserTypes(request: RequestOf<'listUserTypes'>, context: Context): Promise<Reply<'listUserTypes'>>
  /** Start a guest session: POST /user/guest-user-login */
  loginGuest(request: RequestOf<'loginGuest'>, context: Context): Promise<Reply<'loginGuest'>>
  /** Log in with an e-mail address or a user name: POST /user/login-user/ */
  loginUser(request: RequestOf<'loginUser'>, context: Context): Promise<Reply<'loginUser'>>
  /** End the session of the token: POST /user/logout-user */
  logoutUser(request: RequestOf<'logoutUser'>, context: Context): Promise<Reply<'logoutUser'>>
  /** Health check: GET /ping */
  ping(request: RequestOf<'ping'>, context: Context): Promise<Reply<'ping'>>
  /** Save a listing to the favourites, or remove it: POST /property/add-or-remove-favourite/{id} */
  toggleFavourite(request: RequestOf<'toggleFavourite'>, context: Context): Promise<Reply<'toggleFavourite'>>
  /** Count a view of a listing: PUT /property/track-property-views/{id} */
  trackPropertyView(request: RequestOf<'trackPropertyView'>, context: Context): Promise<Reply<'trackPropertyView'>>
  /** Change the contact details: PUT /chat/update-property-suggestion/{id} */
  updatePropertySuggestion(
    request: RequestOf<'updatePropertySuggestion'>,
    context: Context,
  ): Promise<Reply<'updatePropertySuggestion'>>
}
