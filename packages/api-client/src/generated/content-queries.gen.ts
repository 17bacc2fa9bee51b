// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './content-calls.gen.ts'

/** Head of a page. */
export const getBannerQuery = (api: Api, ...init: InitOf<'/banner/get-banner-by-type', 'get'>) =>
  queryOptions({
    queryKey: ['getBanner', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getBanner(api, { ...init[0], signal })),
  })

/** One article. */
export const getBlogQuery = (api: Api, ...init: InitOf<'/blog/get-blog/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['getBlog', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getBlog(api, { ...init[0], signal })),
  })

/** A text of the assistant in all languages. */
export const getBotContentQuery = (api: Api, ...init: InitOf<'/bot-content/get-bot-content-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['getBotContent', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getBotContent(api, { ...init[0], signal })),
  })

/** Sections of the page about the company. */
export const listAboutUsQuery = (api: Api, ...init: InitOf<'/about-us/get-all-about-us', 'get'>) =>
  queryOptions({
    queryKey: ['listAboutUs', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listAboutUs(api, { ...init[0], signal })),
  })

/** Texts about places. */
export const listAreaGuidesQuery = (api: Api, ...init: InitOf<'/area-guide/get-all-area-guides', 'get'>) =>
  queryOptions({
    queryKey: ['listAreaGuides', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listAreaGuides(api, { ...init[0], signal })),
  })

/** Subjects of articles. */
export const listBlogCategoriesQuery = (
  api: Api,
  ...init: InitOf<'/blog-category/get-blog-categories-with-counts', 'get'>
) =>
  queryOptions({
    queryKey: ['listBlogCategories', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listBlogCategories(api, { ...init[0], signal })),
  })

/** Articles. */
export const listBlogsQuery = (api: Api, ...init: InitOf<'/blog/get-all-blogs', 'get'>) =>
  queryOptions({
    queryKey: ['listBlogs', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listBlogs(api, { ...init[0], signal })),
  })

/** Questions that are often asked. */
export const listFaqsQuery = (api: Api, ...init: InitOf<'/faq/get-all-faqs', 'get'>) =>
  queryOptions({
    queryKey: ['listFaqs', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listFaqs(api, { ...init[0], signal })),
  })

/** Sections of a guide. */
export const listGuidesQuery = (api: Api, ...init: InitOf<'/guide/get-guide-by-type', 'get'>) =>
  queryOptions({
    queryKey: ['listGuides', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listGuides(api, { ...init[0], signal })),
  })

/** Sections of a policy. */
export const listPoliciesQuery = (api: Api, ...init: InitOf<'/policy/get-policy-by-type-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['listPolicies', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listPolicies(api, { ...init[0], signal })),
  })

/** Fees, rates and limits. */
export const listRatesQuery = (api: Api, ...init: InitOf<'/rate/get-all-rates', 'get'>) =>
  queryOptions({
    queryKey: ['listRates', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listRates(api, { ...init[0], signal })),
  })

/** Accounts of the company on social networks. */
export const listSocialMediaQuery = (api: Api, ...init: InitOf<'/social-media/get-social-media-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['listSocialMedia', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listSocialMedia(api, { ...init[0], signal })),
  })

/** Kinds of account to sign up for. */
export const listUserTypesQuery = (api: Api, ...init: InitOf<'/user-type/get-all-active-user-types', 'get'>) =>
  queryOptions({
    queryKey: ['listUserTypes', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listUserTypes(api, { ...init[0], signal })),
  })
