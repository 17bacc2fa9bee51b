import { expect, it } from 'vitest'
import { inTraditional, writesTraditional } from '../src/language/traditional-writing.ts'

it.each([
  ['找到 19 套房源：2 间卧室，出租，位于迪拜码头', '找到 19 套房源：2 間臥室，出租，位於迪拜碼頭'],
  ['签约后只要复印件，系统会发布', '簽約後只要複印件，系統會發佈'],
  ['离地铁 2 公里，家里干净，周末联系', '離地鐵 2 公里，家裡乾淨，週末聯繫'],
  ['年租金的 5%，限制与标准一致', '年租金的 5%，限制與標準一致'],
  ['押金可退，面积 1,305 平方英尺', '押金可退，面積 1,305 平方英尺'],
])('writes %s', (text, expected) => {
  expect(inTraditional(text)).toBe(expected)
})

it('leaves what is traditional as it is', () => {
  expect(inTraditional('陳偉明想租兩房')).toBe('陳偉明想租兩房')
})

it.each([
  ['我想租兩房，預算15萬', true],
  ['喺Marina有冇平啲嘅', true],
  ['我想租两房，预算15万', false],
  ['2 bed in Dubai Marina', undefined],
  ['好', undefined],
])('tells by %s in what it is written', (message, expected) => {
  expect(writesTraditional(message)).toBe(expected)
})
