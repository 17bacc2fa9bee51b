/** Addresses are relative, so that the pages also open from a disk. */
const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

export const tagPage = (tag: string): string => `rest-${slug(tag)}.html`
export const eventAnchor = (event: string): string => slug(event)

export const addresses = {
  home: 'index.html',
  chat: 'chat.html',
  schemas: 'schemas.html',
  changelog: 'changelog.html',
  errors: 'errors.html',
  openapi: 'openapi.json',
  asyncapi: 'asyncapi.json',
  operation: (tag: string, id: string): string => `${tagPage(tag)}#${id}`,
  event: (event: string): string => `chat.html#${eventAnchor(event)}`,
  schema: (name: string): string => `schemas.html#${name}`,
} as const
