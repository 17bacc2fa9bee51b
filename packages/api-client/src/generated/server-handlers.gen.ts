// Generated from contracts/. Do not edit; run `npm run gen`.

import type { z } from 'zod'
import type { Reply } from '../server-handler.ts'
import {
  zAddLeadNotePath,
  zAddLeadNoteHeaders,
  zAddLeadNoteBody,
  zAddPasskeyBody,
  zAddPropertySuggestionBody,
  zAssessPropertyBody,
  zBeginSocialSignInBody,
  zCancelUserPlanPath,
  zChangePropertiesBody,
  zConfirmSavedSearchBody,
  zCreateCheckoutSessionHeaders,
  zCreateCheckoutSessionBody,
  zCreateEnquiryHeaders,
  zCreateEnquiryBody,
  zCreateFeedHeaders,
  zCreateFeedBody,
  zCreateGetInTouchHeaders,
  zCreateGetInTouchBody,
  zCreatePropertyHeaders,
  zCreatePropertyBody,
  zCreateSavedSearchHeaders,
  zCreateSavedSearchBody,
  zCreateSharedListBody,
  zCreateUploadBody,
  zDecideOperatorCasePath,
  zDecideOperatorCaseBody,
  zDeleteAccountBody,
  zDeleteFeedPath,
  zDeleteNoticePath,
  zDeletePropertyPath,
  zDeletePropertyDraftPath,
  zDeleteSavedSearchPath,
  zDeleteSavedSearchHeaders,
  zDownloadInvoicePath,
  zDownloadMyDataQuery,
  zEndSessionPath,
  zExchangeSocialCodeBody,
  zExportLeadsQuery,
  zExportOperatorActionsQuery,
  zFindPlacesQuery,
  zFinishUploadPath,
  zFinishUploadBody,
  zGetAgentPath,
  zGetAgentQuery,
  zGetBannerQuery,
  zGetBlogPath,
  zGetBlogQuery,
  zGetBotContentQuery,
  zGetBusinessOverviewQuery,
  zGetChatUnreadQuery,
  zGetInvoicePath,
  zGetLeadPath,
  zGetOperatorPropertyPath,
  zGetPriceRangePath,
  zGetPropertyPath,
  zGetPropertyDraftPath,
  zGetPropertyRankPath,
  zGetPropertyRankQuery,
  zGetSearchFacetsQuery,
  zGetUserPlanPath,
  zGetViewingPath,
  zGetViewingHeaders,
  zGetViewingSlotsPath,
  zInitiateSignupBody,
  zKeepAccountBody,
  zLinkSocialAccountBody,
  zListAboutUsQuery,
  zListAgentsQuery,
  zListAreaGuidesQuery,
  zListAskingPricesQuery,
  zListBlogCategoriesQuery,
  zListBlogsQuery,
  zListContactUsQuery,
  zListDisclosuresQuery,
  zListFaqsQuery,
  zListFeedDifferencesPath,
  zListFeedDifferencesQuery,
  zListFeedRunsPath,
  zListFeedRunsQuery,
  zListGuidesQuery,
  zListInvoicesQuery,
  zListLeadsQuery,
  zListLikedPropertiesQuery,
  zListMapPinsQuery,
  zListMyViewingsQuery,
  zListOperatorActionsQuery,
  zListOperatorCasesQuery,
  zListOperatorCategoriesQuery,
  zListOperatorNoticesQuery,
  zListOperatorPlacesQuery,
  zListOperatorPlansQuery,
  zListOwnPropertiesQuery,
  zListPlansQuery,
  zListPoliciesQuery,
  zListPopularPropertiesQuery,
  zListPropertiesQuery,
  zListPropertyFiguresQuery,
  zListPropertyHistoryPath,
  zListPropertyHistoryQuery,
  zListRatesQuery,
  zListSavedSearchesHeaders,
  zListSearchSuggestionsQuery,
  zListSimilarPropertiesPath,
  zListSocialMediaQuery,
  zListSubCategoriesQuery,
  zListSubSubCategoriesQuery,
  zListUserPlansQuery,
  zListUserTypesQuery,
  zLogVisitorBody,
  zLoginUserBody,
  zLoginWithPasskeyBody,
  zLoginWithSocialBody,
  zLookAtSavedSearchPath,
  zLookAtSavedSearchHeaders,
  zMarkLeadSeenPath,
  zOpenSharedListHeaders,
  zProveIdentityBody,
  zReadAdvertTextBody,
  zReceivePaymentEventHeaders,
  zReceivePaymentEventBody,
  zRecordContactRevealBody,
  zRemovePasskeyPath,
  zRemovePlaceAliasPath,
  zRenamePasskeyPath,
  zRenamePasskeyBody,
  zReplyToLeadPath,
  zReplyToLeadHeaders,
  zReplyToLeadBody,
  zReportListingHeaders,
  zReportListingBody,
  zRequestPasswordResetBody,
  zResetUserPasswordBody,
  zRevokeSharedListPath,
  zSaveFavouriteNotePath,
  zSaveFavouriteNoteBody,
  zSaveNoticePath,
  zSaveNoticeBody,
  zSavePlaceAliasPath,
  zSavePlaceAliasBody,
  zSavePropertyDraftPath,
  zSavePropertyDraftBody,
  zSayPropertyGonePath,
  zSayPropertyGoneBody,
  zSendOtpToEmailBody,
  zSendOtpToPhoneBody,
  zSetSignupPasswordBody,
  zSignUpWithSocialBody,
  zStartFeedRunPath,
  zStartFeedRunBody,
  zToggleFavouritePath,
  zTrackPropertyViewPath,
  zUndoFeedRunPath,
  zUndoPropertyChangePath,
  zUpdateFeedPath,
  zUpdateFeedBody,
  zUpdateLeadPath,
  zUpdateLeadBody,
  zUpdateMyViewingHoursBody,
  zUpdateOperatorCategoryPath,
  zUpdateOperatorCategoryBody,
  zUpdateOperatorPlanPath,
  zUpdateOperatorPlanBody,
  zUpdateProfilePictureBody,
  zUpdatePropertyPath,
  zUpdatePropertyBody,
  zUpdatePropertySuggestionPath,
  zUpdatePropertySuggestionBody,
  zUpdateSavedSearchPath,
  zUpdateSavedSearchHeaders,
  zUpdateSavedSearchBody,
  zUpdateUserPath,
  zUpdateUserBody,
  zUpdateUserPasswordBody,
  zUpdateViewingPath,
  zUpdateViewingHeaders,
  zUpdateViewingBody,
  zUploadFeedFilePath,
  zUploadFeedFileBody,
  zVerifyOtpForEmailBody,
  zVerifyOtpForPhoneBody,
  zVerifyPaymentBody,
  zVerifySignupCodeBody,
  zVoteOnSharedListHeaders,
  zVoteOnSharedListBody,
  zWithdrawDisclosurePath,
  zWithdrawDisclosureBody,
} from './zod.gen.ts'

