// Generated from contracts/. Do not edit; run `npm run gen`.

import type { z } from 'zod'
import type { Reply } from '../server-handler.ts'
import {
  zAddPropertySuggestionBody,
  zGetPropertyPath,
  zListLikedPropertiesQuery,
  zListPopularPropertiesQuery,
  zListPropertiesQuery,
  zListSimilarPropertiesPath,
  zListSubCategoriesQuery,
  zListSubSubCategoriesQuery,
  zLoginUserBody,
  zToggleFavouritePath,
  zTrackPropertyViewPath,
  zUpdatePropertySuggestionPath,
  zUpdatePropertySuggestionBody,
} from './zod.gen.ts'

/** Parsed parameters and body of each operation. */
export interface OperationRequests {
  addPropertySuggestion: { path: undefined; query: undefined; body: z.output<typeof zAddPropertySuggestionBody> }
  getCurrentUser: { path: undefined; query: undefined; body: undefined }
  getProperty: { path: z.output<typeof zGetPropertyPath>; query: undefined; body: undefined }
  getPropertySuggestion: { path: undefined; query: undefined; body: undefined }
  getSiteStatus: { path: undefined; query: undefined; body: undefined }
  listAmenities: { path: undefined; query: undefined; body: undefined }
  listCategories: { path: undefined; query: undefined; body: undefined }
  listContactUs: { path: undefined; query: undefined; body: undefined }
  listLikedProperties: { path: undefined; query: z.output<typeof zListLikedPropertiesQuery>; body: undefined }
  listLocations: { path: undefined; query: undefined; body: undefined }
  listPopularProperties: { path: undefined; query: z.output<typeof zListPopularPropertiesQuery>; body: undefined }
  listProperties: { path: undefined; query: z.output<typeof zListPropertiesQuery>; body: undefined }
  listSimilarProperties: { path: z.output<typeof zListSimilarPropertiesPath>; query: undefined; body: undefined }
  listSubCategories: { path: undefined; query: z.output<typeof zListSubCategoriesQuery>; body: undefined }
  listSubSubCategories: { path: undefined; query: z.output<typeof zListSubSubCategoriesQuery>; body: undefined }
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
  getCurrentUser: {},
  getProperty: { path: zGetPropertyPath },
  getPropertySuggestion: {},
  getSiteStatus: {},
  listAmenities: {},
  listCategories: {},
  listContactUs: {},
  listLikedProperties: { query: zListLikedPropertiesQuery },
  listLocations: {},
  listPopularProperties: { query: zListPopularPropertiesQuery },
  listProperties: { query: zListPropertiesQuery },
  listSimilarProperties: { path: zListSimilarPropertiesPath },
  listSubCategories: { query: zListSubCategoriesQuery },
  listSubSubCategories: { query: zListSubSubCategoriesQuery },
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
  /** Amenities and facilities: GET /amenity/get-amenities-and-facilities-for-users */
  listAmenities(request: RequestOf<'listAmenities'>, context: Context): Promise<Reply<'listAmenities'>>
  /** Active categories: GET /category/get-all-active-categories */
  listCategories(request: RequestOf<'listCategories'>, context: Context): Promise<Reply<'listCategories'>>
  /** Contact record of the company: GET /contact-us/get-contact-us-for-users */
  listContactUs(request: RequestOf<'listContactUs'>, context: Context): Promise<Reply<'listContactUs'>>
  /** The favourites of the account: GET /user/get-all-liked-properties/ */
  listLikedProperties(
    request: RequestOf<'listLikedProperties'>,
    context: Context,
  ): Promise<Reply<'listLikedProperties'>>
  /** All places with live listings: GET /location/get-all-locations */
  listLocations(request: RequestOf<'listLocations'>, context: Context): Promise<Reply<'listLocations'>>
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
  /** Active sub-categories of a category: GET /sub-category/get-all-active-sub-categories */
  listSubCategories(request: RequestOf<'listSubCategories'>, context: Context): Promise<Reply<'listSubCategories'>>
  /** Active sub-sub-categories of a sub-category: GET /sub-sub-category/get-all-active-sub-sub-categories */
  listSubSubCategories(
    request: RequestOf<'listSubSubCategories'>,
    context: Context,
  ): Promise<Reply<'listSubSubCategories'>>
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
