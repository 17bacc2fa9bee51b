// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'
import { toForm } from '../to-form.ts'

/** Leave contact details and a budget. */
export const addPropertySuggestion = (api: Api, ...init: InitOf<'/chat/add-property-suggestion', 'post'>) =>
  toResult(
    api,
    { id: 'addPropertySuggestion', fallback: 'Failed to process your request.' },
    api.POST('/chat/add-property-suggestion', ...init),
    { message: '', data: {} },
  )

/** End a bought plan. */
export const cancelUserPlan = (api: Api, ...init: InitOf<'/user-plan/cancel-user-plan/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'cancelUserPlan', fallback: 'Failed to update, please try again later.' },
    api.PUT('/user-plan/cancel-user-plan/{id}', ...init),
    { message: '', data: {} },
  )

/** Begin to pay for a plan. */
export const createCheckoutSession = (api: Api, ...init: InitOf<'/payment/create-checkout-session', 'post'>) =>
  toResult(
    api,
    { id: 'createCheckoutSession', fallback: 'Failed to add, please try again later.' },
    api.POST('/payment/create-checkout-session', ...init),
    { data: {} },
  )

/** Write to an advertiser. */
export const createEnquiry = (api: Api, ...init: InitOf<'/enquiry/create-enquiry', 'post'>) =>
  toResult(
    api,
    { id: 'createEnquiry', fallback: 'Failed to register, please try again later.' },
    api.POST('/enquiry/create-enquiry', ...init),
    { message: '', data: {} },
  )

/** Write to the company. */
export const createGetInTouch = (api: Api, ...init: InitOf<'/get-in-touch/create-get-in-touch', 'post'>) =>
  toResult(
    api,
    { id: 'createGetInTouch', fallback: 'Failed to send, please try again later.' },
    api.POST('/get-in-touch/create-get-in-touch', ...init),
    { message: '', data: {} },
  )

/** Add a listing. */
export const createProperty = (api: Api, ...init: InitOf<'/property/create-property', 'post'>) =>
  toResult(
    api,
    { id: 'createProperty', fallback: 'Failed to create property, please try again later.' },
    api.POST('/property/create-property', ...init),
    { message: '', data: {} },
  )

/** Store a picture. */
export const createUpload = (api: Api, ...init: InitOf<'/upload/create-upload', 'post'>) =>
  toResult(
    api,
    { id: 'createUpload', fallback: 'Failed to add, please try again later.' },
    api.POST('/upload/create-upload', { ...init[0], bodySerializer: toForm }),
    { message: '', data: {} },
  )

/** Remove a listing. */
export const deleteProperty = (api: Api, ...init: InitOf<'/property/delete-property/{id}', 'delete'>) =>
  toResult(
    api,
    {
      id: 'deleteProperty',
      fallback: 'delete faild property, please try again later.',
      fallback401: 'Failed to delete property, please try again later.',
    },
    api.DELETE('/property/delete-property/{id}', ...init),
    { message: '' },
  )

/** An agent or an agency with its listings. */
export const getAgent = (api: Api, ...init: InitOf<'/user/get-all-user-details-with-properties/{id}/', 'get'>) =>
  toResult(
    api,
    { id: 'getAgent', fallback: 'Failed to get, please try again later.' },
    api.GET('/user/get-all-user-details-with-properties/{id}/', ...init),
    { data: {}, properties: [{}], pagination: {} },
  )

/** Head of a page. */
export const getBanner = (api: Api, ...init: InitOf<'/banner/get-banner-by-type', 'get'>) =>
  toResult(
    api,
    { id: 'getBanner', fallback: 'Failed to get Banner, please try again later.' },
    api.GET('/banner/get-banner-by-type', ...init),
    { data: {} },
  )

/** One article. */
export const getBlog = (api: Api, ...init: InitOf<'/blog/get-blog/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'getBlog', fallback: 'Failed to get blog, please try again later.' },
    api.GET('/blog/get-blog/{id}', ...init),
    { data: {} },
  )

/** A text of the assistant in all languages. */
export const getBotContent = (api: Api, ...init: InitOf<'/bot-content/get-bot-content-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'getBotContent', fallback: 'Failed to get, please try again later.' },
    api.GET('/bot-content/get-bot-content-for-users', ...init),
    { data: {} },
  )

