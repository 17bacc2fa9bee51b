/** Articles on a page: one in front, and rows of three. */
export const ARTICLES = 10

/** Which articles; the names are those of the call and of the page's address. */
export interface BlogCriteria {
  page: number
  limit: number
  blog_category_id?: string
  search?: string
}

/** The articles that an address asks for; what is no page number is the first page. */
export function readBlogCriteria(address: URLSearchParams): BlogCriteria {
  const page = Number(address.get('page'))
  const category = address.get('blog_category_id')
  const search = address.get('search')?.trim()
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    limit: ARTICLES,
    ...(category && { blog_category_id: category }),
    ...(search && { search }),
  }
}
