import type { ChatEventName } from '../src/generated/chat-events.gen.ts'
import type { OperationId } from '../src/generated/operations.gen.ts'

/**
 * The calls that the specification names in its section 7, so that one can see how much of them
 * the contract holds and who serves it. Where it shows a path, that is the call; otherwise its name
 * is mapped to the operation that we made of it.
 */
export const specifiedPaths: readonly string[] = [
  'POST /user/initiate-signup/',
  'POST /user/verify-code/',
  'POST /user/set-password/',
  'POST /user/login-user/',
  'POST /user/initiate-social-signup',
  'POST /user/social-login-user',
  'POST /user/guest-user-login',
  'GET /user/get-all-user-details',
  'PUT /user/users/{id}',
  'GET /user/all-users',
  'GET /user/get-all-liked-properties/',
  'GET /user/get-all-user-details-with-properties/{id}/',
  'POST /user/send-otp-to-phone',
  'PUT /user/verify-otp-for-phone',
  'POST /user/send-otp-to-email',
  'PUT /user/verify-otp-for-email',
  'PUT /user/update-user-password',
  'POST /user/forget-user-password',
  'PUT /user/reset-user-password',
  'PATCH /user/update-profile-picture',
  'GET /user/getall-agencies',
  'POST /visitors/log-visitors',
  'GET /ping',
  'GET /chat/get-property-suggestion',
  'POST /chat/add-property-suggestion',
  'PUT /chat/update-property-suggestion/{id}',
]

export const specifiedNames: Readonly<Record<string, OperationId>> = {
  logout: 'logoutUser',
  'active categories': 'listCategories',
  'active sub-categories': 'listSubCategories',
  'active sub-sub-categories': 'listSubSubCategories',
  locations: 'listLocations',
  'amenities and facilities': 'listAmenities',
  plans: 'listPlans',
  'plan of a user': 'getUserPlan',
  'social media': 'listSocialMedia',
  'contact-us': 'listContactUs',
  'user types': 'listUserTypes',
  blogs: 'listBlogs',
  'blog by id': 'getBlog',
  'blog categories with counts': 'listBlogCategories',
  'about us': 'listAboutUs',
  'banner by type': 'getBanner',
  'guide by type': 'listGuides',
  'policy by type': 'listPolicies',
  'bot content': 'getBotContent',
  FAQs: 'listFaqs',
  'create enquiry': 'createEnquiry',
  'get in touch': 'createGetInTouch',
  'payment checkout session': 'createCheckoutSession',
  'payment verification': 'verifyPayment',
  'user plans': 'listUserPlans',
  'create property': 'createProperty',
  'update property': 'updateProperty',
  'delete property': 'deleteProperty',
  'own properties': 'listOwnProperties',
  'all properties': 'listProperties',
  'property by id': 'getProperty',
  'add or remove favourite': 'toggleFavourite',
  'track property views': 'trackPropertyView',
  'similar properties': 'listSimilarProperties',
  'popular properties': 'listPopularProperties',
}

export const specifiedEvents: readonly ChatEventName[] = [
  'chat:init',
  'chat:history',
  'chat:message',
  'chat:clear',
  'chat:language:select',
  'chat:stream',
]
