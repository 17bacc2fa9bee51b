// Generated from contracts/. Do not edit; run `npm run gen`.

import * as z from 'zod/mini'

/**
 * The page that a banner stands on.
 */
export const zBannerType = z.enum([
  'home',
  'property_listing',
  'about_us',
  'contact_us',
  'blog',
  'buyer_guide',
  'seller_guide',
  'tenant_guide',
  'landlord_guide',
  'faqs',
  'agents',
  'agencies',
  'policies',
])

/**
 * Which text of the assistant.
 */
export const zBotContentType = z.enum(['bot_terms'])

/**
 * Box around a place (WGS 84 degrees).
 */
export const zBounds = z.object({
  south: z.number().check(z.gte(-90), z.lte(90)),
  west: z.number().check(z.gte(-180), z.lte(180)),
  north: z.number().check(z.gte(-90), z.lte(90)),
  east: z.number().check(z.gte(-180), z.lte(180)),
})

/**
 * A reply that the visitor can choose; `message` is sent when it is pressed, the label where it is absent.
 */
export const zChatAction = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(120)),
  message: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
})

/**
 * An event that was refused.
 */
export const zChatError = z.object({
  success: z.literal(false),
  code: z.enum(['invalid_payload', 'unknown_session', 'busy', 'too_many', 'unavailable']),
  errMessage: z.string().check(z.minLength(1), z.maxLength(300)),
})

/**
 * Whether the home stands or is sold off-plan.
 */
export const zCompletion = z.enum(['ready', 'off_plan'])

/**
 * The company's contact record; clients use the first item.
 */
export const zContactUs = z.object({
  email: z.nullable(z.string().check(z.maxLength(254))),
  tele_phone: z.nullable(z.string().check(z.maxLength(32))),
  address: z.nullable(z.string().check(z.maxLength(300))),
  short_description: z.nullable(z.string().check(z.maxLength(600))),
})

/**
 * Where the home is (WGS 84). Approximate when taken from the community, not from the listing.
 */
export const zCoordinates = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
  approximate: z.boolean(),
})

/**
 * E-mail address; text, at sign, text, dot, text.
 */
export const zEmail = z.string().check(z.minLength(5), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))

/**
 * The row that a figure in an answer comes from.
 */
export const zEvidence = z.object({
  claim: z.string().check(z.minLength(1), z.maxLength(200)),
  source: z.string().check(z.minLength(1), z.maxLength(200)),
  listing_id: z.nullable(z.string().check(z.maxLength(36))),
  field: z.string().check(z.minLength(1), z.maxLength(80)),
  as_of: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
})

/**
 * What a question is about.
 */
export const zFaqCategory = z.enum(['buying', 'selling', 'renting', 'letting', 'account', 'assistant'])

/**
 * One field that was refused.
 */
export const zFieldError = z.object({
  path: z.string().check(z.maxLength(200)),
  rule: z.string().check(z.maxLength(60)),
  message: z.string().check(z.maxLength(300)),
})

/**
 * Every failure. Clients show `message`.
 */
export const zErrorEnvelope = z.object({
  success: z.literal(false),
  message: z.string().check(z.minLength(1), z.maxLength(500)),
  code: z.enum([
    'invalid_request',
    'unauthorized',
    'forbidden',
    'not_found',
    'conflict',
    'invalid_body',
    'too_many_requests',
    'payload_too_large',
    'unsupported_media_type',
    'not_implemented',
    'unavailable',
    'internal',
  ]),
  fields: z.array(zFieldError).check(z.maxLength(100)),
  requestId: z.string().check(z.minLength(1), z.maxLength(100)),
})

/**
 * How the home is furnished.
 */
export const zFurnishing = z.enum(['furnished', 'unfurnished', 'partly'])

/**
 * One thing to do.
 */
export const zGuideStep = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(160)),
  text: z.string().check(z.minLength(1), z.maxLength(2000)),
})

/**
 * Whom a guide is for.
 */
export const zGuideType = z.enum(['buyer', 'seller', 'tenant', 'landlord'])

/**
 * HTML of these tags only: h2, h3, p, ul, ol, li, a (href), strong, em, br, table, thead, tbody, tr, th, td. Clients sanitise it all the same before they show it.
 */
