import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { before } from './wording.ts'

/**
 * One end of a range that is moved to another sum, which stays that end: 'raise the minimum to 2m'.
 * '1500 sqft min to lease' moves nothing.
 */
const moved = (patterns: string, lower: string, upper: string): PhraseTable => [
  before('min', combine(patterns, lower)),
  before('max', combine(patterns, upper)),
]

export const movedBounds = {
  en: moved(
    'the {} to | my {} to | raise {} to | increase {} to | lower {} to | change {} to | set {} to',
    'minimum | min | lower limit | lower end | floor',
    'maximum | max | upper limit | upper end | ceiling',
  ),
  ar: moved(
    '{} الى | {} لـ | {} يصير | {} صار | {} يكون | خلي {} | خل {} | اجعل {}',
    'الحد الادنى | الحد الأدنى',
    'الحد الاقصى | الحد الأقصى | الحد الاعلى | الحد الأعلى',
  ),
  ru: moved(
    '{} измени на | {} измените на | {} поменяй на | {} поменяйте на | {} подними до | {} поднимите до | {} опусти до | {} увеличь до | {} сделай',
    'минимум | нижнюю границу | нижний предел | нижнюю планку',
    'максимум | верхнюю границу | верхний предел | верхнюю планку',
  ),
  hi: moved('{} को', 'न्यूनतम | मिनिमम | कम से कम', 'अधिकतम | मैक्सिमम | ज़्यादा से ज़्यादा'),
  zh: moved(
    '{}改成 | {}改为 | {}改到 | {}提到 | {}提高到 | {}调到 | {}调整到 | {}升到 | {}降到 | {}降低到 | {}换成 | {}变成',
    '最低 | 下限 | 最少 | 最低价 | 最低预算 | 价格下限',
    '最高 | 上限 | 最多 | 最高价 | 最高预算 | 价格上限',
  ),
  de: moved(
    'das {} auf | die {} auf | den {} auf | das {} jetzt | die {} jetzt',
    'minimum | untergrenze | mindestpreis | untere grenze',
    'maximum | obergrenze | höchstpreis | obere grenze',
  ),
} as const satisfies Record<string, PhraseTable>
