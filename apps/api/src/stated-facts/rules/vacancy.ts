import { type FactRule, matches } from './rule.ts'

const VACANT =
  /(?<![\p{L}\p{N}])(?<word>vacant|VOT)(?<when>[\s-]+(?:on|upon)[\s-]+transfer|\s+now|\s+(?:soon|by|in|from|end|at the end|after|until|as of|next|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)(?!\p{L}))?(?![\p{L}\p{N}])/giu
const SOON = /(?:soon(?: to be)?|be|will be|getting)\s+$/iu
/** Land is not lived in. */
const NO_PROPERTY = /^\s+(?:plot|land|possession date)/iu
const ARABIC = /(?<!\p{L})(?:شاغر|شاغرة|خالية|خالي من السكان)(?!\p{L})/gu

function whenOf(word: string, when: string): string {
  if (/transfer/iu.test(when) || /^vot$/iu.test(word)) return 'on_transfer'
  return when === '' || /now/iu.test(when) ? 'now' : 'later'
}

/** Whether the property is empty: now, when it is transferred, or later. */
export const vacancy: FactRule = {
  kind: 'vacant',
  find(text) {
    return [
      ...matches(text, VACANT, (found) => {
        if (NO_PROPERTY.test(text.slice(found.index + found[0].length))) return undefined
        if (SOON.test(text.slice(0, found.index))) return 'later'
        return whenOf(found.groups?.word ?? '', found.groups?.when ?? '')
      }),
      ...matches(text, ARABIC, 'now'),
    ]
  },
}
