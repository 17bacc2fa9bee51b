// Generated from contracts/. Do not edit; run `npm run gen`.

import type { z } from 'zod'
import type { Same } from '../type-equality.ts'
import type * as types from './types.gen.ts'
import type * as schemas from './zod.gen.ts'

/** Every member must be `true`; one that is not fails the type check under its schema's name. */
export type SchemaEquality = {
  AboutUs: Same<types.AboutUs, z.output<typeof schemas.zAboutUs>>
  AccountEvent: Same<types.AccountEvent, z.output<typeof schemas.zAccountEvent>>
  AccountEventKind: Same<types.AccountEventKind, z.output<typeof schemas.zAccountEventKind>>
  AccountSession: Same<types.AccountSession, z.output<typeof schemas.zAccountSession>>
  AdvertReading: Same<types.AdvertReading, z.output<typeof schemas.zAdvertReading>>
  AdvertText: Same<types.AdvertText, z.output<typeof schemas.zAdvertText>>
  Aed: Same<types.Aed, z.output<typeof schemas.zAed>>
  AgencyOption: Same<types.AgencyOption, z.output<typeof schemas.zAgencyOption>>
  AgentCard: Same<types.AgentCard, z.output<typeof schemas.zAgentCard>>
  AgentProfile: Same<types.AgentProfile, z.output<typeof schemas.zAgentProfile>>
  AgentSummary: Same<types.AgentSummary, z.output<typeof schemas.zAgentSummary>>
  Amenity: Same<types.Amenity, z.output<typeof schemas.zAmenity>>
  AreaGuide: Same<types.AreaGuide, z.output<typeof schemas.zAreaGuide>>
  AskedPrice: Same<types.AskedPrice, z.output<typeof schemas.zAskedPrice>>
  AskingMedian: Same<types.AskingMedian, z.output<typeof schemas.zAskingMedian>>
  AskingPrices: Same<types.AskingPrices, z.output<typeof schemas.zAskingPrices>>
  AvailabilityFigures: Same<types.AvailabilityFigures, z.output<typeof schemas.zAvailabilityFigures>>
  Banner: Same<types.Banner, z.output<typeof schemas.zBanner>>
  BannerType: Same<types.BannerType, z.output<typeof schemas.zBannerType>>
  Base64Url: Same<types.Base64Url, z.output<typeof schemas.zBase64Url>>
  Blog: Same<types.Blog, z.output<typeof schemas.zBlog>>
  BlogAuthor: Same<types.BlogAuthor, z.output<typeof schemas.zBlogAuthor>>
  BlogCard: Same<types.BlogCard, z.output<typeof schemas.zBlogCard>>
  BlogCategory: Same<types.BlogCategory, z.output<typeof schemas.zBlogCategory>>
  BlogCategoryRef: Same<types.BlogCategoryRef, z.output<typeof schemas.zBlogCategoryRef>>
  BotContent: Same<types.BotContent, z.output<typeof schemas.zBotContent>>
  BotContentType: Same<types.BotContentType, z.output<typeof schemas.zBotContentType>>
  Bounds: Same<types.Bounds, z.output<typeof schemas.zBounds>>
  BrowserName: Same<types.BrowserName, z.output<typeof schemas.zBrowserName>>
  BusinessAgent: Same<types.BusinessAgent, z.output<typeof schemas.zBusinessAgent>>
  BusinessDay: Same<types.BusinessDay, z.output<typeof schemas.zBusinessDay>>
  BusinessFigure: Same<types.BusinessFigure, z.output<typeof schemas.zBusinessFigure>>
  BusinessFigures: Same<types.BusinessFigures, z.output<typeof schemas.zBusinessFigures>>
  BusinessOverview: Same<types.BusinessOverview, z.output<typeof schemas.zBusinessOverview>>
  BusinessToday: Same<types.BusinessToday, z.output<typeof schemas.zBusinessToday>>
  Category: Same<types.Category, z.output<typeof schemas.zCategory>>
  CategoryName: Same<types.CategoryName, z.output<typeof schemas.zCategoryName>>
  ChatAction: Same<types.ChatAction, z.output<typeof schemas.zChatAction>>
  ChatClearAck: Same<types.ChatClearAck, z.output<typeof schemas.zChatClearAck>>
  ChatClearPayload: Same<types.ChatClearPayload, z.output<typeof schemas.zChatClearPayload>>
  ChatClearReply: Same<types.ChatClearReply, z.output<typeof schemas.zChatClearReply>>
  ChatComparison: Same<types.ChatComparison, z.output<typeof schemas.zChatComparison>>
  ChatComparisonColumn: Same<types.ChatComparisonColumn, z.output<typeof schemas.zChatComparisonColumn>>
  ChatComparisonRow: Same<types.ChatComparisonRow, z.output<typeof schemas.zChatComparisonRow>>
  ChatError: Same<types.ChatError, z.output<typeof schemas.zChatError>>
  ChatHistoryAck: Same<types.ChatHistoryAck, z.output<typeof schemas.zChatHistoryAck>>
  ChatHistoryPayload: Same<types.ChatHistoryPayload, z.output<typeof schemas.zChatHistoryPayload>>
  ChatHistoryReply: Same<types.ChatHistoryReply, z.output<typeof schemas.zChatHistoryReply>>
  ChatInitAck: Same<types.ChatInitAck, z.output<typeof schemas.zChatInitAck>>
  ChatInitPayload: Same<types.ChatInitPayload, z.output<typeof schemas.zChatInitPayload>>
  ChatInitReply: Same<types.ChatInitReply, z.output<typeof schemas.zChatInitReply>>
  ChatLanguageSelectAck: Same<types.ChatLanguageSelectAck, z.output<typeof schemas.zChatLanguageSelectAck>>
  ChatLanguageSelectPayload: Same<types.ChatLanguageSelectPayload, z.output<typeof schemas.zChatLanguageSelectPayload>>
  ChatLanguageSelectReply: Same<types.ChatLanguageSelectReply, z.output<typeof schemas.zChatLanguageSelectReply>>
  ChatLink: Same<types.ChatLink, z.output<typeof schemas.zChatLink>>
  ChatMessage: Same<types.ChatMessage, z.output<typeof schemas.zChatMessage>>
  ChatProperty: Same<types.ChatProperty, z.output<typeof schemas.zChatProperty>>
  ChatPropertyResultsMessage: Same<
    types.ChatPropertyResultsMessage,
    z.output<typeof schemas.zChatPropertyResultsMessage>
  >
  ChatSearch: Same<types.ChatSearch, z.output<typeof schemas.zChatSearch>>
  ChatSendAck: Same<types.ChatSendAck, z.output<typeof schemas.zChatSendAck>>
  ChatSendPayload: Same<types.ChatSendPayload, z.output<typeof schemas.zChatSendPayload>>
  ChatSendReply: Same<types.ChatSendReply, z.output<typeof schemas.zChatSendReply>>
  ChatStopAck: Same<types.ChatStopAck, z.output<typeof schemas.zChatStopAck>>
  ChatStopPayload: Same<types.ChatStopPayload, z.output<typeof schemas.zChatStopPayload>>
  ChatStopReply: Same<types.ChatStopReply, z.output<typeof schemas.zChatStopReply>>
  ChatTextMessage: Same<types.ChatTextMessage, z.output<typeof schemas.zChatTextMessage>>
  ChatTypingMessage: Same<types.ChatTypingMessage, z.output<typeof schemas.zChatTypingMessage>>
  ChatUnread: Same<types.ChatUnread, z.output<typeof schemas.zChatUnread>>
  CheckoutRequest: Same<types.CheckoutRequest, z.output<typeof schemas.zCheckoutRequest>>
  CheckoutSession: Same<types.CheckoutSession, z.output<typeof schemas.zCheckoutSession>>
  CompanyName: Same<types.CompanyName, z.output<typeof schemas.zCompanyName>>
  Completion: Same<types.Completion, z.output<typeof schemas.zCompletion>>
  ConsentKey: Same<types.ConsentKey, z.output<typeof schemas.zConsentKey>>
  ContactChannel: Same<types.ContactChannel, z.output<typeof schemas.zContactChannel>>
  ContactName: Same<types.ContactName, z.output<typeof schemas.zContactName>>
  ContactReveal: Same<types.ContactReveal, z.output<typeof schemas.zContactReveal>>
  ContactUs: Same<types.ContactUs, z.output<typeof schemas.zContactUs>>
  ContentSource: Same<types.ContentSource, z.output<typeof schemas.zContentSource>>
  Coordinates: Same<types.Coordinates, z.output<typeof schemas.zCoordinates>>
  CountryCode: Same<types.CountryCode, z.output<typeof schemas.zCountryCode>>
  DataFile: Same<types.DataFile, z.output<typeof schemas.zDataFile>>
  DataFormat: Same<types.DataFormat, z.output<typeof schemas.zDataFormat>>
  DeleteAccountRequest: Same<types.DeleteAccountRequest, z.output<typeof schemas.zDeleteAccountRequest>>
  DeletionTime: Same<types.DeletionTime, z.output<typeof schemas.zDeletionTime>>
  DeliveryFailure: Same<types.DeliveryFailure, z.output<typeof schemas.zDeliveryFailure>>
  Disclosure: Same<types.Disclosure, z.output<typeof schemas.zDisclosure>>
  DisclosureKind: Same<types.DisclosureKind, z.output<typeof schemas.zDisclosureKind>>
  DraftEditor: Same<types.DraftEditor, z.output<typeof schemas.zDraftEditor>>
  DraftVersion: Same<types.DraftVersion, z.output<typeof schemas.zDraftVersion>>
  Email: Same<types.Email, z.output<typeof schemas.zEmail>>
  EnquiryKind: Same<types.EnquiryKind, z.output<typeof schemas.zEnquiryKind>>
  EnquiryReceipt: Same<types.EnquiryReceipt, z.output<typeof schemas.zEnquiryReceipt>>
  EnquiryRequest: Same<types.EnquiryRequest, z.output<typeof schemas.zEnquiryRequest>>
  ErrorEnvelope: Same<types.ErrorEnvelope, z.output<typeof schemas.zErrorEnvelope>>
  Evidence: Same<types.Evidence, z.output<typeof schemas.zEvidence>>
  Faq: Same<types.Faq, z.output<typeof schemas.zFaq>>
  FaqCategory: Same<types.FaqCategory, z.output<typeof schemas.zFaqCategory>>
  FavouriteMark: Same<types.FavouriteMark, z.output<typeof schemas.zFavouriteMark>>
  FavouriteNote: Same<types.FavouriteNote, z.output<typeof schemas.zFavouriteNote>>
  FavouriteNoteForm: Same<types.FavouriteNoteForm, z.output<typeof schemas.zFavouriteNoteForm>>
  FavouriteSort: Same<types.FavouriteSort, z.output<typeof schemas.zFavouriteSort>>
  Feed: Same<types.Feed, z.output<typeof schemas.zFeed>>
  FeedChange: Same<types.FeedChange, z.output<typeof schemas.zFeedChange>>
  FeedCounts: Same<types.FeedCounts, z.output<typeof schemas.zFeedCounts>>
  FeedDifference: Same<types.FeedDifference, z.output<typeof schemas.zFeedDifference>>
  FeedExport: Same<types.FeedExport, z.output<typeof schemas.zFeedExport>>
  FeedFileForm: Same<types.FeedFileForm, z.output<typeof schemas.zFeedFileForm>>
  FeedForm: Same<types.FeedForm, z.output<typeof schemas.zFeedForm>>
  FeedFormat: Same<types.FeedFormat, z.output<typeof schemas.zFeedFormat>>
  FeedName: Same<types.FeedName, z.output<typeof schemas.zFeedName>>
  FeedOutcome: Same<types.FeedOutcome, z.output<typeof schemas.zFeedOutcome>>
  FeedRun: Same<types.FeedRun, z.output<typeof schemas.zFeedRun>>
  FeedRunForm: Same<types.FeedRunForm, z.output<typeof schemas.zFeedRunForm>>
  FeedRunState: Same<types.FeedRunState, z.output<typeof schemas.zFeedRunState>>
  FeedSchedule: Same<types.FeedSchedule, z.output<typeof schemas.zFeedSchedule>>
  FieldError: Same<types.FieldError, z.output<typeof schemas.zFieldError>>
  ForgotPasswordRequest: Same<types.ForgotPasswordRequest, z.output<typeof schemas.zForgotPasswordRequest>>
  Furnishing: Same<types.Furnishing, z.output<typeof schemas.zFurnishing>>
  GetInTouchRequest: Same<types.GetInTouchRequest, z.output<typeof schemas.zGetInTouchRequest>>
  GoneReason: Same<types.GoneReason, z.output<typeof schemas.zGoneReason>>
  GoneRequest: Same<types.GoneRequest, z.output<typeof schemas.zGoneRequest>>
  Guide: Same<types.Guide, z.output<typeof schemas.zGuide>>
  GuideFee: Same<types.GuideFee, z.output<typeof schemas.zGuideFee>>
  GuideStep: Same<types.GuideStep, z.output<typeof schemas.zGuideStep>>
  GuideType: Same<types.GuideType, z.output<typeof schemas.zGuideType>>
  Html: Same<types.Html, z.output<typeof schemas.zHtml>>
  HttpsUrl: Same<types.HttpsUrl, z.output<typeof schemas.zHttpsUrl>>
  Id: Same<types.Id, z.output<typeof schemas.zId>>
  IdToken: Same<types.IdToken, z.output<typeof schemas.zIdToken>>
  IdentityProof: Same<types.IdentityProof, z.output<typeof schemas.zIdentityProof>>
  IdentityProofState: Same<types.IdentityProofState, z.output<typeof schemas.zIdentityProofState>>
  ImageUrl: Same<types.ImageUrl, z.output<typeof schemas.zImageUrl>>
  Invoice: Same<types.Invoice, z.output<typeof schemas.zInvoice>>
  InvoiceFile: Same<types.InvoiceFile, z.output<typeof schemas.zInvoiceFile>>
  InvoiceParty: Same<types.InvoiceParty, z.output<typeof schemas.zInvoiceParty>>
  KeepAccountRequest: Same<types.KeepAccountRequest, z.output<typeof schemas.zKeepAccountRequest>>
  LanguageCode: Same<types.LanguageCode, z.output<typeof schemas.zLanguageCode>>
  Lead: Same<types.Lead, z.output<typeof schemas.zLead>>
  LeadBrief: Same<types.LeadBrief, z.output<typeof schemas.zLeadBrief>>
  LeadChange: Same<types.LeadChange, z.output<typeof schemas.zLeadChange>>
  LeadDetail: Same<types.LeadDetail, z.output<typeof schemas.zLeadDetail>>
  LeadEntry: Same<types.LeadEntry, z.output<typeof schemas.zLeadEntry>>
  LeadFile: Same<types.LeadFile, z.output<typeof schemas.zLeadFile>>
  LeadKind: Same<types.LeadKind, z.output<typeof schemas.zLeadKind>>
  LeadNoteForm: Same<types.LeadNoteForm, z.output<typeof schemas.zLeadNoteForm>>
  LeadOrigin: Same<types.LeadOrigin, z.output<typeof schemas.zLeadOrigin>>
  LeadPerson: Same<types.LeadPerson, z.output<typeof schemas.zLeadPerson>>
  LeadProperty: Same<types.LeadProperty, z.output<typeof schemas.zLeadProperty>>
  LeadReplyForm: Same<types.LeadReplyForm, z.output<typeof schemas.zLeadReplyForm>>
  LeadRevision: Same<types.LeadRevision, z.output<typeof schemas.zLeadRevision>>
  LeadRow: Same<types.LeadRow, z.output<typeof schemas.zLeadRow>>
  LeadState: Same<types.LeadState, z.output<typeof schemas.zLeadState>>
  LeadText: Same<types.LeadText, z.output<typeof schemas.zLeadText>>
  LeadTranscriptLine: Same<types.LeadTranscriptLine, z.output<typeof schemas.zLeadTranscriptLine>>
  Licence: Same<types.Licence, z.output<typeof schemas.zLicence>>
  LicenceState: Same<types.LicenceState, z.output<typeof schemas.zLicenceState>>
  Location: Same<types.Location, z.output<typeof schemas.zLocation>>
  LoginRequest: Same<types.LoginRequest, z.output<typeof schemas.zLoginRequest>>
  MapCluster: Same<types.MapCluster, z.output<typeof schemas.zMapCluster>>
  MapPin: Same<types.MapPin, z.output<typeof schemas.zMapPin>>
  MapPins: Same<types.MapPins, z.output<typeof schemas.zMapPins>>
  MapPlace: Same<types.MapPlace, z.output<typeof schemas.zMapPlace>>
  MapTiles: Same<types.MapTiles, z.output<typeof schemas.zMapTiles>>
  MediaItem: Same<types.MediaItem, z.output<typeof schemas.zMediaItem>>
  MediaRole: Same<types.MediaRole, z.output<typeof schemas.zMediaRole>>
  MessageKey: Same<types.MessageKey, z.output<typeof schemas.zMessageKey>>
  MessageValues: Same<types.MessageValues, z.output<typeof schemas.zMessageValues>>
  NoticePlace: Same<types.NoticePlace, z.output<typeof schemas.zNoticePlace>>
  NoticeText: Same<types.NoticeText, z.output<typeof schemas.zNoticeText>>
  NoticeTexts: Same<types.NoticeTexts, z.output<typeof schemas.zNoticeTexts>>
  NullableAed: Same<types.NullableAed, z.output<typeof schemas.zNullableAed>>
  NullableFigure: Same<types.NullableFigure, z.output<typeof schemas.zNullableFigure>>
  NullableImageUrl: Same<types.NullableImageUrl, z.output<typeof schemas.zNullableImageUrl>>
  NullableLinkUrl: Same<types.NullableLinkUrl, z.output<typeof schemas.zNullableLinkUrl>>
  OneTimeCode: Same<types.OneTimeCode, z.output<typeof schemas.zOneTimeCode>>
  OperatorAction: Same<types.OperatorAction, z.output<typeof schemas.zOperatorAction>>
  OperatorActionKind: Same<types.OperatorActionKind, z.output<typeof schemas.zOperatorActionKind>>
  OperatorCase: Same<types.OperatorCase, z.output<typeof schemas.zOperatorCase>>
  OperatorCaseKind: Same<types.OperatorCaseKind, z.output<typeof schemas.zOperatorCaseKind>>
  OperatorCaseState: Same<types.OperatorCaseState, z.output<typeof schemas.zOperatorCaseState>>
  OperatorCategory: Same<types.OperatorCategory, z.output<typeof schemas.zOperatorCategory>>
  OperatorCategoryForm: Same<types.OperatorCategoryForm, z.output<typeof schemas.zOperatorCategoryForm>>
  OperatorDecision: Same<types.OperatorDecision, z.output<typeof schemas.zOperatorDecision>>
  OperatorDecisionForm: Same<types.OperatorDecisionForm, z.output<typeof schemas.zOperatorDecisionForm>>
  OperatorFile: Same<types.OperatorFile, z.output<typeof schemas.zOperatorFile>>
  OperatorPlace: Same<types.OperatorPlace, z.output<typeof schemas.zOperatorPlace>>
  OperatorPlan: Same<types.OperatorPlan, z.output<typeof schemas.zOperatorPlan>>
  OperatorPlanForm: Same<types.OperatorPlanForm, z.output<typeof schemas.zOperatorPlanForm>>
  OperatorProperty: Same<types.OperatorProperty, z.output<typeof schemas.zOperatorProperty>>
  OperatorReason: Same<types.OperatorReason, z.output<typeof schemas.zOperatorReason>>
  OtherNames: Same<types.OtherNames, z.output<typeof schemas.zOtherNames>>
  OtherTitles: Same<types.OtherTitles, z.output<typeof schemas.zOtherTitles>>
  OtpSent: Same<types.OtpSent, z.output<typeof schemas.zOtpSent>>
  OtpToEmailRequest: Same<types.OtpToEmailRequest, z.output<typeof schemas.zOtpToEmailRequest>>
  OtpToPhoneRequest: Same<types.OtpToPhoneRequest, z.output<typeof schemas.zOtpToPhoneRequest>>
  OwnAvailability: Same<types.OwnAvailability, z.output<typeof schemas.zOwnAvailability>>
  OwnProperty: Same<types.OwnProperty, z.output<typeof schemas.zOwnProperty>>
  OwnSort: Same<types.OwnSort, z.output<typeof schemas.zOwnSort>>
  Pagination: Same<types.Pagination, z.output<typeof schemas.zPagination>>
  Passkey: Same<types.Passkey, z.output<typeof schemas.zPasskey>>
  PasskeyCreation: Same<types.PasskeyCreation, z.output<typeof schemas.zPasskeyCreation>>
  PasskeyCredential: Same<types.PasskeyCredential, z.output<typeof schemas.zPasskeyCredential>>
  PasskeyLogin: Same<types.PasskeyLogin, z.output<typeof schemas.zPasskeyLogin>>
  PasskeyName: Same<types.PasskeyName, z.output<typeof schemas.zPasskeyName>>
  PasskeyRegistration: Same<types.PasskeyRegistration, z.output<typeof schemas.zPasskeyRegistration>>
  PasskeyRename: Same<types.PasskeyRename, z.output<typeof schemas.zPasskeyRename>>
  PasskeyRequest: Same<types.PasskeyRequest, z.output<typeof schemas.zPasskeyRequest>>
  Password: Same<types.Password, z.output<typeof schemas.zPassword>>
  PaymentEvent: Same<types.PaymentEvent, z.output<typeof schemas.zPaymentEvent>>
  PaymentEventData: Same<types.PaymentEventData, z.output<typeof schemas.zPaymentEventData>>
  PaymentEventObject: Same<types.PaymentEventObject, z.output<typeof schemas.zPaymentEventObject>>
  PaymentProvider: Same<types.PaymentProvider, z.output<typeof schemas.zPaymentProvider>>
  PaymentSessionId: Same<types.PaymentSessionId, z.output<typeof schemas.zPaymentSessionId>>
  PaymentStatus: Same<types.PaymentStatus, z.output<typeof schemas.zPaymentStatus>>
  PaymentVerification: Same<types.PaymentVerification, z.output<typeof schemas.zPaymentVerification>>
  PersonName: Same<types.PersonName, z.output<typeof schemas.zPersonName>>
  PhoneNumber: Same<types.PhoneNumber, z.output<typeof schemas.zPhoneNumber>>
  PicturePlaceholder: Same<types.PicturePlaceholder, z.output<typeof schemas.zPicturePlaceholder>>
  PictureText: Same<types.PictureText, z.output<typeof schemas.zPictureText>>
  PlaceAlias: Same<types.PlaceAlias, z.output<typeof schemas.zPlaceAlias>>
  PlaceAliasForm: Same<types.PlaceAliasForm, z.output<typeof schemas.zPlaceAliasForm>>
  PlaceKind: Same<types.PlaceKind, z.output<typeof schemas.zPlaceKind>>
  PlaceOption: Same<types.PlaceOption, z.output<typeof schemas.zPlaceOption>>
  PlaceRef: Same<types.PlaceRef, z.output<typeof schemas.zPlaceRef>>
  Plan: Same<types.Plan, z.output<typeof schemas.zPlan>>
  Policy: Same<types.Policy, z.output<typeof schemas.zPolicy>>
  PolicyType: Same<types.PolicyType, z.output<typeof schemas.zPolicyType>>
  PriceComparison: Same<types.PriceComparison, z.output<typeof schemas.zPriceComparison>>
  PriceRange: Same<types.PriceRange, z.output<typeof schemas.zPriceRange>>
  ProfilePictureForm: Same<types.ProfilePictureForm, z.output<typeof schemas.zProfilePictureForm>>
  PropertiesChange: Same<types.PropertiesChange, z.output<typeof schemas.zPropertiesChange>>
  PropertiesChanged: Same<types.PropertiesChanged, z.output<typeof schemas.zPropertiesChanged>>
  PropertyAction: Same<types.PropertyAction, z.output<typeof schemas.zPropertyAction>>
  PropertyAssessment: Same<types.PropertyAssessment, z.output<typeof schemas.zPropertyAssessment>>
  PropertyAssessmentForm: Same<types.PropertyAssessmentForm, z.output<typeof schemas.zPropertyAssessmentForm>>
  PropertyCard: Same<types.PropertyCard, z.output<typeof schemas.zPropertyCard>>
  PropertyDetail: Same<types.PropertyDetail, z.output<typeof schemas.zPropertyDetail>>
  PropertyDraft: Same<types.PropertyDraft, z.output<typeof schemas.zPropertyDraft>>
  PropertyDraftContent: Same<types.PropertyDraftContent, z.output<typeof schemas.zPropertyDraftContent>>
  PropertyDraftForm: Same<types.PropertyDraftForm, z.output<typeof schemas.zPropertyDraftForm>>
  PropertyDraftPicture: Same<types.PropertyDraftPicture, z.output<typeof schemas.zPropertyDraftPicture>>
  PropertyDraftSummary: Same<types.PropertyDraftSummary, z.output<typeof schemas.zPropertyDraftSummary>>
  PropertyDuplicate: Same<types.PropertyDuplicate, z.output<typeof schemas.zPropertyDuplicate>>
  PropertyFigures: Same<types.PropertyFigures, z.output<typeof schemas.zPropertyFigures>>
  PropertyForm: Same<types.PropertyForm, z.output<typeof schemas.zPropertyForm>>
  PropertyHistoryEntry: Same<types.PropertyHistoryEntry, z.output<typeof schemas.zPropertyHistoryEntry>>
  PropertyMediaInput: Same<types.PropertyMediaInput, z.output<typeof schemas.zPropertyMediaInput>>
  PropertyRank: Same<types.PropertyRank, z.output<typeof schemas.zPropertyRank>>
  PropertySource: Same<types.PropertySource, z.output<typeof schemas.zPropertySource>>
  PropertyStatus: Same<types.PropertyStatus, z.output<typeof schemas.zPropertyStatus>>
  PropertyType: Same<types.PropertyType, z.output<typeof schemas.zPropertyType>>
  Purpose: Same<types.Purpose, z.output<typeof schemas.zPurpose>>
  Rate: Same<types.Rate, z.output<typeof schemas.zRate>>
  RateUnit: Same<types.RateUnit, z.output<typeof schemas.zRateUnit>>
  ReadValue: Same<types.ReadValue, z.output<typeof schemas.zReadValue>>
  RegistrationNumber: Same<types.RegistrationNumber, z.output<typeof schemas.zRegistrationNumber>>
  ReportReason: Same<types.ReportReason, z.output<typeof schemas.zReportReason>>
  ReportRequest: Same<types.ReportRequest, z.output<typeof schemas.zReportRequest>>
  ResetPasswordRequest: Same<types.ResetPasswordRequest, z.output<typeof schemas.zResetPasswordRequest>>
  ResumedUploadForm: Same<types.ResumedUploadForm, z.output<typeof schemas.zResumedUploadForm>>
  Role: Same<types.Role, z.output<typeof schemas.zRole>>
  SavedSearch: Same<types.SavedSearch, z.output<typeof schemas.zSavedSearch>>
  SavedSearchChange: Same<types.SavedSearchChange, z.output<typeof schemas.zSavedSearchChange>>
  SavedSearchConfirmation: Same<types.SavedSearchConfirmation, z.output<typeof schemas.zSavedSearchConfirmation>>
  SavedSearchCriteria: Same<types.SavedSearchCriteria, z.output<typeof schemas.zSavedSearchCriteria>>
  SavedSearchFrequency: Same<types.SavedSearchFrequency, z.output<typeof schemas.zSavedSearchFrequency>>
  SavedSearchName: Same<types.SavedSearchName, z.output<typeof schemas.zSavedSearchName>>
  SavedSearchRequest: Same<types.SavedSearchRequest, z.output<typeof schemas.zSavedSearchRequest>>
  SavedSearchState: Same<types.SavedSearchState, z.output<typeof schemas.zSavedSearchState>>
  SavedSearchToken: Same<types.SavedSearchToken, z.output<typeof schemas.zSavedSearchToken>>
  ScoreName: Same<types.ScoreName, z.output<typeof schemas.zScoreName>>
  ScorePart: Same<types.ScorePart, z.output<typeof schemas.zScorePart>>
  SearchFacets: Same<types.SearchFacets, z.output<typeof schemas.zSearchFacets>>
  SearchField: Same<types.SearchField, z.output<typeof schemas.zSearchField>>
  SearchNotes: Same<types.SearchNotes, z.output<typeof schemas.zSearchNotes>>
  SearchQuery: Same<types.SearchQuery, z.output<typeof schemas.zSearchQuery>>
  SearchRelaxation: Same<types.SearchRelaxation, z.output<typeof schemas.zSearchRelaxation>>
  SearchSuggestion: Same<types.SearchSuggestion, z.output<typeof schemas.zSearchSuggestion>>
  SeenCountry: Same<types.SeenCountry, z.output<typeof schemas.zSeenCountry>>
  ServiceNeed: Same<types.ServiceNeed, z.output<typeof schemas.zServiceNeed>>
  SessionToken: Same<types.SessionToken, z.output<typeof schemas.zSessionToken>>
  SetPasswordRequest: Same<types.SetPasswordRequest, z.output<typeof schemas.zSetPasswordRequest>>
  SharedDetail: Same<types.SharedDetail, z.output<typeof schemas.zSharedDetail>>
  SharedList: Same<types.SharedList, z.output<typeof schemas.zSharedList>>
  SharedListComment: Same<types.SharedListComment, z.output<typeof schemas.zSharedListComment>>
  SharedListForm: Same<types.SharedListForm, z.output<typeof schemas.zSharedListForm>>
  SharedListKey: Same<types.SharedListKey, z.output<typeof schemas.zSharedListKey>>
  SharedListName: Same<types.SharedListName, z.output<typeof schemas.zSharedListName>>
  SharedListOpinion: Same<types.SharedListOpinion, z.output<typeof schemas.zSharedListOpinion>>
  SharedListTitle: Same<types.SharedListTitle, z.output<typeof schemas.zSharedListTitle>>
  SharedListView: Same<types.SharedListView, z.output<typeof schemas.zSharedListView>>
  SharedListVote: Same<types.SharedListVote, z.output<typeof schemas.zSharedListVote>>
  SharedListVoteForm: Same<types.SharedListVoteForm, z.output<typeof schemas.zSharedListVoteForm>>
  ShownNotice: Same<types.ShownNotice, z.output<typeof schemas.zShownNotice>>
  SignupCode: Same<types.SignupCode, z.output<typeof schemas.zSignupCode>>
  SignupRequest: Same<types.SignupRequest, z.output<typeof schemas.zSignupRequest>>
  SignupRole: Same<types.SignupRole, z.output<typeof schemas.zSignupRole>>
  SignupStarted: Same<types.SignupStarted, z.output<typeof schemas.zSignupStarted>>
  SiteNotice: Same<types.SiteNotice, z.output<typeof schemas.zSiteNotice>>
  SiteNoticeForm: Same<types.SiteNoticeForm, z.output<typeof schemas.zSiteNoticeForm>>
  SiteStatus: Same<types.SiteStatus, z.output<typeof schemas.zSiteStatus>>
  Slug: Same<types.Slug, z.output<typeof schemas.zSlug>>
  SocialBeginRequest: Same<types.SocialBeginRequest, z.output<typeof schemas.zSocialBeginRequest>>
  SocialCodeRequest: Same<types.SocialCodeRequest, z.output<typeof schemas.zSocialCodeRequest>>
  SocialLinkRequest: Same<types.SocialLinkRequest, z.output<typeof schemas.zSocialLinkRequest>>
  SocialLoginRequest: Same<types.SocialLoginRequest, z.output<typeof schemas.zSocialLoginRequest>>
  SocialMedia: Same<types.SocialMedia, z.output<typeof schemas.zSocialMedia>>
  SocialProvider: Same<types.SocialProvider, z.output<typeof schemas.zSocialProvider>>
  SocialProviderId: Same<types.SocialProviderId, z.output<typeof schemas.zSocialProviderId>>
  SocialPurpose: Same<types.SocialPurpose, z.output<typeof schemas.zSocialPurpose>>
  SocialSignIn: Same<types.SocialSignIn, z.output<typeof schemas.zSocialSignIn>>
  SocialSignupRequest: Same<types.SocialSignupRequest, z.output<typeof schemas.zSocialSignupRequest>>
  SocialState: Same<types.SocialState, z.output<typeof schemas.zSocialState>>
  SortBy: Same<types.SortBy, z.output<typeof schemas.zSortBy>>
  SpokenLanguage: Same<types.SpokenLanguage, z.output<typeof schemas.zSpokenLanguage>>
  StatedFact: Same<types.StatedFact, z.output<typeof schemas.zStatedFact>>
  StatedFactKind: Same<types.StatedFactKind, z.output<typeof schemas.zStatedFactKind>>
  StoredLead: Same<types.StoredLead, z.output<typeof schemas.zStoredLead>>
  SubCategory: Same<types.SubCategory, z.output<typeof schemas.zSubCategory>>
  SuggestionKind: Same<types.SuggestionKind, z.output<typeof schemas.zSuggestionKind>>
  SystemName: Same<types.SystemName, z.output<typeof schemas.zSystemName>>
  TemporaryToken: Same<types.TemporaryToken, z.output<typeof schemas.zTemporaryToken>>
  UndeliveredMessage: Same<types.UndeliveredMessage, z.output<typeof schemas.zUndeliveredMessage>>
  UpdatePasswordRequest: Same<types.UpdatePasswordRequest, z.output<typeof schemas.zUpdatePasswordRequest>>
  UploadForm: Same<types.UploadForm, z.output<typeof schemas.zUploadForm>>
  UploadedFile: Same<types.UploadedFile, z.output<typeof schemas.zUploadedFile>>
  User: Same<types.User, z.output<typeof schemas.zUser>>
  UserAccount: Same<types.UserAccount, z.output<typeof schemas.zUserAccount>>
  UserPlan: Same<types.UserPlan, z.output<typeof schemas.zUserPlan>>
  UserPlanStatus: Same<types.UserPlanStatus, z.output<typeof schemas.zUserPlanStatus>>
  UserType: Same<types.UserType, z.output<typeof schemas.zUserType>>
  UserUpdate: Same<types.UserUpdate, z.output<typeof schemas.zUserUpdate>>
  ValueDistribution: Same<types.ValueDistribution, z.output<typeof schemas.zValueDistribution>>
  VerifyCodeRequest: Same<types.VerifyCodeRequest, z.output<typeof schemas.zVerifyCodeRequest>>
  VerifyEmailRequest: Same<types.VerifyEmailRequest, z.output<typeof schemas.zVerifyEmailRequest>>
  VerifyPaymentRequest: Same<types.VerifyPaymentRequest, z.output<typeof schemas.zVerifyPaymentRequest>>
  VerifyPhoneRequest: Same<types.VerifyPhoneRequest, z.output<typeof schemas.zVerifyPhoneRequest>>
  Viewing: Same<types.Viewing, z.output<typeof schemas.zViewing>>
  ViewingChange: Same<types.ViewingChange, z.output<typeof schemas.zViewingChange>>
  ViewingClock: Same<types.ViewingClock, z.output<typeof schemas.zViewingClock>>
  ViewingDay: Same<types.ViewingDay, z.output<typeof schemas.zViewingDay>>
  ViewingEvent: Same<types.ViewingEvent, z.output<typeof schemas.zViewingEvent>>
  ViewingException: Same<types.ViewingException, z.output<typeof schemas.zViewingException>>
  ViewingHours: Same<types.ViewingHours, z.output<typeof schemas.zViewingHours>>
  ViewingRange: Same<types.ViewingRange, z.output<typeof schemas.zViewingRange>>
  ViewingSide: Same<types.ViewingSide, z.output<typeof schemas.zViewingSide>>
  ViewingSlots: Same<types.ViewingSlots, z.output<typeof schemas.zViewingSlots>>
  ViewingState: Same<types.ViewingState, z.output<typeof schemas.zViewingState>>
  ViewingToken: Same<types.ViewingToken, z.output<typeof schemas.zViewingToken>>
  ViewingVisitor: Same<types.ViewingVisitor, z.output<typeof schemas.zViewingVisitor>>
  ViewsCompared: Same<types.ViewsCompared, z.output<typeof schemas.zViewsCompared>>
  VisitLog: Same<types.VisitLog, z.output<typeof schemas.zVisitLog>>
  WithdrawRequest: Same<types.WithdrawRequest, z.output<typeof schemas.zWithdrawRequest>>
}

