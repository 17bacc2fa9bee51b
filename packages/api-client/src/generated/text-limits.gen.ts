// Generated from contracts/. Do not edit; run `npm run gen`.

/** Leave contact details and a budget: its longest texts. */
export const addPropertySuggestionTexts = { name: 120, email: 254, phone_number: 15 } as const

/** Begin to pay for a plan: its longest texts. */
export const createCheckoutSessionTexts = { plan_id: 36 } as const

/** Write to an advertiser: its longest texts. */
export const createEnquiryTexts = {
  name: 120,
  email: 254,
  phone_number: 15,
  message: 2000,
  preferred_time: 40,
} as const

/** Write to the company: its longest texts. */
export const createGetInTouchTexts = { name: 120, email: 254, subject: 160, message: 5000 } as const

/** Add a listing: its longest texts. */
export const createPropertyTexts = {
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

/** Answers that came while the chat was closed: its longest texts. */
export const getChatUnreadTexts = { session_id: 36 } as const

/** A search in figures: its longest texts. */
export const getSearchFacetsTexts = {
  search: 200,
  category: 36,
  sub_category: 36,
  sub_sub_category: 36,
  area: 1700,
} as const

/** Begin a sign-up: its longest texts. */
export const initiateSignupTexts = {
  first_name: 80,
  last_name: 80,
  email: 254,
  phone_number: 15,
  company_name: 160,
  rera_number: 40,
} as const

/** Agents and agencies: its longest texts. */
export const listAgentsTexts = { search: 200, nationality: 2, language: 2 } as const

/** Texts about places: its longest texts. */
export const listAreaGuidesTexts = { place: 80 } as const

/** Subjects of articles: its longest texts. */
export const listBlogCategoriesTexts = { search: 100 } as const

/** Articles: its longest texts. */
export const listBlogsTexts = { blog_category_id: 36, search: 100 } as const

/** Questions that are often asked: its longest texts. */
export const listFaqsTexts = { search: 100 } as const

/** Listings on a map: its longest texts. */
export const listMapPinsTexts = {
  search: 200,
  category: 36,
  sub_category: 36,
  sub_sub_category: 36,
  area: 1700,
} as const

/** The account's own listings: its longest texts. */
export const listOwnPropertiesTexts = { search: 200, category: 36, sub_category: 36, sub_sub_category: 36 } as const

/** Search listings: its longest texts. */
export const listPropertiesTexts = {
  search: 200,
  category: 36,
  sub_category: 36,
  sub_sub_category: 36,
  area: 1700,
} as const

/** What a few letters may mean: its longest texts. */
export const listSearchSuggestionsTexts = { search: 200 } as const

/** Active sub-categories of a category: its longest texts. */
export const listSubCategoriesTexts = { categoryId: 36 } as const

/** Active sub-sub-categories of a sub-category: its longest texts. */
export const listSubSubCategoriesTexts = { subCategoryId: 36 } as const

/** Count a visit: its longest texts. */
export const logVisitorTexts = { path: 500, referrer: 300 } as const

/** Log in with an e-mail address or a user name: its longest texts. */
export const loginUserTexts = { email: 254, password: 256 } as const

/** Log in with an identity provider: its longest texts. */
export const loginWithSocialTexts = { id_token: 8192 } as const

/** Events of the payment provider: its longest texts. */
export const receivePaymentEventTexts = { id: 255, type: 120 } as const

/** Say what is wrong with a listing: its longest texts. */
export const reportListingTexts = { property_id: 36, message: 2000 } as const

/** Ask for a link that resets the password: its longest texts. */
export const requestPasswordResetTexts = { email: 254 } as const

/** Set a new password with the token of a link: its longest texts. */
export const resetUserPasswordTexts = { token: 200, new_password: 128 } as const

/** Send a one-time code by e-mail: its longest texts. */
export const sendOtpToEmailTexts = { email: 254 } as const

/** Send a one-time code by text message: its longest texts. */
export const sendOtpToPhoneTexts = { phone_number: 15 } as const

/** End a sign-up with a password: its longest texts. */
export const setSignupPasswordTexts = { temporaryToken: 200, code: 6, password: 128 } as const

/** Sign up with an identity provider: its longest texts. */
export const signUpWithSocialTexts = { id_token: 8192, company_name: 160, rera_number: 40 } as const

/** Change a listing: its longest texts. */
export const updatePropertyTexts = {
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

/** Change the contact details: its longest texts. */
export const updatePropertySuggestionTexts = { name: 120, email: 254, phone_number: 15 } as const

/** Change the profile of an account: its longest texts. */
export const updateUserTexts = { first_name: 80, last_name: 80, user_name: 80, about: 2000 } as const

/** Change the password: its longest texts. */
export const updateUserPasswordTexts = { current_password: 256, new_password: 128 } as const

/** Prove an e-mail address: its longest texts. */
export const verifyOtpForEmailTexts = { email: 254, code: 6 } as const

/** Prove a telephone number: its longest texts. */
export const verifyOtpForPhoneTexts = { phone_number: 15, code: 6 } as const

/** Ask whether a payment has arrived: its longest texts. */
export const verifyPaymentTexts = { session_id: 255 } as const

/** Prove the e-mail address of a sign-up: its longest texts. */
export const verifySignupCodeTexts = { temporaryToken: 200, code: 6, otp: 6 } as const
