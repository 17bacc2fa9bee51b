import { paths } from '../../../routing/paths.ts'

interface BlogAddress {
  blog_category_id?: string | undefined
  search?: string | undefined
  page?: number | undefined
}

/** The address of a list of articles. */
export function blogAddress({ blog_category_id, search, page = 1 }: BlogAddress): string {
  const address = new URLSearchParams()
  if (blog_category_id) address.set('blog_category_id', blog_category_id)
  if (search) address.set('search', search)
  if (page > 1) address.set('page', String(page))
  return address.size > 0 ? `${paths.blog()}?${address}` : paths.blog()
}
