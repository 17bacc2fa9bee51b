import { zFaqCategory, zGuideType, zPolicyType } from '@manzil/api-client/generated/zod.gen'
import { places } from '@manzil/catalogue/places/places'
import type { ReadPage } from './page.ts'
import { readBlog } from './read-blog.ts'
import { readFaqs } from './read-faqs.ts'
import { readGuide } from './read-guide.ts'
import { readAboutUs, readArea, readAssistantTerms, readContactUs } from './read-pages.ts'
import { readPolicy } from './read-policy.ts'

interface PageKind {
  /** Path below the folder of the language, without the file's ending. */
  readonly path: RegExp
  /** Names that the file may have; any where they are absent. */
  readonly names?: readonly string[]
  readonly read: ReadPage
}

const policies = zPolicyType.options.map((type) => type.replaceAll('_', '-'))
const slugs = places.map(({ slug }) => slug)

/** What the folder of a language may hold. */
export const pageKinds: readonly PageKind[] = [
  { path: /^guides\/([^/]+)$/, names: zGuideType.options, read: readGuide },
  { path: /^faqs\/([^/]+)$/, names: zFaqCategory.options, read: readFaqs },
  { path: /^policies\/([^/]+)$/, names: policies, read: readPolicy },
  { path: /^blogs\/([a-z0-9]+(?:-[a-z0-9]+)*)$/, read: readBlog },
  { path: /^areas\/([^/]+)$/, names: slugs, read: readArea },
  { path: /^pages\/(about-us)$/, read: readAboutUs },
  { path: /^pages\/(contact-us)$/, read: readContactUs },
  { path: /^(assistant-terms)$/, read: readAssistantTerms },
]
