import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Texts by language; English is always there. */
export type Translations<Text> = { readonly en: Text } & {
  readonly [L in Exclude<LanguageCode, 'en'>]?: Text
}

/** A row of content: what is the same in every language, and its texts. */
export interface Translated<Shared, Text> {
  readonly shared: Shared
  readonly texts: Translations<Text>
}

/** A contract's row, parted into what is shared and what is translated. */
export type Content<Row extends { language: LanguageCode }, Text extends keyof Row> = Translated<
  Omit<Row, Text | 'language'>,
  Pick<Row, Text>
>

/** The row in this language; in English, and saying so, where it has not been translated. */
export function inLanguage<Shared extends object, Text extends object>(
  { shared, texts }: Translated<Shared, Text>,
  wanted: LanguageCode = 'en',
): Shared & Text & { language: LanguageCode } {
  const language = texts[wanted] ? wanted : 'en'
  return { ...shared, ...(texts[wanted] ?? texts.en), language }
}
