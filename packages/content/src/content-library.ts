import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { ContentData, ContentKind, ContentRow, ContentRowOf } from './content-row.ts'
import type { FigurePlace } from './figure-places.ts'

/** What readers are shown, and not how it is asked for or where its figures come from. */
type TextKind = Exclude<ContentKind, 'asked' | 'figures'>

/** The texts of the site, to be asked in a language. */
export interface ContentLibrary {
  /** All of a kind, in order; each in English where it has not been translated. */
  all<K extends TextKind>(kind: K, language?: LanguageCode): readonly ContentData<K>[]
  /** How people ask for texts, by the id of the text; in English where nobody has written it. */
  asked(language: LanguageCode): ReadonlyMap<string, readonly string[]>
  /** Where rates stand in texts, by the id of the text; in English where a text is. */
  figures(language: LanguageCode): ReadonlyMap<string, readonly FigurePlace[]>
}

type Shelves = { readonly [K in TextKind]: readonly ContentRowOf<K>[] }

/** Sorts rows, in whatever order they come, so that they can be asked for by language. */
export function openLibrary(rows: readonly ContentRow[]): ContentLibrary {
  const sorted = [...rows].sort((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1))
  const shelves: Shelves = {
    guide: sorted.filter((row) => row.kind === 'guide'),
    faq: sorted.filter((row) => row.kind === 'faq'),
    blog: sorted.filter((row) => row.kind === 'blog'),
    policy: sorted.filter((row) => row.kind === 'policy'),
    about_us: sorted.filter((row) => row.kind === 'about_us'),
    contact_us: sorted.filter((row) => row.kind === 'contact_us'),
    assistant_terms: sorted.filter((row) => row.kind === 'assistant_terms'),
    area: sorted.filter((row) => row.kind === 'area'),
    rate: sorted.filter((row) => row.kind === 'rate'),
  }
  const asked = sorted.filter((row) => row.kind === 'asked')
  const figures = sorted.filter((row) => row.kind === 'figures')
  return {
    all: (kind, language = 'en') => inLanguage(shelves[kind], language),
    asked: (language) =>
      new Map(
        [
          ...asked.filter((row) => row.language === 'en'),
          ...asked.filter((row) => row.language === language),
        ].map(({ data }) => [data.of, data.lines]),
      ),
    figures: (language) =>
      new Map(
        [
          ...figures.filter((row) => row.language === 'en'),
          ...figures.filter((row) => row.language === language),
        ].map(({ data }) => [data.of, data.places]),
      ),
  }
}

/** What English has, in its order; a translation of something that English lost is not shown. */
function inLanguage<Row extends ContentRow>(
  rows: readonly Row[],
  language: LanguageCode,
): Row['data'][] {
  const wanted = rows.filter((row) => row.language === language)
  const translated = new Map(wanted.map((row) => [row.key, row]))
  return rows
    .filter((row) => row.language === 'en')
    .map((row) => (translated.get(row.key) ?? row).data)
}
