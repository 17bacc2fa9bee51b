// Generated from contracts/. Do not edit; run `npm run gen`.

import { type HttpHandler, http } from 'msw'
import { address, answer, type Shell } from '../msw-shell.ts'
import type { ServerHandlers } from './server-handlers.gen.ts'

/** One MSW handler per operation of the contract. */
export const createMswHandlers = <Context>(handlers: ServerHandlers<Context>, shell: Shell<Context>): HttpHandler[] => [
  http.post(address('/inbox/add-lead-note/:id'), answer('addLeadNote', handlers.addLeadNote.bind(handlers), shell)),
  http.post(address('/user/add-passkey'), answer('addPasskey', handlers.addPasskey.bind(handlers), shell)),
  http.post(
    address('/chat/add-property-suggestion'),
    answer('addPropertySuggestion', handlers.addPropertySuggestion.bind(handlers), shell),
  ),
  http.post(
    address('/property/assess-property'),
    answer('assessProperty', handlers.assessProperty.bind(handlers), shell),
  ),
  http.post(address('/user/begin-passkey'), answer('beginPasskey', handlers.beginPasskey.bind(handlers), shell)),
  http.post(
    address('/user/begin-passkey-login'),
    answer('beginPasskeyLogin', handlers.beginPasskeyLogin.bind(handlers), shell),
  ),
  http.post(
    address('/user/begin-social-sign-in'),
    answer('beginSocialSignIn', handlers.beginSocialSignIn.bind(handlers), shell),
  ),
  http.put(
    address('/user-plan/cancel-user-plan/:id'),
    answer('cancelUserPlan', handlers.cancelUserPlan.bind(handlers), shell),
  ),
  http.post(
    address('/property/change-properties'),
    answer('changeProperties', handlers.changeProperties.bind(handlers), shell),
  ),
  http.post(
    address('/saved-search/confirm-saved-search'),
    answer('confirmSavedSearch', handlers.confirmSavedSearch.bind(handlers), shell),
  ),
  http.post(
    address('/payment/create-checkout-session'),
    answer('createCheckoutSession', handlers.createCheckoutSession.bind(handlers), shell),
  ),
  http.post(address('/enquiry/create-enquiry'), answer('createEnquiry', handlers.createEnquiry.bind(handlers), shell)),
  http.post(address('/feed/create-feed'), answer('createFeed', handlers.createFeed.bind(handlers), shell)),
  http.post(
    address('/get-in-touch/create-get-in-touch'),
    answer('createGetInTouch', handlers.createGetInTouch.bind(handlers), shell),
  ),
  http.post(
    address('/property/create-property'),
    answer('createProperty', handlers.createProperty.bind(handlers), shell),
  ),
  http.post(
    address('/saved-search/create-saved-search'),
    answer('createSavedSearch', handlers.createSavedSearch.bind(handlers), shell),
  ),
  http.post(
    address('/shared-list/create-shared-list'),
    answer('createSharedList', handlers.createSharedList.bind(handlers), shell),
  ),
  http.post(address('/upload/create-upload'), answer('createUpload', handlers.createUpload.bind(handlers), shell)),
  http.put(
    address('/operator/decide-case/:id'),
    answer('decideOperatorCase', handlers.decideOperatorCase.bind(handlers), shell),
  ),
  http.post(address('/my-data/delete-account'), answer('deleteAccount', handlers.deleteAccount.bind(handlers), shell)),
  http.delete(address('/feed/delete-feed/:id'), answer('deleteFeed', handlers.deleteFeed.bind(handlers), shell)),
  http.delete(
    address('/operator/delete-notice/:id'),
    answer('deleteNotice', handlers.deleteNotice.bind(handlers), shell),
  ),
  http.delete(
    address('/property/delete-property/:id'),
    answer('deleteProperty', handlers.deleteProperty.bind(handlers), shell),
  ),
  http.delete(
    address('/draft/delete-property-draft/:id'),
    answer('deletePropertyDraft', handlers.deletePropertyDraft.bind(handlers), shell),
  ),
  http.delete(
    address('/saved-search/delete-saved-search/:id'),
    answer('deleteSavedSearch', handlers.deleteSavedSearch.bind(handlers), shell),
  ),
  http.get(
    address('/payment/invoices/:id/file'),
    answer('downloadInvoice', handlers.downloadInvoice.bind(handlers), shell),
  ),
  http.get(address('/my-data/download-data'), answer('downloadMyData', handlers.downloadMyData.bind(handlers), shell)),
  http.delete(address('/feed/end-feed-export'), answer('endFeedExport', handlers.endFeedExport.bind(handlers), shell)),
  http.post(
    address('/user/end-other-sessions'),
    answer('endOtherSessions', handlers.endOtherSessions.bind(handlers), shell),
  ),
  http.delete(address('/user/end-session/:id'), answer('endSession', handlers.endSession.bind(handlers), shell)),
  http.post(
    address('/user/exchange-social-code'),
    answer('exchangeSocialCode', handlers.exchangeSocialCode.bind(handlers), shell),
  ),
  http.get(address('/inbox/export-leads'), answer('exportLeads', handlers.exportLeads.bind(handlers), shell)),
  http.get(
    address('/operator/export-actions'),
    answer('exportOperatorActions', handlers.exportOperatorActions.bind(handlers), shell),
  ),
  http.get(address('/draft/find-places'), answer('findPlaces', handlers.findPlaces.bind(handlers), shell)),
  http.post(address('/upload/finish-upload/:id'), answer('finishUpload', handlers.finishUpload.bind(handlers), shell)),
  http.get(
    address('/user/get-all-user-details-with-properties/:id/'),
    answer('getAgent', handlers.getAgent.bind(handlers), shell),
  ),
  http.get(address('/banner/get-banner-by-type'), answer('getBanner', handlers.getBanner.bind(handlers), shell)),
  http.get(address('/blog/get-blog/:id'), answer('getBlog', handlers.getBlog.bind(handlers), shell)),
  http.get(
    address('/bot-content/get-bot-content-for-users'),
    answer('getBotContent', handlers.getBotContent.bind(handlers), shell),
  ),
  http.get(
    address('/dashboard/get-overview'),
    answer('getBusinessOverview', handlers.getBusinessOverview.bind(handlers), shell),
  ),
  http.get(address('/chat/unread'), answer('getChatUnread', handlers.getChatUnread.bind(handlers), shell)),
  http.get(
    address('/user/get-all-user-details'),
    answer('getCurrentUser', handlers.getCurrentUser.bind(handlers), shell),
  ),
  http.get(address('/feed/get-feed-export'), answer('getFeedExport', handlers.getFeedExport.bind(handlers), shell)),
  http.get(
    address('/user/get-identity-proof'),
    answer('getIdentityProof', handlers.getIdentityProof.bind(handlers), shell),
  ),
  http.get(address('/payment/invoices/:id'), answer('getInvoice', handlers.getInvoice.bind(handlers), shell)),
  http.get(address('/inbox/get-lead/:id'), answer('getLead', handlers.getLead.bind(handlers), shell)),
  http.get(address('/inbox/get-lead-choices'), answer('getLeadChoices', handlers.getLeadChoices.bind(handlers), shell)),
  http.get(
    address('/viewing/get-my-hours'),
    answer('getMyViewingHours', handlers.getMyViewingHours.bind(handlers), shell),
  ),
  http.get(
    address('/operator/get-property/:id'),
    answer('getOperatorProperty', handlers.getOperatorProperty.bind(handlers), shell),
  ),
  http.get(
    address('/property/get-price-range/:id'),
    answer('getPriceRange', handlers.getPriceRange.bind(handlers), shell),
  ),
  http.get(address('/property/get-property/:id'), answer('getProperty', handlers.getProperty.bind(handlers), shell)),
  http.get(
    address('/draft/get-property-draft/:id'),
    answer('getPropertyDraft', handlers.getPropertyDraft.bind(handlers), shell),
  ),
  http.get(
    address('/property/get-rank/:id'),
    answer('getPropertyRank', handlers.getPropertyRank.bind(handlers), shell),
  ),
  http.get(
    address('/chat/get-property-suggestion'),
    answer('getPropertySuggestion', handlers.getPropertySuggestion.bind(handlers), shell),
  ),
  http.get(
    address('/property/get-search-facets-for-users'),
    answer('getSearchFacets', handlers.getSearchFacets.bind(handlers), shell),
  ),
  http.get(address('/site/get-site-status'), answer('getSiteStatus', handlers.getSiteStatus.bind(handlers), shell)),
  http.get(
    address('/user-plan/get-user-plan/:user_id'),
    answer('getUserPlan', handlers.getUserPlan.bind(handlers), shell),
  ),
  http.get(address('/viewing/get-viewing/:id'), answer('getViewing', handlers.getViewing.bind(handlers), shell)),
  http.get(
    address('/viewing/get-viewing-slots/:id'),
    answer('getViewingSlots', handlers.getViewingSlots.bind(handlers), shell),
  ),
  http.post(address('/user/initiate-signup/'), answer('initiateSignup', handlers.initiateSignup.bind(handlers), shell)),
  http.put(address('/my-data/keep-account'), answer('keepAccount', handlers.keepAccount.bind(handlers), shell)),
  http.post(
    address('/user/link-social-account'),
    answer('linkSocialAccount', handlers.linkSocialAccount.bind(handlers), shell),
  ),
  http.get(address('/about-us/get-all-about-us'), answer('listAboutUs', handlers.listAboutUs.bind(handlers), shell)),
  http.get(
    address('/user/get-account-activity'),
    answer('listAccountEvents', handlers.listAccountEvents.bind(handlers), shell),
  ),
  http.get(address('/user/getall-agencies'), answer('listAgencies', handlers.listAgencies.bind(handlers), shell)),
  http.get(address('/user/all-users'), answer('listAgents', handlers.listAgents.bind(handlers), shell)),
  http.get(
    address('/amenity/get-amenities-and-facilities-for-users'),
    answer('listAmenities', handlers.listAmenities.bind(handlers), shell),
  ),
  http.get(
    address('/area-guide/get-all-area-guides'),
    answer('listAreaGuides', handlers.listAreaGuides.bind(handlers), shell),
  ),
  http.get(
    address('/location/get-asking-prices'),
    answer('listAskingPrices', handlers.listAskingPrices.bind(handlers), shell),
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
  http.get(
    address('/my-data/get-disclosures'),
    answer('listDisclosures', handlers.listDisclosures.bind(handlers), shell),
  ),
  http.get(address('/faq/get-all-faqs'), answer('listFaqs', handlers.listFaqs.bind(handlers), shell)),
  http.get(
    address('/feed/get-feed-differences/:id'),
    answer('listFeedDifferences', handlers.listFeedDifferences.bind(handlers), shell),
  ),
  http.get(address('/feed/get-feed-runs/:id'), answer('listFeedRuns', handlers.listFeedRuns.bind(handlers), shell)),
  http.get(address('/feed/get-my-feeds'), answer('listFeeds', handlers.listFeeds.bind(handlers), shell)),
  http.get(address('/guide/get-guide-by-type'), answer('listGuides', handlers.listGuides.bind(handlers), shell)),
  http.get(address('/payment/invoices'), answer('listInvoices', handlers.listInvoices.bind(handlers), shell)),
  http.get(address('/inbox/get-my-leads'), answer('listLeads', handlers.listLeads.bind(handlers), shell)),
  http.get(
    address('/user/get-all-liked-properties/'),
    answer('listLikedProperties', handlers.listLikedProperties.bind(handlers), shell),
  ),
  http.get(
    address('/location/get-all-locations'),
    answer('listLocations', handlers.listLocations.bind(handlers), shell),
  ),
  http.get(address('/property/get-map-for-users'), answer('listMapPins', handlers.listMapPins.bind(handlers), shell)),
  http.get(
    address('/viewing/get-my-viewings'),
    answer('listMyViewings', handlers.listMyViewings.bind(handlers), shell),
  ),
  http.get(
    address('/operator/get-actions'),
    answer('listOperatorActions', handlers.listOperatorActions.bind(handlers), shell),
  ),
  http.get(
    address('/operator/get-cases'),
    answer('listOperatorCases', handlers.listOperatorCases.bind(handlers), shell),
  ),
  http.get(
    address('/operator/get-categories'),
    answer('listOperatorCategories', handlers.listOperatorCategories.bind(handlers), shell),
  ),
  http.get(
    address('/operator/get-notices'),
    answer('listOperatorNotices', handlers.listOperatorNotices.bind(handlers), shell),
  ),
  http.get(
    address('/operator/get-places'),
    answer('listOperatorPlaces', handlers.listOperatorPlaces.bind(handlers), shell),
  ),
  http.get(
    address('/operator/get-plans'),
    answer('listOperatorPlans', handlers.listOperatorPlans.bind(handlers), shell),
  ),
  http.get(
    address('/property/get-my-properties'),
    answer('listOwnProperties', handlers.listOwnProperties.bind(handlers), shell),
  ),
  http.get(address('/user/get-all-passkeys'), answer('listPasskeys', handlers.listPasskeys.bind(handlers), shell)),
  http.get(address('/plan/get-all-plans-for-users'), answer('listPlans', handlers.listPlans.bind(handlers), shell)),
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
    address('/draft/list-property-drafts'),
    answer('listPropertyDrafts', handlers.listPropertyDrafts.bind(handlers), shell),
  ),
  http.get(
    address('/dashboard/get-property-figures'),
    answer('listPropertyFigures', handlers.listPropertyFigures.bind(handlers), shell),
  ),
  http.get(
    address('/property/get-history/:id'),
    answer('listPropertyHistory', handlers.listPropertyHistory.bind(handlers), shell),
  ),
  http.get(address('/rate/get-all-rates'), answer('listRates', handlers.listRates.bind(handlers), shell)),
  http.get(
    address('/saved-search/get-saved-searches'),
    answer('listSavedSearches', handlers.listSavedSearches.bind(handlers), shell),
  ),
  http.get(
    address('/property/get-search-suggestions-for-users'),
    answer('listSearchSuggestions', handlers.listSearchSuggestions.bind(handlers), shell),
  ),
  http.get(address('/user/get-all-sessions'), answer('listSessions', handlers.listSessions.bind(handlers), shell)),
  http.get(
    address('/shared-list/get-my-shared-lists'),
    answer('listSharedLists', handlers.listSharedLists.bind(handlers), shell),
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
    address('/user-plan/get-all-user-plans'),
    answer('listUserPlans', handlers.listUserPlans.bind(handlers), shell),
  ),
  http.get(
    address('/user-type/get-all-active-user-types'),
    answer('listUserTypes', handlers.listUserTypes.bind(handlers), shell),
  ),
  http.post(address('/visitors/log-visitors'), answer('logVisitor', handlers.logVisitor.bind(handlers), shell)),
  http.post(address('/user/guest-user-login'), answer('loginGuest', handlers.loginGuest.bind(handlers), shell)),
  http.post(address('/user/login-user/'), answer('loginUser', handlers.loginUser.bind(handlers), shell)),
  http.post(
    address('/user/login-with-passkey'),
    answer('loginWithPasskey', handlers.loginWithPasskey.bind(handlers), shell),
  ),
  http.post(
    address('/user/social-login-user'),
    answer('loginWithSocial', handlers.loginWithSocial.bind(handlers), shell),
  ),
  http.post(address('/user/logout-user'), answer('logoutUser', handlers.logoutUser.bind(handlers), shell)),
  http.post(
    address('/saved-search/look-at-saved-search/:id'),
    answer('lookAtSavedSearch', handlers.lookAtSavedSearch.bind(handlers), shell),
  ),
  http.post(address('/inbox/mark-lead-seen/:id'), answer('markLeadSeen', handlers.markLeadSeen.bind(handlers), shell)),
  http.get(
    address('/shared-list/open-shared-list'),
    answer('openSharedList', handlers.openSharedList.bind(handlers), shell),
  ),
  http.get(address('/ping'), answer('ping', handlers.ping.bind(handlers), shell)),
  http.post(address('/user/prove-identity'), answer('proveIdentity', handlers.proveIdentity.bind(handlers), shell)),
  http.post(
    address('/draft/read-advert-text'),
    answer('readAdvertText', handlers.readAdvertText.bind(handlers), shell),
  ),
  http.post(
    address('/payment/webhook'),
    answer('receivePaymentEvent', handlers.receivePaymentEvent.bind(handlers), shell),
  ),
  http.post(
    address('/my-data/record-reveal'),
    answer('recordContactReveal', handlers.recordContactReveal.bind(handlers), shell),
  ),
  http.delete(
    address('/user/remove-passkey/:id'),
    answer('removePasskey', handlers.removePasskey.bind(handlers), shell),
  ),
  http.delete(
    address('/operator/remove-place-alias/:id'),
    answer('removePlaceAlias', handlers.removePlaceAlias.bind(handlers), shell),
  ),
  http.put(address('/user/rename-passkey/:id'), answer('renamePasskey', handlers.renamePasskey.bind(handlers), shell)),
  http.post(
    address('/feed/renew-feed-export'),
    answer('renewFeedExport', handlers.renewFeedExport.bind(handlers), shell),
  ),
  http.post(address('/inbox/reply-to-lead/:id'), answer('replyToLead', handlers.replyToLead.bind(handlers), shell)),
  http.post(address('/enquiry/report-property'), answer('reportListing', handlers.reportListing.bind(handlers), shell)),
  http.post(
    address('/user/forget-user-password'),
    answer('requestPasswordReset', handlers.requestPasswordReset.bind(handlers), shell),
  ),
  http.put(
    address('/user/reset-user-password'),
    answer('resetUserPassword', handlers.resetUserPassword.bind(handlers), shell),
  ),
  http.delete(
    address('/shared-list/revoke-shared-list/:id'),
    answer('revokeSharedList', handlers.revokeSharedList.bind(handlers), shell),
  ),
  http.put(
    address('/user/save-favourite-note/:id'),
    answer('saveFavouriteNote', handlers.saveFavouriteNote.bind(handlers), shell),
  ),
  http.put(address('/operator/save-notice/:id'), answer('saveNotice', handlers.saveNotice.bind(handlers), shell)),
  http.put(
    address('/operator/save-place-alias/:id'),
    answer('savePlaceAlias', handlers.savePlaceAlias.bind(handlers), shell),
  ),
  http.put(
    address('/draft/save-property-draft/:id'),
    answer('savePropertyDraft', handlers.savePropertyDraft.bind(handlers), shell),
  ),
  http.post(
    address('/property/say-property-gone/:id'),
    answer('sayPropertyGone', handlers.sayPropertyGone.bind(handlers), shell),
  ),
  http.post(
    address('/user/send-otp-to-email'),
    answer('sendOtpToEmail', handlers.sendOtpToEmail.bind(handlers), shell),
  ),
  http.post(
    address('/user/send-otp-to-phone'),
    answer('sendOtpToPhone', handlers.sendOtpToPhone.bind(handlers), shell),
  ),
  http.post(
    address('/user/set-password/'),
    answer('setSignupPassword', handlers.setSignupPassword.bind(handlers), shell),
  ),
  http.post(
    address('/user/initiate-social-signup'),
    answer('signUpWithSocial', handlers.signUpWithSocial.bind(handlers), shell),
  ),
  http.post(address('/feed/start-feed-run/:id'), answer('startFeedRun', handlers.startFeedRun.bind(handlers), shell)),
  http.post(
    address('/property/add-or-remove-favourite/:id'),
    answer('toggleFavourite', handlers.toggleFavourite.bind(handlers), shell),
  ),
  http.put(
    address('/property/track-property-views/:id'),
    answer('trackPropertyView', handlers.trackPropertyView.bind(handlers), shell),
  ),
  http.post(address('/feed/undo-feed-run/:id'), answer('undoFeedRun', handlers.undoFeedRun.bind(handlers), shell)),
  http.post(
    address('/property/undo-change/:id'),
    answer('undoPropertyChange', handlers.undoPropertyChange.bind(handlers), shell),
  ),
  http.put(address('/feed/update-feed/:id'), answer('updateFeed', handlers.updateFeed.bind(handlers), shell)),
  http.put(address('/inbox/update-lead/:id'), answer('updateLead', handlers.updateLead.bind(handlers), shell)),
  http.put(
    address('/viewing/update-my-hours'),
    answer('updateMyViewingHours', handlers.updateMyViewingHours.bind(handlers), shell),
  ),
  http.put(
    address('/operator/update-category/:id'),
    answer('updateOperatorCategory', handlers.updateOperatorCategory.bind(handlers), shell),
  ),
  http.put(
    address('/operator/update-plan/:id'),
    answer('updateOperatorPlan', handlers.updateOperatorPlan.bind(handlers), shell),
  ),
  http.patch(
    address('/user/update-profile-picture'),
    answer('updateProfilePicture', handlers.updateProfilePicture.bind(handlers), shell),
  ),
  http.put(
    address('/property/update-property/:id'),
    answer('updateProperty', handlers.updateProperty.bind(handlers), shell),
  ),
  http.put(
    address('/chat/update-property-suggestion/:id'),
    answer('updatePropertySuggestion', handlers.updatePropertySuggestion.bind(handlers), shell),
  ),
  http.put(
    address('/saved-search/update-saved-search/:id'),
    answer('updateSavedSearch', handlers.updateSavedSearch.bind(handlers), shell),
  ),
  http.put(address('/user/users/:id'), answer('updateUser', handlers.updateUser.bind(handlers), shell)),
  http.put(
    address('/user/update-user-password'),
    answer('updateUserPassword', handlers.updateUserPassword.bind(handlers), shell),
  ),
  http.put(
    address('/viewing/update-viewing/:id'),
    answer('updateViewing', handlers.updateViewing.bind(handlers), shell),
  ),
  http.post(
    address('/feed/upload-feed-file/:id'),
    answer('uploadFeedFile', handlers.uploadFeedFile.bind(handlers), shell),
  ),
  http.put(
    address('/user/verify-otp-for-email'),
    answer('verifyOtpForEmail', handlers.verifyOtpForEmail.bind(handlers), shell),
  ),
  http.put(
    address('/user/verify-otp-for-phone'),
    answer('verifyOtpForPhone', handlers.verifyOtpForPhone.bind(handlers), shell),
  ),
  http.post(address('/payment/verify-payment'), answer('verifyPayment', handlers.verifyPayment.bind(handlers), shell)),
  http.post(address('/user/verify-code/'), answer('verifySignupCode', handlers.verifySignupCode.bind(handlers), shell)),
  http.put(
    address('/shared-list/vote-on-shared-list'),
    answer('voteOnSharedList', handlers.voteOnSharedList.bind(handlers), shell),
  ),
  http.put(
    address('/my-data/withdraw-disclosure/:id'),
    answer('withdrawDisclosure', handlers.withdrawDisclosure.bind(handlers), shell),
  ),
]