export const zHtml = z.string().check(z.minLength(1), z.maxLength(100000))

/**
 * Address of a page outside this site.
 */
export const zHttpsUrl = z.string().check(z.minLength(9), z.maxLength(2048), z.regex(/^https:\/\/\S+$/))

/**
 * Where a fact in a text can be checked.
 */
export const zContentSource = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(160)),
  url: zHttpsUrl,
})

/**
 * A cost, as it stood on a day.
 */
export const zGuideFee = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(160)),
  amount: z.string().check(z.minLength(1), z.maxLength(200)),
  as_of: z.iso.date().check(z.maxLength(10)),
  source: zContentSource,
})

/**
 * Identifier of a row (UUID version 7 as text).
 */
export const zId = z
  .string()
  .check(z.length(36), z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))

/**
 * A text of the assistant in every language of the product.
 */
export const zBotContent = z.object({
  _id: zId,
  type: zBotContentType,
  content: z.object({
    en: z.string().check(z.minLength(1), z.maxLength(100000)),
    ar: z.string().check(z.minLength(1), z.maxLength(100000)),
    ru: z.string().check(z.minLength(1), z.maxLength(100000)),
    hi: z.string().check(z.minLength(1), z.maxLength(100000)),
    zh: z.string().check(z.minLength(1), z.maxLength(100000)),
    de: z.string().check(z.minLength(1), z.maxLength(100000)),
  }),
  updated_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * Deletes the messages of the conversation.
 */
export const zChatClearPayload = z.strictObject({
  sessionId: zId,
})

/**
 * Asks for the messages so far.
 */
export const zChatHistoryPayload = z.strictObject({
  userId: z.nullish(z.string().check(z.maxLength(64))),
  newSessionId: zId,
})

/**
 * The message is stored; the answer follows as chat:stream.
 */
export const zChatSendAck = z.object({
  success: z.literal(true),
  id: zId,
  seq: z.int().check(z.gte(0)),
})

/**
 * A message of the visitor, or the key of a quick action.
 */
export const zChatSendPayload = z.strictObject({
  sessionId: zId,
  message: z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/\S/)),
  clientId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
})

/**
 * Acknowledgement of the event, or why it was refused.
 */
export const zChatSendReply = z.union([zChatSendAck, zChatError])

export const zChatTextMessage = z.object({
  id: zId,
  seq: z.int().check(z.gte(0)),
  timestamp: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  role: z.enum(['user', 'bot']),
  type: z.literal('text'),
  message: z.string().check(z.maxLength(8000)),
  actions: z.optional(z.array(zChatAction).check(z.maxLength(12))),
  evidence: z.optional(z.array(zEvidence).check(z.maxLength(60))),
  done: z.boolean(),
})

/**
 * The answer so far; `message` is cumulative, so the newest replaces the one before.
 */
export const zChatTypingMessage = z.object({
  id: zId,
  seq: z.int().check(z.gte(0)),
  timestamp: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  role: z.literal('bot'),
  type: z.literal('typing'),
  message: z.string().check(z.maxLength(8000)),
  done: z.literal(false),
})

/**
 * Address of a picture; absolute http(s) or rooted at this site.
 */
export const zImageUrl = z.string().check(z.minLength(1), z.maxLength(2048), z.regex(/^(https?:\/\/|\/(?!\/))\S*$/))

/**
 * Languages of the product.
 */
export const zLanguageCode = z.enum(['en', 'ar', 'ru', 'hi', 'zh', 'de'])

/**
 * The conversation to go on with.
 */
export const zChatInitAck = z.object({
  sessionId: zId,
  showLanguagePrompt: z.boolean(),
  language: zLanguageCode,
})

/**
 * Opens or resumes a conversation. The owner is the account of the handshake token; userId is accepted and ignored.
 */
export const zChatInitPayload = z.strictObject({
  userId: z.nullish(z.string().check(z.maxLength(64))),
  sessionId: z.nullish(z.string().check(z.maxLength(64))),
  language: zLanguageCode,
})

/**
 * Acknowledgement of the event, or why it was refused.
 */
