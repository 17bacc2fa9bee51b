// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Head of a page. */
export const getBanner = (api: Api, ...init: InitOf<'/banner/get-banner-by-type', 'get'>) =>
  toResult(
    api,
    { id: 'getBanner', fallback: 'Failed to get Banner, please try again later.' },
    api.GET('/banner/get-banner-by-type', ...init),
    { data: {} },
  )

/** One article. */
export const getBlog = (api: Api, ...init: InitOf<'/blog/get-blog/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'getBlog', fallback: 'Failed to get blog, please try again later.' },
    api.GET('/blog/get-blog/{id}', ...init),
    { data: {} },
  )

/** A text of the assistant in all languages. */
export const getBotContent = (api: Api, ...init: InitOf<'/bot-content/get-bot-content-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'getBotContent', fallback: 'Failed to get, please try again later.' },
    api.GET('/bot-content/get-bot-content-for-users', ...init),
    { data: {} },
  )

/** Sections of the page about the company. */
export const listAboutUs = (api: Api, ...init: InitOf<'/about-us/get-all-about-us', 'get'>) =>
  toResult(
    api,
    { id: 'listAboutUs', fallback: 'Failed to get About Us, please try again later.' },
    api.GET('/about-us/get-all-about-us', ...init),
    { data: [{}], pagination: {} },
  )

/** Texts about places. */
export const listAreaGuides = (api: Api, ...init: InitOf<'/area-guide/get-all-area-guides', 'get'>) =>
  toResult(
    api,
    { id: 'listAreaGuides', fallback: 'Failed to get area guides, please try again later.' },
    api.GET('/area-guide/get-all-area-guides', ...init),
    { data: [{}], pagination: {} },
  )

/** Subjects of articles. */
export const listBlogCategories = (
  api: Api,
  ...init: InitOf<'/blog-category/get-blog-categories-with-counts', 'get'>
) =>
  toResult(
    api,
    { id: 'listBlogCategories', fallback: 'Failed to get blog, please try again later.' },
    api.GET('/blog-category/get-blog-categories-with-counts', ...init),
    { data: [{}] },
  )

/** Articles. */
export const listBlogs = (api: Api, ...init: InitOf<'/blog/get-all-blogs', 'get'>) =>
  toResult(
    api,
    { id: 'listBlogs', fallback: 'Failed to get blog, please try again later.' },
    api.GET('/blog/get-all-blogs', ...init),
    { data: [{}], pagination: {} },
  )

/** Questions that are often asked. */
export const listFaqs = (api: Api, ...init: InitOf<'/faq/get-all-faqs', 'get'>) =>
  toResult(
    api,
    { id: 'listFaqs', fallback: 'Failed to get faqs, please try again later.' },
    api.GET('/faq/get-all-faqs', ...init),
    { data: [{}], pagination: {} },
  )

/** Sections of a guide. */
export const listGuides = (api: Api, ...init: InitOf<'/guide/get-guide-by-type', 'get'>) =>
  toResult(
    api,
    { id: 'listGuides', fallback: 'Failed to add Guide, please try again later.' },
    api.GET('/guide/get-guide-by-type', ...init),
    { data: [{}] },
  )

/** Sections of a policy. */
export const listPolicies = (api: Api, ...init: InitOf<'/policy/get-policy-by-type-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listPolicies', fallback: 'Failed to get Policy, please try again later.' },
    api.GET('/policy/get-policy-by-type-for-users', ...init),
    { data: [{}] },
  )

/** Fees, rates and limits. */
export const listRates = (api: Api, ...init: InitOf<'/rate/get-all-rates', 'get'>) =>
  toResult(
    api,
    { id: 'listRates', fallback: 'Failed to get rates, please try again later.' },
    api.GET('/rate/get-all-rates', ...init),
    { data: [{}] },
  )

/** Accounts of the company on social networks. */
export const listSocialMedia = (api: Api, ...init: InitOf<'/social-media/get-social-media-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listSocialMedia', fallback: 'Failed to get social media, please try again later.' },
    api.GET('/social-media/get-social-media-for-users', ...init),
    { data: [{}], pagination: {} },
  )

/** Kinds of account to sign up for. */
export const listUserTypes = (api: Api, ...init: InitOf<'/user-type/get-all-active-user-types', 'get'>) =>
  toResult(
    api,
    { id: 'listUserTypes', fallback: 'Failed to get, please try again later.' },
    api.GET('/user-type/get-all-active-user-types', ...init),
    { data: [{}], pagination: {} },
  )
