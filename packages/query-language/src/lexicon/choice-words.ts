import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { cue, row } from './wording.ts'

/** Cannot choose between two of them. */
const undecided = (phrases: string) => cue('compare', phrases)

/** A home that is the visitor's own where it stands behind; what it would sell or let for. */
const own = (owns: string, deal: string): PhraseTable => [cue('owns', owns), cue('deal', deal)]

/** A home that is to earn money. */
const earner = (phrases: string) => cue('invest', phrases)

const card = (value: number, phrases: string) => row({ kind: 'ordinal', value }, phrases)

/** How one asks for help with a choice, and what a home would bring if it were sold or let. */
export const choiceWords = {
  en: [
    undecided(
      combine(
        '{} between | {} which | {}',
        'help me pick | help me choose | help me decide | cant decide | cannot decide | torn | undecided | hesitating | cant choose | help us pick | help us choose | help us decide',
      ),
    ),
    ...own(
      'if i sold | if i sell | if we sold | if we sell | if i were to sell | sold up | could my | could our | can our | can my',
      'walk away with | what would i walk away with | what would we walk away with | would i be left with | fetches | goes for | sells for | ballpark for',
    ),
    row({ kind: 'cue', cue: 'deal', purpose: 'rent' }, 'rent for | rents for'),
    earner(
      'earner | decent earner | good earner | money maker | cash cow | most rent for my money | most rent for the money | the most rent | more rent for my money',
    ),
  ],
  de: [
    undecided(
      'hilf mir bei der entscheidung | hilf mir entscheiden | hilf mir waehlen | hilf mir auswaehlen | helft mir bei der entscheidung | helft mir entscheiden | kann mich nicht | kann mich nicht entscheiden | koennen uns nicht | koennen uns nicht entscheiden | nicht entscheiden | nicht zwischen | bin unentschlossen | unentschlossen | schwanke zwischen | schwanken zwischen | schwanke | was spricht fuer',
    ),
    ...own(
      'wenn ich verkaufe | wenn ich mein | wenn ich meine | wenn wir unser | wenn wir unsere',
      'was hab ich dann | was habe ich dann | was haben wir dann | in der hand | was bleibt mir dann | fuer wie viel koennten wir | fuer wie viel koennte ich | fuer wie viel kann ich | fuer wie viel koennen wir | fuer wieviel koennten wir | fuer wieviel koennte ich | was bringt eine | was bringt ein',
    ),
    cue('mine', 'wie meine | wie meins | wie meiner | wie unsere | wie unseres'),
    earner(
      'um zu vermieten | um sie zu vermieten | um es zu vermieten | um ihn zu vermieten | am meisten miete | die meiste miete | mehr miete rein',
    ),
  ],
  ru: [
    undecided(
      'помоги выбрать | помогите выбрать | помоги определиться | помогите определиться | не могу решить | не могу решиться | не можем решить | не можем решиться | не решу | разрываюсь | разрываюсь между | колеблюсь | колеблюсь между | выбираю между | выбираем между',
    ),
    ...own(
      'если продам | если продать | если продадим | если я продам | если мы продадим',
      'сколько получу | сколько получим | сколько выйдет | сколько я получу | сколько в итоге',
    ),
    cue('mine', 'как у меня | как у нас | такую как у меня | как моя | как мой'),
    earner(
      'больше всего аренды | больше аренды | чисто под сдачу | только под сдачу | чтобы только сдавать',
    ),
    card(1, 'первой | первому | первым'),
    card(2, 'второму | вторым'),
    card(3, 'третьей | третьему | третьим'),
    card(4, 'четвертой | четвертое | четвертого | четвертому'),
    card(5, 'пятой | пятого'),
  ],
  ar: [
    undecided(
      'ساعدني أختار | ساعدوني أختار | ساعدني اختار | محتار | محتارة | محتارين | مو عارف أختار | مب عارف أختار | مش عارف أختار | متردد | مترددة | متردد بين',
    ),
    cue('value', 'لو بعت | اذا بعت | إذا بعت | لو أبيع | لو بعنا | بكم نقدر نأجر | كم نقدر نأجر'),
    earner('عشان أأجر | بس عشان أأجر | أعلى ايجار مقابل | أعلى إيجار مقابل | أكثر ايجار مقابل'),
  ],
  hi: [
    undecided(
      'चुनने में मदद | चुनने में मदद करो | तय नहीं कर पा | फैसला नहीं कर पा | समझ नहीं आ रहा कौन | कन्फ्यूज़ | कन्फ्यूज़ हूँ',
    ),
    ...own(
      'अगर मैं बेचूँ | अगर बेचूँ | बेचूँ तो',
      'हाथ में क्या आएगा | हाथ में कितना आएगा | कितने किराए पर चढ़ | कितने में बिकता | कितने का बिकता',
    ),
    earner(
      'किराए पर देने के लिए | किराये पर देने के लिए | रेंट पर देने के लिए | सबसे ज़्यादा किराया | सबसे ज़्यादा रेंट',
    ),
  ],
  hinglish: [
    undecided(
      'chunne me madad | chunne mein madad | choose karne me madad | decide nahi kar pa | decide nahi ho raha | faisla nahi kar pa | confuse hu | confused hu | samajh nahi aa raha kaun',
    ),
    ...own(
      'agar main bechu | agar bechu | bechu to',
      'haath me kya aayega | hath me kya aayega | haath me kitna aayega | kitne kiraye pe chadh | kitne me bikta | kitne mein bikta | kitne ka bikta',
    ),
    cue('mine', 'mere jaisa | mere jaisi | hamare jaisa | hamare jaisi'),
    earner(
      'kiraye pe dene ke liye | kiraye par dene ke liye | rent pe dene ke liye | rent par dene ke liye | sabse zyada kiraya | sabse zyada rent',
    ),
    card(4, 'chautha | chauthi | chauthe'),
    card(5, 'panchwa | paanchva | panchva'),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
