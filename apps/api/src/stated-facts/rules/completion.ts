import { type FactRule, matches } from './rule.ts'

const OFF_PLAN =
  /(?<![\p{L}\p{N}])(?:off[\s-]?plan|under construction|pre[\s-]?launch|(?:brand[\s-]?)?new(?:ly)? launch(?:ed)?)(?![\p{L}\p{N}])/giu
const READY =
  /(?<![\p{L}\p{N}])(?:ready[\s-]*(?:to|2|for)[\s-]*(?:move(?:[\s-]*in)?|occupy)|vacant (?:and|&) ready|move[\s-]*in[\s-]*ready|ready[\s-]+(?:now|villa|villas|apartment|unit|home|property|townhouse|house)|hand[\s-]?over (?:done|completed)|handed[\s-]?over)(?![\p{L}\p{N}])/giu
/** The word alone, with nothing behind it that it could be ready for. */
const READY_ALONE = /(?<=(?:^|[|/,])\s*)ready(?=\s*(?:$|[|/.]))/giu
const ALMOST = /(?:almost|nearly|soon|near|be|getting|will be)\s+$/iu
const ARABIC_OFF_PLAN = /(?<!\p{L})(?:على الخارطة|على المخطط|قيد الإنشاء|قيد الانشاء)(?!\p{L})/gu
const ARABIC_READY =
  /(?<!\p{L})(?:جاهز|جاهزة|جاهزه)(?: (?:للسكن|للتسليم|للاستلام))?(?!\p{L})|(?<!\p{L})(?:استلام|تسليم) فوري(?!\p{L})/gu

/** Whether the property is still to be built, where the words say it themselves. */
export const completion: FactRule = {
  kind: 'completion',
  find(text) {
    const ready = [...matches(text, READY, 'ready'), ...matches(text, READY_ALONE, 'ready')].filter(
      ({ start }) => !ALMOST.test(text.slice(0, start)),
    )
    const all = [
      ...matches(text, OFF_PLAN, 'off_plan'),
      ...ready,
      ...matches(text, ARABIC_OFF_PLAN, 'off_plan'),
      ...matches(text, ARABIC_READY, 'ready'),
    ]
    return new Set(all.map(({ value }) => value)).size > 1 ? [] : all
  },
}