/** Parsed parameters, headers and body of each operation; files are Blobs. */
export interface OperationRequests {
  addLeadNote: {
    path: z.output<typeof zAddLeadNotePath>
    query: undefined
    headers: z.output<typeof zAddLeadNoteHeaders>
    body: z.output<typeof zAddLeadNoteBody>
  }
  addPasskey: { path: undefined; query: undefined; headers: undefined; body: z.output<typeof zAddPasskeyBody> }
  addPropertySuggestion: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zAddPropertySuggestionBody>
  }
  assessProperty: { path: undefined; query: undefined; headers: undefined; body: z.output<typeof zAssessPropertyBody> }
  beginPasskey: { path: undefined; query: undefined; headers: undefined; body: undefined }
  beginPasskeyLogin: { path: undefined; query: undefined; headers: undefined; body: undefined }
  beginSocialSignIn: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zBeginSocialSignInBody>
  }
  cancelUserPlan: { path: z.output<typeof zCancelUserPlanPath>; query: undefined; headers: undefined; body: undefined }
  changeProperties: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zChangePropertiesBody>
  }
  confirmSavedSearch: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zConfirmSavedSearchBody>
  }
  createCheckoutSession: {
    path: undefined
    query: undefined
    headers: z.output<typeof zCreateCheckoutSessionHeaders>
    body: z.output<typeof zCreateCheckoutSessionBody>
  }
  createEnquiry: {
    path: undefined
    query: undefined
    headers: z.output<typeof zCreateEnquiryHeaders>
    body: z.output<typeof zCreateEnquiryBody>
  }
  createFeed: {
    path: undefined
    query: undefined
    headers: z.output<typeof zCreateFeedHeaders>
    body: z.output<typeof zCreateFeedBody>
  }
  createGetInTouch: {
    path: undefined
    query: undefined
    headers: z.output<typeof zCreateGetInTouchHeaders>
    body: z.output<typeof zCreateGetInTouchBody>
  }
  createProperty: {
    path: undefined
    query: undefined
    headers: z.output<typeof zCreatePropertyHeaders>
    body: z.output<typeof zCreatePropertyBody>
  }
  createSavedSearch: {
    path: undefined
    query: undefined
    headers: z.output<typeof zCreateSavedSearchHeaders>
    body: z.output<typeof zCreateSavedSearchBody>
  }
  createSharedList: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zCreateSharedListBody>
  }
  createUpload: { path: undefined; query: undefined; headers: undefined; body: z.output<typeof zCreateUploadBody> }
  decideOperatorCase: {
    path: z.output<typeof zDecideOperatorCasePath>
    query: undefined
    headers: undefined
    body: z.output<typeof zDecideOperatorCaseBody>
  }
  deleteAccount: { path: undefined; query: undefined; headers: undefined; body: z.output<typeof zDeleteAccountBody> }
  deleteFeed: { path: z.output<typeof zDeleteFeedPath>; query: undefined; headers: undefined; body: undefined }
  deleteNotice: { path: z.output<typeof zDeleteNoticePath>; query: undefined; headers: undefined; body: undefined }
  deleteProperty: { path: z.output<typeof zDeletePropertyPath>; query: undefined; headers: undefined; body: undefined }
  deletePropertyDraft: {
    path: z.output<typeof zDeletePropertyDraftPath>
    query: undefined
    headers: undefined
    body: undefined
  }
  deleteSavedSearch: {
    path: z.output<typeof zDeleteSavedSearchPath>
    query: undefined
    headers: z.output<typeof zDeleteSavedSearchHeaders>
    body: undefined
  }
  downloadInvoice: {
    path: z.output<typeof zDownloadInvoicePath>
    query: undefined
    headers: undefined
    body: undefined
  }
  downloadMyData: { path: undefined; query: z.output<typeof zDownloadMyDataQuery>; headers: undefined; body: undefined }
  endFeedExport: { path: undefined; query: undefined; headers: undefined; body: undefined }
  endOtherSessions: { path: undefined; query: undefined; headers: undefined; body: undefined }
  endSession: { path: z.output<typeof zEndSessionPath>; query: undefined; headers: undefined; body: undefined }
  exchangeSocialCode: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zExchangeSocialCodeBody>
  }
  exportLeads: { path: undefined; query: z.output<typeof zExportLeadsQuery>; headers: undefined; body: undefined }
  exportOperatorActions: {
    path: undefined
    query: z.output<typeof zExportOperatorActionsQuery>
    headers: undefined
    body: undefined
  }
  findPlaces: { path: undefined; query: z.output<typeof zFindPlacesQuery>; headers: undefined; body: undefined }
  finishUpload: {
    path: z.output<typeof zFinishUploadPath>
    query: undefined
    headers: undefined
    body: z.output<typeof zFinishUploadBody>
  }
  getAgent: {
    path: z.output<typeof zGetAgentPath>
    query: z.output<typeof zGetAgentQuery>
    headers: undefined
    body: undefined
  }
  getBanner: { path: undefined; query: z.output<typeof zGetBannerQuery>; headers: undefined; body: undefined }
  getBlog: {
    path: z.output<typeof zGetBlogPath>
    query: z.output<typeof zGetBlogQuery>
    headers: undefined
    body: undefined
  }
  getBotContent: { path: undefined; query: z.output<typeof zGetBotContentQuery>; headers: undefined; body: undefined }
  getBusinessOverview: {
    path: undefined
    query: z.output<typeof zGetBusinessOverviewQuery>
    headers: undefined
    body: undefined
  }
  getChatUnread: { path: undefined; query: z.output<typeof zGetChatUnreadQuery>; headers: undefined; body: undefined }
  getCurrentUser: { path: undefined; query: undefined; headers: undefined; body: undefined }
  getFeedExport: { path: undefined; query: undefined; headers: undefined; body: undefined }
  getIdentityProof: { path: undefined; query: undefined; headers: undefined; body: undefined }
  getInvoice: { path: z.output<typeof zGetInvoicePath>; query: undefined; headers: undefined; body: undefined }
  getLead: { path: z.output<typeof zGetLeadPath>; query: undefined; headers: undefined; body: undefined }
  getLeadChoices: { path: undefined; query: undefined; headers: undefined; body: undefined }
  getMyViewingHours: { path: undefined; query: undefined; headers: undefined; body: undefined }
  getOperatorProperty: {
    path: z.output<typeof zGetOperatorPropertyPath>
    query: undefined
    headers: undefined
    body: undefined
  }
  getPriceRange: { path: z.output<typeof zGetPriceRangePath>; query: undefined; headers: undefined; body: undefined }
  getProperty: { path: z.output<typeof zGetPropertyPath>; query: undefined; headers: undefined; body: undefined }
  getPropertyDraft: {
    path: z.output<typeof zGetPropertyDraftPath>
    query: undefined
    headers: undefined
    body: undefined
  }
  getPropertyRank: {
    path: z.output<typeof zGetPropertyRankPath>
    query: z.output<typeof zGetPropertyRankQuery>
    headers: undefined
    body: undefined
  }
  getPropertySuggestion: { path: undefined; query: undefined; headers: undefined; body: undefined }
  getSearchFacets: {
    path: undefined
    query: z.output<typeof zGetSearchFacetsQuery>
    headers: undefined
    body: undefined
  }
  getSiteStatus: { path: undefined; query: undefined; headers: undefined; body: undefined }
  getUserPlan: { path: z.output<typeof zGetUserPlanPath>; query: undefined; headers: undefined; body: undefined }
  getViewing: {
    path: z.output<typeof zGetViewingPath>
    query: undefined
    headers: z.output<typeof zGetViewingHeaders>
    body: undefined
  }
  getViewingSlots: {
    path: z.output<typeof zGetViewingSlotsPath>
    query: undefined
    headers: undefined
    body: undefined
  }
  initiateSignup: { path: undefined; query: undefined; headers: undefined; body: z.output<typeof zInitiateSignupBody> }
  keepAccount: { path: undefined; query: undefined; headers: undefined; body: z.output<typeof zKeepAccountBody> }
  linkSocialAccount: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zLinkSocialAccountBody>
  }
  listAboutUs: { path: undefined; query: z.output<typeof zListAboutUsQuery>; headers: undefined; body: undefined }
  listAccountEvents: { path: undefined; query: undefined; headers: undefined; body: undefined }
  listAgencies: { path: undefined; query: undefined; headers: undefined; body: undefined }
  listAgents: { path: undefined; query: z.output<typeof zListAgentsQuery>; headers: undefined; body: undefined }
  listAmenities: { path: undefined; query: undefined; headers: undefined; body: undefined }
  listAreaGuides: { path: undefined; query: z.output<typeof zListAreaGuidesQuery>; headers: undefined; body: undefined }
  listAskingPrices: {
    path: undefined
    query: z.output<typeof zListAskingPricesQuery>
    headers: undefined
    body: undefined
  }
  listBlogCategories: {
    path: undefined
    query: z.output<typeof zListBlogCategoriesQuery>
    headers: undefined
    body: undefined
  }
  listBlogs: { path: undefined; query: z.output<typeof zListBlogsQuery>; headers: undefined; body: undefined }
  listCategories: { path: undefined; query: undefined; headers: undefined; body: undefined }
  listContactUs: { path: undefined; query: z.output<typeof zListContactUsQuery>; headers: undefined; body: undefined }
  listDisclosures: {
    path: undefined
    query: z.output<typeof zListDisclosuresQuery>
    headers: undefined
    body: undefined
  }
  listFaqs: { path: undefined; query: z.output<typeof zListFaqsQuery>; headers: undefined; body: undefined }
  listFeedDifferences: {
    path: z.output<typeof zListFeedDifferencesPath>
    query: z.output<typeof zListFeedDifferencesQuery>
    headers: undefined
    body: undefined
  }
  listFeedRuns: {
    path: z.output<typeof zListFeedRunsPath>
    query: z.output<typeof zListFeedRunsQuery>
    headers: undefined
    body: undefined
  }
  listFeeds: { path: undefined; query: undefined; headers: undefined; body: undefined }
  listGuides: { path: undefined; query: z.output<typeof zListGuidesQuery>; headers: undefined; body: undefined }
  listInvoices: { path: undefined; query: z.output<typeof zListInvoicesQuery>; headers: undefined; body: undefined }
  listLeads: { path: undefined; query: z.output<typeof zListLeadsQuery>; headers: undefined; body: undefined }
  listLikedProperties: {
    path: undefined
    query: z.output<typeof zListLikedPropertiesQuery>
    headers: undefined
    body: undefined
  }
  listLocations: { path: undefined; query: undefined; headers: undefined; body: undefined }
  listMapPins: { path: undefined; query: z.output<typeof zListMapPinsQuery>; headers: undefined; body: undefined }
  listMyViewings: { path: undefined; query: z.output<typeof zListMyViewingsQuery>; headers: undefined; body: undefined }
  listOperatorActions: {
    path: undefined
    query: z.output<typeof zListOperatorActionsQuery>
    headers: undefined
    body: undefined
  }
  listOperatorCases: {
    path: undefined
    query: z.output<typeof zListOperatorCasesQuery>
    headers: undefined
    body: undefined
  }
  listOperatorCategories: {
    path: undefined
    query: z.output<typeof zListOperatorCategoriesQuery>
    headers: undefined
    body: undefined
  }
  listOperatorNotices: {
    path: undefined
    query: z.output<typeof zListOperatorNoticesQuery>
    headers: undefined
    body: undefined
  }
  listOperatorPlaces: {
    path: undefined
    query: z.output<typeof zListOperatorPlacesQuery>
    headers: undefined
    body: undefined
  }
  listOperatorPlans: {
    path: undefined
    query: z.output<typeof zListOperatorPlansQuery>
    headers: undefined
    body: undefined
  }
  listOwnProperties: {
    path: undefined
    query: z.output<typeof zListOwnPropertiesQuery>
    headers: undefined
    body: undefined
  }
  listPasskeys: { path: undefined; query: undefined; headers: undefined; body: undefined }
  listPlans: { path: undefined; query: z.output<typeof zListPlansQuery>; headers: undefined; body: undefined }
  listPolicies: { path: undefined; query: z.output<typeof zListPoliciesQuery>; headers: undefined; body: undefined }
  listPopularProperties: {
    path: undefined
    query: z.output<typeof zListPopularPropertiesQuery>
    headers: undefined
    body: undefined
  }
  listProperties: { path: undefined; query: z.output<typeof zListPropertiesQuery>; headers: undefined; body: undefined }
  listPropertyDrafts: { path: undefined; query: undefined; headers: undefined; body: undefined }
  listPropertyFigures: {
    path: undefined
    query: z.output<typeof zListPropertyFiguresQuery>
    headers: undefined
    body: undefined
  }
  listPropertyHistory: {
    path: z.output<typeof zListPropertyHistoryPath>
    query: z.output<typeof zListPropertyHistoryQuery>
    headers: undefined
    body: undefined
  }
  listRates: { path: undefined; query: z.output<typeof zListRatesQuery>; headers: undefined; body: undefined }
  listSavedSearches: {
    path: undefined
    query: undefined
    headers: z.output<typeof zListSavedSearchesHeaders>
    body: undefined
  }
  listSearchSuggestions: {
    path: undefined
    query: z.output<typeof zListSearchSuggestionsQuery>
    headers: undefined
    body: undefined
  }
  listSessions: { path: undefined; query: undefined; headers: undefined; body: undefined }
  listSharedLists: { path: undefined; query: undefined; headers: undefined; body: undefined }
  listSimilarProperties: {
    path: z.output<typeof zListSimilarPropertiesPath>
    query: undefined
    headers: undefined
    body: undefined
  }
  listSocialMedia: {
    path: undefined
    query: z.output<typeof zListSocialMediaQuery>
    headers: undefined
    body: undefined
  }
  listSubCategories: {
    path: undefined
    query: z.output<typeof zListSubCategoriesQuery>
    headers: undefined
    body: undefined
  }
  listSubSubCategories: {
    path: undefined
    query: z.output<typeof zListSubSubCategoriesQuery>
    headers: undefined
    body: undefined
  }
  listUserPlans: { path: undefined; query: z.output<typeof zListUserPlansQuery>; headers: undefined; body: undefined }
  listUserTypes: { path: undefined; query: z.output<typeof zListUserTypesQuery>; headers: undefined; body: undefined }
  logVisitor: { path: undefined; query: undefined; headers: undefined; body: z.output<typeof zLogVisitorBody> }
  loginGuest: { path: undefined; query: undefined; headers: undefined; body: undefined }
  loginUser: { path: undefined; query: undefined; headers: undefined; body: z.output<typeof zLoginUserBody> }
  loginWithPasskey: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zLoginWithPasskeyBody>
  }
  loginWithSocial: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zLoginWithSocialBody>
  }
  logoutUser: { path: undefined; query: undefined; headers: undefined; body: undefined }
  lookAtSavedSearch: {
    path: z.output<typeof zLookAtSavedSearchPath>
    query: undefined
    headers: z.output<typeof zLookAtSavedSearchHeaders>
    body: undefined
  }
  markLeadSeen: { path: z.output<typeof zMarkLeadSeenPath>; query: undefined; headers: undefined; body: undefined }
  openSharedList: {
    path: undefined
    query: undefined
    headers: z.output<typeof zOpenSharedListHeaders>
    body: undefined
  }
  ping: { path: undefined; query: undefined; headers: undefined; body: undefined }
  proveIdentity: { path: undefined; query: undefined; headers: undefined; body: z.output<typeof zProveIdentityBody> }
  readAdvertText: { path: undefined; query: undefined; headers: undefined; body: z.output<typeof zReadAdvertTextBody> }
  receivePaymentEvent: {
    path: undefined
    query: undefined
    headers: z.output<typeof zReceivePaymentEventHeaders>
    body: z.output<typeof zReceivePaymentEventBody>
  }
  recordContactReveal: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zRecordContactRevealBody>
  }
  removePasskey: { path: z.output<typeof zRemovePasskeyPath>; query: undefined; headers: undefined; body: undefined }
  removePlaceAlias: {
    path: z.output<typeof zRemovePlaceAliasPath>
    query: undefined
    headers: undefined
    body: undefined
  }
  renamePasskey: {
    path: z.output<typeof zRenamePasskeyPath>
    query: undefined
    headers: undefined
    body: z.output<typeof zRenamePasskeyBody>
  }
  renewFeedExport: { path: undefined; query: undefined; headers: undefined; body: undefined }
  replyToLead: {
    path: z.output<typeof zReplyToLeadPath>
    query: undefined
    headers: z.output<typeof zReplyToLeadHeaders>
    body: z.output<typeof zReplyToLeadBody>
  }
  reportListing: {
    path: undefined
    query: undefined
    headers: z.output<typeof zReportListingHeaders>
    body: z.output<typeof zReportListingBody>
  }
  requestPasswordReset: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zRequestPasswordResetBody>
  }
  resetUserPassword: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zResetUserPasswordBody>
  }
  revokeSharedList: {
    path: z.output<typeof zRevokeSharedListPath>
    query: undefined
    headers: undefined
    body: undefined
  }
  saveFavouriteNote: {
    path: z.output<typeof zSaveFavouriteNotePath>
    query: undefined
    headers: undefined
    body: z.output<typeof zSaveFavouriteNoteBody>
  }
  saveNotice: {
    path: z.output<typeof zSaveNoticePath>
    query: undefined
    headers: undefined
    body: z.output<typeof zSaveNoticeBody>
  }
  savePlaceAlias: {
    path: z.output<typeof zSavePlaceAliasPath>
    query: undefined
    headers: undefined
    body: z.output<typeof zSavePlaceAliasBody>
  }
  savePropertyDraft: {
    path: z.output<typeof zSavePropertyDraftPath>
    query: undefined
    headers: undefined
    body: z.output<typeof zSavePropertyDraftBody>
  }
  sayPropertyGone: {
    path: z.output<typeof zSayPropertyGonePath>
    query: undefined
    headers: undefined
    body: z.output<typeof zSayPropertyGoneBody>
  }
  sendOtpToEmail: { path: undefined; query: undefined; headers: undefined; body: z.output<typeof zSendOtpToEmailBody> }
  sendOtpToPhone: { path: undefined; query: undefined; headers: undefined; body: z.output<typeof zSendOtpToPhoneBody> }
  setSignupPassword: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zSetSignupPasswordBody>
  }
  signUpWithSocial: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zSignUpWithSocialBody>
  }
  startFeedRun: {
    path: z.output<typeof zStartFeedRunPath>
    query: undefined
    headers: undefined
    body: z.output<typeof zStartFeedRunBody>
  }
  toggleFavourite: {
    path: z.output<typeof zToggleFavouritePath>
    query: undefined
    headers: undefined
    body: undefined
  }
  trackPropertyView: {
    path: z.output<typeof zTrackPropertyViewPath>
    query: undefined
    headers: undefined
    body: undefined
  }
  undoFeedRun: { path: z.output<typeof zUndoFeedRunPath>; query: undefined; headers: undefined; body: undefined }
  undoPropertyChange: {
    path: z.output<typeof zUndoPropertyChangePath>
    query: undefined
    headers: undefined
    body: undefined
  }
  updateFeed: {
    path: z.output<typeof zUpdateFeedPath>
    query: undefined
    headers: undefined
    body: z.output<typeof zUpdateFeedBody>
  }
  updateLead: {
    path: z.output<typeof zUpdateLeadPath>
    query: undefined
    headers: undefined
    body: z.output<typeof zUpdateLeadBody>
  }
  updateMyViewingHours: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zUpdateMyViewingHoursBody>
  }
  updateOperatorCategory: {
    path: z.output<typeof zUpdateOperatorCategoryPath>
    query: undefined
    headers: undefined
    body: z.output<typeof zUpdateOperatorCategoryBody>
  }
  updateOperatorPlan: {
    path: z.output<typeof zUpdateOperatorPlanPath>
    query: undefined
    headers: undefined
    body: z.output<typeof zUpdateOperatorPlanBody>
  }
  updateProfilePicture: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zUpdateProfilePictureBody>
  }
  updateProperty: {
    path: z.output<typeof zUpdatePropertyPath>
    query: undefined
    headers: undefined
    body: z.output<typeof zUpdatePropertyBody>
  }
  updatePropertySuggestion: {
    path: z.output<typeof zUpdatePropertySuggestionPath>
    query: undefined
    headers: undefined
    body: z.output<typeof zUpdatePropertySuggestionBody>
  }
  updateSavedSearch: {
    path: z.output<typeof zUpdateSavedSearchPath>
    query: undefined
    headers: z.output<typeof zUpdateSavedSearchHeaders>
    body: z.output<typeof zUpdateSavedSearchBody>
  }
  updateUser: {
    path: z.output<typeof zUpdateUserPath>
    query: undefined
    headers: undefined
    body: z.output<typeof zUpdateUserBody>
  }
  updateUserPassword: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zUpdateUserPasswordBody>
  }
  updateViewing: {
    path: z.output<typeof zUpdateViewingPath>
    query: undefined
    headers: z.output<typeof zUpdateViewingHeaders>
    body: z.output<typeof zUpdateViewingBody>
  }
  uploadFeedFile: {
    path: z.output<typeof zUploadFeedFilePath>
    query: undefined
    headers: undefined
    body: z.output<typeof zUploadFeedFileBody>
  }
  verifyOtpForEmail: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zVerifyOtpForEmailBody>
  }
  verifyOtpForPhone: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zVerifyOtpForPhoneBody>
  }
  verifyPayment: { path: undefined; query: undefined; headers: undefined; body: z.output<typeof zVerifyPaymentBody> }
  verifySignupCode: {
    path: undefined
    query: undefined
    headers: undefined
    body: z.output<typeof zVerifySignupCodeBody>
  }
  voteOnSharedList: {
    path: undefined
    query: undefined
    headers: z.output<typeof zVoteOnSharedListHeaders>
    body: z.output<typeof zVoteOnSharedListBody>
  }
  withdrawDisclosure: {
    path: z.output<typeof zWithdrawDisclosurePath>
    query: undefined
    headers: undefined
    body: z.output<typeof zWithdrawDisclosureBody>
  }
}
export type RequestOf<K extends keyof OperationRequests> = OperationRequests[K]

