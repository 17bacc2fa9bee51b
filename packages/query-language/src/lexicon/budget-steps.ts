import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { row } from './wording.ts'

/** What the sum behind it, or before it, is added to. */
const more = (phrases: string) => row({ kind: 'noun', slot: 'price', raises: 1 }, phrases)
const less = (phrases: string) => row({ kind: 'noun', slot: 'price', raises: -1 }, phrases)

const budgetEn = 'budget | the budget | my budget | our budget | price | limit | the limit'

/** How much a budget changes by, not what it changes to: 'raise my budget by 200k'. */
export const budgetSteps = {
  en: [
    more(
      combine(
        'increase {} | increase {} by | raise {} | raise {} by | up {} by | bump {} by | bump up {} by | stretch {} by | extend {} by',
        budgetEn,
      ),
    ),
    more(combine('to {} | on top of {}', 'budget | the budget | my budget | our budget')),
    less(
      combine(
        'decrease {} by | reduce {} by | lower {} by | cut {} by | drop {} by | bring {} down by',
        budgetEn,
      ),
    ),
  ],
  de: [
    more(
      combine(
        '{} nochmal um | {} noch um | {} um weitere | {} nochmal plus | {} plus | erhoehe {} um | erhoehen sie {} um | erhoeh {} um',
        'budget | das budget | mein budget | unser budget',
      ),
    ),
    row(
      { kind: 'set', raises: 1 },
      'erhoehen | aufstocken | anheben | hochsetzen | mehr budget | mehr ausgeben',
    ),
    row({ kind: 'set', raises: -1 }, 'senken | kuerzen | reduzieren'),
  ],
  ru: [
    more(
      combine(
        'увеличь {} на | увеличьте {} на | увеличим {} на | увеличить {} на | подними {} на | поднимите {} на | повысь {} на | повысьте {} на | расширь {} на | {} плюс | {} увеличь на | {} увеличьте на | {} увеличим на | {} подними на | к {}',
        'бюджет | бюджету',
      ),
    ),
    less(
      combine(
        'уменьши {} на | уменьшите {} на | снизь {} на | снизьте {} на | сократи {} на | сократите {} на | {} уменьши на',
        'бюджет',
      ),
    ),
  ],
  ar: [
    more(
      combine(
        'زيد {} | زيدوا {} | زيدي {} | زد {} | زود {} | ارفع {} | ارفعي {} | ارفعوا {} | زيادة {} | على {} | فوق {}',
        'الميزانية | ميزانيتي | ميزانيتنا | البادجت',
      ),
    ),
    less(
      combine('نقص {} | قلل {} | خفض {} | نزل {}', 'الميزانية | ميزانيتي | ميزانيتنا | البادجت'),
    ),
  ],
  hi: [
    row(
      { kind: 'set', raises: 1 },
      'बढ़ा दो | बढ़ाओ | बढ़ा दीजिए | बढ़ाइए | बढ़ा देना | बढ़ा लो | और जोड़ दो | जोड़ दो',
    ),
    row({ kind: 'set', raises: -1 }, 'घटा दो | घटाओ | घटा दीजिए | कम कर दो | कम कर दीजिए'),
  ],
  hinglish: [
    row(
      { kind: 'set', raises: 1 },
      'badha do | badhao | badha dijiye | badha dena | badha lo | bada do | badhaiye | aur jod do | jod do',
    ),
    row(
      { kind: 'set', raises: -1 },
      'ghata do | ghatao | ghata dijiye | kam kar do | kam kar dijiye',
    ),
  ],
  zh: [
    more(
      combine(
        '{}加 | {}再加 | {}增加 | {}多加 | {}再增加 | {}再多加 | {}可以再加 | {}可以加 | {}能再加 | {}往上加 | {}再往上加 | {}提高 | {}再提高 | {}上调 | {}上浮 | {}追加 | {}再追加 | {}涨',
        '预算 | 总预算 | 价格',
      ),
    ),
    more('再多加 | 再往上加'),
    more(
      combine(
        '{}多 | {}再多 | {}高 | {}贵',
        '比刚才 | 比之前 | 比现在 | 比原来 | 比上面 | 比上次 | 比前面',
      ),
    ),
    less(
      combine(
        '{}少 | {}再少 | {}低 | {}便宜',
        '比刚才 | 比之前 | 比现在 | 比原来 | 比上面 | 比上次 | 比前面',
      ),
    ),
    less(
      combine(
        '{}减 | {}再减 | {}减少 | {}降低 | {}下调 | {}少 | {}砍 | {}砍掉 | {}压低 | {}降 | {}再降 | {}往下降 | {}缩减',
        '预算 | 总预算',
      ),
    ),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
