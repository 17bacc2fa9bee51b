import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { row } from './wording.ts'

/** The place behind it belongs to what is told, and is no wish. */
const told = (phrases: string) => row({ kind: 'background' } as const, phrases)

/** The same of the place before it. */
const toldBefore = (phrases: string) =>
  row({ kind: 'background', reach: 'previous' } as const, phrases)

/** One thing is swapped for another, by a verb before both or a word between them. */
const swap = (phrases: string) => row({ kind: 'set', swaps: true } as const, phrases)

const inPlace = (phrases: string) => row({ kind: 'about', swaps: true } as const, phrases)

const plainSet = (phrases: string) => row({ kind: 'set' } as const, phrases)

/** Where people of a story live, work, come from, stayed or learn; and one place for another. */
export const storyWords = {
  en: [
    told(
      combine(
        '{} in | {} at | {} on | {} near | {} over in',
        'lives | lived | used to live | used to stay | used to rent | used to work | worked | works | stays | stayed | were staying | was staying | grew up | studied | teaches | taught | is based | are based | spent a week | spent the winter | spent last winter | met friends | is stored | are stored | stored | is kept | are kept | in storage',
      ),
    ),
    told(
      combine(
        'my {} live in | my {} live on | our {} live in | my {} are in | our {} are in | my {} all live in | whose {} live in | my {} have a place in',
        'parents | friends | brothers | sisters | colleagues | cousins | in laws | grandparents | kids | children | relatives',
      ),
    ),
    told(
      'comes from | came from | come from | is from | hails from | moved from | moved out of | moving out of | at a school in | at school in | to school in | a school in | kids school in | kids school is in | daughters school in | sons school in | nursery in | flew in from | commutes to | drives to',
    ),
    swap('swap | replace | exchange | substitute | trade | switch from | change from | move from'),
    row({ kind: 'plain', swaps: true }, 'change'),
    plainSet('swap it for | swap for | replace it with | exchange it for | swap that for'),
  ],
  ar: [
    told(
      'مخزنة في | مخزنة بـ | مخزن في | يسكن | تسكن | يسكنون | سكنا | سكنت | كنا ساكنين | كنت ساكن | كنت ساكنة | كنا نسكن | كنت أسكن | يعيش | تعيش | يعيشون | عشنا | عشت | عاش | يعملون | جاي من | جاية من | جايين من | جاء من | جاءت من | أصله من | أصلها من | أهلي من | نزلنا في | أقمنا | أقامت | أقام | قاعد في | قاعدين في | في مدرسة في | مدرسة ولدي | مدرسة بنتي | مدرسة ابني | مدرسة أولادي | مدرسة عيالنا | مدرستها | مدرسته | انتقلنا من | انتقلت من | ناقلين من',
    ),
    swap('بدل لي | بدلي لي | استبدل | استبدلي | استبدلوا | غير لي'),
  ],
  ru: [
    told(
      combine(
        '{} в | {} на | {} во | {} рядом с | {} около',
        'хранится | хранятся | живет | живут | мы жили | они жили | я жил | я жила | раньше жил | раньше жила | раньше жили | жили раньше | жил раньше | жила раньше | работает | работал | работала | работали | снимал | снимала | снимали | останавливался | останавливалась | останавливались | отдыхал | отдыхала | отдыхали | учился | училась | ходит в садик | ходит в сад | вырос | выросла | гостили | гостил | гостила',
      ),
    ),
    told(
      'родом из | приехал из | приехала из | приехали из | родители из | переехал из | переехала из | переехали из | друзья из | школа дочери в | школа сына в | школа детей в | школа ребенка в | садик в | школа у нас в | школа у детей в',
    ),
    swap(
      'поменяй | поменяйте | поменять | замени | замените | заменить | смени | смените | сменить | меняем',
    ),
  ],
  hi: [
    toldBefore(
      combine(
        'में {} | मे {} | पर {}',
        'रखा है | रखे हैं | रहता है | रहती है | रहते हैं | रहते थे | रहता था | रहती थी | रहे थे | रुके थे | रुका था | रुकी थी | ठहरे थे | काम करता है | काम करती है | काम करते हैं | नौकरी करता है | पढ़ता है | पढ़ती है | पढ़ते हैं | पढ़ते थे | पढ़ाता है | पढ़ाती है',
      ),
    ),
    toldBefore('से आया | से आई | से आए | से आते हैं | का रहने वाला | की रहने वाली | के रहने वाले'),
    inPlace('की जगह | के स्थान पर | को बदलकर | को बदल कर | हटाकर | को हटाकर'),
  ],
  hinglish: [
    toldBefore(
      combine(
        'me {} | mein {} | mai {} | pe {}',
        'rakha hai | rakhe hain | rehta hai | rehti hai | rehte hai | rehte hain | rehte the | rehta tha | rehti thi | ruke the | ruka tha | thehre the | rahte the | padhta hai | padhti hai | padhte hain | padhte the',
      ),
    ),
    toldBefore(
      'se aaya | se aayi | se aaye | se aate | ka rehne wala | ki rehne wali | ke rehne wale',
    ),
    inPlace('ki jagah | ke jagah | ki jagha | ke sthan par | ko badal ke | ko badalkar | hata ke'),
  ],
  zh: [
    told(
      combine(
        '{}住在 | {}住 | {}以前住在 | {}在 | {}来自 | {}家在',
        '妹妹 | 姐姐 | 哥哥 | 弟弟 | 父母 | 爸妈 | 朋友 | 同事 | 亲戚 | 表哥 | 表姐 | 表妹 | 表弟 | 女儿 | 儿子 | 同学 | 公婆 | 岳父母',
      ),
    ),
    told(
      '东西放在 | 东西存在 | 家具放在 | 行李放在 | 以前住在 | 以前住 | 之前住在 | 之前住 | 曾经住在 | 曾住在 | 原来住在 | 去年住在 | 来自 | 搬出 | 搬离',
    ),
    toldBefore('搬过来 | 搬来 | 过来的 | 来的 | 长大'),
    swap('换成 | 换为 | 替换成 | 替换为 | 改成 | 改为'),
  ],
  de: [
    told(
      combine(
        '{} in | {} im | {} in der | {} an der | {} auf der | {} bei',
        'lagert | lagern | eingelagert | wohnt | lebt | wohnte | lebte | wohnten | lebten | arbeitet | arbeitete | arbeiteten | studiert | studierte | übernachtete | aufgewachsen',
      ),
    ),
    told(
      combine(
        '{} wohnen in | {} leben in | {} wohnen im | {} wohnen in der | {} leben in der',
        'eltern | freunde | geschwister | brüder | schwestern | kollegen | kinder | verwandte | großeltern | schwiegereltern',
      ),
    ),
    told(
      'kommt aus | kommen aus | stammt aus | stammen aus | zieht aus | schule in | kita in | schule der kinder in | schule liegt in',
    ),
    toldBefore('gewohnt | gelebt | übernachtet | gearbeitet | aufgewachsen | zur schule gegangen'),
    swap('tausche | tauschen sie | tausch | ersetze | ersetzen sie | wechsle von | wechseln von'),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
