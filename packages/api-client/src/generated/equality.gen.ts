// Generated from contracts/. Do not edit; run `npm run gen`.

import type { z } from 'zod'
import type { Same } from '../type-equality.ts'
import type * as types from './types.gen.ts'
import type * as schemas from './zod.gen.ts'

/** Every member must be `true`; one that is not fails the type check under its schema's name. */
export type SchemaEquality = {
  AboutUs: Same<types.AboutUs, z.output<typeof schemas.zAboutUs>>
  AgentSummary: Same<types.AgentSummary, z.output<typeof schemas.zAgentSummary>>
  Amenity: Same<types.Amenity, z.output<typeof schemas.zAmenity>>
  Banner: Same<types.Banner, z.output<typeof schemas.zBanner>>
  BannerType: Same<types.BannerType, z.output<typeof schemas.zBannerType>>
  Blog: Same<types.Blog, z.output<typeof schemas.zBlog>>
  BlogAuthor: Same<types.BlogAuthor, z.output<typeof schemas.zBlogAuthor>>
  BlogCard: Same<types.BlogCard, z.output<typeof schemas.zBlogCard>>
  BlogCategory: Same<types.BlogCategory, z.output<typeof schemas.zBlogCategory>>
  BlogCategoryRef: Same<types.BlogCategoryRef, z.output<typeof schemas.zBlogCategoryRef>>
  BotContent: Same<types.BotContent, z.output<typeof schemas.zBotContent>>
  BotContentType: Same<types.BotContentType, z.output<typeof schemas.zBotContentType>>
  Bounds: Same<types.Bounds, z.output<typeof schemas.zBounds>>
  Category: Same<types.Category, z.output<typeof schemas.zCategory>>
  ChatAction: Same<types.ChatAction, z.output<typeof schemas.zChatAction>>
  ChatClearAck: Same<types.ChatClearAck, z.output<typeof schemas.zChatClearAck>>
  ChatClearPayload: Same<types.ChatClearPayload, z.output<typeof schemas.zChatClearPayload>>
  ChatClearReply: Same<types.ChatClearReply, z.output<typeof schemas.zChatClearReply>>
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
  ChatMessage: Same<types.ChatMessage, z.output<typeof schemas.zChatMessage>>
  ChatProperty: Same<types.ChatProperty, z.output<typeof schemas.zChatProperty>>
  ChatPropertyResultsMessage: Same<
    types.ChatPropertyResultsMessage,
    z.output<typeof schemas.zChatPropertyResultsMessage>
  >
  ChatSendAck: Same<types.ChatSendAck, z.output<typeof schemas.zChatSendAck>>
  ChatSendPayload: Same<types.ChatSendPayload, z.output<typeof schemas.zChatSendPayload>>
  ChatSendReply: Same<types.ChatSendReply, z.output<typeof schemas.zChatSendReply>>
  ChatTextMessage: Same<types.ChatTextMessage, z.output<typeof schemas.zChatTextMessage>>
  ChatTypingMessage: Same<types.ChatTypingMessage, z.output<typeof schemas.zChatTypingMessage>>
  Completion: Same<types.Completion, z.output<typeof schemas.zCompletion>>
  ContactUs: Same<types.ContactUs, z.output<typeof schemas.zContactUs>>
  ContentSource: Same<types.ContentSource, z.output<typeof schemas.zContentSource>>
  Coordinates: Same<types.Coordinates, z.output<typeof schemas.zCoordinates>>
  Email: Same<types.Email, z.output<typeof schemas.zEmail>>
  ErrorEnvelope: Same<types.ErrorEnvelope, z.output<typeof schemas.zErrorEnvelope>>
  Evidence: Same<types.Evidence, z.output<typeof schemas.zEvidence>>
  Faq: Same<types.Faq, z.output<typeof schemas.zFaq>>
  FaqCategory: Same<types.FaqCategory, z.output<typeof schemas.zFaqCategory>>
  FieldError: Same<types.FieldError, z.output<typeof schemas.zFieldError>>
  Furnishing: Same<types.Furnishing, z.output<typeof schemas.zFurnishing>>
  Guide: Same<types.Guide, z.output<typeof schemas.zGuide>>
  GuideFee: Same<types.GuideFee, z.output<typeof schemas.zGuideFee>>
  GuideStep: Same<types.GuideStep, z.output<typeof schemas.zGuideStep>>
  GuideType: Same<types.GuideType, z.output<typeof schemas.zGuideType>>
  Html: Same<types.Html, z.output<typeof schemas.zHtml>>
  HttpsUrl: Same<types.HttpsUrl, z.output<typeof schemas.zHttpsUrl>>
  Id: Same<types.Id, z.output<typeof schemas.zId>>
  ImageUrl: Same<types.ImageUrl, z.output<typeof schemas.zImageUrl>>
  LanguageCode: Same<types.LanguageCode, z.output<typeof schemas.zLanguageCode>>
  Lead: Same<types.Lead, z.output<typeof schemas.zLead>>
  ListingSource: Same<types.ListingSource, z.output<typeof schemas.zListingSource>>
  Location: Same<types.Location, z.output<typeof schemas.zLocation>>
  LoginRequest: Same<types.LoginRequest, z.output<typeof schemas.zLoginRequest>>
  MediaItem: Same<types.MediaItem, z.output<typeof schemas.zMediaItem>>
  MediaRole: Same<types.MediaRole, z.output<typeof schemas.zMediaRole>>
  NullableAed: Same<types.NullableAed, z.output<typeof schemas.zNullableAed>>
  NullableImageUrl: Same<types.NullableImageUrl, z.output<typeof schemas.zNullableImageUrl>>
  Pagination: Same<types.Pagination, z.output<typeof schemas.zPagination>>
  PhoneNumber: Same<types.PhoneNumber, z.output<typeof schemas.zPhoneNumber>>
  PlaceKind: Same<types.PlaceKind, z.output<typeof schemas.zPlaceKind>>
  PlaceRef: Same<types.PlaceRef, z.output<typeof schemas.zPlaceRef>>
  Policy: Same<types.Policy, z.output<typeof schemas.zPolicy>>
  PolicyType: Same<types.PolicyType, z.output<typeof schemas.zPolicyType>>
  PropertyCard: Same<types.PropertyCard, z.output<typeof schemas.zPropertyCard>>
  PropertyDetail: Same<types.PropertyDetail, z.output<typeof schemas.zPropertyDetail>>
  PropertyType: Same<types.PropertyType, z.output<typeof schemas.zPropertyType>>
  Purpose: Same<types.Purpose, z.output<typeof schemas.zPurpose>>
  Role: Same<types.Role, z.output<typeof schemas.zRole>>
  SearchNotes: Same<types.SearchNotes, z.output<typeof schemas.zSearchNotes>>
  ServiceNeed: Same<types.ServiceNeed, z.output<typeof schemas.zServiceNeed>>
  SessionToken: Same<types.SessionToken, z.output<typeof schemas.zSessionToken>>
  SignupRole: Same<types.SignupRole, z.output<typeof schemas.zSignupRole>>
  SiteStatus: Same<types.SiteStatus, z.output<typeof schemas.zSiteStatus>>
  Slug: Same<types.Slug, z.output<typeof schemas.zSlug>>
  SocialMedia: Same<types.SocialMedia, z.output<typeof schemas.zSocialMedia>>
  SortBy: Same<types.SortBy, z.output<typeof schemas.zSortBy>>
  SpokenLanguage: Same<types.SpokenLanguage, z.output<typeof schemas.zSpokenLanguage>>
  StoredLead: Same<types.StoredLead, z.output<typeof schemas.zStoredLead>>
  SubCategory: Same<types.SubCategory, z.output<typeof schemas.zSubCategory>>
  User: Same<types.User, z.output<typeof schemas.zUser>>
  UserAccount: Same<types.UserAccount, z.output<typeof schemas.zUserAccount>>
  UserType: Same<types.UserType, z.output<typeof schemas.zUserType>>
}

