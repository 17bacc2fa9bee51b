import type { Article } from './blogs/article.ts'
import { buyingArticles } from './blogs/buying.ts'
import { investingArticles } from './blogs/investing.ts'
import { rentingArticles } from './blogs/renting.ts'

/** All articles, newest first. */
export const articles: readonly Article[] = [
  ...buyingArticles,
  ...rentingArticles,
  ...investingArticles,
].sort((a, b) => (a.shared.published_at < b.shared.published_at ? 1 : -1))
