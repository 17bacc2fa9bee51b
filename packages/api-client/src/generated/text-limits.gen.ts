// Generated from contracts/. Do not edit; run `npm run gen`.

/** Longest texts: Write a note about a lead. */
export const addLeadNoteTexts = { text: 4000 } as const

/** Longest texts: Add a passkey. */
export const addPasskeyTexts = { name: 60 } as const

/** Longest texts: Leave contact details and a budget. */
export const addPropertySuggestionTexts = { name: 120, email: 254, phone_number: 15 } as const

/** Longest texts: Look a form over. */
export const assessPropertyTexts = {
  category_id: 36,
  sub_category_id: 36,
  location_id: 80,
  permit_number: 120,
} as const

/** Longest texts: Begin a sign-in with an identity provider. */
export const beginSocialSignInTexts = { provider: 40 } as const

/** Longest texts: Confirm the address of a saved search. */
export const confirmSavedSearchTexts = { token: 200 } as const

/** Longest texts: Begin to pay for a plan. */
export const createCheckoutSessionTexts = { plan_id: 36 } as const

/** Longest texts: Write to an advertiser. */
export const createEnquiryTexts = {
  name: 120,
  email: 254,
  phone_number: 15,
  message: 2000,
  preferred_time: 40,
  search: 4000,
} as const

/** Longest texts: Add a feed. */
export const createFeedTexts = { name: 80 } as const

/** Longest texts: Write to the company. */
export const createGetInTouchTexts = { name: 120, email: 254, subject: 160, message: 5000 } as const

/** Longest texts: Add a property. */
export const createPropertyTexts = {
  updated_at: 40,
  title: 160,
  title_ar: 160,
  description: 20000,
  description_ar: 20000,
  category_id: 36,
  location_id: 80,
  permit_number: 60,
  developer: 120,
  handover: 7,
  available_from: 10,
  video_url: 500,
  tour_url: 500,
} as const

/** Longest texts: Keep a search and be written about it. */
export const createSavedSearchTexts = { search: 4000, name: 120, email: 254 } as const

/** Longest texts: Share favourites as a list. */
export const createSharedListTexts = { title: 80, owner_name: 40 } as const

/** Longest texts: Decide on one of them. */
export const decideOperatorCaseTexts = { reason: 500 } as const

/** Longest texts: Delete the account. */
export const deleteAccountTexts = { password: 256, email: 254 } as const

/** Longest texts: Exchange the code of an identity provider for its token. */
export const exchangeSocialCodeTexts = { code: 2048, state: 100 } as const

/** Longest texts: Leads as a file for a spreadsheet. */
export const exportLeadsTexts = { property_id: 36, handler_id: 36, search: 100 } as const

/** Longest texts: What operators did, as a file for a spreadsheet. */
export const exportOperatorActionsTexts = { from: 10, until: 10, search: 100 } as const

/** Longest texts: Places for a form. */
export const findPlacesTexts = { search: 80 } as const

/** Longest texts: Answers that came while the chat was closed. */
export const getChatUnreadTexts = { session_id: 36 } as const

/** Longest texts: Where a property stands in a search. */
export const getPropertyRankTexts = {
  search: 200,
  category: 36,
  sub_category: 36,
  sub_sub_category: 36,
  area: 1700,
} as const

/** Longest texts: A search in figures. */
export const getSearchFacetsTexts = {
  search: 200,
  category: 36,
  sub_category: 36,
  sub_sub_category: 36,
  area: 1700,
} as const

/** Longest texts: Begin a sign-up. */
export const initiateSignupTexts = {
  first_name: 80,
  last_name: 80,
  email: 254,
  phone_number: 15,
  company_name: 160,
  rera_number: 40,
} as const

/** Longest texts: Keep an account that is going to be deleted. */
export const keepAccountTexts = { token: 83 } as const