/** Answers that came while the chat was closed. */
export const getChatUnread = (api: Api, ...init: InitOf<'/chat/unread', 'get'>) =>
  toResult(
    api,
    { id: 'getChatUnread', fallback: 'Failed to get, please try again later.' },
    api.GET('/chat/unread', ...init),
    { data: {} },
  )

/** The account of the token. */
export const getCurrentUser = (api: Api, ...init: InitOf<'/user/get-all-user-details', 'get'>) =>
  toResult(
    api,
    { id: 'getCurrentUser', fallback: 'Failed to fetch, please try again later.' },
    api.GET('/user/get-all-user-details', ...init),
    { data: {} },
  )

/** What homes like this one ask. */
export const getPriceRange = (api: Api, ...init: InitOf<'/property/get-price-range/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'getPriceRange', fallback: 'Failed to get the figures, please try again later.' },
    api.GET('/property/get-price-range/{id}', ...init),
    { data: {} },
  )

/** One listing. */
export const getProperty = (api: Api, ...init: InitOf<'/property/get-property/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'getProperty', fallback: 'Failed to get property, please try again later.' },
    api.GET('/property/get-property/{id}', ...init),
    { data: [{}], pagination: {} },
  )

/** Contact details that the account left. */
export const getPropertySuggestion = (api: Api, ...init: InitOf<'/chat/get-property-suggestion', 'get'>) =>
  toResult(
    api,
    { id: 'getPropertySuggestion', fallback: 'Failed to get, please try again later.' },
    api.GET('/chat/get-property-suggestion', ...init),
    { data: null },
  )

/** A search in figures. */
export const getSearchFacets = (api: Api, ...init: InitOf<'/property/get-search-facets-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'getSearchFacets', fallback: 'Failed to get the figures, please try again later.' },
    api.GET('/property/get-search-facets-for-users', ...init),
    { data: {} },
  )

/** What stands behind the site. */
export const getSiteStatus = (api: Api, ...init: InitOf<'/site/get-site-status', 'get'>) =>
  toResult(
    api,
    { id: 'getSiteStatus', fallback: 'Failed to get, please try again later.' },
    api.GET('/site/get-site-status', ...init),
    { data: {} },
  )

/** The plan that an account holds. */
export const getUserPlan = (api: Api, ...init: InitOf<'/user-plan/get-user-plan/{user_id}', 'get'>) =>
  toResult(
    api,
    { id: 'getUserPlan', fallback: 'Failed to get, please try again later.' },
    api.GET('/user-plan/get-user-plan/{user_id}', ...init),
    { data: null },
  )

/** Begin a sign-up. */
export const initiateSignup = (api: Api, ...init: InitOf<'/user/initiate-signup/', 'post'>) =>
  toResult(
    api,
    { id: 'initiateSignup', fallback: 'Failed to register, please try again later.' },
    api.POST('/user/initiate-signup/', ...init),
    { message: '', data: {}, temporaryToken: '', code: '' },
  )

/** Sections of the page about the company. */
export const listAboutUs = (api: Api, ...init: InitOf<'/about-us/get-all-about-us', 'get'>) =>
  toResult(
    api,
    { id: 'listAboutUs', fallback: 'Failed to get About Us, please try again later.' },
    api.GET('/about-us/get-all-about-us', ...init),
    { data: [{}], pagination: {} },
  )

/** All agencies, for choosing one. */
export const listAgencies = (api: Api, ...init: InitOf<'/user/getall-agencies', 'get'>) =>
  toResult(
    api,
    { id: 'listAgencies', fallback: 'Failed to get, please try again later.' },
    api.GET('/user/getall-agencies', ...init),
    { data: [{}] },
  )

/** Agents and agencies. */
export const listAgents = (api: Api, ...init: InitOf<'/user/all-users', 'get'>) =>
  toResult(
    api,
    { id: 'listAgents', fallback: 'Failed to get, please try again later.' },
    api.GET('/user/all-users', ...init),
    { data: [{}], pagination: {} },
  )