export const zChatInitReply = z.union([zChatInitAck, zChatError])

/**
 * The language that the conversation now has.
 */
export const zChatLanguageSelectAck = z.object({
  success: z.literal(true),
  language: zLanguageCode,
})

/**
 * Chooses the language of the conversation.
 */
export const zChatLanguageSelectPayload = z.strictObject({
  sessionId: zId,
  language: zLanguageCode,
})

/**
 * Acknowledgement of the event, or why it was refused.
 */
export const zChatLanguageSelectReply = z.union([zChatLanguageSelectAck, zChatError])

/**
 * A question that is often asked.
 */
export const zFaq = z.object({
  _id: zId,
  question: z.string().check(z.minLength(1), z.maxLength(300)),
  answer: zHtml,
  category: zFaqCategory,
  order: z.int().check(z.gte(0), z.lte(10000)),
  language: zLanguageCode,
})

/**
 * One section of a guide.
 */
export const zGuide = z.object({
  _id: zId,
  type: zGuideType,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  order: z.int().check(z.gte(0), z.lte(10000)),
  content: zHtml,
  steps: z.array(zGuideStep).check(z.maxLength(30)),
  documents: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(30)),
  fees: z.array(zGuideFee).check(z.maxLength(30)),
  language: zLanguageCode,
})

/**
 * Where the listing's figures come from, so that each can be shown.
 */
export const zListingSource = z.object({
  kind: z.enum(['demo', 'import', 'owner']),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  as_of: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  notes: z.array(z.string().check(z.minLength(1), z.maxLength(300))).check(z.maxLength(20)),
})

export const zLoginRequest = z.strictObject({
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(256)),
})

/**
 * What a picture shows.
 */
export const zMediaRole = z.enum(['facade', 'living', 'bedroom', 'kitchen', 'pool', 'view', 'plan', 'photo'])

/**
 * One picture of a listing. An illustrated scene stands in where there is no photograph.
 */
export const zMediaItem = z.object({
  url: zImageUrl,
  role: zMediaRole,
  illustration: z.boolean(),
})

/**
 * Amount in whole UAE dirhams; null where it is not stated.
 */
export const zNullableAed = z.nullable(z.int().check(z.gte(0), z.lte(100000000000)))

/**
 * Address of a picture; null where there is none.
 */
export const zNullableImageUrl = z.nullable(
  z.string().check(z.minLength(1), z.maxLength(2048), z.regex(/^(https?:\/\/|\/(?!\/))\S*$/)),
)

/**
 * One section of the page about the company.
 */
export const zAboutUs = z.object({
  _id: zId,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  content: zHtml,
  image: zNullableImageUrl,
  image_alt: z.string().check(z.maxLength(200)),
  order: z.int().check(z.gte(0), z.lte(10000)),
  language: zLanguageCode,
})

/**
 * The person who answers for a listing.
 */
export const zAgentSummary = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(160)),
  agent_photo: zNullableImageUrl,
  agency_name: z.nullable(z.string().check(z.maxLength(160))),
  agency_logo: zNullableImageUrl,
  languages: z.array(z.string().check(z.minLength(2), z.maxLength(40))).check(z.maxLength(12)),
  rera_brn: z.nullable(z.string().check(z.maxLength(40))),
  response_minutes: z.nullable(z.int().check(z.gte(0), z.lte(100000))),
  phone_number: z.nullable(z.string().check(z.maxLength(32))),
})

/**
 * Head of a page.
 */
export const zBanner = z.object({
  _id: zId,
  type: zBannerType,
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  subtitle: z.nullable(z.string().check(z.maxLength(300))),
  image: zNullableImageUrl,
  image_alt: z.string().check(z.maxLength(200)),
  link: z.nullable(z.string().check(z.maxLength(2048), z.regex(/^(https:\/\/|\/(?!\/))\S*$/))),
  link_text: z.nullable(z.string().check(z.maxLength(80))),
  language: zLanguageCode,
})

/**
 * Who wrote an article.
 */
export const zBlogAuthor = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  title: z.nullable(z.string().check(z.maxLength(120))),
  picture: zNullableImageUrl,
})

