import type { TextDraft } from './page.ts'

/** What names the text: its id, or its place; those that are alone in their kind have their key. */
export function idOf({ key, data }: TextDraft): string {
  if ('_id' in data) return data._id
  return 'place' in data ? data.place : key
}
