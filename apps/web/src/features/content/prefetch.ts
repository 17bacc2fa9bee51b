import type { GuideType, PolicyType } from '@manzil/api-client/generated/types.gen'
import type { Prefetch } from '../../routing/prefetch.ts'
import { readBlogCriteria } from './blog/blog-criteria.ts'
import { contentQueries } from './queries.ts'

/** Starts the list of articles that the address asks for, and their subjects. */
export const prefetchBlog: Prefetch = ({ queryClient, language, search }) => {
  void queryClient.prefetchQuery(contentQueries.blogs(readBlogCriteria(search), language))
  void queryClient.prefetchQuery(contentQueries.blogCategories())
  void queryClient.prefetchQuery(contentQueries.banner('blog', language))
}

/** Starts an article; the address names it as `id`. */
export const prefetchBlogDetails: Prefetch = ({ queryClient, language, search }) => {
  const id = search.get('id')
  if (id) void queryClient.prefetchQuery(contentQueries.blog(id, language))
}

/** Starts a guide. */
export const prefetchGuide =
  (type: GuideType): Prefetch =>
  ({ queryClient, language }) => {
    void queryClient.prefetchQuery(contentQueries.guide(type, language))
    void queryClient.prefetchQuery(contentQueries.banner(`${type}_guide`, language))
  }

/** Starts a policy. */
export const prefetchPolicy =
  (type: PolicyType): Prefetch =>
  ({ queryClient, language }) => {
    void queryClient.prefetchQuery(contentQueries.policy(type, language))
  }

/** Starts the questions that the address looks for. */
export const prefetchFaqs: Prefetch = ({ queryClient, language, search }) => {
  const words = search.get('search')?.trim() ?? ''
  void queryClient.prefetchQuery(contentQueries.faqs(words, language))
  void queryClient.prefetchQuery(contentQueries.banner('faqs', language))
}

/** Starts the page about the company. */
export const prefetchAbout: Prefetch = ({ queryClient, language }) => {
  void queryClient.prefetchQuery(contentQueries.about(language))
  void queryClient.prefetchQuery(contentQueries.banner('about_us', language))
}

/** Starts the head of the contact page; its contacts are those of every page's foot. */
export const prefetchContact: Prefetch = ({ queryClient, language }) => {
  void queryClient.prefetchQuery(contentQueries.banner('contact_us', language))
}

/** Starts the texts about places. */
export const prefetchAreas: Prefetch = ({ queryClient, language }) => {
  void queryClient.prefetchQuery(contentQueries.areas(language))
}

/** Starts the text about the place that the address names. */
export const prefetchArea: Prefetch = ({ queryClient, language, search }) => {
  const place = search.get('place')
  if (place) void queryClient.prefetchQuery(contentQueries.area(place, language))
}