export const zPagination = z.object({
  page: z.int().check(z.gte(1)),
  limit: z.int().check(z.gte(1), z.lte(100)),
  total: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
})

/**
 * Digits only, 10 to 15 of them.
 */
export const zPhoneNumber = z.string().check(z.minLength(10), z.maxLength(15), z.regex(/^\d{10,15}$/))

/**
 * Contact details and budget that a visitor leaves for better suggestions.
 */
export const zLead = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/)),
  email: zEmail,
  phone_number: zPhoneNumber,
  min_budget: z.optional(zNullableAed),
  max_budget: z.optional(zNullableAed),
})

/**
 * Level in the place tree.
 */
export const zPlaceKind = z.enum(['emirate', 'community', 'sub_community'])

/**
 * Which of the site's policies.
 */
export const zPolicyType = z.enum(['terms_and_conditions', 'cookies_policy', 'privacy_policy'])

/**
 * One section of a policy.
 */
export const zPolicy = z.object({
  _id: zId,
  type: zPolicyType,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  content: zHtml,
  updated_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  language: zLanguageCode,
})

/**
 * Kind of property; the same slugs as the sub-categories.
 */
export const zPropertyType = z.enum([
  'apartment',
  'penthouse',
  'duplex',
  'hotel-apartment',
  'villa',
  'townhouse',
  'villa-compound',
  'office',
  'retail',
  'warehouse',
  'land',
])

/**
 * What is offered.
 */
export const zPurpose = z.enum(['sale', 'rent'])

/**
 * A listing inside a chat answer. Features are words in the session's language.
 */
export const zChatProperty = z.object({
  _id: zId,
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  type: zPropertyType,
  location: z.string().check(z.minLength(1), z.maxLength(300)),
  price: zNullableAed,
  price_per_sqft: z.nullable(z.number().check(z.gte(0))),
  features: z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(64)),
  link: z.string().check(z.minLength(1), z.maxLength(300)),
  bedrooms: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  bathrooms: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  size: z.nullable(z.number().check(z.gte(0))),
  purpose: zPurpose,
  price_period: z.nullable(z.enum(['year'])),
  picture: zNullableImageUrl,
})

export const zChatPropertyResultsMessage = z.object({
  id: zId,
  seq: z.int().check(z.gte(0)),
  timestamp: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  role: z.literal('bot'),
  type: z.literal('property_results'),
  message: z.string().check(z.maxLength(500)),
  subMessage: z.string().check(z.maxLength(500)),
  link: z.string().check(z.maxLength(1000)),
  linkText: z.string().check(z.maxLength(120)),
  totalProperties: z.int().check(z.gte(0)),
  data: z.array(zChatProperty).check(z.maxLength(20)),
  done: z.boolean(),
})

/**
 * One message of the conversation; `type` tells which.
 */
export const zChatMessage = z.discriminatedUnion('type', [
  zChatTextMessage,
  zChatTypingMessage,
  zChatPropertyResultsMessage,
])

/**
 * The conversation is empty.
 */
export const zChatClearAck = z.object({
  success: z.literal(true),
  messages: z.array(zChatMessage).check(z.maxLength(500)),
})

/**
 * Acknowledgement of the event, or why it was refused.
 */
export const zChatClearReply = z.union([zChatClearAck, zChatError])

/**
 * Messages in order; isNew is true for a conversation without any.
 */
export const zChatHistoryAck = z.object({
  messages: z.array(zChatMessage).check(z.maxLength(500)),
  isNew: z.boolean(),
})

/**
 * Acknowledgement of the event, or why it was refused.
 */
export const zChatHistoryReply = z.union([zChatHistoryAck, zChatError])

/**
 * Kind of account. Clients compare it case-insensitively.
 */
export const zRole = z.enum(['guest', 'individual', 'agent', 'agency'])

/**
 * What a visitor needs an agent for.
 */
export const zServiceNeed = z.enum([
  'buy',
  'sell',
  'rent',
  'let',
  'off-plan',
  'commercial',
  'property-management',
  'valuation',
])

/**
 * Bearer token of a session; opaque.
 */
export const zSessionToken = z.string().check(z.minLength(20), z.maxLength(200))

