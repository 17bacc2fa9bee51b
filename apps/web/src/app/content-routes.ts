import { lazyPage } from '../routing/lazy-page.tsx'
import { paths } from '../routing/paths.ts'
import { latePrefetch, type Prefetch } from '../routing/prefetch.ts'
import type { RouteEntry } from './route-entry.ts'

const content = {
  isPrivate: true,
  isDashboard: false,
  isVisibleInDash: false,
  texts: ['content', 'share'],
} as const

type Pages = typeof import('../features/content/pages.ts').pages

type Choose = (module: typeof import('../features/content/prefetch.ts')) => Prefetch

const late = (choose: Choose): Prefetch =>
  latePrefetch(async () => choose(await import('../features/content/prefetch.ts')))

const rows: readonly [name: keyof Pages, path: string, prefetch: Choose][] = [
  ['about', paths.aboutUs(), (all) => all.prefetchAbout],
  ['blog', paths.blog(), (all) => all.prefetchBlog],
  ['article', paths.blogDetails(''), (all) => all.prefetchBlogDetails],
  ['faqs', paths.faqs(), (all) => all.prefetchFaqs],
  ['areas', paths.areaGuides(), (all) => all.prefetchAreas],
  ['area', paths.areaGuide(''), (all) => all.prefetchArea],
  ['buyer', paths.buyerGuide(), (all) => all.prefetchGuide('buyer')],
  ['seller', paths.sellerGuide(), (all) => all.prefetchGuide('seller')],
  ['tenant', paths.tenantGuide(), (all) => all.prefetchGuide('tenant')],
  ['landlord', paths.landlordGuide(), (all) => all.prefetchGuide('landlord')],
  [
    'terms_and_conditions',
    paths.termsAndConditions(),
    (all) => all.prefetchPolicy('terms_and_conditions'),
  ],
  ['cookies_policy', paths.cookiesPolicy(), (all) => all.prefetchPolicy('cookies_policy')],
  ['privacy_policy', paths.privacyPolicy(), (all) => all.prefetchPolicy('privacy_policy')],
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
    prefetch: late((all) => all.prefetchContact),
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
      prefetch: late(prefetch),
    }),
  ),
]