/** Schemas that make those requests out of what came in. */
export const requestSchemas = {
  addLeadNote: { path: zAddLeadNotePath, headers: zAddLeadNoteHeaders, body: zAddLeadNoteBody },
  addPasskey: { body: zAddPasskeyBody },
  addPropertySuggestion: { body: zAddPropertySuggestionBody },
  assessProperty: { body: zAssessPropertyBody },
  beginPasskey: {},
  beginPasskeyLogin: {},
  beginSocialSignIn: { body: zBeginSocialSignInBody },
  cancelUserPlan: { path: zCancelUserPlanPath },
  changeProperties: { body: zChangePropertiesBody },
  confirmSavedSearch: { body: zConfirmSavedSearchBody },
  createCheckoutSession: { headers: zCreateCheckoutSessionHeaders, body: zCreateCheckoutSessionBody },
  createEnquiry: { headers: zCreateEnquiryHeaders, body: zCreateEnquiryBody },
  createFeed: { headers: zCreateFeedHeaders, body: zCreateFeedBody },
  createGetInTouch: { headers: zCreateGetInTouchHeaders, body: zCreateGetInTouchBody },
  createProperty: { headers: zCreatePropertyHeaders, body: zCreatePropertyBody },
  createSavedSearch: { headers: zCreateSavedSearchHeaders, body: zCreateSavedSearchBody },
  createSharedList: { body: zCreateSharedListBody },
  createUpload: { body: zCreateUploadBody },
  decideOperatorCase: { path: zDecideOperatorCasePath, body: zDecideOperatorCaseBody },
  deleteAccount: { body: zDeleteAccountBody },
  deleteFeed: { path: zDeleteFeedPath },
  deleteNotice: { path: zDeleteNoticePath },
  deleteProperty: { path: zDeletePropertyPath },
  deletePropertyDraft: { path: zDeletePropertyDraftPath },
  deleteSavedSearch: { path: zDeleteSavedSearchPath, headers: zDeleteSavedSearchHeaders },
  downloadInvoice: { path: zDownloadInvoicePath },
  downloadMyData: { query: zDownloadMyDataQuery },
  endFeedExport: {},
  endOtherSessions: {},
  endSession: { path: zEndSessionPath },
  exchangeSocialCode: { body: zExchangeSocialCodeBody },
  exportLeads: { query: zExportLeadsQuery },
  exportOperatorActions: { query: zExportOperatorActionsQuery },
  findPlaces: { query: zFindPlacesQuery },
  finishUpload: { path: zFinishUploadPath, body: zFinishUploadBody },
  getAgent: { path: zGetAgentPath, query: zGetAgentQuery },
  getBanner: { query: zGetBannerQuery },
  getBlog: { path: zGetBlogPath, query: zGetBlogQuery },
  getBotContent: { query: zGetBotContentQuery },
  getBusinessOverview: { query: zGetBusinessOverviewQuery },
  getChatUnread: { query: zGetChatUnreadQuery },
  getCurrentUser: {},
  getFeedExport: {},
  getIdentityProof: {},
  getInvoice: { path: zGetInvoicePath },
  getLead: { path: zGetLeadPath },
  getLeadChoices: {},
  getMyViewingHours: {},
  getOperatorProperty: { path: zGetOperatorPropertyPath },
  getPriceRange: { path: zGetPriceRangePath },
  getProperty: { path: zGetPropertyPath },
  getPropertyDraft: { path: zGetPropertyDraftPath },
  getPropertyRank: { path: zGetPropertyRankPath, query: zGetPropertyRankQuery },
  getPropertySuggestion: {},
  getSearchFacets: { query: zGetSearchFacetsQuery },
  getSiteStatus: {},
  getUserPlan: { path: zGetUserPlanPath },
  getViewing: { path: zGetViewingPath, headers: zGetViewingHeaders },
  getViewingSlots: { path: zGetViewingSlotsPath },
  initiateSignup: { body: zInitiateSignupBody },
  keepAccount: { body: zKeepAccountBody },
  linkSocialAccount: { body: zLinkSocialAccountBody },
  listAboutUs: { query: zListAboutUsQuery },
  listAccountEvents: {},
  listAgencies: {},
  listAgents: { query: zListAgentsQuery },
  listAmenities: {},
  listAreaGuides: { query: zListAreaGuidesQuery },
  listAskingPrices: { query: zListAskingPricesQuery },
  listBlogCategories: { query: zListBlogCategoriesQuery },
  listBlogs: { query: zListBlogsQuery },
  listCategories: {},
  listContactUs: { query: zListContactUsQuery },
  listDisclosures: { query: zListDisclosuresQuery },
  listFaqs: { query: zListFaqsQuery },
  listFeedDifferences: { path: zListFeedDifferencesPath, query: zListFeedDifferencesQuery },
  listFeedRuns: { path: zListFeedRunsPath, query: zListFeedRunsQuery },
  listFeeds: {},
  listGuides: { query: zListGuidesQuery },
  listInvoices: { query: zListInvoicesQuery },
  listLeads: { query: zListLeadsQuery },
  listLikedProperties: { query: zListLikedPropertiesQuery },
  listLocations: {},
  listMapPins: { query: zListMapPinsQuery },
  listMyViewings: { query: zListMyViewingsQuery },
  listOperatorActions: { query: zListOperatorActionsQuery },
  listOperatorCases: { query: zListOperatorCasesQuery },
  listOperatorCategories: { query: zListOperatorCategoriesQuery },
  listOperatorNotices: { query: zListOperatorNoticesQuery },
  listOperatorPlaces: { query: zListOperatorPlacesQuery },
  listOperatorPlans: { query: zListOperatorPlansQuery },
  listOwnProperties: { query: zListOwnPropertiesQuery },
  listPasskeys: {},
  listPlans: { query: zListPlansQuery },
  listPolicies: { query: zListPoliciesQuery },
  listPopularProperties: { query: zListPopularPropertiesQuery },
  listProperties: { query: zListPropertiesQuery },
  listPropertyDrafts: {},
  listPropertyFigures: { query: zListPropertyFiguresQuery },
  listPropertyHistory: { path: zListPropertyHistoryPath, query: zListPropertyHistoryQuery },
  listRates: { query: zListRatesQuery },
  listSavedSearches: { headers: zListSavedSearchesHeaders },
  listSearchSuggestions: { query: zListSearchSuggestionsQuery },
  listSessions: {},
  listSharedLists: {},
  listSimilarProperties: { path: zListSimilarPropertiesPath },
  listSocialMedia: { query: zListSocialMediaQuery },
  listSubCategories: { query: zListSubCategoriesQuery },
  listSubSubCategories: { query: zListSubSubCategoriesQuery },
  listUserPlans: { query: zListUserPlansQuery },
  listUserTypes: { query: zListUserTypesQuery },
  logVisitor: { body: zLogVisitorBody },
  loginGuest: {},
  loginUser: { body: zLoginUserBody },
  loginWithPasskey: { body: zLoginWithPasskeyBody },
  loginWithSocial: { body: zLoginWithSocialBody },
  logoutUser: {},
  lookAtSavedSearch: { path: zLookAtSavedSearchPath, headers: zLookAtSavedSearchHeaders },
  markLeadSeen: { path: zMarkLeadSeenPath },
  openSharedList: { headers: zOpenSharedListHeaders },
  ping: {},
  proveIdentity: { body: zProveIdentityBody },
  readAdvertText: { body: zReadAdvertTextBody },
  receivePaymentEvent: { headers: zReceivePaymentEventHeaders, body: zReceivePaymentEventBody },
  recordContactReveal: { body: zRecordContactRevealBody },
  removePasskey: { path: zRemovePasskeyPath },
  removePlaceAlias: { path: zRemovePlaceAliasPath },
  renamePasskey: { path: zRenamePasskeyPath, body: zRenamePasskeyBody },
  renewFeedExport: {},
  replyToLead: { path: zReplyToLeadPath, headers: zReplyToLeadHeaders, body: zReplyToLeadBody },
  reportListing: { headers: zReportListingHeaders, body: zReportListingBody },
  requestPasswordReset: { body: zRequestPasswordResetBody },
  resetUserPassword: { body: zResetUserPasswordBody },
  revokeSharedList: { path: zRevokeSharedListPath },
  saveFavouriteNote: { path: zSaveFavouriteNotePath, body: zSaveFavouriteNoteBody },
  saveNotice: { path: zSaveNoticePath, body: zSaveNoticeBody },
  savePlaceAlias: { path: zSavePlaceAliasPath, body: zSavePlaceAliasBody },
  savePropertyDraft: { path: zSavePropertyDraftPath, body: zSavePropertyDraftBody },
  sayPropertyGone: { path: zSayPropertyGonePath, body: zSayPropertyGoneBody },
  sendOtpToEmail: { body: zSendOtpToEmailBody },
  sendOtpToPhone: { body: zSendOtpToPhoneBody },
  setSignupPassword: { body: zSetSignupPasswordBody },
  signUpWithSocial: { body: zSignUpWithSocialBody },
  startFeedRun: { path: zStartFeedRunPath, body: zStartFeedRunBody },
  toggleFavourite: { path: zToggleFavouritePath },
  trackPropertyView: { path: zTrackPropertyViewPath },
  undoFeedRun: { path: zUndoFeedRunPath },
  undoPropertyChange: { path: zUndoPropertyChangePath },
  updateFeed: { path: zUpdateFeedPath, body: zUpdateFeedBody },
  updateLead: { path: zUpdateLeadPath, body: zUpdateLeadBody },
  updateMyViewingHours: { body: zUpdateMyViewingHoursBody },
  updateOperatorCategory: { path: zUpdateOperatorCategoryPath, body: zUpdateOperatorCategoryBody },
  updateOperatorPlan: { path: zUpdateOperatorPlanPath, body: zUpdateOperatorPlanBody },
  updateProfilePicture: { body: zUpdateProfilePictureBody },
  updateProperty: { path: zUpdatePropertyPath, body: zUpdatePropertyBody },
  updatePropertySuggestion: { path: zUpdatePropertySuggestionPath, body: zUpdatePropertySuggestionBody },
  updateSavedSearch: { path: zUpdateSavedSearchPath, headers: zUpdateSavedSearchHeaders, body: zUpdateSavedSearchBody },
  updateUser: { path: zUpdateUserPath, body: zUpdateUserBody },
  updateUserPassword: { body: zUpdateUserPasswordBody },
  updateViewing: { path: zUpdateViewingPath, headers: zUpdateViewingHeaders, body: zUpdateViewingBody },
  uploadFeedFile: { path: zUploadFeedFilePath, body: zUploadFeedFileBody },
  verifyOtpForEmail: { body: zVerifyOtpForEmailBody },
  verifyOtpForPhone: { body: zVerifyOtpForPhoneBody },
  verifyPayment: { body: zVerifyPaymentBody },
  verifySignupCode: { body: zVerifySignupCodeBody },
  voteOnSharedList: { headers: zVoteOnSharedListHeaders, body: zVoteOnSharedListBody },
  withdrawDisclosure: { path: zWithdrawDisclosurePath, body: zWithdrawDisclosureBody },
} as const

