/** Adverts put their statements side by side: what stands beyond one of these belongs to another. */
const ANOTHER_STATEMENT = /[|•·✔✅⚡★▶◀*;!?\n\r\t،]|\s[-–—/\\Il]\s|,(?!\d)/u

/** Words that may stand between a denial and what it denies. */
const BETWEEN =
  '(?:\\s+(?:a|an|any|the|on|in|at|of|has|have|having|yet|more|longer|currently|fully|full|partial|partly|direct|separate|dedicated|real|much|available|with|is|are|be))*'

const DENIED_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:no|not|non|never|without|w/o|lacks?|lacking|minus|except|isn['’]?t|aren['’]?t|doesn['’]?t|neither|nor)${BETWEEN}[\\s-]*$`,
  'iu',
)
const DENIED_BEFORE_IN_ARABIC =
  /(?<!\p{L})(?:بدون|بلا|لا يوجد|لا توجد|ليس|ليست|غير|دون|من غير)\s*$/u

const DENIED_AFTER =
  /^[\s(:-]*(?:(?:room|is|are|was|will be)\s+)*(?:not\b|no longer\b|isn['’]?t|aren['’]?t|n\/a\b|unavailable|optional|excluded|on request|upon request|possible\b|possibility|can be\b|could be\b|\?)/iu
const DENIED_AFTER_IN_ARABIC = /^\s*(?:غير|اختياري|ليس|لا )/u

/** Whether the words around a statement take it back: "no maid's room", "study + maid optional". */
export function isDenied(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start).split(ANOTHER_STATEMENT).at(-1) ?? ''
  const [after = ''] = text.slice(end).split(/[|•✔✅⚡]/u)
  return (
    DENIED_BEFORE.test(before) ||
    DENIED_BEFORE_IN_ARABIC.test(before) ||
    DENIED_AFTER.test(after) ||
    DENIED_AFTER_IN_ARABIC.test(after)
  )
}