/**
 * Kinds of account that can be signed up for.
 */
export const zSignupRole = z.enum(['individual', 'agent', 'agency'])

/**
 * What a visitor may know about the data behind the site.
 */
export const zSiteStatus = z.object({
  demo_data: z.boolean(),
  listings_count: z.int().check(z.gte(0)),
  database: z.enum(['embedded', 'postgres']),
})

/**
 * Stable lower-case name of a place, a property type or an amenity.
 */
export const zSlug = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/**
 * An amenity or facility that listings can have.
 */
export const zAmenity = z.object({
  _id: zSlug,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(80)),
  group: z.enum(['leisure', 'home', 'building', 'location', 'view', 'terms']),
})

/**
 * A subject that articles are filed under.
 */
export const zBlogCategory = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(80)),
  slug: zSlug,
  blogs_count: z.int().check(z.gte(0), z.lte(1000000)),
})

/**
 * The subject as it is named on an article.
 */
export const zBlogCategoryRef = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(80)),
  slug: zSlug,
})

/**
 * An article as lists show it.
 */
export const zBlogCard = z.object({
  _id: zId,
  slug: z.string().check(z.minLength(1), z.maxLength(160), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  excerpt: z.string().check(z.minLength(1), z.maxLength(500)),
  cover_image: zImageUrl,
  cover_image_alt: z.string().check(z.maxLength(200)),
  blog_category: zBlogCategoryRef,
  tags: z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(12)),
  reading_minutes: z.int().check(z.gte(1), z.lte(120)),
  published_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  updated_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  language: zLanguageCode,
})

/**
 * An article with its text.
 */
export const zBlog = z.intersection(
  zBlogCard,
  z.object({
    content: zHtml,
    author: zBlogAuthor,
    sources: z.array(zContentSource).check(z.maxLength(20)),
    related: z.array(zBlogCard).check(z.maxLength(6)),
  }),
)

/**
 * First level of the property kinds; one header menu entry each.
 */
export const zCategory = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(80)),
  slug: zSlug,
  listings_count: z.int().check(z.gte(0)),
})

/**
 * A place that can be searched, with the number of live listings in it and below it.
 */
export const zLocation = z.object({
  _id: zSlug,
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(120)),
  kind: zPlaceKind,
  parent_id: z.nullable(z.string().check(z.maxLength(80))),
  aliases: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(40))),
  coordinates: zCoordinates,
  bounds: zBounds,
  listings_count: z.int().check(z.gte(0)),
})

/**
 * A place as it is named on a listing.
 */
export const zPlaceRef = z.object({
  _id: zSlug,
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(120)),
  kind: zPlaceKind,
})

/**
 * A listing as lists show it. `media` holds at most the first five pictures.
 */
export const zPropertyCard = z.object({
  _id: zId,
  reference: z.string().check(z.minLength(1), z.maxLength(60)),
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  title_ar: z.nullable(z.string().check(z.maxLength(300))),
  type: zPropertyType,
  purpose: zPurpose,
  completion: z.nullable(z.enum(['ready', 'off_plan'])),
  category_id: zId,
  location: z.string().check(z.minLength(1), z.maxLength(300)),
  location_path: z.array(zPlaceRef).check(z.maxLength(4)),
  price: zNullableAed,
  previous_price: zNullableAed,
  price_period: z.nullable(z.enum(['year'])),
  price_per_sqft: z.nullable(z.number().check(z.gte(0))),
  bedrooms: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  bathrooms: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  size: z.nullable(z.number().check(z.gte(0), z.lte(100000000))),
  furnished: z.nullable(z.enum(['furnished', 'unfurnished', 'partly'])),
  features: z.array(zSlug).check(z.maxLength(64)),
  coordinates: zCoordinates,
  media: z.array(zMediaItem).check(z.maxLength(60)),
  media_count: z.int().check(z.gte(0), z.lte(1000)),
  verified: z.boolean(),
  is_demo: z.boolean(),
  is_liked: z.boolean(),
  views: z.int().check(z.gte(0)),
  published_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  link: z.string().check(z.minLength(1), z.maxLength(300)),
})

