/** Addresses are relative, so that the pages also open from a disk. */
const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

export const tagPage = (tag: string): string => `rest-${slug(tag)}.html`
export const eventAnchor = (event: string): string => slug(event)

/** Shapes stand on two pages: one alone is more than a phone should load. */
const secondPageFrom = 'P'

export const addresses = {
  home: 'index.html',
  chat: 'chat.html',
  schemas: 'schemas.html',
  laterSchemas: 'schemas-p-z.html',
  changelog: 'changelog.html',
  errors: 'errors.html',
  openapi: 'openapi.json',
  asyncapi: 'asyncapi.json',
  operation: (tag: string, id: string): string => `${tagPage(tag)}#${id}`,
  event: (event: string): string => `chat.html#${eventAnchor(event)}`,
  schema: (name: string): string => `${schemaPage(name)}#${name}`,
} as const

export function schemaPage(name: string): string {
  return name < secondPageFrom ? 'schemas.html' : 'schemas-p-z.html'
}
