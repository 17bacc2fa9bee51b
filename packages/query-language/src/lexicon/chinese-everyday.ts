import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { cue, plain, purpose, rentValue, row } from './wording.ts'

/** How everyday Chinese asks for values, returns and the better of two places. */
export const chineseEveryday: PhraseTable = [
  cue('value', combine('平均{} | {}均价 | {}一般多少 | {}大概多少 | {}水平', '房价 | 售价')),
  rentValue(
    combine('平均{} | {}均价 | {}一般多少 | {}大概多少 | {}水平', '租金 | 房租 | 月租 | 年租'),
  ),
  cue(
    'value',
    combine(
      '能{} | 可以{} | 大概{} | 可{}',
      '卖个什么数 | 卖个啥价 | 卖啥价 | 出手多少 | 卖几钱 | 脱手多少',
    ),
  ),
  cue('value', '挂多少 | 挂多少合适 | 挂多少好 | 标多少合适 | 卖多少好 | 租多少合适'),
  cue(
    'compare',
    '哪个划算 | 哪套划算 | 哪个更值 | 哪套更值 | 哪套好 | 哪套更好 | 哪个合适 | 哪套合适',
  ),
  cue(
    'invest',
    `${combine('回报率{} | 年回报率{} | 回报{} | 收益率{} | 收益{}', '几个点 | 大概几个点 | 有几个点 | 能有几个点 | 一般几个点')} | ${combine('投{} | 投在{} | 投到{}', '哪 | 哪里 | 哪儿 | 哪个区 | 哪块 | 哪个社区 | 哪个地段')}`,
  ),
  plain(
    `${combine('{}区 | {}地方 | {}小区 | {}社区 | {}地段 | {}都', '两个 | 三个 | 这两个 | 那两个 | 几个')} | 不多 | 不算多 | 不高 | 不算高 | 不大 | 私人`,
  ),
  // Nearly '城市', and nothing that a home has.
  plain('阿联酋 | 阿聯酋 | 超市 | 便利店 | 菜市场 | 药店 | 药房 | 诊所 | 游乐场'),
  // The allowance of an employer counts no rooms: '1万5房补'.
  purpose('rent', '房补 | 房贴 | 住房补贴 | 住房补助 | 住房津贴 | 租房补贴 | 房屋补贴'),
  cue('compare', '比一下 | 比比 | 比对 | 比比看 | 相比较'),
  cue(
    'invest',
    '收多少租 | 能收多少租 | 收多少租金 | 收多少房租 | 收租多少 | 租金能收 | 每年能收 | 每年收 | 一年能收 | 一年收 | 买来出租 | 买了出租 | 买房出租 | 买来租出去 | 买了租出去 | 以租养贷 | 赚多少 | 能赚多少 | 收房租',
  ),
  row(
    { kind: 'which' },
    '哪里 | 哪儿 | 哪边 | 哪个 | 住哪 | 住哪里 | 住哪儿 | 哪块 | 哪一个 | 哪个区 | 哪个社区 | 纠结',
  ),
  row({ kind: 'day', offset: 0, part: 'evening' }, '今晚 | 今天晚上 | 今儿晚上 | 今夜'),
  row({ kind: 'day', offset: 0, part: 'morning' }, '今早 | 今天早上'),
  row({ kind: 'day', offset: 0, part: 'afternoon' }, '今天下午 | 今儿下午'),
  row({ kind: 'day', offset: 1, part: 'morning' }, '明早 | 明儿早上'),
  row({ kind: 'day', offset: 1, part: 'evening' }, '明晚 | 明儿晚上'),
]