/**
 * A listing with everything that its page shows.
 */
export const zPropertyDetail = z.intersection(
  zPropertyCard,
  z.object({
    description: z.string().check(z.maxLength(20000)),
    description_ar: z.nullable(z.string().check(z.maxLength(20000))),
    sub_category_id: z.nullable(z.string().check(z.maxLength(36))),
    sub_sub_category_id: z.nullable(z.string().check(z.maxLength(36))),
    permit_number: z.nullable(z.string().check(z.maxLength(60))),
    service_charge: z.nullable(z.number().check(z.gte(0), z.lte(1000))),
    cheques: z.nullable(z.int().check(z.gte(1), z.lte(12))),
    developer: z.nullable(z.string().check(z.maxLength(120))),
    floor: z.nullable(z.int().check(z.gte(-5), z.lte(200))),
    parking: z.nullable(z.int().check(z.gte(0), z.lte(50))),
    year_built: z.nullable(z.int().check(z.gte(1900), z.lte(2100))),
    handover: z.nullable(z.string().check(z.maxLength(20))),
    agent: z.nullable(zAgentSummary),
    advertiser: z.nullable(z.string().check(z.maxLength(160))),
    source: zListingSource,
  }),
)

/**
 * What the free text was understood as.
 */
export const zSearchNotes = z.object({
  corrected: z.nullable(z.string().check(z.maxLength(300))),
  places: z.array(zPlaceRef).check(z.maxLength(20)),
})

/**
 * One account of the company on a social network.
 */
export const zSocialMedia = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  link: z.string().check(z.minLength(9), z.maxLength(2048), z.regex(/^https:\/\/\S+$/)),
  className: z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[A-Za-z0-9_-]+( [A-Za-z0-9_-]+)*$/)),
})

/**
 * Order of a result list. Ties are broken by id, so pages never overlap.
 */
export const zSortBy = z.enum([
  'relevance',
  'newest',
  'price_asc',
  'price_desc',
  'size_desc',
  'size_asc',
  'price_per_sqft_asc',
])

/**
 * Language that a person speaks (ISO 639-1).
 */
export const zSpokenLanguage = z.string().check(z.length(2), z.regex(/^[a-z]{2}$/))

/**
 * The lead as it is kept.
 */
export const zStoredLead = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  email: zEmail,
  phone_number: zPhoneNumber,
  min_budget: zNullableAed,
  max_budget: zNullableAed,
})

/**
 * Second or third level of the property kinds.
 */
export const zSubCategory = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(80)),
  slug: zSlug,
  parent_id: zId,
  listings_count: z.int().check(z.gte(0)),
})

/**
 * The signed-in account (userData). Guests have neither name nor email.
 */
export const zUser = z.object({
  _id: zId,
  role: zRole,
  first_name: z.nullable(z.string().check(z.maxLength(80))),
  last_name: z.nullable(z.string().check(z.maxLength(80))),
  email: z.nullable(z.string().check(z.maxLength(254))),
  profile_picture: zNullableImageUrl,
  company_logo: zNullableImageUrl,
  agent_photo: zNullableImageUrl,
  agency_logo: zNullableImageUrl,
})

/**
 * The signed-in account with everything that its profile page shows.
 */
export const zUserAccount = z.intersection(
  zUser,
  z.object({
    user_name: z.nullable(z.string().check(z.maxLength(80))),
    phone_number: z.nullable(z.string().check(z.maxLength(15))),
    email_verified: z.boolean(),
    phone_verified: z.boolean(),
    nationality: z.nullable(z.string().check(z.maxLength(2))),
    languages: z.array(zSpokenLanguage).check(z.maxLength(12)),
    service_need: z.array(zServiceNeed).check(z.maxLength(8)),
    about: z.nullable(z.string().check(z.maxLength(2000))),
    company_name: z.nullable(z.string().check(z.maxLength(160))),
    rera_number: z.nullable(z.string().check(z.maxLength(40))),
    created_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  }),
)

/**
 * A kind of account that somebody can sign up for.
 */
export const zUserType = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(80)),
  role: zSignupRole,
  description: z.string().check(z.minLength(1), z.maxLength(300)),
  description_ar: z.string().check(z.minLength(1), z.maxLength(300)),
  users_count: z.int().check(z.gte(0), z.lte(1000000000)),
})

