import { simplifiedCharacters } from './traditional-characters.ts'

/** Characters of both writings: the traditional one that is folded into each is a rarer word of its own. */
const ofBoth = new Set(
  '只系向出谷合表卷借困家凶吃升杯泄扎舍志咨回吁才念幸局克彩欲秋千板面厘修胡冬蒙霉游沈辟朱抵症秘佣栗岩娘床昆群污佛愈吊席搜巨溪你酸制致台泛布注周干云余丰了征价托松准采斗',
)
/** Where several traditional characters are folded into one, and a few that are of both writings: what is meant mostly. */
const usual = new Map(
  [
    ...'个個里裡发發证證签簽账賬别別并並当當须須复復线線团團钟鐘汇匯获獲尽盡卫衛术術闲閒径徑湿濕脏髒尝嘗摆擺历歷毁毀云雲余餘丰豐征徵价價托託松鬆准準采採斗鬥咨諮'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, simplified = '', traditional = '']) => [simplified, traditional] as const),
)
/** Words in which a character is written in another way than mostly: each before its traditional form. */
const words: ReadonlyMap<string, string> = new Map(
  (
    '公里公里 英里英里 里程里程 海里海里 头发頭髮 理发理髮 标签標籤 书签書籤 合并合併 一并一併 复印複印 复制複製 复式複式 复杂複雜 重复重複 复利複利 多复多複 ' +
    '干净乾淨 干燥乾燥 烘干烘乾 主干主幹 干道幹道 骨干骨幹 干嘛幹嘛 干啥幹啥 干活幹活 汇总彙總 尽管儘管 日历日曆 黄历黃曆 内脏內臟 批准批准 获准獲准 核准核准 准许准許 不准不准 准予准予 ' +
    '发布發佈 公布公佈 布置佈置 布局佈局 分布分佈 宣布宣佈 制作製作 制造製造 自制自製 订制訂製 定制訂製 细致細緻 注册註冊 注明註明 备注備註 注销註銷 注释註釋 ' +
    '周末週末 每周每週 一周一週 两周兩週 二周二週 三周三週 四周内四週內 上周上週 下周下週 本周本週 周一週一 周二週二 周三週三 周四週四 周五週五 周六週六 周日週日 周期週期 ' +
    '旅游旅遊 游客遊客 游乐遊樂 游艇遊艇 电表電錶 水表水錶 手表手錶 老板老闆 关系關係 联系聯繫 维系維繫 一只一隻 两只兩隻 杂志雜誌 标志標誌 家具傢俱 窗台窗台 长征長征 松树松樹 卷帘捲簾 后裔後裔'
  )
    .split(' ')
    .map((pair) => [...pair])
    .map((pair) => [pair.slice(0, pair.length / 2).join(''), pair.slice(pair.length / 2).join('')]),
)

const traditionalOf = new Map<string, string>([
  ...[...simplifiedCharacters]
    .filter(([, simplified]) => !ofBoth.has(simplified))
    .map(([traditional, simplified]) => [simplified, traditional] as const),
  ...usual,
])
const longestFirst = [...words.keys()].sort((left, right) => right.length - left.length)
const written = new RegExp(`${longestFirst.join('|')}|\\p{Script=Han}`, 'gu')

/** A Chinese text in traditional characters, as Hong Kong and Taiwan write it. */
export const inTraditional = (text: string): string =>
  text.replace(written, (found) => words.get(found) ?? traditionalOf.get(found) ?? found)

/** Characters that only Cantonese writes. */
const cantonese = new Set('喺嘅唔冇啲佢咗嗰嚟哋咁乜嘢攞')

/** Characters of the table that traditional texts have as well. */
const usesBoth = new Set('里别并当干复云余征托松准采斗咨须')

/** Whether a message is written in traditional characters; undefined where it tells neither. */
export function writesTraditional(message: string): boolean | undefined {
  let traditional = 0
  let simplified = 0
  for (const character of message) {
    if (simplifiedCharacters.has(character) || cantonese.has(character)) traditional++
    else if (traditionalOf.has(character) && !usesBoth.has(character)) simplified++
  }
  if (traditional === 0 && simplified === 0) return undefined
  return traditional > simplified
}
