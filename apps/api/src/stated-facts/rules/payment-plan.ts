import { type FactRule, matches } from './rule.ts'

const POST =
  /(?<![\p{L}\p{N}])(?:PHPP|PHP|post[\s-]*hand[\s-]?over(?:\s+(?:payment|pymt|pay))?(?:[\s-]*(?:plans?|PP))?)(?![\p{L}\p{N}])/giu
const PLAN =
  /(?<![\p{L}])(?:(?:payment|paymt|pymt|pay)[\s-]*plans?|P[.-]?\s?plans?|(?:easy|flexible|convenient|monthly)\s+(?:payments?|instal?lments?)(?:\s+plans?)?|instal?lments?|(?:yrs?|years?|easy)\s+p\.?p\.?)(?![\p{L}])/giu
/** Alone only in capitals: it is many other things besides. */
const SHORT = /(?<![\p{L}\p{N}.])P\.?P(?![\p{L}\p{N}])/gu
const SHARES = /(?<![\p{L}\p{N}/])\d{1,2}\s?[/-]\s?\d{1,2}\s+(?:payment|plan)(?![\p{L}])/giu
const ARABIC =
  /(?<!\p{L})(?:خط[ةه] (?:ال)?(?:دفع|سداد)|(?:ب|بال|ال)?(?:تقسيط|أقساط|اقساط))(?!\p{L})/gu

/** Paying in instalments, while it is built or after it is handed over. */
export const paymentPlan: FactRule = {
  kind: 'payment_plan',
  find(text) {
    const after = matches(text, POST, 'post_handover')
    const others = [
      ...matches(text, PLAN, 'instalments'),
      ...matches(text, SHORT, 'instalments'),
      ...matches(text, SHARES, 'instalments'),
      ...matches(text, ARABIC, 'instalments'),
    ]
    // "Post handover PP" is one plan, not two.
    const isInside = (at: number) => after.some(({ start, end }) => start <= at && at < end)
    return [...after, ...others.filter(({ start }) => !isInside(start))]
  },
}
