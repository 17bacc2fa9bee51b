/** A row with its names in English and Arabic, and perhaps in other languages. */
export interface NamedRow {
  name: string
  name_ar: string
  names?: Readonly<Record<string, string | undefined>>
}

/** A row without a name of its own language is shown in English. */
const ownName = ({ name, name_ar: arabic, names }: NamedRow, language: string) =>
  language === 'en' ? name : language === 'ar' ? arabic : names?.[language]

/** The row's name in a language; English where it has no other. */
export const localName = (row: NamedRow, language: string): string =>
  ownName(row, language) ?? row.name

/** A path of places in words, from the finest up: 'Dubai Marina, Dubai'. */
export const localPath = (path: readonly NamedRow[], language: string): string =>
  path
    .map((row) => localName(row, language))
    .reverse()
    .join(language === 'ar' ? '، ' : language === 'zh' ? '，' : ', ')

/** What an advert calls itself, by language. */
export interface TitledRow {
  title: string
  title_ar: string | null
  titles?: Readonly<Record<string, string | undefined>>
}

const ownTitle = ({ title, title_ar: arabic, titles }: TitledRow, language: string) =>
  language === 'en' ? title : language === 'ar' ? arabic : titles?.[language]

/** The title in a language; the English one where there is no other. */
export const localTitle = (row: TitledRow, language: string): string =>
  ownTitle(row, language) ?? row.title

/** The language of that title. */
export const languageOfTitle = <L extends string>(row: TitledRow, language: L): L | 'en' =>
  (ownTitle(row, language) ?? undefined) === undefined ? 'en' : language
