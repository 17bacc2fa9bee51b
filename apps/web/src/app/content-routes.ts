import {
  prefetchAbout,
  prefetchArea,
  prefetchAreas,
  prefetchBlog,
  prefetchBlogDetails,
  prefetchContact,
  prefetchFaqs,
  prefetchGuide,
  prefetchPolicy,
} from '../features/content/prefetch.ts'
import { lazyPage } from '../routing/lazy-page.tsx'
import { paths } from '../routing/paths.ts'
import type { Prefetch } from '../routing/prefetch.ts'
import type { RouteEntry } from './routes.ts'

const content = {
  isPrivate: true,
  isDashboard: false,
  isVisibleInDash: false,
  texts: ['content'],
} as const

type Pages = typeof import('../features/content/pages.ts').pages

const rows: readonly [name: keyof Pages, path: string, prefetch: Prefetch][] = [
  ['about', paths.aboutUs(), prefetchAbout],
  ['blog', paths.blog(), prefetchBlog],
  ['article', paths.blogDetails(''), prefetchBlogDetails],
  ['faqs', paths.faqs(), prefetchFaqs],
  ['areas', paths.areaGuides(), prefetchAreas],
  ['area', paths.areaGuide(''), prefetchArea],
  ['buyer', paths.buyerGuide(), prefetchGuide('buyer')],
  ['seller', paths.sellerGuide(), prefetchGuide('seller')],
  ['tenant', paths.tenantGuide(), prefetchGuide('tenant')],
  ['landlord', paths.landlordGuide(), prefetchGuide('landlord')],
  ['terms_and_conditions', paths.termsAndConditions(), prefetchPolicy('terms_and_conditions')],
  ['cookies_policy', paths.cookiesPolicy(), prefetchPolicy('cookies_policy')],
  ['privacy_policy', paths.privacyPolicy(), prefetchPolicy('privacy_policy')],
]

/** Ids of these routes begin here; the sidebar knows none of them. */
const FIRST_ID = 40

/** Screens of texts: articles, guides, questions, policies, the company. */
export const contentRoutes: readonly RouteEntry[] = [
  {
    ...content,
    id: FIRST_ID - 1,
    path: paths.contactUs(),
    page: lazyPage(() => import('../features/content/contact/ContactUsPage.tsx')),
    prefetch: prefetchContact,
  },
  ...rows.map(
    ([name, path, prefetch], at): RouteEntry => ({
      ...content,
      id: FIRST_ID + at,
      path,
      page: lazyPage(async () => {
        const { pages } = await import('../features/content/pages.ts')
        return { default: pages[name] }
      }),
      prefetch,
    }),
  ),
]
