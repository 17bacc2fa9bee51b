import type { Place } from '@manzil/query-language/gazetteer/gazetteer'
import { foldText } from '@manzil/query-language/language/fold'

/** Stands before the place that a way leads to, in languages that put it there. */
const before =
  /(?:^|[^\p{L}])(?:to|into|towards?|nach|bis|richtung|до|в сторону|на|к|الى|لحد|لغايه|باتجاه)\s+$|(?:到|去|往)\s*$|(?:^|[^\p{L}])ل$/u
/** Stands behind it in Hindi. */
const behind = /^\p{L}{0,3}\s+(?:tak|ke liye|jaane|jane|जाने|तक|के लिए)(?![\p{L}\p{M}])/u
const leastLetters = 4
const leastSigns = 2
/** Russian bends the end of a name. */
const bent = 2

/** 'To Al Quoz': whether a message names a place as the one that a way leads to. */
export function leadsTo(message: string, place: Place | undefined): boolean {
  if (place === undefined) return false
  const { name, nameAr, names = {}, aliases } = place
  const text = foldText(message)
  return [name, nameAr, ...Object.values(names), ...aliases].some((each) => {
    const folded = foldText(each ?? '')
    const isHan = /\p{Script=Han}/u.test(folded)
    if (folded.length < (isHan ? leastSigns : leastLetters)) return false
    const isCyrillic = /\p{Script=Cyrillic}/u.test(folded)
    const stem = isCyrillic ? folded.slice(0, Math.max(leastLetters, folded.length - bent)) : folded
    const at = text.indexOf(stem)
    if (at === -1) return false
    return before.test(text.slice(0, at)) || behind.test(text.slice(at + stem.length))
  })
}
