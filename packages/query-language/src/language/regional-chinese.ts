/**
 * Words of Cantonese and of Taiwan beside those of the mainland for the same, in simplified characters.
 * Both have as many signs, so that every place in a message stays.
 */
const written =
  '唔好意思=不好意思|唔好=不要|唔使=不用|唔该=麻烦|得唔得=行不行|系咪=是否|係咪=是否|几多=多少|几钱=多少|' +
  '点样=怎样|点解=为啥|点算=咋办|乜嘢=什么|咩嘢=什么|甚么=什么|甚麼=什么|而家=现在|家阵=现在|头先=刚才|啱啱=刚刚|' +
  '琴日=昨天|寻日=昨天|听日=明天|今日=今天|后日=后天|朝早=早上|下昼=下午|晏昼=中午|夜晚=晚上|得闲=有空|' +
  '呢度=这里|嗰度=那里|屋企=家里|楼价=房价|屋主=业主|租屋=租房|买屋=买房|卖屋=卖房|' +
  '仲介=中介|网路=网络|成屋=现房|中古屋=二手房|头期款=首付款|预售屋=预售房|门号=电话|' +
  '唔=不|冇=没|嘅=的|喺=在|佢=他|哋=们|咗=了|啲=些|嗰=那|嚟=来|睇=看|搵=找|揾=找|攞=拿|畀=给|俾=给|' +
  '谂=想|嘢=事|乜=啥|咩=啥|㗎=的|仲=还|喇=了|嘞=了|咁=这'

/** What stands for something else beside other signs. */
const beside: readonly (readonly [RegExp, string])[] = [
  [/(?<![关联体])係/gu, '是'],
  [/呢(?=[个间套区幢层栋边座度些])/gu, '这'],
  [/(?<![海旁那这周河湖水路里外上下左右两])边(?=[个度区间套层栋])/gu, '哪'],
  [/(?<=[买租看卖供收交找])楼(?![花层上下市盘价龄宇板道顶])/gu, '房'],
]

const inMandarin: ReadonlyMap<string, string> = new Map(
  written.split('|').map((pair) => {
    const [said = '', meant = ''] = pair.split('=')
    return [said, meant]
  }),
)
const words = new RegExp([...inMandarin.keys()].join('|'), 'gu')
const signs = /\p{Script=Han}/u

/** A folded text with its regional words as the mainland writes them; as long as before. */
export function asMandarin(text: string): string {
  if (!signs.test(text)) return text
  const known = text.replace(words, (word) => inMandarin.get(word) ?? word)
  return beside.reduce((read, [pattern, sign]) => read.replace(pattern, sign), known)
}