/**
 * Page number, from 1.
 */
export const zPage = z._default(z.int().check(z.gte(1), z.lte(100000)), 1)

/**
 * Rows on a page.
 */
export const zLimit = z._default(z.int().check(z.gte(1), z.lte(100)), 24)

/**
 * Identifier of the row.
 */
export const zId2 = zId

/**
 * Language of the texts; English where it is absent. Where a text has not been translated the answer is in English, and says so in its `language`.
 */
export const zLanguage = zLanguageCode

/**
 * Alive.
 */
export const zPingResponse = z.object({
  status: z.literal('ok'),
})

/**
 * The status.
 */
export const zGetSiteStatusResponse = z.object({
  data: zSiteStatus,
})

/**
 * The guest and the token.
 */
export const zLoginGuestResponse = z.object({
  data: zUser,
  token: zSessionToken,
})

export const zLoginUserBody = zLoginRequest

/**
 * The account and a token.
 */
export const zLoginUserResponse = z.object({
  data: zUser,
  token: zSessionToken,
})

/**
 * Ended.
 */
export const zLogoutUserResponse = z.object({
  message: z.string().check(z.maxLength(200)),
})

/**
 * The account.
 */
export const zGetCurrentUserResponse = z.object({
  data: zUserAccount,
})

export const zListLikedPropertiesQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of favourites.
 */
export const zListLikedPropertiesResponse = z.object({
  data: z.array(zPropertyCard).check(z.maxLength(2000)),
  pagination: zPagination,
})

/**
 * The list.
 */
export const zListCategoriesResponse = z.object({
  data: z.array(zCategory).check(z.maxLength(2000)),
})

export const zListSubCategoriesQuery = z.object({
  categoryId: zId,
})

/**
 * The list.
 */
export const zListSubCategoriesResponse = z.object({
  data: z.array(zSubCategory).check(z.maxLength(2000)),
})

export const zListSubSubCategoriesQuery = z.object({
  subCategoryId: zId,
})

/**
 * The list.
 */
export const zListSubSubCategoriesResponse = z.object({
  data: z.array(zSubCategory).check(z.maxLength(2000)),
})

/**
 * The list.
 */
export const zListLocationsResponse = z.object({
  data: z.array(zLocation).check(z.maxLength(2000)),
})

/**
 * The list.
 */
export const zListAmenitiesResponse = z.object({
  data: z.array(zAmenity).check(z.maxLength(2000)),
})

/**
 * The list.
 */
export const zListContactUsResponse = z.object({
  data: z.array(zContactUs).check(z.maxLength(2000)),
})

export const zListPropertiesQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  sort_by: z.optional(zSortBy),
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  location: z.optional(z.array(zSlug).check(z.maxLength(20))),
  category: z.optional(zId),
  sub_category: z.optional(zId),
  sub_sub_category: z.optional(zId),
  type: z.optional(z.array(zPropertyType).check(z.maxLength(11))),
  purpose: z.optional(zPurpose),
  completion: z.optional(zCompletion),
  furnished: z.optional(zFurnishing),
  price_min: z.optional(z.int().check(z.gte(0), z.lte(100000000000))),
  price_max: z.optional(z.int().check(z.gte(0), z.lte(100000000000))),
  bedrooms_min: z.optional(z.int().check(z.gte(0), z.lte(50))),
  bedrooms_max: z.optional(z.int().check(z.gte(0), z.lte(50))),
  bathrooms_min: z.optional(z.int().check(z.gte(0), z.lte(50))),
  size_min: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
  size_max: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
  features: z.optional(z.array(zSlug).check(z.maxLength(38))),
  verified: z.optional(z.boolean()),
  south: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  west: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  north: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  east: z.optional(z.number().check(z.gte(-180), z.lte(180))),
})

/**
 * One page of listings.
 */
export const zListPropertiesResponse = z.object({
  data: z.array(zPropertyCard).check(z.maxLength(2000)),
  pagination: zPagination,
  search: zSearchNotes,
})

