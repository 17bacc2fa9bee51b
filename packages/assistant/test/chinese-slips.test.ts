import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'
import { slotsOf } from './meaning/notation.ts'

const read = (text: string) =>
  understand({ text, language: 'zh', state: newState(), now }, knowledge).state.slots

describe('a character of the same sound', () => {
  it.each([
    ['Deira公遇 两房', 'apartment @deira b2'],
    ['Mirdif别树 带保木房 四房', 'villa @mirdif b4 +maids-room'],
    ['离地贴近的单见 Deira', 'apartment @deira b0 +near-metro'],
    ['Arjan一房 要有大洋台和停车味', '@arjan b1 +balcony +parking'],
    ['迪败码头 两房 出祖', 'rent @dubai-marina b2'],
    ['棕侣岛 海井 三房', '@palm-jumeirah b3 +sea-view'],
    ['便疑的一房 Deira', '@deira b1 sort:price_asc'],
    ['Arjan一房 预蒜60万', 'sale @arjan b1 <600k'],
    ['现访 Arjan 带家剧', '@arjan ready furnished'],
    ['五房别墅 带私家泳迟', 'villa b5 +private-pool'],
    ['Deira 商埔 出租', 'retail rent @deira'],
    ['Arjan一房出手', 'sale @arjan b1'],
  ])('%s', (text, meaning) => {
    expect(read(text)).toEqual(slotsOf(meaning))
  })

  it.each([
    ['我们家有老人孩子，想在Mirdif租房', 'rent @mirdif'],
    ['今天很开心，推荐一下Arjan的公寓', 'apartment @arjan'],
    ['朋友说那里的东西不错，Deira一房', '@deira b1'],
    ['先生贵姓，我找Deira的单间', 'apartment @deira b0'],
  ])('is none where the words are right (%s)', (text, meaning) => {
    expect(read(text)).toEqual(slotsOf(meaning))
  })
})

describe('a handover is none that has been', () => {
  it.each([
    ['Arjan公寓 2029年交房', 'apartment @arjan'],
    ['Arjan期房公寓 2029年交房', 'apartment sale @arjan off_plan'],
    ['Arjan公寓 什么时候交楼', 'apartment @arjan'],
  ])('%s', (text, meaning) => {
    expect(read(text)).toEqual(slotsOf(meaning))
  })
})

describe('a place that begins inside a feature', () => {
  it.each([
    ['想看哈利法城的别墅', 'villa @khalifa-city'],
    ['我要看市中心的一房', '@downtown-dubai b1'],
    ['看得到哈利法塔的一房', 'b1 +burj-khalifa-view'],
    ['能看城市夜景的一房', 'b1 +city-view'],
  ])('%s', (text, meaning) => {
    expect(read(text)).toEqual(slotsOf(meaning))
  })
})
