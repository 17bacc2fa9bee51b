import { foldName, withoutArticle } from '@manzil/domain/search/fold-name'
import type { Place, PlaceAlias } from './place.ts'

/** A name of a place under the key that spellings of it meet at. */
export interface Spelling {
  readonly folded: string
  readonly lang: PlaceAlias['lang']
  readonly name: string
  /** 0 own name, 1 alias, 2 name in the land register, 3 more without its article. */
  readonly rank: number
}

const languages = ['en', 'ar', 'ru', 'hi', 'zh', 'de'] as const
const withoutArticleRank = 3

/** Every spelling of a place once, under the best of its ranks. */
export function spellingsOf({ names, aliases }: Place): Spelling[] {
  const best = new Map<string, Spelling>()
  const add = (folded: string | undefined, rest: Omit<Spelling, 'folded'>): void => {
    if (folded === undefined || folded === '') return
    const other = best.get(folded)
    if (other === undefined) best.set(folded, { folded, ...rest })
    else best.set(folded, joined(other, { folded, ...rest }))
  }
  const spelled: Omit<Spelling, 'folded'>[] = [
    ...languages.flatMap((lang) => {
      const name = names[lang]
      return name === undefined ? [] : [{ lang, name, rank: 0 }]
    }),
    ...aliases.map(({ lang, name }) => ({ lang, name, rank: lang === 'dld' ? 2 : 1 })),
  ]
  for (const { lang, name, rank } of spelled) {
    const folded = foldName(name)
    add(folded, { lang, name, rank })
    add(withoutArticle(folded), { lang, name, rank: rank + withoutArticleRank })
  }
  return [...best.values()]
}

/** Of two spellings under one key the better rank, and the words that are found without 'the' as well: 'Palm'. */
function joined(one: Spelling, other: Spelling): Spelling {
  const best = other.rank < one.rank ? other : one
  const bare = [one, other].find(({ name }) => !startsWithThe.test(name))
  return startsWithThe.test(best.name) && bare !== undefined ? { ...best, name: bare.name } : best
}
const startsWithThe = /^the /iu
