import type { GuideType, PolicyType } from '@manzil/api-client/generated/types.gen'
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
import type { RouteEntry } from './routes.ts'

const content = {
  isPrivate: true,
  isDashboard: false,
  isVisibleInDash: false,
  texts: ['content'],
} as const

const guide = (id: number, type: GuideType, path: string): RouteEntry => ({
  ...content,
  id,
  path,
  page: lazyPage(async () => {
    const { guidePages } = await import('../features/content/guide/GuidePage.tsx')
    return { default: guidePages[type] }
  }),
  prefetch: prefetchGuide(type),
})

const policy = (id: number, type: PolicyType, path: string): RouteEntry => ({
  ...content,
  id,
  path,
  page: lazyPage(async () => {
    const { policyPages } = await import('../features/content/policy/PolicyPage.tsx')
    return { default: policyPages[type] }
  }),
  prefetch: prefetchPolicy(type),
})

/** Screens of texts: articles, guides, questions, policies, the company. */
export const contentRoutes: readonly RouteEntry[] = [
  {
    ...content,
    id: 40,
    path: paths.aboutUs(),
    page: lazyPage(() => import('../features/content/about/AboutUsPage.tsx')),
    prefetch: prefetchAbout,
  },
  {
    ...content,
    id: 41,
    path: paths.contactUs(),
    page: lazyPage(() => import('../features/content/contact/ContactUsPage.tsx')),
    prefetch: prefetchContact,
  },
  {
    ...content,
    id: 42,
    path: paths.blog(),
    page: lazyPage(() => import('../features/content/blog/BlogPage.tsx')),
    prefetch: prefetchBlog,
  },
  {
    ...content,
    id: 43,
    path: paths.blogDetails(''),
    page: lazyPage(() => import('../features/content/blog/BlogDetailsPage.tsx')),
    prefetch: prefetchBlogDetails,
  },
  {
    ...content,
    id: 44,
    path: paths.faqs(),
    page: lazyPage(() => import('../features/content/faqs/FaqsPage.tsx')),
    prefetch: prefetchFaqs,
  },
  {
    ...content,
    id: 45,
    path: paths.areaGuides(),
    page: lazyPage(() => import('../features/content/area/AreaGuidesPage.tsx')),
    prefetch: prefetchAreas,
  },
  {
    ...content,
    id: 46,
    path: paths.areaGuide(''),
    page: lazyPage(() => import('../features/content/area/AreaGuidePage.tsx')),
    prefetch: prefetchArea,
  },
  guide(47, 'buyer', paths.buyerGuide()),
  guide(48, 'seller', paths.sellerGuide()),
  guide(49, 'tenant', paths.tenantGuide()),
  guide(50, 'landlord', paths.landlordGuide()),
  policy(51, 'terms_and_conditions', paths.termsAndConditions()),
  policy(52, 'cookies_policy', paths.cookiesPolicy()),
  policy(53, 'privacy_policy', paths.privacyPolicy()),
]