export const zListPopularPropertiesQuery = z.object({
  purpose: z.optional(zPurpose),
})

/**
 * Popular listings.
 */
export const zListPopularPropertiesResponse = z.object({
  data: z.array(zPropertyCard).check(z.maxLength(2000)),
})

export const zGetPropertyPath = z.object({
  id: zId,
})

/**
 * The listing.
 */
export const zGetPropertyResponse = z.object({
  data: z.tuple([zPropertyDetail]),
  pagination: zPagination,
})

export const zListSimilarPropertiesPath = z.object({
  id: zId,
})

/**
 * Similar listings, nearest first.
 */
export const zListSimilarPropertiesResponse = z.object({
  data: z.array(zPropertyCard).check(z.maxLength(2000)),
})

export const zToggleFavouritePath = z.object({
  id: zId,
})

/**
 * The new state.
 */
export const zToggleFavouriteResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  data: z.object({
    _id: zId,
    is_liked: z.boolean(),
  }),
})

export const zTrackPropertyViewPath = z.object({
  id: zId,
})

/**
 * Counted.
 */
export const zTrackPropertyViewResponse = z.object({
  message: z.string().check(z.maxLength(200)),
})

/**
 * The details, or null.
 */
export const zGetPropertySuggestionResponse = z.object({
  data: z.nullable(zStoredLead),
})

export const zAddPropertySuggestionBody = zLead

/**
 * Stored.
 */
export const zAddPropertySuggestionResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  data: zStoredLead,
})

export const zUpdatePropertySuggestionBody = zLead

export const zUpdatePropertySuggestionPath = z.object({
  id: zId,
})

/**
 * Stored.
 */
export const zUpdatePropertySuggestionResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  data: zStoredLead,
})

export const zListSocialMediaQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of accounts.
 */
export const zListSocialMediaResponse = z.object({
  data: z.array(zSocialMedia).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zListUserTypesQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of kinds.
 */
export const zListUserTypesResponse = z.object({
  data: z.array(zUserType).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zListBlogsQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  blog_category_id: z.optional(zId),
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  language: z.optional(zLanguageCode),
})

/**
 * One page of articles.
 */
export const zListBlogsResponse = z.object({
  data: z.array(zBlogCard).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zGetBlogPath = z.object({
  id: zId,
})

export const zGetBlogQuery = z.object({
  language: z.optional(zLanguageCode),
})

/**
 * The article.
 */
export const zGetBlogResponse = z.object({
  data: zBlog,
})

export const zListBlogCategoriesQuery = z.object({
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})

/**
 * The list.
 */
export const zListBlogCategoriesResponse = z.object({
  data: z.array(zBlogCategory).check(z.maxLength(100)),
})

export const zListAboutUsQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  language: z.optional(zLanguageCode),
})

/**
 * One page of sections.
 */
export const zListAboutUsResponse = z.object({
  data: z.array(zAboutUs).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zGetBannerQuery = z.object({
  type: zBannerType,
  language: z.optional(zLanguageCode),
})

/**
 * The banner; `type` repeats the page that was asked for.
 */
export const zGetBannerResponse = z.object({
  data: zBanner,
})

export const zListGuidesQuery = z.object({
  type: zGuideType,
  language: z.optional(zLanguageCode),
})

/**
 * The sections.
 */
export const zListGuidesResponse = z.object({
  data: z.array(zGuide).check(z.maxLength(100)),
})

export const zListPoliciesQuery = z.object({
  type: zPolicyType,
  language: z.optional(zLanguageCode),
})

/**
 * The sections.
 */
export const zListPoliciesResponse = z.object({
  data: z.array(zPolicy).check(z.maxLength(100)),
})

export const zGetBotContentQuery = z.object({
  type: zBotContentType,
})

/**
 * The text.
 */
export const zGetBotContentResponse = z.object({
  data: zBotContent,
})

export const zListFaqsQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  category: z.optional(zFaqCategory),
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  language: z.optional(zLanguageCode),
})

/**
 * One page of questions.
 */
export const zListFaqsResponse = z.object({
  data: z.array(zFaq).check(z.maxLength(100)),
  pagination: zPagination,
})
