/**
 * Everything that the site keeps in a browser, by its name, in the order of the cookies policy. Names
 * that end in a colon are followed by an id. What is stored must be named here; a test holds the
 * policy, in each language, against it.
 */
export const storedEntries = [
  'userToken',
  'userData',
  'sessionId',
  'formData',
  'code',
  'i18nextLng',
  'colorMode',
  'typeFaces',
  'visitTracked',
  'storageConsent',
  'guideSteps',
  'recentSearches',
  'seenHomes',
  'savedSearches',
  'comparedHomes',
  'likedHomes',
  'hiddenHomes',
  'contactForm',
  'profileForm',
  'enquiryForm:',
  'favouriteNoteForm:',
  'leadReplyForm:',
  'propertyForm:',
  'ownPropertiesView',
  'listingView',
  'voterName',
  'enquiryOutbox',
  'chatDraft',
  'chatOutbox',
  'chatUnread',
  'scrollPositions',
  'reloadedFor',
  'offline-1',
] as const

type Name = (typeof storedEntries)[number]

/** A key that may be stored under; a name that the policy does not have is a fault of type. */
export type StorageKey = Name | `${Extract<Name, `${string}:`>}${string}`