/** Longest texts: Connect an identity provider with an account that has a password. */
export const linkSocialAccountTexts = { id_token: 8192, password: 256 } as const

/** Longest texts: Agents and agencies. */
export const listAgentsTexts = { search: 200, nationality: 2, language: 2 } as const

/** Longest texts: Texts about places. */
export const listAreaGuidesTexts = { place: 80 } as const

/** Longest texts: Subjects of articles. */
export const listBlogCategoriesTexts = { search: 100 } as const

/** Longest texts: Articles. */
export const listBlogsTexts = { blog_category_id: 36, search: 100 } as const

/** Longest texts: Questions that are often asked. */
export const listFaqsTexts = { search: 100 } as const

/** Longest texts: The leads of the caller. */
export const listLeadsTexts = { property_id: 36, handler_id: 36, search: 100 } as const

/** Longest texts: Properties on a map. */
export const listMapPinsTexts = {
  search: 200,
  category: 36,
  sub_category: 36,
  sub_sub_category: 36,
  area: 1700,
} as const

/** Longest texts: Viewings of the caller. */
export const listMyViewingsTexts = { from: 10 } as const

/** Longest texts: What operators did. */
export const listOperatorActionsTexts = { from: 10, until: 10, search: 100 } as const

/** Longest texts: What waits for an operator. */
export const listOperatorCasesTexts = { search: 100 } as const

/** Longest texts: Kinds of property, hidden ones too. */
export const listOperatorCategoriesTexts = { search: 100 } as const

/** Longest texts: Places with all their names. */
export const listOperatorPlacesTexts = { search: 100 } as const

/** Longest texts: The account's own properties. */
export const listOwnPropertiesTexts = { search: 200, category: 36, sub_category: 36, sub_sub_category: 36 } as const

/** Longest texts: Search properties. */
export const listPropertiesTexts = {
  search: 200,
  category: 36,
  sub_category: 36,
  sub_sub_category: 36,
  area: 1700,
} as const

/** Longest texts: What a few letters may mean. */
export const listSearchSuggestionsTexts = { search: 200 } as const

/** Longest texts: Active sub-categories of a category. */
export const listSubCategoriesTexts = { categoryId: 36 } as const

/** Longest texts: Active sub-sub-categories of a sub-category. */
export const listSubSubCategoriesTexts = { subCategoryId: 36 } as const

/** Longest texts: Count a visit. */
export const logVisitorTexts = { path: 500, referrer: 300 } as const

/** Longest texts: Log in with an e-mail address or a user name. */
export const loginUserTexts = { email: 254, password: 256 } as const

/** Longest texts: Log in with a passkey. */
export const loginWithPasskeyTexts = {
  id: 16384,
  clientDataJSON: 16384,
  authenticatorData: 16384,
  signature: 16384,
  userHandle: 16384,
} as const

/** Longest texts: Log in with an identity provider. */
export const loginWithSocialTexts = { id_token: 8192 } as const

/** Longest texts: Prove that it is the owner who uses the session. */
export const proveIdentityTexts = { password: 256, id_token: 8192 } as const

/** Longest texts: Read an advert. */
export const readAdvertTextTexts = { text: 10000 } as const

/** Longest texts: Events of the payment provider. */
export const receivePaymentEventTexts = { id: 255, type: 120 } as const

/** Longest texts: Note that an advertiser was called or written to directly. */
export const recordContactRevealTexts = { agent_id: 36 } as const

/** Longest texts: Rename a passkey. */
export const renamePasskeyTexts = { name: 60 } as const

/** Longest texts: Answer the visitor by mail. */
export const replyToLeadTexts = { text: 4000 } as const

/** Longest texts: Say what is wrong with a property. */
export const reportListingTexts = { property_id: 36, message: 2000 } as const

/** Longest texts: Ask for a link that resets the password. */
export const requestPasswordResetTexts = { email: 254 } as const

/** Longest texts: Set a new password with the token of a link. */
export const resetUserPasswordTexts = { token: 200, new_password: 128 } as const

