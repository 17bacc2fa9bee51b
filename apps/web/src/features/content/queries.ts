import {
  getBannerQuery,
  getBlogQuery,
  listAboutUsQuery,
  listAreaGuidesQuery,
  listBlogCategoriesQuery,
  listBlogsQuery,
  listFaqsQuery,
  listGuidesQuery,
  listPoliciesQuery,
} from '@manzil/api-client/generated/content-queries.gen'
import type {
  BannerType,
  GuideType,
  LanguageCode,
  PolicyType,
} from '@manzil/api-client/generated/types.gen'
import { api } from '../../api/api.ts'
import type { BlogCriteria } from './blog/blog-criteria.ts'

/** Rows of a call that is asked for everything: the contract's most. */
const ALL = 100

/** What the pages of texts show, by language: pages and prefetches ask for the same. */
export const contentQueries = {
  banner: (type: BannerType, language: LanguageCode) =>
    getBannerQuery(api, { params: { query: { type, language } } }),
  blogs: (criteria: BlogCriteria, language: LanguageCode) =>
    listBlogsQuery(api, { params: { query: { ...criteria, language } } }),
  blogCategories: () => listBlogCategoriesQuery(api),
  blog: (id: string, language: LanguageCode) =>
    getBlogQuery(api, { params: { path: { id }, query: { language } } }),
  guide: (type: GuideType, language: LanguageCode) =>
    listGuidesQuery(api, { params: { query: { type, language } } }),
  policy: (type: PolicyType, language: LanguageCode) =>
    listPoliciesQuery(api, { params: { query: { type, language } } }),
  about: (language: LanguageCode) =>
    listAboutUsQuery(api, { params: { query: { limit: ALL, language } } }),
  faqs: (search: string, language: LanguageCode) =>
    listFaqsQuery(api, {
      params: { query: { limit: ALL, language, ...(search !== '' && { search }) } },
    }),
  areas: (language: LanguageCode) =>
    listAreaGuidesQuery(api, { params: { query: { limit: ALL, language } } }),
  area: (place: string, language: LanguageCode) =>
    listAreaGuidesQuery(api, { params: { query: { place, language } } }),
}
