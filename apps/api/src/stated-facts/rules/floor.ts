import { type FactRule, matches } from './rule.ts'

/** A storey inside the property is not the storey of the property: "ground floor bedroom". */
const OF_THE_PROPERTY =
  '(?![\\s-]*(?:bed|bedroom|bed room|room|maid|master|suite|living|guest|bath|plan|area|to ceiling|terrace|option))'
const HEIGHTS =
  /(?<![\p{L}\p{N}])(?<height>high|hight|higher|highest|h|mid|middle|medium|low|lower|ground|top|g)[\s-]*(?:floor|flr)(?![\p{L}\p{N}])/giu
const NUMBER =
  /(?<![\p{L}\p{N}.,])(?<number>\d{1,2})(?:st|nd|rd|th)\s+(?:floor|flr)(?![\p{L}\p{N}])/giu
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']
const ORDINAL =
  /(?<![\p{L}\p{N}])(?<ordinal>first|second|third|fourth|fifth)\s+(?:floor|flr)(?![\p{L}\p{N}])/giu
const ARABIC =
  /(?<!\p{L})(?:ال)?(?:طابق|دور)\s+(?:ال)?(?<height>عالي|عالٍ|علوي|متوسط|منخفض|أرضي|ارضي)(?!\p{L})/gu

const english: Readonly<Record<string, string>> = {
  high: 'high',
  hight: 'high',
  h: 'high',
  higher: 'high',
  highest: 'high',
  mid: 'mid',
  middle: 'mid',
  medium: 'mid',
  low: 'low',
  lower: 'low',
  ground: 'ground',
  g: 'ground',
  top: 'top',
}
const arabic: Readonly<Record<string, string>> = {
  عالي: 'high',
  عالٍ: 'high',
  علوي: 'high',
  متوسط: 'mid',
  منخفض: 'low',
  أرضي: 'ground',
  ارضي: 'ground',
}

const ofTheProperty = new RegExp(`^${OF_THE_PROPERTY}`, 'iu')

/** How high the property lies in its building, or the number of its floor. */
export const floor: FactRule = {
  kind: 'floor',
  find(text) {
    return [
      ...matches(text, HEIGHTS, ({ groups }) => english[groups?.height?.toLowerCase() ?? '']),
      ...matches(text, NUMBER, ({ groups }) => String(Number(groups?.number))),
      ...matches(text, ORDINAL, ({ groups }) =>
        String(ORDINALS.indexOf(groups?.ordinal?.toLowerCase() ?? '') + 1),
      ),
      ...matches(text, ARABIC, ({ groups }) => arabic[groups?.height ?? '']),
    ].filter(({ end }) => ofTheProperty.test(text.slice(end)))
  },
}