/** Every operation of the contract. */
export interface ServerHandlers<Context> {
  /** Write a note about a lead: POST /inbox/add-lead-note/{id} */
  addLeadNote(request: RequestOf<'addLeadNote'>, context: Context): Promise<Reply<'addLeadNote'>>
  /** Add a passkey: POST /user/add-passkey */
  addPasskey(request: RequestOf<'addPasskey'>, context: Context): Promise<Reply<'addPasskey'>>
  /** Leave contact details and a budget: POST /chat/add-property-suggestion */
  addPropertySuggestion(
    request: RequestOf<'addPropertySuggestion'>,
    context: Context,
  ): Promise<Reply<'addPropertySuggestion'>>
  /** Look a form over: POST /property/assess-property */
  assessProperty(request: RequestOf<'assessProperty'>, context: Context): Promise<Reply<'assessProperty'>>
  /** Begin to add a passkey: POST /user/begin-passkey */
  beginPasskey(request: RequestOf<'beginPasskey'>, context: Context): Promise<Reply<'beginPasskey'>>
  /** Begin a log-in with a passkey: POST /user/begin-passkey-login */
  beginPasskeyLogin(request: RequestOf<'beginPasskeyLogin'>, context: Context): Promise<Reply<'beginPasskeyLogin'>>
  /** Begin a sign-in with an identity provider: POST /user/begin-social-sign-in */
  beginSocialSignIn(request: RequestOf<'beginSocialSignIn'>, context: Context): Promise<Reply<'beginSocialSignIn'>>
  /** End a bought plan: PUT /user-plan/cancel-user-plan/{id} */
  cancelUserPlan(request: RequestOf<'cancelUserPlan'>, context: Context): Promise<Reply<'cancelUserPlan'>>
  /** Do the same to several properties: POST /property/change-properties */
  changeProperties(request: RequestOf<'changeProperties'>, context: Context): Promise<Reply<'changeProperties'>>
  /** Confirm the address of a saved search: POST /saved-search/confirm-saved-search */
  confirmSavedSearch(request: RequestOf<'confirmSavedSearch'>, context: Context): Promise<Reply<'confirmSavedSearch'>>
  /** Begin to pay for a plan: POST /payment/create-checkout-session */
  createCheckoutSession(
    request: RequestOf<'createCheckoutSession'>,
    context: Context,
  ): Promise<Reply<'createCheckoutSession'>>
  /** Write to an advertiser: POST /enquiry/create-enquiry */
  createEnquiry(request: RequestOf<'createEnquiry'>, context: Context): Promise<Reply<'createEnquiry'>>
  /** Add a feed: POST /feed/create-feed */
  createFeed(request: RequestOf<'createFeed'>, context: Context): Promise<Reply<'createFeed'>>
  /** Write to the company: POST /get-in-touch/create-get-in-touch */
  createGetInTouch(request: RequestOf<'createGetInTouch'>, context: Context): Promise<Reply<'createGetInTouch'>>
  /** Add a property: POST /property/create-property */
  createProperty(request: RequestOf<'createProperty'>, context: Context): Promise<Reply<'createProperty'>>
  /** Keep a search and be written about it: POST /saved-search/create-saved-search */
  createSavedSearch(request: RequestOf<'createSavedSearch'>, context: Context): Promise<Reply<'createSavedSearch'>>
  /** Share favourites as a list: POST /shared-list/create-shared-list */
  createSharedList(request: RequestOf<'createSharedList'>, context: Context): Promise<Reply<'createSharedList'>>
  /** Store a picture: POST /upload/create-upload */
  createUpload(request: RequestOf<'createUpload'>, context: Context): Promise<Reply<'createUpload'>>
  /** Decide on one of them: PUT /operator/decide-case/{id} */
  decideOperatorCase(request: RequestOf<'decideOperatorCase'>, context: Context): Promise<Reply<'decideOperatorCase'>>
  /** Delete the account: POST /my-data/delete-account */
  deleteAccount(request: RequestOf<'deleteAccount'>, context: Context): Promise<Reply<'deleteAccount'>>
  /** Remove a feed: DELETE /feed/delete-feed/{id} */
  deleteFeed(request: RequestOf<'deleteFeed'>, context: Context): Promise<Reply<'deleteFeed'>>
  /** Remove a notice: DELETE /operator/delete-notice/{id} */
  deleteNotice(request: RequestOf<'deleteNotice'>, context: Context): Promise<Reply<'deleteNotice'>>
  /** Remove a property: DELETE /property/delete-property/{id} */
  deleteProperty(request: RequestOf<'deleteProperty'>, context: Context): Promise<Reply<'deleteProperty'>>
  /** Remove a draft of a property: DELETE /draft/delete-property-draft/{id} */
  deletePropertyDraft(
    request: RequestOf<'deletePropertyDraft'>,
    context: Context,
  ): Promise<Reply<'deletePropertyDraft'>>
  /** Delete a saved search: DELETE /saved-search/delete-saved-search/{id} */
  deleteSavedSearch(request: RequestOf<'deleteSavedSearch'>, context: Context): Promise<Reply<'deleteSavedSearch'>>
  /** One invoice as a PDF: GET /payment/invoices/{id}/file */
  downloadInvoice(request: RequestOf<'downloadInvoice'>, context: Context): Promise<Reply<'downloadInvoice'>>
  /** Everything that is kept of the account, as one file: GET /my-data/download-data */
  downloadMyData(request: RequestOf<'downloadMyData'>, context: Context): Promise<Reply<'downloadMyData'>>
  /** End the own feed: DELETE /feed/end-feed-export */
  endFeedExport(request: RequestOf<'endFeedExport'>, context: Context): Promise<Reply<'endFeedExport'>>
  /** End all sessions but the one that asks: POST /user/end-other-sessions */
  endOtherSessions(request: RequestOf<'endOtherSessions'>, context: Context): Promise<Reply<'endOtherSessions'>>
  /** End a session of the account: DELETE /user/end-session/{id} */
  endSession(request: RequestOf<'endSession'>, context: Context): Promise<Reply<'endSession'>>
  /** Exchange the code of an identity provider for its token: POST /user/exchange-social-code */
  exchangeSocialCode(request: RequestOf<'exchangeSocialCode'>, context: Context): Promise<Reply<'exchangeSocialCode'>>
  /** Leads as a file for a spreadsheet: GET /inbox/export-leads */
  exportLeads(request: RequestOf<'exportLeads'>, context: Context): Promise<Reply<'exportLeads'>>
  /** What operators did, as a file for a spreadsheet: GET /operator/export-actions */
  exportOperatorActions(
    request: RequestOf<'exportOperatorActions'>,
    context: Context,
  ): Promise<Reply<'exportOperatorActions'>>
  /** Places for a form: GET /draft/find-places */
  findPlaces(request: RequestOf<'findPlaces'>, context: Context): Promise<Reply<'findPlaces'>>
  /** Make a picture of a file that was sent in parts: POST /upload/finish-upload/{id} */
  finishUpload(request: RequestOf<'finishUpload'>, context: Context): Promise<Reply<'finishUpload'>>
  /** An agent or an agency with its properties: GET /user/get-all-user-details-with-properties/{id}/ */
  getAgent(request: RequestOf<'getAgent'>, context: Context): Promise<Reply<'getAgent'>>
  /** Head of a page: GET /banner/get-banner-by-type */
  getBanner(request: RequestOf<'getBanner'>, context: Context): Promise<Reply<'getBanner'>>
  /** One article: GET /blog/get-blog/{id} */
  getBlog(request: RequestOf<'getBlog'>, context: Context): Promise<Reply<'getBlog'>>
  /** A text of the assistant in all languages: GET /bot-content/get-bot-content-for-users */
  getBotContent(request: RequestOf<'getBotContent'>, context: Context): Promise<Reply<'getBotContent'>>
  /** What waits today, and what the properties of the account bring: GET /dashboard/get-overview */
  getBusinessOverview(
    request: RequestOf<'getBusinessOverview'>,
    context: Context,
  ): Promise<Reply<'getBusinessOverview'>>
  /** Answers that came while the chat was closed: GET /chat/unread */
  getChatUnread(request: RequestOf<'getChatUnread'>, context: Context): Promise<Reply<'getChatUnread'>>
  /** The account of the token: GET /user/get-all-user-details */
  getCurrentUser(request: RequestOf<'getCurrentUser'>, context: Context): Promise<Reply<'getCurrentUser'>>
  /** Addresses of the own feed: GET /feed/get-feed-export */
  getFeedExport(request: RequestOf<'getFeedExport'>, context: Context): Promise<Reply<'getFeedExport'>>
  /** How the owner proves to be there, and until when that is proven: GET /user/get-identity-proof */
  getIdentityProof(request: RequestOf<'getIdentityProof'>, context: Context): Promise<Reply<'getIdentityProof'>>
  /** One invoice: GET /payment/invoices/{id} */
  getInvoice(request: RequestOf<'getInvoice'>, context: Context): Promise<Reply<'getInvoice'>>
  /** One lead with its history: GET /inbox/get-lead/{id} */
  getLead(request: RequestOf<'getLead'>, context: Context): Promise<Reply<'getLead'>>
  /** Whom leads can be given to, and what they are about: GET /inbox/get-lead-choices */
  getLeadChoices(request: RequestOf<'getLeadChoices'>, context: Context): Promise<Reply<'getLeadChoices'>>
  /** When the caller shows properties: GET /viewing/get-my-hours */
  getMyViewingHours(request: RequestOf<'getMyViewingHours'>, context: Context): Promise<Reply<'getMyViewingHours'>>
  /** A property, whatever its state: GET /operator/get-property/{id} */
  getOperatorProperty(
    request: RequestOf<'getOperatorProperty'>,
    context: Context,
  ): Promise<Reply<'getOperatorProperty'>>
  /** What properties like this one ask: GET /property/get-price-range/{id} */
  getPriceRange(request: RequestOf<'getPriceRange'>, context: Context): Promise<Reply<'getPriceRange'>>
  /** One property: GET /property/get-property/{id} */
  getProperty(request: RequestOf<'getProperty'>, context: Context): Promise<Reply<'getProperty'>>
  /** A draft of a property: GET /draft/get-property-draft/{id} */
  getPropertyDraft(request: RequestOf<'getPropertyDraft'>, context: Context): Promise<Reply<'getPropertyDraft'>>
  /** Where a property stands in a search: GET /property/get-rank/{id} */
  getPropertyRank(request: RequestOf<'getPropertyRank'>, context: Context): Promise<Reply<'getPropertyRank'>>
  /** Contact details that the account left: GET /chat/get-property-suggestion */
  getPropertySuggestion(
    request: RequestOf<'getPropertySuggestion'>,
    context: Context,
  ): Promise<Reply<'getPropertySuggestion'>>
  /** A search in figures: GET /property/get-search-facets-for-users */
  getSearchFacets(request: RequestOf<'getSearchFacets'>, context: Context): Promise<Reply<'getSearchFacets'>>
  /** What stands behind the site: GET /site/get-site-status */
  getSiteStatus(request: RequestOf<'getSiteStatus'>, context: Context): Promise<Reply<'getSiteStatus'>>
  /** The plan that an account holds: GET /user-plan/get-user-plan/{user_id} */
  getUserPlan(request: RequestOf<'getUserPlan'>, context: Context): Promise<Reply<'getUserPlan'>>
  /** One viewing: GET /viewing/get-viewing/{id} */
  getViewing(request: RequestOf<'getViewing'>, context: Context): Promise<Reply<'getViewing'>>
  /** Times at which a property can be seen: GET /viewing/get-viewing-slots/{id} */
  getViewingSlots(request: RequestOf<'getViewingSlots'>, context: Context): Promise<Reply<'getViewingSlots'>>
  /** Begin a sign-up: POST /user/initiate-signup/ */
  initiateSignup(request: RequestOf<'initiateSignup'>, context: Context): Promise<Reply<'initiateSignup'>>
  /** Keep an account that is going to be deleted: PUT /my-data/keep-account */
  keepAccount(request: RequestOf<'keepAccount'>, context: Context): Promise<Reply<'keepAccount'>>
  /** Connect an identity provider with an account that has a password: POST /user/link-social-account */
  linkSocialAccount(request: RequestOf<'linkSocialAccount'>, context: Context): Promise<Reply<'linkSocialAccount'>>
  /** Sections of the page about the company: GET /about-us/get-all-about-us */
  listAboutUs(request: RequestOf<'listAboutUs'>, context: Context): Promise<Reply<'listAboutUs'>>
  /** What happened to the account lately: GET /user/get-account-activity */
  listAccountEvents(request: RequestOf<'listAccountEvents'>, context: Context): Promise<Reply<'listAccountEvents'>>
  /** All agencies, for choosing one: GET /user/getall-agencies */
  listAgencies(request: RequestOf<'listAgencies'>, context: Context): Promise<Reply<'listAgencies'>>
  /** Agents and agencies: GET /user/all-users */
  listAgents(request: RequestOf<'listAgents'>, context: Context): Promise<Reply<'listAgents'>>
  /** Amenities and facilities: GET /amenity/get-amenities-and-facilities-for-users */
  listAmenities(request: RequestOf<'listAmenities'>, context: Context): Promise<Reply<'listAmenities'>>
  /** Texts about places: GET /area-guide/get-all-area-guides */
  listAreaGuides(request: RequestOf<'listAreaGuides'>, context: Context): Promise<Reply<'listAreaGuides'>>
  /** What is asked where most properties are offered: GET /location/get-asking-prices */
  listAskingPrices(request: RequestOf<'listAskingPrices'>, context: Context): Promise<Reply<'listAskingPrices'>>
  /** Subjects of articles: GET /blog-category/get-blog-categories-with-counts */
  listBlogCategories(request: RequestOf<'listBlogCategories'>, context: Context): Promise<Reply<'listBlogCategories'>>
  /** Articles: GET /blog/get-all-blogs */
  listBlogs(request: RequestOf<'listBlogs'>, context: Context): Promise<Reply<'listBlogs'>>
  /** Active categories: GET /category/get-all-active-categories */
  listCategories(request: RequestOf<'listCategories'>, context: Context): Promise<Reply<'listCategories'>>
  /** Contact record of the company: GET /contact-us/get-contact-us-for-users */
  listContactUs(request: RequestOf<'listContactUs'>, context: Context): Promise<Reply<'listContactUs'>>
  /** Whom the account has given its contact details to: GET /my-data/get-disclosures */
  listDisclosures(request: RequestOf<'listDisclosures'>, context: Context): Promise<Reply<'listDisclosures'>>
  /** Questions that are often asked: GET /faq/get-all-faqs */
  listFaqs(request: RequestOf<'listFaqs'>, context: Context): Promise<Reply<'listFaqs'>>
  /** What a run found, row by row: GET /feed/get-feed-differences/{id} */
  listFeedDifferences(
    request: RequestOf<'listFeedDifferences'>,
    context: Context,
  ): Promise<Reply<'listFeedDifferences'>>
  /** Runs of a feed: GET /feed/get-feed-runs/{id} */
  listFeedRuns(request: RequestOf<'listFeedRuns'>, context: Context): Promise<Reply<'listFeedRuns'>>
  /** Feeds of the account: GET /feed/get-my-feeds */
  listFeeds(request: RequestOf<'listFeeds'>, context: Context): Promise<Reply<'listFeeds'>>
  /** Sections of a guide: GET /guide/get-guide-by-type */
  listGuides(request: RequestOf<'listGuides'>, context: Context): Promise<Reply<'listGuides'>>
  /** Invoices to the account: GET /payment/invoices */
  listInvoices(request: RequestOf<'listInvoices'>, context: Context): Promise<Reply<'listInvoices'>>
  /** The leads of the caller: GET /inbox/get-my-leads */
  listLeads(request: RequestOf<'listLeads'>, context: Context): Promise<Reply<'listLeads'>>
  /** The favourites of the account: GET /user/get-all-liked-properties/ */
  listLikedProperties(
    request: RequestOf<'listLikedProperties'>,
    context: Context,
  ): Promise<Reply<'listLikedProperties'>>
  /** All places with live properties: GET /location/get-all-locations */
  listLocations(request: RequestOf<'listLocations'>, context: Context): Promise<Reply<'listLocations'>>
  /** Properties on a map: GET /property/get-map-for-users */
  listMapPins(request: RequestOf<'listMapPins'>, context: Context): Promise<Reply<'listMapPins'>>
  /** Viewings of the caller: GET /viewing/get-my-viewings */
  listMyViewings(request: RequestOf<'listMyViewings'>, context: Context): Promise<Reply<'listMyViewings'>>
  /** What operators did: GET /operator/get-actions */
  listOperatorActions(
    request: RequestOf<'listOperatorActions'>,
    context: Context,
  ): Promise<Reply<'listOperatorActions'>>
  /** What waits for an operator: GET /operator/get-cases */
  listOperatorCases(request: RequestOf<'listOperatorCases'>, context: Context): Promise<Reply<'listOperatorCases'>>
  /** Kinds of property, hidden ones too: GET /operator/get-categories */
  listOperatorCategories(
    request: RequestOf<'listOperatorCategories'>,
    context: Context,
  ): Promise<Reply<'listOperatorCategories'>>
  /** Notices to visitors: GET /operator/get-notices */
  listOperatorNotices(
    request: RequestOf<'listOperatorNotices'>,
    context: Context,
  ): Promise<Reply<'listOperatorNotices'>>
  /** Places with all their names: GET /operator/get-places */
  listOperatorPlaces(request: RequestOf<'listOperatorPlaces'>, context: Context): Promise<Reply<'listOperatorPlaces'>>
  /** Plans, those that are not sold too: GET /operator/get-plans */
  listOperatorPlans(request: RequestOf<'listOperatorPlans'>, context: Context): Promise<Reply<'listOperatorPlans'>>
  /** The account's own properties: GET /property/get-my-properties */
  listOwnProperties(request: RequestOf<'listOwnProperties'>, context: Context): Promise<Reply<'listOwnProperties'>>
  /** The passkeys of the account: GET /user/get-all-passkeys */
  listPasskeys(request: RequestOf<'listPasskeys'>, context: Context): Promise<Reply<'listPasskeys'>>
  /** Plans that can be bought: GET /plan/get-all-plans-for-users */
  listPlans(request: RequestOf<'listPlans'>, context: Context): Promise<Reply<'listPlans'>>
  /** Sections of a policy: GET /policy/get-policy-by-type-for-users */
  listPolicies(request: RequestOf<'listPolicies'>, context: Context): Promise<Reply<'listPolicies'>>
  /** Most viewed properties: GET /property/get-popular-properties */
  listPopularProperties(
    request: RequestOf<'listPopularProperties'>,
    context: Context,
  ): Promise<Reply<'listPopularProperties'>>
  /** Search properties: GET /property/get-all-properties-for-users */
  listProperties(request: RequestOf<'listProperties'>, context: Context): Promise<Reply<'listProperties'>>
  /** Own drafts of properties: GET /draft/list-property-drafts */
  listPropertyDrafts(request: RequestOf<'listPropertyDrafts'>, context: Context): Promise<Reply<'listPropertyDrafts'>>
  /** The same figures for each property: GET /dashboard/get-property-figures */
  listPropertyFigures(
    request: RequestOf<'listPropertyFigures'>,
    context: Context,
  ): Promise<Reply<'listPropertyFigures'>>
  /** What was changed of a property: GET /property/get-history/{id} */
  listPropertyHistory(
    request: RequestOf<'listPropertyHistory'>,
    context: Context,
  ): Promise<Reply<'listPropertyHistory'>>
  /** Fees, rates and limits: GET /rate/get-all-rates */
  listRates(request: RequestOf<'listRates'>, context: Context): Promise<Reply<'listRates'>>
  /** The saved searches of the caller: GET /saved-search/get-saved-searches */
  listSavedSearches(request: RequestOf<'listSavedSearches'>, context: Context): Promise<Reply<'listSavedSearches'>>
  /** What a few letters may mean: GET /property/get-search-suggestions-for-users */
  listSearchSuggestions(
    request: RequestOf<'listSearchSuggestions'>,
    context: Context,
  ): Promise<Reply<'listSearchSuggestions'>>
  /** The sessions of the account: GET /user/get-all-sessions */
  listSessions(request: RequestOf<'listSessions'>, context: Context): Promise<Reply<'listSessions'>>
  /** The shared lists of the account: GET /shared-list/get-my-shared-lists */
  listSharedLists(request: RequestOf<'listSharedLists'>, context: Context): Promise<Reply<'listSharedLists'>>
  /** Properties like this one: GET /property/get-similar-properties/{id} */
  listSimilarProperties(
    request: RequestOf<'listSimilarProperties'>,
    context: Context,
  ): Promise<Reply<'listSimilarProperties'>>
  /** Accounts of the company on social networks: GET /social-media/get-social-media-for-users */
  listSocialMedia(request: RequestOf<'listSocialMedia'>, context: Context): Promise<Reply<'listSocialMedia'>>
  /** Active sub-categories of a category: GET /sub-category/get-all-active-sub-categories */
  listSubCategories(request: RequestOf<'listSubCategories'>, context: Context): Promise<Reply<'listSubCategories'>>
  /** Active sub-sub-categories of a sub-category: GET /sub-sub-category/get-all-active-sub-sub-categories */
  listSubSubCategories(
    request: RequestOf<'listSubSubCategories'>,
    context: Context,
  ): Promise<Reply<'listSubSubCategories'>>
  /** Plans that the account has bought: GET /user-plan/get-all-user-plans */
  listUserPlans(request: RequestOf<'listUserPlans'>, context: Context): Promise<Reply<'listUserPlans'>>
  /** Kinds of account to sign up for: GET /user-type/get-all-active-user-types */
  listUserTypes(request: RequestOf<'listUserTypes'>, context: Context): Promise<Reply<'listUserTypes'>>
  /** Count a visit: POST /visitors/log-visitors */
  logVisitor(request: RequestOf<'logVisitor'>, context: Context): Promise<Reply<'logVisitor'>>
  /** Start a guest session: POST /user/guest-user-login */
  loginGuest(request: RequestOf<'loginGuest'>, context: Context): Promise<Reply<'loginGuest'>>
  /** Log in with an e-mail address or a user name: POST /user/login-user/ */
  loginUser(request: RequestOf<'loginUser'>, context: Context): Promise<Reply<'loginUser'>>
  /** Log in with a passkey: POST /user/login-with-passkey */
  loginWithPasskey(request: RequestOf<'loginWithPasskey'>, context: Context): Promise<Reply<'loginWithPasskey'>>
  /** Log in with an identity provider: POST /user/social-login-user */
  loginWithSocial(request: RequestOf<'loginWithSocial'>, context: Context): Promise<Reply<'loginWithSocial'>>
  /** End the session of the token: POST /user/logout-user */
  logoutUser(request: RequestOf<'logoutUser'>, context: Context): Promise<Reply<'logoutUser'>>
  /** Note that its new properties were seen: POST /saved-search/look-at-saved-search/{id} */
  lookAtSavedSearch(request: RequestOf<'lookAtSavedSearch'>, context: Context): Promise<Reply<'lookAtSavedSearch'>>
  /** Note that the handler has read a lead: POST /inbox/mark-lead-seen/{id} */
  markLeadSeen(request: RequestOf<'markLeadSeen'>, context: Context): Promise<Reply<'markLeadSeen'>>
  /** What a shared list holds: GET /shared-list/open-shared-list */
  openSharedList(request: RequestOf<'openSharedList'>, context: Context): Promise<Reply<'openSharedList'>>
  /** Health check: GET /ping */
  ping(request: RequestOf<'ping'>, context: Context): Promise<Reply<'ping'>>
  /** Prove that it is the owner who uses the session: POST /user/prove-identity */
  proveIdentity(request: RequestOf<'proveIdentity'>, context: Context): Promise<Reply<'proveIdentity'>>
  /** Read an advert: POST /draft/read-advert-text */
  readAdvertText(request: RequestOf<'readAdvertText'>, context: Context): Promise<Reply<'readAdvertText'>>
  /** Events of the payment provider: POST /payment/webhook */
  receivePaymentEvent(
    request: RequestOf<'receivePaymentEvent'>,
    context: Context,
  ): Promise<Reply<'receivePaymentEvent'>>
  /** Note that an advertiser was called or written to directly: POST /my-data/record-reveal */
  recordContactReveal(
    request: RequestOf<'recordContactReveal'>,
    context: Context,
  ): Promise<Reply<'recordContactReveal'>>
  /** Remove a passkey: DELETE /user/remove-passkey/{id} */
  removePasskey(request: RequestOf<'removePasskey'>, context: Context): Promise<Reply<'removePasskey'>>
  /** Remove a name that was added: DELETE /operator/remove-place-alias/{id} */
  removePlaceAlias(request: RequestOf<'removePlaceAlias'>, context: Context): Promise<Reply<'removePlaceAlias'>>
  /** Rename a passkey: PUT /user/rename-passkey/{id} */
  renamePasskey(request: RequestOf<'renamePasskey'>, context: Context): Promise<Reply<'renamePasskey'>>
  /** New addresses of the own feed: POST /feed/renew-feed-export */
  renewFeedExport(request: RequestOf<'renewFeedExport'>, context: Context): Promise<Reply<'renewFeedExport'>>
  /** Answer the visitor by mail: POST /inbox/reply-to-lead/{id} */
  replyToLead(request: RequestOf<'replyToLead'>, context: Context): Promise<Reply<'replyToLead'>>
  /** Say what is wrong with a property: POST /enquiry/report-property */
  reportListing(request: RequestOf<'reportListing'>, context: Context): Promise<Reply<'reportListing'>>
  /** Ask for a link that resets the password: POST /user/forget-user-password */
  requestPasswordReset(
    request: RequestOf<'requestPasswordReset'>,
    context: Context,
  ): Promise<Reply<'requestPasswordReset'>>
  /** Set a new password with the token of a link: PUT /user/reset-user-password */
  resetUserPassword(request: RequestOf<'resetUserPassword'>, context: Context): Promise<Reply<'resetUserPassword'>>
  /** End a shared list: DELETE /shared-list/revoke-shared-list/{id} */
  revokeSharedList(request: RequestOf<'revokeSharedList'>, context: Context): Promise<Reply<'revokeSharedList'>>
  /** Write the private note on a favourite: PUT /user/save-favourite-note/{id} */
  saveFavouriteNote(request: RequestOf<'saveFavouriteNote'>, context: Context): Promise<Reply<'saveFavouriteNote'>>
  /** Write or change a notice: PUT /operator/save-notice/{id} */
  saveNotice(request: RequestOf<'saveNotice'>, context: Context): Promise<Reply<'saveNotice'>>
  /** Add a name of a place: PUT /operator/save-place-alias/{id} */
  savePlaceAlias(request: RequestOf<'savePlaceAlias'>, context: Context): Promise<Reply<'savePlaceAlias'>>
  /** Keep a draft of a property: PUT /draft/save-property-draft/{id} */
  savePropertyDraft(request: RequestOf<'savePropertyDraft'>, context: Context): Promise<Reply<'savePropertyDraft'>>
  /** Say that a property is gone: POST /property/say-property-gone/{id} */
  sayPropertyGone(request: RequestOf<'sayPropertyGone'>, context: Context): Promise<Reply<'sayPropertyGone'>>
  /** Send a one-time code by e-mail: POST /user/send-otp-to-email */
  sendOtpToEmail(request: RequestOf<'sendOtpToEmail'>, context: Context): Promise<Reply<'sendOtpToEmail'>>
  /** Send a one-time code by text message: POST /user/send-otp-to-phone */
  sendOtpToPhone(request: RequestOf<'sendOtpToPhone'>, context: Context): Promise<Reply<'sendOtpToPhone'>>
  /** End a sign-up with a password: POST /user/set-password/ */
  setSignupPassword(request: RequestOf<'setSignupPassword'>, context: Context): Promise<Reply<'setSignupPassword'>>
  /** Sign up with an identity provider: POST /user/initiate-social-signup */
  signUpWithSocial(request: RequestOf<'signUpWithSocial'>, context: Context): Promise<Reply<'signUpWithSocial'>>
  /** Read a feed: POST /feed/start-feed-run/{id} */
  startFeedRun(request: RequestOf<'startFeedRun'>, context: Context): Promise<Reply<'startFeedRun'>>
  /** Save a property to the favourites, or remove it: POST /property/add-or-remove-favourite/{id} */
  toggleFavourite(request: RequestOf<'toggleFavourite'>, context: Context): Promise<Reply<'toggleFavourite'>>
  /** Count a view of a property: PUT /property/track-property-views/{id} */
  trackPropertyView(request: RequestOf<'trackPropertyView'>, context: Context): Promise<Reply<'trackPropertyView'>>
  /** Undo the last run of a feed: POST /feed/undo-feed-run/{id} */
  undoFeedRun(request: RequestOf<'undoFeedRun'>, context: Context): Promise<Reply<'undoFeedRun'>>
  /** Take back what was done to properties: POST /property/undo-change/{id} */
  undoPropertyChange(request: RequestOf<'undoPropertyChange'>, context: Context): Promise<Reply<'undoPropertyChange'>>
  /** Change a feed: PUT /feed/update-feed/{id} */
  updateFeed(request: RequestOf<'updateFeed'>, context: Context): Promise<Reply<'updateFeed'>>
  /** Another state, or another handler: PUT /inbox/update-lead/{id} */
  updateLead(request: RequestOf<'updateLead'>, context: Context): Promise<Reply<'updateLead'>>
  /** Set when the caller shows properties: PUT /viewing/update-my-hours */
  updateMyViewingHours(
    request: RequestOf<'updateMyViewingHours'>,
    context: Context,
  ): Promise<Reply<'updateMyViewingHours'>>
  /** Rename, show or hide a kind of property: PUT /operator/update-category/{id} */
  updateOperatorCategory(
    request: RequestOf<'updateOperatorCategory'>,
    context: Context,
  ): Promise<Reply<'updateOperatorCategory'>>
  /** Change what a plan costs and allows: PUT /operator/update-plan/{id} */
  updateOperatorPlan(request: RequestOf<'updateOperatorPlan'>, context: Context): Promise<Reply<'updateOperatorPlan'>>
  /** Change the profile picture: PATCH /user/update-profile-picture */
  updateProfilePicture(
    request: RequestOf<'updateProfilePicture'>,
    context: Context,
  ): Promise<Reply<'updateProfilePicture'>>
  /** Change a property: PUT /property/update-property/{id} */
  updateProperty(request: RequestOf<'updateProperty'>, context: Context): Promise<Reply<'updateProperty'>>
  /** Change the contact details: PUT /chat/update-property-suggestion/{id} */
  updatePropertySuggestion(
    request: RequestOf<'updatePropertySuggestion'>,
    context: Context,
  ): Promise<Reply<'updatePropertySuggestion'>>
  /** Rename, pause, resume or change how often: PUT /saved-search/update-saved-search/{id} */
  updateSavedSearch(request: RequestOf<'updateSavedSearch'>, context: Context): Promise<Reply<'updateSavedSearch'>>
  /** Change the profile of an account: PUT /user/users/{id} */
  updateUser(request: RequestOf<'updateUser'>, context: Context): Promise<Reply<'updateUser'>>
  /** Change the password: PUT /user/update-user-password */
  updateUserPassword(request: RequestOf<'updateUserPassword'>, context: Context): Promise<Reply<'updateUserPassword'>>
  /** Confirm, move or cancel a viewing: PUT /viewing/update-viewing/{id} */
  updateViewing(request: RequestOf<'updateViewing'>, context: Context): Promise<Reply<'updateViewing'>>
  /** Upload an edition of a feed: POST /feed/upload-feed-file/{id} */
  uploadFeedFile(request: RequestOf<'uploadFeedFile'>, context: Context): Promise<Reply<'uploadFeedFile'>>
  /** Prove an e-mail address: PUT /user/verify-otp-for-email */
  verifyOtpForEmail(request: RequestOf<'verifyOtpForEmail'>, context: Context): Promise<Reply<'verifyOtpForEmail'>>
  /** Prove a telephone number: PUT /user/verify-otp-for-phone */
  verifyOtpForPhone(request: RequestOf<'verifyOtpForPhone'>, context: Context): Promise<Reply<'verifyOtpForPhone'>>
  /** Ask whether a payment has arrived: POST /payment/verify-payment */
  verifyPayment(request: RequestOf<'verifyPayment'>, context: Context): Promise<Reply<'verifyPayment'>>
  /** Prove the e-mail address of a sign-up: POST /user/verify-code/ */
  verifySignupCode(request: RequestOf<'verifySignupCode'>, context: Context): Promise<Reply<'verifySignupCode'>>
  /** Say what one thinks of a property of a shared list: PUT /shared-list/vote-on-shared-list */
  voteOnSharedList(request: RequestOf<'voteOnSharedList'>, context: Context): Promise<Reply<'voteOnSharedList'>>
  /** Take contact details back: PUT /my-data/withdraw-disclosure/{id} */
  withdrawDisclosure(request: RequestOf<'withdrawDisclosure'>, context: Context): Promise<Reply<'withdrawDisclosure'>>
}
