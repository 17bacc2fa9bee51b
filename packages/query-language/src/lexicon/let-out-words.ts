import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { cue } from './wording.ts'

/** A home that its buyer lets out, or bought with a tenant: nobody who says so looks for one to rent. */
const lets = (phrases: string): PhraseTable => [cue('lets', phrases)]

/** Asks which of two lets better. */
const letsBetter = (phrases: string): PhraseTable => [cue('invest', phrases)]

export const letOutWords = {
  en: [
    ...lets(
      `${combine('{} rent out | {} let out', 'easy to | quick to | ready to | i can | we can')} | just rents out | simply rents out | that rents out | rents itself out | rents itself | lets itself | tenanted | already tenanted | already let | already rented | already rented out | with a tenant in place | tenant in place | with a sitting tenant | with a tenant already`,
    ),
    ...letsBetter(
      combine(
        'rents out {} | lets out {} | easier to {} | rent out {}',
        'better | faster | quicker',
      ),
    ),
    ...letsBetter('easier to rent out | easier to let out | easier to let'),
  ],
  ar: [
    ...lets(
      'مؤجرة | ومؤجرة | مؤجر | ومؤجر | مأجرة | ومأجرة | سهلة التأجير | سهل التأجير | جاهزة للتأجير فورا | فيها مستأجر | وفيها مستأجر | عليها مستأجر | مع مستأجر',
    ),
    ...letsBetter(
      combine(
        'تتأجر {} | يتأجر {} | تأجيرها {} | تأجيره {}',
        'اسرع | أسرع | اسهل | أسهل | احسن | أحسن | افضل | أفضل',
      ),
    ),
  ],
  ru: [
    ...lets(
      'сдать в аренду | сдавать в аренду | сдавать ее в аренду | легко сдать | легко сдать в аренду | уже сдана в аренду | сдана в аренду | сданная в аренду | сданную в аренду | уже сдается в аренду',
    ),
    ...letsBetter(combine('{} сдается | {} сдаются | {} сдать', 'лучше | быстрее | легче | проще')),
  ],
  hi: [
    ...lets(
      'किराए पर चढ़ा हो | किराए पर चढ़ा हुआ | किराए पर चढ़ जाए | किराए पर लगा हो | किराए पर दे सकूँ | किराए पर दे सकें | किरायेदार के साथ | किराएदार के साथ',
    ),
    ...letsBetter(
      'किराए पर जल्दी चढ़ता | किराए पर जल्दी चढ़ेगा | किराए पर आसानी से चढ़ता | जल्दी किराए पर चढ़ता',
    ),
  ],
  hinglish: [
    ...lets(
      combine(
        '{} chadh jaye | {} chadha ho | {} chadha hua | {} laga hua | {} de saku | {} de sake | {} de saken | {} uth jaye',
        'rent par | rent pe | rent pr | kiraye par | kiraye pe',
      ),
    ),
    ...letsBetter(
      combine(
        '{} jaldi chadhta | {} jaldi chadhega | {} jaldi uthta',
        'rent par | rent pe | kiraye par | kiraye pe',
      ),
    ),
  ],
  zh: [
    ...lets(
      '马上出租 | 能马上出租 | 可以马上出租 | 可马上出租 | 立即出租 | 立刻出租 | 直接出租 | 容易出租 | 好出租的 | 易出租 | 方便出租 | 已经出租 | 已出租 | 租出去 | 马上租出去 | 容易租出去 | 好租出去 | 带租客 | 有租客 | 连租约',
    ),
    ...letsBetter(
      '好啲租 | 邊度好租 | 边度好租 | 哪里好租 | 哪個好租 | 哪个好租 | 哪边好租 | 更好租 | 更好出租 | 哪个好出租 | 哪里好出租 | 哪个容易出租 | 哪个更容易出租 | 哪里更容易出租 | 更容易租出去 | 哪个容易租出去 | 边度易租 | 邊度易租 | 邊度易租出去',
    ),
  ],
  de: [
    ...lets(
      'bereits vermietet | schon vermietet | sofort vermietbar | gut vermietbar | leicht vermietbar | zum sofortigen vermieten | leicht vermieten laesst',
    ),
    ...letsBetter(
      combine(
        'vermietet sich {} | laesst sich {} vermieten',
        'besser | schneller | leichter | einfacher',
      ),
    ),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
