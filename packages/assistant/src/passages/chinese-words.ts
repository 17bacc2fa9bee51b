import { foldText } from '@manzil/query-language/language/fold'

/** Words of the trade that a general dictionary cuts in two. */
const ofTrade =
  '首付 首付款 首期 房贷 按揭 月供 涨租 加租 涨房租 租客 租户 房客 业主 东家 中介费 物业费 管理费 服务费 保证金 定金 期房 现房 楼花 烂尾 ' +
  '开发商 过户 过户费 产权证 房产证 外国人 老外 黄金签证 房租 年租 月租 跳票 退租 续租 续约 转租 合租 短租 民宿 毁约 违约 违约金 ' +
  '收房 交房 验房 看房 买房 卖房 购房 租房 置业 自住 空置 挂牌 挂牌价 成交价 登记价 估价 回报率 毛回报 净回报 收益率 税费 手续费 ' +
  '报修 漏水 水电费 账号 账户 登录 验证码 注销 销号 删号 房源 下架 托管账户 还款 还贷 解押 公证 挂号信 赶走 赶我走 赶人 搬走 搬家 搬离 ' +
  '入住 精装 经纪人 客服 提前还款 聊天记录 机器人 佣金 支票 承租人 二手房 次卧 主卧 车位 停车位 家电 全款 贷几成 利率 房主 找回'

const han = /\p{Script=Han}/u
const longestFirst = ofTrade.split(' ').sort((left, right) => right.length - left.length)
const trade = new RegExp(`(${longestFirst.join('|')})`, 'u')
const general = new Intl.Segmenter('zh', { granularity: 'word' })

/** The Chinese words of a text. Pairs of its signs would hold the border of two words as often as a word. */
export function chineseWords(text: string): string[] {
  if (!han.test(text)) return []
  return foldText(text)
    .split(trade)
    .flatMap((part, at) =>
      at % 2 === 1 ? [part] : Array.from(general.segment(part), ({ segment }) => segment),
    )
    .filter((word) => han.test(word))
}
