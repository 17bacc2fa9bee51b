// Generated from contracts/. Do not edit; run `npm run gen`.

import { type HttpHandler, http } from 'msw'
import { address, answer, type Shell } from '../msw-shell.ts'
import type { ServerHandlers } from './server-handlers.gen.ts'

/** One MSW handler per operation of the contract. */
export const createMswHandlers = <Context>(handlers: ServerHandlers<Context>, shell: Shell<Context>): HttpHandler[] => [
  http.post(
    address('/chat/add-property-suggestion'),
    answer('addPropertySuggestion', handlers.addPropertySuggestion.bind(handlers), shell),
  ),
  http.get(address('/banner/get-banner-by-type'), answer('getBanner', handlers.getBanner.bind(handlers), shell)),
  http.get(address('/blog/get-blog/:id'), answer('getBlog', handlers.getBlog.bind(handlers), shell)),
  http.get(
    address('/bot-content/get-bot-content-for-users'),
    answer('getBotContent', handlers.getBotContent.bind(handlers), shell),
  ),
  http.get(
    address('/user/get-all-user-details'),
    answer('getCurrentUser', handlers.getCurrentUser.bind(handlers), shell),
  ),
  http.get(address('/property/get-property/:id'), answer('getProperty', handlers.getProperty.bind(handlers), shell)),
  http.get(
    address('/chat/get-property-suggestion'),
    answer('getPropertySuggestion', handlers.getPropertySuggestion.bind(handlers), shell),
  ),
  http.get(address('/site/get-site-status'), answer('getSiteStatus', handlers.getSiteStatus.bind(handlers), shell)),
  http.get(address('/about-us/get-all-about-us'), answer('listAboutUs', handlers.listAboutUs.bind(handlers), shell)),
  http.get(
    address('/amenity/get-amenities-and-facilities-for-users'),
    answer('listAmenities', handlers.listAmenities.bind(handlers), shell),
  ),
  http.get(
    address('/blog-category/get-blog-categories-with-counts'),
    answer('listBlogCategories', handlers.listBlogCategories.bind(handlers), shell),
  ),
  http.get(address('/blog/get-all-blogs'), answer('listBlogs', handlers.listBlogs.bind(handlers), shell)),
  http.get(
    address('/category/get-all-active-categories'),
    answer('listCategories', handlers.listCategories.bind(handlers), shell),
  ),
  http.get(
    address('/contact-us/get-contact-us-for-users'),
    answer('listContactUs', handlers.listContactUs.bind(handlers), shell),
  ),
  http.get(address('/faq/get-all-faqs'), answer('listFaqs', handlers.listFaqs.bind(handlers), shell)),
  http.get(address('/guide/get-guide-by-type'), answer('listGuides', handlers.listGuides.bind(handlers), shell)),
  http.get(
    address('/user/get-all-liked-properties/'),
    answer('listLikedProperties', handlers.listLikedProperties.bind(handlers), shell),
  ),
  http.get(
    address('/location/get-all-locations'),
    answer('listLocations', handlers.listLocations.bind(handlers), shell),
  ),
  http.get(
    address('/policy/get-policy-by-type-for-users'),
    answer('listPolicies', handlers.listPolicies.bind(handlers), shell),
  ),
  http.get(
    address('/property/get-popular-properties'),
    answer('listPopularProperties', handlers.listPopularProperties.bind(handlers), shell),
  ),
  http.get(
    address('/property/get-all-properties-for-users'),
    answer('listProperties', handlers.listProperties.bind(handlers), shell),
  ),
  http.get(
    address('/property/get-similar-properties/:id'),
    answer('listSimilarProperties', handlers.listSimilarProperties.bind(handlers), shell),
  ),
  http.get(
    address('/social-media/get-social-media-for-users'),
    answer('listSocialMedia', handlers.listSocialMedia.bind(handlers), shell),
  ),
  http.get(
    address('/sub-category/get-all-active-sub-categories'),
    answer('listSubCategories', handlers.listSubCategories.bind(handlers), shell),
  ),
  http.get(
    address('/sub-sub-category/get-all-active-sub-sub-categories'),
    answer('listSubSubCategories', handlers.listSubSubCategories.bind(handlers), shell),
  ),
  http.get(
    address('/user-type/get-all-active-user-types'),
    answer('listUserTypes', handlers.listUserTypes.bind(handlers), shell),
  ),
  http.post(address('/user/guest-user-login'), answer('loginGuest', handlers.loginGuest.bind(handlers), shell)),
  http.post(address('/user/login-user/'), answer('loginUser', handlers.loginUser.bind(handlers), shell)),
  http.post(address('/user/logout-user'), answer('logoutUser', handlers.logoutUser.bind(handlers), shell)),
  http.get(address('/ping'), answer('ping', handlers.ping.bind(handlers), shell)),
  http.post(
    address('/property/add-or-remove-favourite/:id'),
    answer('toggleFavourite', handlers.toggleFavourite.bind(handlers), shell),
  ),
  http.put(
    address('/property/track-property-views/:id'),
    answer('trackPropertyView', handlers.trackPropertyView.bind(handlers), shell),
  ),
  http.put(
    address('/chat/update-property-suggestion/:id'),
    answer('updatePropertySuggestion', handlers.updatePropertySuggestion.bind(handlers), shell),
  ),
]
