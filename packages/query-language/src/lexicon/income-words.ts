import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { cue, row, topic } from './wording.ts'

/** Letting out by the owner, and money that comes in: together they ask what a home earns. */
const income = (lets: string, brings: string): PhraseTable => [
  cue('lets', lets),
  cue('brings', brings),
]

/** Asks where one lives better; between two places that compares them. */
const where = (phrases: string): PhraseTable => [row({ kind: 'which' }, phrases)]

const charges = (phrases: string): PhraseTable => [topic('agency_commission', phrases)]

export const incomeWords = {
  en: [
    ...income(
      'rented out | its rented out | let it | let to tenants | to tenants | from tenants | from the tenants | from tenant | and rent it to',
      `${combine('{} good money | {} decent money | {} good income | {} steady income', 'bring | brings | bring in | brings in | make | makes | earn | earns | bring me | make me | earn me')} | comes back | come back | coming back | brings in | bring in | bringing in | left over | whats left | what is left | is left over | left at the end | stays with me | end up with | pay more | pays more | earn more | earns more | get out of it | come out of it | in my pocket`,
    ),
    ...where(
      combine(
        'where {}',
        'would you | would you rather | would you rather live | would i rather | would we rather | is life better | is it better to live | is living better | do families prefer | do people prefer | is it calmer | is it safer | is it greener',
      ),
    ),
    ...charges(
      `${combine(
        'what do you {} | how much do you {} | what will you {} | what does your company {} | what do you lot {} | how much do you lot {} | what do you guys {} | how much do you guys {}',
        'charge | charge me | take | take off me | take for it | keep for yourselves | earn on it',
      )} | your cut | whats your cut | what is your cut | buy through you | rent through you`,
    ),
  ],
  de: [
    ...income(
      'vermiete | vermieten | vermietet | durchs vermieten | beim vermieten | durch vermieten | durch vermietung | mieter | mietern | von mietern | von den mietern',
      `${combine(
        'was bleibt {} | wie viel bleibt {} | wieviel bleibt {} | bleibt {}',
        'da | mir | da im jahr | mir im jahr | im jahr | haengen | am jahresende | am ende | am ende uebrig | am jahresende uebrig | da uebrig',
      )} | was bleibt | haengen | was ab | was kommt da | was kommt dabei | was kommt dabei rein | was kommt da rein | ordentlich was ab | gut was ab | kommt rein | rein kommt | reinkommt | reinkommen | mehr rein | einbringen | bringt ein | einnehmen | in die kasse | gutes geld`,
    ),
    ...where(
      combine(
        'wo {}',
        'wohnt man | wohnt es sich | lebt man | lebt es sich | laesst es sich | laesst sich | wohnen familien | wuerdest du | wuerden sie | wuerdet ihr | wuerde man | ist es ruhiger | ist es gruener',
      ),
    ),
    ...charges(
      `${combine(
        'was {} | wie viel {} | wieviel {}',
        'nehmt ihr | nehmen sie | nimmst du | verlangt ihr | verlangen sie | berechnet ihr | berechnen sie',
      )} | ueber euch kaufe | ueber sie kaufe | ueber euch miete | ueber sie miete`,
    ),
  ],
  ru: [
    ...income(
      'и сдам | сдам | сдам ее | сдам его | и сдать | сдать ее | сдать его | потом сдать | с жильцов | жильцов | жильцам | жильцы | квартирантов | квартирантам | с арендаторов | арендаторам',
      'останется на руках | на руках | чистыми останется | останется чистыми | капнет | капает | капать | накапает | приносит | приносить | принесет | приносить будет | будет приносить | хорошие деньги | неплохие деньги | нормальные деньги | навар | навару | прилетит | набежит',
    ),
    ...where(
      combine(
        'где {} | где бы {}',
        'уютнее | приятнее | комфортнее | спокойнее | удобнее | тише | зеленее | веселее | вы жили | вы поселились | вы бы жили | лучше живется',
      ),
    ),
    ...charges(
      combine(
        'сколько {} | что {} | какой процент {}',
        'вы берете | берете вы | вы возьмете | вы себе берете | вы забираете | берете себе | вы с меня возьмете',
      ),
    ),
  ],
  ar: [
    ...income(
      'وأجرته | وأجرتها | واجرته | واجرتها | وأأجره | وأأجرها | أجرته | أجرتها | المستأجرين | للمستأجرين | المستأجر',
      'يبقى لي | يبقالي | تبقى لي | يتبقى لي | يجيني دخل | دخل زين | دخل حلو | دخل كويس | دخل ممتاز | دخل كل سنة | دخل كل شهر | تجيب دخل | يجيب دخل | تجيب دخل زين | يجيب دخل زين | تجيب فلوس | يجيب فلوس | يدر | تدر | تدر دخل | يدر دخل | يرجع لي',
    ),
    ...where('وين تنصح | وين تفضل | وين تحب | وين العيشة | وين السكن أحسن | وين أهدى'),
    ...charges(
      combine(
        'كم {} | شكثر {} | قديش {} | بكم {}',
        'تاخذون | تأخذون | بتاخذون | تاخذوا | نسبتكم | حقكم | تاخذون عمولة | تاخذون نسبة',
      ),
    ),
  ],
  hi: [
    cue(
      'compare',
      'अच्छा है या | अच्छी है या | बेहतर है या | बढ़िया है या | शांत है या | सस्ता है या | महंगा है या',
    ),
    cue('deal', 'का क्या मिल जाएगा | का क्या मिलेगा | का कितना मिल जाएगा | का कितना मिलेगा'),
    ...charges(
      `${combine(
        'ब्रोकर {} | एजेंट {} | दलाल {} | ब्रोकर अपना {} | एजेंट अपना {}',
        'कितना प्रतिशत | कितने प्रतिशत | कितना परसेंट | कितने परसेंट | कितना लेता | कितना लेते | कितना काटता | क्या लेता',
      )} | ${combine(
        'आप लोग {} | आप {} | तुम लोग {}',
        'कितना लेते हो | कितना लेते हैं | क्या लेते हो | क्या लेते हैं | कितना लोगे | कितना चार्ज करते',
      )}`,
    ),
  ],
  hinglish: [
    cue(
      'compare',
      'accha hai ya | acha hai ya | achha hai ya | acchi hai ya | behtar hai ya | better hai ya | badhiya hai ya | shant hai ya | sasta hai ya | mehnga hai ya',
    ),
    cue('deal', 'ka kya mil jayega | ka kya milega | ka kitna mil jayega | ka kitna milega'),
    ...charges(
      `${combine(
        'broker {} | agent {} | dalal {} | broker apna {} | agent apna {}',
        'kitna percent | kitne percent | kitna leta | kitna lete | kitna katta | kitna kaatta | kya leta',
      )} | ${combine(
        'aap log {} | aap {} | tum log {}',
        'kitna lete ho | kitna lete hain | kya lete ho | kya lete hain | kitna loge | kitna charge karte',
      )}`,
    ),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