/** Amenities and facilities. */
export const listAmenities = (api: Api, ...init: InitOf<'/amenity/get-amenities-and-facilities-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listAmenities', fallback: 'Failed to get AmenitiesAndFacilities, please try again later.' },
    api.GET('/amenity/get-amenities-and-facilities-for-users', ...init),
    { data: [{}] },
  )

/** Texts about places. */
export const listAreaGuides = (api: Api, ...init: InitOf<'/area-guide/get-all-area-guides', 'get'>) =>
  toResult(
    api,
    { id: 'listAreaGuides', fallback: 'Failed to get area guides, please try again later.' },
    api.GET('/area-guide/get-all-area-guides', ...init),
    { data: [{}], pagination: {} },
  )

/** Subjects of articles. */
export const listBlogCategories = (
  api: Api,
  ...init: InitOf<'/blog-category/get-blog-categories-with-counts', 'get'>
) =>
  toResult(
    api,
    { id: 'listBlogCategories', fallback: 'Failed to get blog, please try again later.' },
    api.GET('/blog-category/get-blog-categories-with-counts', ...init),
    { data: [{}] },
  )

/** Articles. */
export const listBlogs = (api: Api, ...init: InitOf<'/blog/get-all-blogs', 'get'>) =>
  toResult(
    api,
    { id: 'listBlogs', fallback: 'Failed to get blog, please try again later.' },
    api.GET('/blog/get-all-blogs', ...init),
    { data: [{}], pagination: {} },
  )

/** Active categories. */
export const listCategories = (api: Api, ...init: InitOf<'/category/get-all-active-categories', 'get'>) =>
  toResult(
    api,
    { id: 'listCategories', fallback: 'Failed to get category, please try again later.' },
    api.GET('/category/get-all-active-categories', ...init),
    { data: [{}] },
  )

/** Contact record of the company. */
export const listContactUs = (api: Api, ...init: InitOf<'/contact-us/get-contact-us-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listContactUs', fallback: 'Failed to get contact-us, please try again later.' },
    api.GET('/contact-us/get-contact-us-for-users', ...init),
    { data: [{}] },
  )

/** Questions that are often asked. */
export const listFaqs = (api: Api, ...init: InitOf<'/faq/get-all-faqs', 'get'>) =>
  toResult(
    api,
    { id: 'listFaqs', fallback: 'Failed to get faqs, please try again later.' },
    api.GET('/faq/get-all-faqs', ...init),
    { data: [{}], pagination: {} },
  )

/** Sections of a guide. */
export const listGuides = (api: Api, ...init: InitOf<'/guide/get-guide-by-type', 'get'>) =>
  toResult(
    api,
    { id: 'listGuides', fallback: 'Failed to add Guide, please try again later.' },
    api.GET('/guide/get-guide-by-type', ...init),
    { data: [{}] },
  )

/** The favourites of the account. */
export const listLikedProperties = (api: Api, ...init: InitOf<'/user/get-all-liked-properties/', 'get'>) =>
  toResult(
    api,
    { id: 'listLikedProperties', fallback: 'Failed to get, please try again later.' },
    api.GET('/user/get-all-liked-properties/', ...init),
    { data: [{}], pagination: {} },
  )

/** All places with live listings. */
export const listLocations = (api: Api, ...init: InitOf<'/location/get-all-locations', 'get'>) =>
  toResult(
    api,
    { id: 'listLocations', fallback: 'Failed to get, please try again later.' },
    api.GET('/location/get-all-locations', ...init),
    { data: [{}] },
  )

/** Listings on a map. */
export const listMapPins = (api: Api, ...init: InitOf<'/property/get-map-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listMapPins', fallback: 'Failed to get the map, please try again later.' },
    api.GET('/property/get-map-for-users', ...init),
    { data: {} },
  )

/** The account's own listings. */
export const listOwnProperties = (api: Api, ...init: InitOf<'/property/get-my-properties', 'get'>) =>
  toResult(
    api,
    { id: 'listOwnProperties', fallback: 'Failed to get property, please try again later.' },
    api.GET('/property/get-my-properties', ...init),
    { data: [{}], pagination: {} },
  )

