declare module 'nspell' {
  interface Dictionary {
    aff: Uint8Array
    dic: Uint8Array
  }
  interface Spelling {
    /** Every form that the affixes of the dictionary make. */
    data: Readonly<Record<string, unknown>>
  }
  export default function nspell(dictionary: Dictionary): Spelling
}
