import AboutUsPage from './about/AboutUsPage.tsx'
import AreaGuidePage from './area/AreaGuidePage.tsx'
import AreaGuidesPage from './area/AreaGuidesPage.tsx'
import BlogDetailsPage from './blog/BlogDetailsPage.tsx'
import BlogPage from './blog/BlogPage.tsx'
import FaqsPage from './faqs/FaqsPage.tsx'
import { guidePages } from './guide/GuidePage.tsx'
import { policyPages } from './policy/PolicyPage.tsx'

/** The pages of texts, which share most of their code: whoever has opened one has them all. */
export const pages = {
  about: AboutUsPage,
  areas: AreaGuidesPage,
  area: AreaGuidePage,
  blog: BlogPage,
  article: BlogDetailsPage,
  faqs: FaqsPage,
  ...guidePages,
  ...policyPages,
}