/** Plans that can be bought. */
export const listPlans = (api: Api, ...init: InitOf<'/plan/get-all-plans-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listPlans', fallback: 'Failed to get, please try again later.' },
    api.GET('/plan/get-all-plans-for-users', ...init),
    { data: [{}], pagination: {} },
  )

/** Sections of a policy. */
export const listPolicies = (api: Api, ...init: InitOf<'/policy/get-policy-by-type-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listPolicies', fallback: 'Failed to get Policy, please try again later.' },
    api.GET('/policy/get-policy-by-type-for-users', ...init),
    { data: [{}] },
  )

/** Most viewed listings. */
export const listPopularProperties = (api: Api, ...init: InitOf<'/property/get-popular-properties', 'get'>) =>
  toResult(
    api,
    { id: 'listPopularProperties', fallback: 'Failed to get, please try again later.' },
    api.GET('/property/get-popular-properties', ...init),
    { data: [{}] },
  )

/** Search listings. */
export const listProperties = (api: Api, ...init: InitOf<'/property/get-all-properties-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listProperties', fallback: 'Failed to get property, please try again later.' },
    api.GET('/property/get-all-properties-for-users', ...init),
    { data: [{}], pagination: {}, search: {} },
  )

/** Fees, rates and limits. */
export const listRates = (api: Api, ...init: InitOf<'/rate/get-all-rates', 'get'>) =>
  toResult(
    api,
    { id: 'listRates', fallback: 'Failed to get rates, please try again later.' },
    api.GET('/rate/get-all-rates', ...init),
    { data: [{}] },
  )

/** What a few letters may mean. */
export const listSearchSuggestions = (api: Api, ...init: InitOf<'/property/get-search-suggestions-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listSearchSuggestions', fallback: 'Failed to get suggestions, please try again later.' },
    api.GET('/property/get-search-suggestions-for-users', ...init),
    { data: [{}] },
  )

/** Listings like this one. */
export const listSimilarProperties = (api: Api, ...init: InitOf<'/property/get-similar-properties/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'listSimilarProperties', fallback: 'Failed to get, please try again later.' },
    api.GET('/property/get-similar-properties/{id}', ...init),
    { data: [{}] },
  )

/** Accounts of the company on social networks. */
export const listSocialMedia = (api: Api, ...init: InitOf<'/social-media/get-social-media-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listSocialMedia', fallback: 'Failed to get social media, please try again later.' },
    api.GET('/social-media/get-social-media-for-users', ...init),
    { data: [{}], pagination: {} },
  )

/** Active sub-categories of a category. */
export const listSubCategories = (api: Api, ...init: InitOf<'/sub-category/get-all-active-sub-categories', 'get'>) =>
  toResult(
    api,
    { id: 'listSubCategories', fallback: 'Failed to get sub-category, please try again later.' },
    api.GET('/sub-category/get-all-active-sub-categories', ...init),
    { data: [{}] },
  )

/** Active sub-sub-categories of a sub-category. */
export const listSubSubCategories = (
  api: Api,
  ...init: InitOf<'/sub-sub-category/get-all-active-sub-sub-categories', 'get'>
) =>
  toResult(
    api,
    { id: 'listSubSubCategories', fallback: 'Failed to get sub-sub-category, please try again later.' },
    api.GET('/sub-sub-category/get-all-active-sub-sub-categories', ...init),
    { data: [{}] },
  )

/** Plans that the account has bought. */
export const listUserPlans = (api: Api, ...init: InitOf<'/user-plan/get-all-user-plans', 'get'>) =>
  toResult(
    api,
    { id: 'listUserPlans', fallback: 'Failed to get, please try again later.' },
    api.GET('/user-plan/get-all-user-plans', ...init),
    { data: [{}], pagination: {} },
  )

/** Kinds of account to sign up for. */
export const listUserTypes = (api: Api, ...init: InitOf<'/user-type/get-all-active-user-types', 'get'>) =>
  toResult(
    api,
    { id: 'listUserTypes', fallback: 'Failed to get, please try again later.' },
    api.GET('/user-type/get-all-active-user-types', ...init),
    { data: [{}], pagination: {} },
  )

