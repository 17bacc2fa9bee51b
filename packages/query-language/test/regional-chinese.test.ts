import { expect, it } from 'vitest'
import { fold, foldText } from '../src/language/fold.ts'

it.each([
  ['請問貸款還清之後可以續約嗎', '请问贷款还清之后可以续约吗'],
  ['唔要樓花', '不要楼花'],
  ['想喺呢度租間兩房，唔好超過十萬', '想在这里租间两房,不要超过十万'],
  ['有冇平啲嘅', '有没平些的'],
  ['我哋聽日得閒去睇樓', '我们明天有空去看房'],
  ['買樓係咪一定要俾首期', '买房是否一定要给首期'],
  ['邊個區好', '哪个区好'],
  ['頭期款要多少，仲介費誰付', '首付款要多少,中介费谁付'],
])('%s is read as the mainland writes it', (said, read) => {
  expect(foldText(said)).toBe(read)
})

it.each(['海边个别墅', '高楼层', '收楼花', '聯係我', '多少钱呢'])(
  '%s keeps what only looks like a word of the regions',
  (said) => {
    expect(foldText(said)).not.toMatch(/[哪房是这]/u)
  },
)

it('stays as long as before', () => {
  const said = '唔好意思，我哋想搵間兩房'
  const { text, origins } = fold(said)
  expect([text.length, origins.length]).toEqual([said.length, said.length + 1])
})
