import { readFacts } from '../../src/stated-facts/read-facts.ts'

/** The day of an advert in these tests. */
export const listedAt = new Date('2024-08-14T00:00:00Z')

/** What a title says, as "view sea", in alphabetical order. */
export const said = (title: string, names: readonly string[] = []): string[] =>
  readFacts({ title, titleAr: null, description: '', descriptionAr: null, names }, listedAt)
    .map(({ kind, value }) => `${kind} ${value}`)
    .sort()
