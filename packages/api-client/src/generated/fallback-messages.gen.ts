// Generated from contracts/. Do not edit; run `npm run gen`.

/** Texts of the specification's error catalogue by operationId. */
export const fallbackMessages: Readonly<Partial<Record<string, string>>> = {
  addPropertySuggestion: 'Failed to process your request.',
  getCurrentUser: 'Failed to fetch, please try again later.',
  getProperty: 'Failed to get property, please try again later.',
  getPropertySuggestion: 'Failed to get, please try again later.',
  getSiteStatus: 'Failed to get, please try again later.',
  listAmenities: 'Failed to get AmenitiesAndFacilities, please try again later.',
  listCategories: 'Failed to get category, please try again later.',
  listContactUs: 'Failed to get contact-us, please try again later.',
  listLikedProperties: 'Failed to get, please try again later.',
  listLocations: 'Failed to get, please try again later.',
  listPopularProperties: 'Failed to get, please try again later.',
  listProperties: 'Failed to get property, please try again later.',
  listSimilarProperties: 'Failed to get, please try again later.',
  listSubCategories: 'Failed to get sub-category, please try again later.',
  listSubSubCategories: 'Failed to get sub-sub-category, please try again later.',
  loginGuest: 'Failed to login, please try again later.',
  loginUser: 'Failed to login, please try again later.',
  logoutUser: 'Failed to Logout.',
  toggleFavourite: 'Failed to add or remove property, please try again later.',
  trackPropertyView: 'Failed to view, please try again later.',
  updatePropertySuggestion: 'Failed to process your request.',
}
