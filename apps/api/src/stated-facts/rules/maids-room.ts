import { type FactRule, matches } from './rule.ts'

const MAID =
  /(?<![\p{L}\p{N}])(?:maid(?:['’`]?s|s['’`])?|helper['’]?s?)(?:[\s-]*(?:room|rm|bedroom|quarters?))?(?![\p{L}\p{N}'’])/giu
/** "5BR+M": the M in capitals, and behind a number of bedrooms. */
const SHORT =
  /(?<![\p{L}\p{N}])\d\s?(?:B\/?R|BHK|[Bb]eds?|[Bb]edrooms?)?\s?\+\s?M(?![\p{L}\p{N}'’])/gu
const ARABIC = /(?<!\p{L})(?:و)?غرف[ةه] (?:ال)?(?:خادم[ةه]|خدم|شغال[ةه]|عامل[ةه])(?!\p{L})/gu
/** "Maid service" and the like come and go. */
const NO_ROOM = /^\s+(?:services?|visits?|included weekly)/iu
/** Work that the property would still need. */
const STILL_TO_MAKE =
  /(?:convertible|converted|convert|space|provision|room|option)\s+(?:in)?(?:to|for)\s+(?:an?\s+)?$/iu

/** A room for a maid. */
export const maidsRoom: FactRule = {
  kind: 'maids_room',
  find(text) {
    const english = matches(text, MAID, 'yes').filter(
      ({ start, end }) =>
        !NO_ROOM.test(text.slice(end)) && !STILL_TO_MAKE.test(text.slice(0, start)),
    )
    // "Helper" alone is anybody.
    const rooms = english.filter(({ start, end }) => !/^helpers?$/iu.test(text.slice(start, end)))
    return [...rooms, ...matches(text, SHORT, 'yes'), ...matches(text, ARABIC, 'yes')]
  },
}
