import {
  boughtPlan,
  draft,
  favourite,
  feed,
  feedRun,
  formDraft,
  inboxLead,
  invoice,
  lead,
  type OwnRow,
  passkey,
  payment,
  removed,
  savedSearch,
  sent,
  session,
  sharedList,
  talk,
  upload,
  viewing,
} from './own-rows.ts'

/** What an id names that everybody may name: it is public, or no row of ours. */
type Everybodys =
  | 'a property that visitors see'
  | 'an agent or agency'
  | 'a row of the catalogue'
  | 'a text of the site'
  | 'a plan'
  | 'answered one by one'
  | 'what those who run the site see whole'
  | 'a name that a device or a provider gave, proven by a signature'

/** An id of a row that belongs to somebody. */
export interface Somebodys {
  row: OwnRow
  /** What all others get for the owner's id, and for an id of nobody; an ended session gets 401. */
  others: number
  /** The whole body that they get, where they get one without being told. */
  answer?: object
}

/**
 * Whose row each id names that a client may send, and what others get who send it. Which ids there are is
 * read off the contract: a new one needs a line here before its operation can be served.
 */
export const whoseIds: Readonly<Record<string, Everybodys | Somebodys>> = {
  'updateUser id': {
    row: ({ owner }) => ({ id: owner.id, body: { first_name: 'Eve' } }),
    others: 403,
  },
  'endSession id': { row: session, others: 404 },
  'renamePasskey id': { row: passkey, others: 404 },
  'removePasskey id': { row: passkey, others: 404 },
  'saveFavouriteNote id': { row: favourite, others: 404 },
  'createSharedList property_ids': {
    row: async (parts) => {
      const { id } = await favourite(parts)
      return { id, body: { title: 'Ours', with_notes: true, property_ids: [id] } }
    },
    others: 409,
  },
  'revokeSharedList id': { row: sharedList, others: 404 },
  'updateSavedSearch id': { row: savedSearch, others: 404 },
  'deleteSavedSearch id': { row: savedSearch, others: 404 },
  'lookAtSavedSearch id': { row: savedSearch, others: 404 },
  'withdrawDisclosure id': { row: sent, others: 404 },
  'getViewing id': { row: viewing, others: 404 },
  'updateViewing id': { row: viewing, others: 404 },
  'updatePropertySuggestion id': { row: lead, others: 404 },
  'getChatUnread session_id': {
    row: talk,
    others: 200,
    answer: { data: { unread: 0, answering: false } },
  },

  'getLead id': { row: inboxLead(), others: 404 },
  'markLeadSeen id': { row: inboxLead(), others: 404 },
  'updateLead id': { row: inboxLead({ revision: 0, state: 'won' }), others: 404 },
  'addLeadNote id': { row: inboxLead({ text: 'Mine' }), others: 404 },
  'replyToLead id': { row: inboxLead({ revision: 0, text: 'Mine' }), others: 404 },

  'getUserPlan user_id': { row: ({ owner }) => ({ id: owner.id }), others: 403 },
  'cancelUserPlan id': { row: boughtPlan, others: 404 },

  'verifyPayment session_id': {
    row: async (parts) => {
      const { id } = await payment(parts)
      return { id, body: { session_id: id } }
    },
    others: 404,
  },
  'getInvoice id': { row: invoice, others: 404 },
  'downloadInvoice id': { row: invoice, others: 404 },
  'getPropertyDraft id': { row: formDraft, others: 404 },
  'savePropertyDraft id': { row: formDraft, others: 404 },
  'deletePropertyDraft id': { row: formDraft, others: 404 },
  'finishUpload id': { row: upload, others: 404 },
  'updateFeed id': {
    row: feed({ name: 'Mine', url: null, schedule: 'never', revision: 1 }),
    others: 404,
  },
  'deleteFeed id': { row: feed(), others: 404 },
  // Takes a form of parts: cases/feed.ts of the contract tests.
  'uploadFeedFile id': 'answered one by one',
  'startFeedRun id': { row: feed({ kind: 'check' }), others: 404 },
  'listFeedRuns id': { row: feed(), others: 404 },
  'listFeedDifferences id': { row: feedRun, others: 404 },
  'undoFeedRun id': { row: feedRun, others: 404 },

  'updateProperty id': { row: draft, others: 404 },
  'deleteProperty id': { row: draft, others: 404 },
  'listPropertyHistory id': { row: draft, others: 404 },
  'assessProperty property_id': {
    row: async (parts) => {
      const { id } = await draft(parts)
      return { id, body: { ...emptyAssessment, property_id: id } }
    },
    others: 404,
  },
  'assessProperty category_id': 'a row of the catalogue',
  'assessProperty sub_category_id': 'a row of the catalogue',
  'assessProperty location_id': 'a row of the catalogue',
  'getPropertyRank id': { row: draft, others: 404 },
  'getPropertyRank category': 'a row of the catalogue',
  'getPropertyRank sub_category': 'a row of the catalogue',
  'getPropertyRank sub_sub_category': 'a row of the catalogue',
  // Says of each that it is gone: own-properties.test.ts.
  'changeProperties ids': 'answered one by one',
  'undoPropertyChange id': { row: removed, others: 404 },

  'decideOperatorCase id': 'what those who run the site see whole',
  'getOperatorProperty id': 'what those who run the site see whole',
  'updateOperatorCategory id': 'what those who run the site see whole',
  'savePlaceAlias id': 'what those who run the site see whole',
  'savePlaceAlias place_id': 'what those who run the site see whole',
  'removePlaceAlias id': 'what those who run the site see whole',
  'updateOperatorPlan id': 'what those who run the site see whole',
  'saveNotice id': 'what those who run the site see whole',
  'deleteNotice id': 'what those who run the site see whole',

  'getProperty id': 'a property that visitors see',
  'getViewingSlots id': 'a property that visitors see',
  'listSimilarProperties id': 'a property that visitors see',
  'getPriceRange id': 'a property that visitors see',
  'trackPropertyView id': 'a property that visitors see',
  'sayPropertyGone id': 'a property that visitors see',
  'toggleFavourite id': 'a property that visitors see',
  'voteOnSharedList property_id': 'a property that visitors see',
  'listLeads property_id': 'a property that visitors see',
  'exportLeads property_id': 'a property that visitors see',
  'createEnquiry property_id': 'a property that visitors see',
  'reportListing property_id': 'a property that visitors see',
  'recordContactReveal property_id': 'a property that visitors see',
  'listLeads handler_id': 'an agent or agency',
  'exportLeads handler_id': 'an agent or agency',
  'updateLead handler_id': 'an agent or agency',
  'createEnquiry agent_id': 'an agent or agency',
  'recordContactReveal agent_id': 'an agent or agency',
  'getAgent id': 'an agent or agency',
  'getBlog id': 'a text of the site',
  'listBlogs blog_category_id': 'a text of the site',
  'createCheckoutSession plan_id': 'a plan',
  'addPasskey credential.id': 'a name that a device or a provider gave, proven by a signature',
  'loginWithPasskey id': 'a name that a device or a provider gave, proven by a signature',
  'proveIdentity passkey.id': 'a name that a device or a provider gave, proven by a signature',
  'receivePaymentEvent id': 'a name that a device or a provider gave, proven by a signature',
  'receivePaymentEvent data.object.id':
    'a name that a device or a provider gave, proven by a signature',
  'savePropertyDraft property_id': 'a property that visitors see',
  'savePropertyDraft content.category_id': 'a row of the catalogue',
  'savePropertyDraft content.sub_category_id': 'a row of the catalogue',
  'savePropertyDraft content.sub_sub_category_id': 'a row of the catalogue',
  'savePropertyDraft content.location_id': 'a row of the catalogue',
  'listSubCategories categoryId': 'a row of the catalogue',
  'listSubSubCategories subCategoryId': 'a row of the catalogue',
  'listProperties category': 'a row of the catalogue',
  'listProperties sub_category': 'a row of the catalogue',
  'listProperties sub_sub_category': 'a row of the catalogue',
  'getSearchFacets category': 'a row of the catalogue',
  'getSearchFacets sub_category': 'a row of the catalogue',
  'getSearchFacets sub_sub_category': 'a row of the catalogue',
  'listMapPins category': 'a row of the catalogue',
  'listMapPins sub_category': 'a row of the catalogue',
  'listMapPins sub_sub_category': 'a row of the catalogue',
  'listOwnProperties category': 'a row of the catalogue',
  'listOwnProperties sub_category': 'a row of the catalogue',
  'listOwnProperties sub_sub_category': 'a row of the catalogue',
  'createProperty category_id': 'a row of the catalogue',
  'createProperty sub_category_id': 'a row of the catalogue',
  'createProperty sub_sub_category_id': 'a row of the catalogue',
  'createProperty location_id': 'a row of the catalogue',
  'updateProperty category_id': 'a row of the catalogue',
  'updateProperty sub_category_id': 'a row of the catalogue',
  'updateProperty sub_sub_category_id': 'a row of the catalogue',
  'updateProperty location_id': 'a row of the catalogue',
}

/** A form in which nothing is typed yet. */
const emptyAssessment = {
  purpose: null,
  category_id: null,
  sub_category_id: null,
  location_id: null,
  price: null,
  bedrooms: null,
  bathrooms: null,
  size: null,
  has_pin: false,
  furnished: null,
  completion: null,
  features_count: 0,
  description_length: 0,
  permit_number: null,
  media: [],
}