/** Count a visit. */
export const logVisitor = (api: Api, ...init: InitOf<'/visitors/log-visitors', 'post'>) =>
  toResult(
    api,
    { id: 'logVisitor', fallback: 'Failed to add, please try again later.' },
    api.POST('/visitors/log-visitors', ...init),
    { message: '' },
  )

/** Start a guest session. */
export const loginGuest = (api: Api, ...init: InitOf<'/user/guest-user-login', 'post'>) =>
  toResult(
    api,
    { id: 'loginGuest', fallback: 'Failed to login, please try again later.' },
    api.POST('/user/guest-user-login', ...init),
    { data: {}, token: '' },
  )

/** Log in with an e-mail address or a user name. */
export const loginUser = (api: Api, ...init: InitOf<'/user/login-user/', 'post'>) =>
  toResult(
    api,
    { id: 'loginUser', fallback: 'Failed to login, please try again later.' },
    api.POST('/user/login-user/', ...init),
    { data: {}, token: '' },
  )

/** Log in with an identity provider. */
export const loginWithSocial = (api: Api, ...init: InitOf<'/user/social-login-user', 'post'>) =>
  toResult(
    api,
    { id: 'loginWithSocial', fallback: 'Failed to login, please try again later.' },
    api.POST('/user/social-login-user', ...init),
    { data: {}, token: '' },
  )

/** End the session of the token. */
export const logoutUser = (api: Api, ...init: InitOf<'/user/logout-user', 'post'>) =>
  toResult(api, { id: 'logoutUser', fallback: 'Failed to Logout.' }, api.POST('/user/logout-user', ...init), {
    message: '',
  })

/** Health check. */
export const ping = (api: Api, ...init: InitOf<'/ping', 'get'>) =>
  toResult(
    api,
    { id: 'ping', fallback: 'We’re having trouble connecting to the server. Please try later.' },
    api.GET('/ping', ...init),
    { status: '' },
  )

/** Events of the payment provider. */
export const receivePaymentEvent = (api: Api, ...init: InitOf<'/payment/webhook', 'post'>) =>
  toResult(
    api,
    { id: 'receivePaymentEvent', fallback: 'Failed to process your request.' },
    api.POST('/payment/webhook', ...init),
    { received: false },
  )

/** Say what is wrong with a listing. */
export const reportListing = (api: Api, ...init: InitOf<'/enquiry/report-property', 'post'>) =>
  toResult(
    api,
    { id: 'reportListing', fallback: 'Failed to send, please try again later.' },
    api.POST('/enquiry/report-property', ...init),
    { message: '', data: {} },
  )

/** Ask for a link that resets the password. */
export const requestPasswordReset = (api: Api, ...init: InitOf<'/user/forget-user-password', 'post'>) =>
  toResult(
    api,
    { id: 'requestPasswordReset', fallback: 'Failed to send.' },
    api.POST('/user/forget-user-password', ...init),
    { message: '' },
  )

/** Set a new password with the token of a link. */
export const resetUserPassword = (api: Api, ...init: InitOf<'/user/reset-user-password', 'put'>) =>
  toResult(
    api,
    { id: 'resetUserPassword', fallback: 'Failed to update, please try again later.' },
    api.PUT('/user/reset-user-password', ...init),
    { message: '' },
  )

/** Send a one-time code by e-mail. */
export const sendOtpToEmail = (api: Api, ...init: InitOf<'/user/send-otp-to-email', 'post'>) =>
  toResult(
    api,
    { id: 'sendOtpToEmail', fallback: 'Failed to send, please try again later.' },
    api.POST('/user/send-otp-to-email', ...init),
    { message: '', data: {} },
  )

/** Send a one-time code by text message. */
export const sendOtpToPhone = (api: Api, ...init: InitOf<'/user/send-otp-to-phone', 'post'>) =>
  toResult(
    api,
    { id: 'sendOtpToPhone', fallback: 'Failed to send, please try again later.' },
    api.POST('/user/send-otp-to-phone', ...init),
    { message: '', data: {} },
  )

/** End a sign-up with a password. */
export const setSignupPassword = (api: Api, ...init: InitOf<'/user/set-password/', 'post'>) =>
  toResult(
    api,
    { id: 'setSignupPassword', fallback: 'Failed to set Password, please try again later.' },
    api.POST('/user/set-password/', ...init),
    { message: '', data: {} },
  )

