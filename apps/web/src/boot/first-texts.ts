/** The texts of the first screen that the boot script asked for, in one file. */
export interface FirstTexts {
  language: string
  features: readonly string[]
  address: string
}

declare global {
  interface Window {
    manzilTexts?: FirstTexts
  }
}

/** The name of the file that holds the texts of these features. */
export const firstTextsOf = (features: readonly string[]): string => features.join('-')