const equal: SchemaEquality = {
  AboutUs: true,
  AccountEvent: true,
  AccountEventKind: true,
  AccountSession: true,
  AdvertReading: true,
  AdvertText: true,
  Aed: true,
  AgencyOption: true,
  AgentCard: true,
  AgentProfile: true,
  AgentSummary: true,
  Amenity: true,
  AreaGuide: true,
  AskedPrice: true,
  AskingMedian: true,
  AskingPrices: true,
  AvailabilityFigures: true,
  Banner: true,
  BannerType: true,
  Base64Url: true,
  Blog: true,
  BlogAuthor: true,
  BlogCard: true,
  BlogCategory: true,
  BlogCategoryRef: true,
  BotContent: true,
  BotContentType: true,
  Bounds: true,
  BrowserName: true,
  BusinessAgent: true,
  BusinessDay: true,
  BusinessFigure: true,
  BusinessFigures: true,
  BusinessOverview: true,
  BusinessToday: true,
  Category: true,
  CategoryName: true,
  ChatAction: true,
  ChatClearAck: true,
  ChatClearPayload: true,
  ChatClearReply: true,
  ChatComparison: true,
  ChatComparisonColumn: true,
  ChatComparisonRow: true,
  ChatError: true,
  ChatHistoryAck: true,
  ChatHistoryPayload: true,
  ChatHistoryReply: true,
  ChatInitAck: true,
  ChatInitPayload: true,
  ChatInitReply: true,
  ChatLanguageSelectAck: true,
  ChatLanguageSelectPayload: true,
  ChatLanguageSelectReply: true,
  ChatLink: true,
  ChatMessage: true,
  ChatProperty: true,
  ChatPropertyResultsMessage: true,
  ChatSearch: true,
  ChatSendAck: true,
  ChatSendPayload: true,
  ChatSendReply: true,
  ChatStopAck: true,
  ChatStopPayload: true,
  ChatStopReply: true,
  ChatTextMessage: true,
  ChatTypingMessage: true,
  ChatUnread: true,
  CheckoutRequest: true,
  CheckoutSession: true,
  CompanyName: true,
  Completion: true,
  ConsentKey: true,
  ContactChannel: true,
  ContactName: true,
  ContactReveal: true,
  ContactUs: true,
  ContentSource: true,
  Coordinates: true,
  CountryCode: true,
  DataFile: true,
  DataFormat: true,
  DeleteAccountRequest: true,
  DeletionTime: true,
  DeliveryFailure: true,
  Disclosure: true,
  DisclosureKind: true,
  DraftEditor: true,
  DraftVersion: true,
  Email: true,
  EnquiryKind: true,
  EnquiryReceipt: true,
  EnquiryRequest: true,
  ErrorEnvelope: true,
  Evidence: true,
  Faq: true,
  FaqCategory: true,
  FavouriteMark: true,
  FavouriteNote: true,
  FavouriteNoteForm: true,
  FavouriteSort: true,
  Feed: true,
  FeedChange: true,
  FeedCounts: true,
  FeedDifference: true,
  FeedExport: true,
  FeedFileForm: true,
  FeedForm: true,
  FeedFormat: true,
  FeedName: true,
  FeedOutcome: true,
  FeedRun: true,
  FeedRunForm: true,
  FeedRunState: true,
  FeedSchedule: true,
  FieldError: true,
  ForgotPasswordRequest: true,
  Furnishing: true,
  GetInTouchRequest: true,
  GoneReason: true,
  GoneRequest: true,
  Guide: true,
  GuideFee: true,
  GuideStep: true,
  GuideType: true,
  Html: true,
  HttpsUrl: true,
  Id: true,
  IdToken: true,
  IdentityProof: true,
  IdentityProofState: true,
  ImageUrl: true,
  Invoice: true,
  InvoiceFile: true,
  InvoiceParty: true,
  KeepAccountRequest: true,
  LanguageCode: true,
  Lead: true,
  LeadBrief: true,
  LeadChange: true,
  LeadDetail: true,
  LeadEntry: true,
  LeadFile: true,
  LeadKind: true,
  LeadNoteForm: true,
  LeadOrigin: true,
  LeadPerson: true,
  LeadProperty: true,
  LeadReplyForm: true,
  LeadRevision: true,
  LeadRow: true,
  LeadState: true,
  LeadText: true,
  LeadTranscriptLine: true,
  Licence: true,
  LicenceState: true,
  Location: true,
  LoginRequest: true,
  MapCluster: true,
  MapPin: true,
  MapPins: true,
  MapPlace: true,
  MapTiles: true,
  MediaItem: true,
  MediaRole: true,
  MessageKey: true,
  MessageValues: true,
  NoticePlace: true,
  NoticeText: true,
  NoticeTexts: true,
  NullableAed: true,
  NullableFigure: true,
  NullableImageUrl: true,
  NullableLinkUrl: true,
  OneTimeCode: true,
  OperatorAction: true,
  OperatorActionKind: true,
  OperatorCase: true,
  OperatorCaseKind: true,
  OperatorCaseState: true,
  OperatorCategory: true,
  OperatorCategoryForm: true,
  OperatorDecision: true,
  OperatorDecisionForm: true,
  OperatorFile: true,
  OperatorPlace: true,
  OperatorPlan: true,
  OperatorPlanForm: true,
  OperatorProperty: true,
  OperatorReason: true,
  OtherNames: true,
  OtherTitles: true,
  OtpSent: true,
  OtpToEmailRequest: true,
  OtpToPhoneRequest: true,
  OwnAvailability: true,
  OwnProperty: true,
  OwnSort: true,
  Pagination: true,
  Passkey: true,
  PasskeyCreation: true,
  PasskeyCredential: true,
  PasskeyLogin: true,
  PasskeyName: true,
  PasskeyRegistration: true,
  PasskeyRename: true,
  PasskeyRequest: true,
  Password: true,
  PaymentEvent: true,
  PaymentEventData: true,
  PaymentEventObject: true,
  PaymentProvider: true,
  PaymentSessionId: true,
  PaymentStatus: true,
  PaymentVerification: true,
  PersonName: true,
  PhoneNumber: true,
  PicturePlaceholder: true,
  PictureText: true,
  PlaceAlias: true,
  PlaceAliasForm: true,
  PlaceKind: true,
  PlaceOption: true,
  PlaceRef: true,
  Plan: true,
  Policy: true,
  PolicyType: true,
  PriceComparison: true,
  PriceRange: true,
  ProfilePictureForm: true,
  PropertiesChange: true,
  PropertiesChanged: true,
  PropertyAction: true,
  PropertyAssessment: true,
  PropertyAssessmentForm: true,
  PropertyCard: true,
  PropertyDetail: true,
  PropertyDraft: true,
  PropertyDraftContent: true,
  PropertyDraftForm: true,
  PropertyDraftPicture: true,
  PropertyDraftSummary: true,
  PropertyDuplicate: true,
  PropertyFigures: true,
  PropertyForm: true,
  PropertyHistoryEntry: true,
  PropertyMediaInput: true,
  PropertyRank: true,
  PropertySource: true,
  PropertyStatus: true,
  PropertyType: true,
  Purpose: true,
  Rate: true,
  RateUnit: true,
  ReadValue: true,
  RegistrationNumber: true,
  ReportReason: true,
  ReportRequest: true,
  ResetPasswordRequest: true,
  ResumedUploadForm: true,
  Role: true,
  SavedSearch: true,
  SavedSearchChange: true,
  SavedSearchConfirmation: true,
  SavedSearchCriteria: true,
  SavedSearchFrequency: true,
  SavedSearchName: true,
  SavedSearchRequest: true,
  SavedSearchState: true,
  SavedSearchToken: true,
  ScoreName: true,
  ScorePart: true,
  SearchFacets: true,
  SearchField: true,
  SearchNotes: true,
  SearchQuery: true,
  SearchRelaxation: true,
  SearchSuggestion: true,
  SeenCountry: true,
  ServiceNeed: true,
  SessionToken: true,
  SetPasswordRequest: true,
  SharedDetail: true,
  SharedList: true,
  SharedListComment: true,
  SharedListForm: true,
  SharedListKey: true,
  SharedListName: true,
  SharedListOpinion: true,
  SharedListTitle: true,
  SharedListView: true,
  SharedListVote: true,
  SharedListVoteForm: true,
  ShownNotice: true,
  SignupCode: true,
  SignupRequest: true,
  SignupRole: true,
  SignupStarted: true,
  SiteNotice: true,
  SiteNoticeForm: true,
  SiteStatus: true,
  Slug: true,
  SocialBeginRequest: true,
  SocialCodeRequest: true,
  SocialLinkRequest: true,
  SocialLoginRequest: true,
  SocialMedia: true,
  SocialProvider: true,
  SocialProviderId: true,
  SocialPurpose: true,
  SocialSignIn: true,
  SocialSignupRequest: true,
  SocialState: true,
  SortBy: true,
  SpokenLanguage: true,
  StatedFact: true,
  StatedFactKind: true,
  StoredLead: true,
  SubCategory: true,
  SuggestionKind: true,
  SystemName: true,
  TemporaryToken: true,
  UndeliveredMessage: true,
  UpdatePasswordRequest: true,
  UploadForm: true,
  UploadedFile: true,
  User: true,
  UserAccount: true,
  UserPlan: true,
  UserPlanStatus: true,
  UserType: true,
  UserUpdate: true,
  ValueDistribution: true,
  VerifyCodeRequest: true,
  VerifyEmailRequest: true,
  VerifyPaymentRequest: true,
  VerifyPhoneRequest: true,
  Viewing: true,
  ViewingChange: true,
  ViewingClock: true,
  ViewingDay: true,
  ViewingEvent: true,
  ViewingException: true,
  ViewingHours: true,
  ViewingRange: true,
  ViewingSide: true,
  ViewingSlots: true,
  ViewingState: true,
  ViewingToken: true,
  ViewingVisitor: true,
  ViewsCompared: true,
  VisitLog: true,
  WithdrawRequest: true,
}
export const comparedSchemas = Object.keys(equal)