/** Sign up with an identity provider. */
export const signUpWithSocial = (api: Api, ...init: InitOf<'/user/initiate-social-signup', 'post'>) =>
  toResult(
    api,
    { id: 'signUpWithSocial', fallback: 'Failed to register, please try again later.' },
    api.POST('/user/initiate-social-signup', ...init),
    { data: {}, token: '' },
  )

/** Save a listing to the favourites, or remove it. */
export const toggleFavourite = (api: Api, ...init: InitOf<'/property/add-or-remove-favourite/{id}', 'post'>) =>
  toResult(
    api,
    { id: 'toggleFavourite', fallback: 'Failed to add or remove property, please try again later.' },
    api.POST('/property/add-or-remove-favourite/{id}', ...init),
    { message: '', data: {} },
  )

/** Count a view of a listing. */
export const trackPropertyView = (api: Api, ...init: InitOf<'/property/track-property-views/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'trackPropertyView', fallback: 'Failed to view, please try again later.' },
    api.PUT('/property/track-property-views/{id}', ...init),
    { message: '' },
  )

/** Change the profile picture. */
export const updateProfilePicture = (api: Api, ...init: InitOf<'/user/update-profile-picture', 'patch'>) =>
  toResult(
    api,
    { id: 'updateProfilePicture', fallback: 'Failed to update.' },
    api.PATCH('/user/update-profile-picture', { ...init[0], bodySerializer: toForm }),
    { message: '', data: {} },
  )

/** Change a listing. */
export const updateProperty = (api: Api, ...init: InitOf<'/property/update-property/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'updateProperty', fallback: 'Failed to create property, please try again later.' },
    api.PUT('/property/update-property/{id}', ...init),
    { message: '', data: {} },
  )

/** Change the contact details. */
export const updatePropertySuggestion = (api: Api, ...init: InitOf<'/chat/update-property-suggestion/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'updatePropertySuggestion', fallback: 'Failed to process your request.' },
    api.PUT('/chat/update-property-suggestion/{id}', ...init),
    { message: '', data: {} },
  )

/** Change the profile of an account. */
export const updateUser = (api: Api, ...init: InitOf<'/user/users/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'updateUser', fallback: 'Failed to update, please try again later.' },
    api.PUT('/user/users/{id}', ...init),
    { message: '', data: {} },
  )

/** Change the password. */
export const updateUserPassword = (api: Api, ...init: InitOf<'/user/update-user-password', 'put'>) =>
  toResult(
    api,
    { id: 'updateUserPassword', fallback: 'Failed to update, please try again later.' },
    api.PUT('/user/update-user-password', ...init),
    { message: '' },
  )

/** Prove an e-mail address. */
export const verifyOtpForEmail = (api: Api, ...init: InitOf<'/user/verify-otp-for-email', 'put'>) =>
  toResult(
    api,
    { id: 'verifyOtpForEmail', fallback: 'Failed to verify, please try again later.' },
    api.PUT('/user/verify-otp-for-email', ...init),
    { message: '', data: {} },
  )

/** Prove a telephone number. */
export const verifyOtpForPhone = (api: Api, ...init: InitOf<'/user/verify-otp-for-phone', 'put'>) =>
  toResult(
    api,
    { id: 'verifyOtpForPhone', fallback: 'Failed to verify, please try again later.' },
    api.PUT('/user/verify-otp-for-phone', ...init),
    { message: '', data: {} },
  )

/** Ask whether a payment has arrived. */
export const verifyPayment = (api: Api, ...init: InitOf<'/payment/verify-payment', 'post'>) =>
  toResult(
    api,
    { id: 'verifyPayment', fallback: 'Failed to verify, please try again later.' },
    api.POST('/payment/verify-payment', ...init),
    { message: '', data: {} },
  )

/** Prove the e-mail address of a sign-up. */
export const verifySignupCode = (api: Api, ...init: InitOf<'/user/verify-code/', 'post'>) =>
  toResult(
    api,
    { id: 'verifySignupCode', fallback: 'Failed to verify, please try again later.' },
    api.POST('/user/verify-code/', ...init),
    { message: '', temporaryToken: '' },
  )
