import { type FactRule, matches } from './rule.ts'

const FREE =
  /(?<![\p{L}\p{N}])(?:(?:chiller|a\/?c|cooling|air[\s-]?con(?:ditioning)?)[\s-]*(?:is\s+)?(?<value>free|incl(?:uded)?|inclusive)|free\s+(?:chiller|a\/?c|cooling))(?![\p{L}\p{N}])/giu
const ARABIC =
  /(?<!\p{L})(?:(?:ال)?(?:تكييف|تبريد|تشيلر)\s+(?:مجاني|مجانا|مجانًا|شامل|مشمول))(?!\p{L})/gu

/** Cooling that the tenant or owner does not pay for. */
export const chiller: FactRule = {
  kind: 'chiller',
  find(text) {
    return [
      ...matches(text, FREE, ({ groups }) =>
        /^incl/iu.test(groups?.value ?? '') ? 'included' : 'free',
      ),
      ...matches(text, ARABIC, (found) => (/شامل|مشمول/u.test(found[0]) ? 'included' : 'free')),
    ]
  },
}