/** Longest texts: Write the private note on a favourite. */
export const saveFavouriteNoteTexts = { note: 500 } as const

/** Longest texts: Write or change a notice. */
export const saveNoticeTexts = { link: 500, from: 10, until: 10 } as const

/** Longest texts: Add a name of a place. */
export const savePlaceAliasTexts = { place_id: 80, name: 80 } as const

/** Longest texts: Keep a draft of a property. */
export const savePropertyDraftTexts = { editor: 64 } as const

/** Longest texts: Send a one-time code by e-mail. */
export const sendOtpToEmailTexts = { email: 254 } as const

/** Longest texts: Send a one-time code by text message. */
export const sendOtpToPhoneTexts = { phone_number: 15 } as const

/** Longest texts: End a sign-up with a password. */
export const setSignupPasswordTexts = { temporaryToken: 200, code: 6, password: 128 } as const

/** Longest texts: Sign up with an identity provider. */
export const signUpWithSocialTexts = { id_token: 8192, company_name: 160, rera_number: 40 } as const

/** Longest texts: Change a feed. */
export const updateFeedTexts = { name: 80 } as const

/** Longest texts: Another state, or another handler. */
export const updateLeadTexts = { handler_id: 36 } as const

/** Longest texts: Rename, show or hide a kind of property. */
export const updateOperatorCategoryTexts = { name: 80, name_ar: 80 } as const

/** Longest texts: Change a property. */
export const updatePropertyTexts = {
  updated_at: 40,
  title: 160,
  title_ar: 160,
  description: 20000,
  description_ar: 20000,
  category_id: 36,
  location_id: 80,
  permit_number: 60,
  developer: 120,
  handover: 7,
  available_from: 10,
  video_url: 500,
  tour_url: 500,
} as const

/** Longest texts: Change the contact details. */
export const updatePropertySuggestionTexts = { name: 120, email: 254, phone_number: 15 } as const

/** Longest texts: Rename, pause, resume or change how often. */
export const updateSavedSearchTexts = { name: 120 } as const

/** Longest texts: Change the profile of an account. */
export const updateUserTexts = { first_name: 80, last_name: 80, user_name: 80, about: 2000 } as const

/** Longest texts: Change the password. */
export const updateUserPasswordTexts = { current_password: 256, new_password: 128 } as const

/** Longest texts: Confirm, move or cancel a viewing. */
export const updateViewingTexts = { starts_at: 40 } as const

/** Longest texts: Prove an e-mail address. */
export const verifyOtpForEmailTexts = { email: 254, code: 6 } as const

/** Longest texts: Prove a telephone number. */
export const verifyOtpForPhoneTexts = { phone_number: 15, code: 6 } as const

/** Longest texts: Ask whether a payment has arrived. */
export const verifyPaymentTexts = { session_id: 255 } as const

/** Longest texts: Prove the e-mail address of a sign-up. */
export const verifySignupCodeTexts = { temporaryToken: 200, code: 6, otp: 6 } as const

/** Longest texts: Say what one thinks of a property of a shared list. */
export const voteOnSharedListTexts = { property_id: 36, name: 40, comment: 300 } as const

/** Longest texts: chat:clear. */
export const chatClearTexts = { sessionId: 36 } as const

/** Longest texts: chat:history. */
export const chatHistoryTexts = { userId: 64, newSessionId: 36 } as const

/** Longest texts: chat:init. */
export const chatInitTexts = { userId: 64, sessionId: 64 } as const

/** Longest texts: chat:language:select. */
export const chatLanguageSelectTexts = { sessionId: 36 } as const

/** Longest texts: chat:message. */
export const chatMessageTexts = { sessionId: 36, message: 2000, clientId: 64, search: 4000 } as const

/** Longest texts: chat:stop. */
export const chatStopTexts = { sessionId: 36 } as const