const equal: SchemaEquality = {
  AboutUs: true,
  AgentSummary: true,
  Amenity: true,
  Banner: true,
  BannerType: true,
  Blog: true,
  BlogAuthor: true,
  BlogCard: true,
  BlogCategory: true,
  BlogCategoryRef: true,
  BotContent: true,
  BotContentType: true,
  Bounds: true,
  Category: true,
  ChatAction: true,
  ChatClearAck: true,
  ChatClearPayload: true,
  ChatClearReply: true,
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
  ChatMessage: true,
  ChatProperty: true,
  ChatPropertyResultsMessage: true,
  ChatSendAck: true,
  ChatSendPayload: true,
  ChatSendReply: true,
  ChatTextMessage: true,
  ChatTypingMessage: true,
  Completion: true,
  ContactUs: true,
  ContentSource: true,
  Coordinates: true,
  Email: true,
  ErrorEnvelope: true,
  Evidence: true,
  Faq: true,
  FaqCategory: true,
  FieldError: true,
  Furnishing: true,
  Guide: true,
  GuideFee: true,
  GuideStep: true,
  GuideType: true,
  Html: true,
  HttpsUrl: true,
  Id: true,
  ImageUrl: true,
  LanguageCode: true,
  Lead: true,
  ListingSource: true,
  Location: true,
  LoginRequest: true,
  MediaItem: true,
  MediaRole: true,
  NullableAed: true,
  NullableImageUrl: true,
  Pagination: true,
  PhoneNumber: true,
  PlaceKind: true,
  PlaceRef: true,
  Policy: true,
  PolicyType: true,
  PropertyCard: true,
  PropertyDetail: true,
  PropertyType: true,
  Purpose: true,
  Role: true,
  SearchNotes: true,
  ServiceNeed: true,
  SessionToken: true,
  SignupRole: true,
  SiteStatus: true,
  Slug: true,
  SocialMedia: true,
  SortBy: true,
  SpokenLanguage: true,
  StoredLead: true,
  SubCategory: true,
  User: true,
  UserAccount: true,
  UserType: true,
}
export const comparedSchemas = Object.keys(equal)
