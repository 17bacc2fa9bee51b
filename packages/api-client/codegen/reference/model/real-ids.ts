import type { Reference } from './reference.ts'
import type { OperationModel } from './tag-model.ts'

/** Which call lists the rows whose ids a name stands for, without being told anything first. */
const listsByName: Readonly<Record<string, string>> = {
  property_id: 'listProperties',
  agent_id: 'listAgents',
  category_id: 'listCategories',
  categoryId: 'listCategories',
  blog_category_id: 'listBlogCategories',
}

/** The same for `id` in the path of a call, by what the call is about. */
const listsByTag: Readonly<Record<string, string>> = {
  property: 'listProperties',
  agent: 'listAgents',
  content: 'listBlogs',
}

/**
 * The address at which the server tells an id of the kind that a name stands for: ids are made by each
 * server, so none that was printed beforehand would be known to it.
 */
export function whereIdsAre(
  reference: Reference,
  operation: OperationModel,
  name: string,
): string | undefined {
  const list = name === 'id' ? listsByTag[operation.tag] : listsByName[name]
  const found = reference.tags.flatMap(({ operations }) => operations).find(({ id }) => id === list)
  if (!found) return undefined
  const limit = found.query.some((parameter) => parameter.name === 'limit') ? '?limit=1' : ''
  return `${reference.rest.servers?.[0]?.url ?? ''}${found.path}${limit}`
}
