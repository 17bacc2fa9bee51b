import type { CompiledTexts } from './compile-texts.ts'
import type { Feature } from './features.ts'
import type { InterfaceLanguage } from './languages.ts'
import type { Features, Translate } from './texts.ts'

/** Says texts in the language of the interface. */
export interface Translator {
  readonly language: InterfaceLanguage
  /** Says a text of any feature; the common ones need no name of theirs. */
  t: Translate<readonly ['common', ...Feature[]]>
  /** Says texts of these features. The same function until the words may have changed. */
  translate: <const Some extends Features>(features: Some) => Translate<Some>
  /** A text whose key is not known before, as `common:catalogue.amenity.pool`. */
  find: (key: string) => string | undefined
  /** Whether the texts of a feature are there in the language of the moment. */
  has: (feature: Feature) => boolean
  /** Loads texts that are not there. Rejects where they cannot be had, and may be asked again. */
  load: (features: readonly Feature[]) => Promise<void>
  /**
   * What to wait for before texts of these features are said: one promise, and nothing once it has
   * resolved. That it does in any case, as texts that did not come are told one by one.
   */
  wait: (features: readonly Feature[]) => Promise<void> | undefined
  /**
   * Changes the language, once its texts are there. Those that cannot be had are asked for again when
   * they are wanted; without the common ones the language stays.
   */
  changeLanguage: (language: InterfaceLanguage) => Promise<void>
  /** Puts other texts in the place of those of a feature that is loaded, and of no other. */
  replaceTexts: (language: string, feature: string, texts: CompiledTexts) => void
  /** Calls `changed` whenever words that were said may have changed. Answers how to leave. */
  follow: (changed: () => void) => () => void
  /** Another number after each such change. */
  version: () => number
}
