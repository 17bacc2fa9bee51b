import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { sentencesOf } from '../src/passages/quote.ts'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

type Row = [LanguageCode, string[], RegExp, RegExp?]

function rows(title: string, all: Row[]): void {
  describe(title, () => {
    it.each(all)('in %s: %j', async (language, turns, told, not) => {
      const { text } = await converse(toolsWithTexts, turns, language)
      expect(text).toMatch(told)
      if (not !== undefined) expect(text).not.toMatch(not)
    })
  })
}

rows('who pays is told with how much it is', [
  ['en', ['who pays for ejari?'], /mostly it is the tenant[\s\S]*220/u],
  ['ar', ['مين يدفع ايجاري؟'], /المستأجر غالبًا[\s\S]*220/u],
  ['ru', ['что такое эджари и кто его платит'], /Реестр договоров[\s\S]*220[\s\S]*арендатор/u],
  ['hi', ['ejari kaun deta hai, kiraye par?'], /ज़्यादातर किराएदार देता है[\s\S]*220/u],
  ['zh', ['Ejari 谁来付？'], /租客付[\s\S]*220/u],
  ['de', ['Brauche ich Ejari und wer zahlt das?'], /220[\s\S]*meist ist es der Mieter/u],
])

rows('whether it can be agreed is told of the deal that is spoken of', [
  ['en', ['2 bed in JVC for rent', 'is the agency fee negotiable?'], /can be agreed[\s\S]*5%/u],
  ['ar', ['شقة للايجار في ديرة', 'العمولة قابلة للتفاوض؟'], /الاتفاق[\s\S]*5/u],
  [
    'ru',
    ['сниму студию в Дейре', 'а комиссия агента, можно торговаться?'],
    /договориться иначе[\s\S]*5\s%/u,
  ],
  ['hi', ['deira me 1 bhk kiraye par', 'commission kam ho sakta hai kya?'], /सहमति|प्रथा/u],
  ['zh', ['租德拉一居', '中介费可以谈吗？'], /可以另行约定[\s\S]*5%/u],
  [
    'de',
    ['Wohnung zur Miete in Deira', 'ist die Provision verhandelbar?'],
    /anders vereinbart[\s\S]*5\s%/u,
  ],
])

rows('what a case costs is no legal advice', [
  ['en', ['how much does a court case against my landlord cost'], /3\.5%[\s\S]*500/u],
  ['ar', ['المالك رافض يرجعلي التأمين', 'كم بتكلف القضية'], /3\.5[\s\S]*500/u],
  ['ru', ['сколько стоит подать жалобу на арендодателя в суд'], /3,5\s%/u],
  ['hi', ['landlord ke khilaf case karne ka kharcha kitna hai'], /3\.5%/u],
  ['zh', ['告房东要多少钱？'], /3\.5%/u],
  [
    'de',
    ['Wo beschwere ich mich über den Vermieter und was kostet das?'],
    /im Rental Disputes Center[\s\S]*3,5\s%/u,
  ],
])

rows('a question with a subject of its own is not told the text before', [
  [
    'en',
    [
      'how much notice does my landlord have to give to move in himself?',
      'and raise the rent by 30%?',
    ],
    /at most/u,
    /first degree/u,
  ],
  ['ar', ['كم مهلة الاخلاء اذا المالك بده يسكن؟', 'ويرفع الايجار 30%؟'], /43/u, /الدرجة الأولى/u],
  [
    'ru',
    ['за сколько хозяин должен предупредить о выселении?', 'а поднять аренду на 30%?'],
    /самое большее|43/u,
    /первой степени/u,
  ],
  ['hi', ['मकान मालिक घर खाली कराने से कितना पहले नोटिस दे?', 'और किराया 30% बढ़ा सकता है?'], /43|20%/u],
  ['zh', ['房东要自住，提前多久通知我？', '那涨租30%呢？'], /43/u, /一等亲/u],
  [
    'de',
    [
      'Mein Vermieter will selbst einziehen, in 6 Monaten. Darf der das?',
      'Und die Miete um 30% erhöhen?',
    ],
    /höchstens 20/u,
    /ersten Grades/u,
  ],
])

rows('a figure against the limit of a rule', [
  ['en', ['is 1.5m enough for the golden visa?'], /not with AED 1,500,000/u],
  [
    'ar',
    ['شقة للبيع بدبي مارينا لحد مليون ونص', 'بحصل على الاقامة الذهبية بهالمبلغ؟'],
    /لا يكفي 1,500,000/u,
  ],
  ['ru', ['квартира за 2,5 млн даст золотую визу?'], /достаточно/u],
  ['hi', ['20 lakh ka ghar loon to golden visa milega?'], /काफ़ी है/u],
  ['zh', ['150万的房子能拿黄金签证吗？'], /不够/u],
  ['de', ['Reichen 1,8 Mio für das Goldene Visum?'], /allein reichen nicht/u],
])

rows('who has no residence visa yet is told about a tenancy', [
  ['en', ['can I rent an apartment on a tourist visa?'], /no law in the Emirates/u],
  ['ar', ['أقدر أستأجر شقة بتأشيرة سياحة؟'], /لا يمنع أي قانون/u],
  ['ru', ['можно ли снять квартиру по туристической визе?'], /не запрещают приезжему/u],
  ['hi', ['टूरिस्ट वीज़ा पर घर किराए पर मिल सकता है?'], /मेहमान को घर किराए/u],
  ['zh', ['我拿旅游签证能租公寓吗？'], /没有法律禁止/u],
  [
    'de',
    ['Kann ich mit Touristenvisum einen Mietvertrag unterschreiben?'],
    /verbietet es Besuchern/u,
  ],
])

rows('a loan from abroad has a text of its own', [
  ['en', ['can I get a mortgage as a non-resident?'], /live abroad[\s\S]*50%/u, /80%/u],
  ['ar', ['ممكن اخذ قرض وانا غير مقيم؟'], /الخارج[\s\S]*50/u, /80/u],
  ['ru', ['дадут ли ипотеку нерезиденту?'], /за границей[\s\S]*50/u, /80/u],
  ['hi', ['india se loan mil sakta hai kya'], /विदेश[\s\S]*50%/u, /80%/u],
  ['zh', ['非居民可以贷款买房吗？'], /国外[\s\S]*50%/u, /80%/u],
  ['de', ['Kredit aus Deutschland für Dubai möglich?'], /Ausland[\s\S]*50/u, /80/u],
])

rows('taxes on rent are told', [
  ['en', ['do i pay tax on my rental income?'], /no income tax/u],
  ['en', ['do I have to pay tax on my rental income?'], /no income tax/u],
  ['ar', ['فيه ضريبة على الايجار اللي استلمه؟'], /ضريبة دخل/u],
  ['ar', ['هل أدفع ضريبة على دخل الإيجار؟'], /ضريبة دخل/u],
  ['ru', ['какой налог на доход от аренды?'], /подоходного налога/u],
  ['ru', ['надо ли платить налог с аренды, если я сдаю квартиру?'], /подоходного налога/u],
  ['hi', ['kiraye ki kamai par tax lagta hai kya'], /आयकर नहीं/u],
  ['hi', ['किराए की आय पर टैक्स देना पड़ता है?'], /आयकर नहीं/u],
  ['zh', ['租金收入要交税吗？'], /不交所得税/u],
  ['zh', ['租金收入要缴税吗？'], /不交所得税/u],
  ['de', ['Muss ich Mieteinnahmen versteuern?'], /keine Einkommensteuer/u],
])

rows('of the text before only what it says besides is told', [
  [
    'en',
    ['AC died in july and landlord says its on me??', 'can i just take it off the next cheque'],
    /Not on your own/u,
    /air conditioning, water heater/u,
  ],
])

rows('what settling a loan early costs', [
  ['en', ['do they punish me for paying the loan early?'], /1%[\s\S]*10,000/u],
  ['ar', ['كم رسوم السداد المبكر للقرض؟'], /1[\s\S]*10,000/u],
  ['ru', ['сколько стоит досрочное погашение кредита?'], /1\s%[\s\S]*10\s000/u],
  ['hi', ['लोन जल्दी चुकाने पर कितना लगता है?'], /1%[\s\S]*10,000/u],
  ['zh', ['提前还贷要付多少？'], /1%[\s\S]*10,000/u],
  ['de', ['Was kostet es, den Kredit vorzeitig abzulösen?'], /1\s%[\s\S]*10\.000/u],
])

rows('which papers are needed is a list, for the side that asks', [
  ['en', ['I am selling my flat', 'which documents do I need?'], /Title deed; Passport/u],
  ['ar', ['بدي ابيع شقتي', 'شو المستندات المطلوبة؟'], /سند الملكية/u],
  ['ru', ['какие документы нужны чтобы снять квартиру'], /нужны паспорт/u],
  ['hi', ['मुझे फ़्लैट बेचना है', 'कौन से दस्तावेज़ चाहिए?'], /टाइटल डीड/u],
  ['zh', ['租房需要什么文件？'], /护照/u],
  ['de', ['Ich will verkaufen', 'welche Unterlagen brauche ich?'], /Grundriss|Reisepass|Pass/u],
])

rows('by the side that asks', [
  [
    'en',
    ['I want to sell my flat', 'how much does the agent take and who pays the transfer fee?'],
    /home is sold[\s\S]*2%[\s\S]*buyer/u,
  ],
  ['ar', ['بدي ابيع شقتي', 'كم عمولة الوسيط؟'], /عند البيع[\s\S]*2/u],
  [
    'ru',
    ['какие документы нужны для продажи', 'сколько берёт агент и кто платит 4%'],
    /при продаже[\s\S]*2\s%[\s\S]*покупатель/u,
  ],
  ['hi', ['मुझे अपना फ़्लैट बेचना है', 'एजेंट का कमीशन कितना है?'], /बिक्री[\s\S]*2%/u],
  ['zh', ['外国人买房有什么税费？'], /买房要花多少钱[\s\S]*4%[\s\S]*2%/u],
  [
    'de',
    ['Ich will meine Wohnung verkaufen', 'wie hoch ist die Provision?'],
    /Verkauf einer Immobilie[\s\S]*2\s%/u,
  ],
])

it.each([
  ['Under Law No. 26 of 2007 the landlord repairs. The tenant pays.', 2],
  ['Nach dem Gesetz Nr. 33 von 2008 gilt das. Sonst nicht.', 2],
])('a shortened word ends no sentence: %s', (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count)
})

rows('a place of another emirate is not told the rises of Dubai', [
  ['en', ['how do rent increases work on Reem Island?'], /Abu Dhabi/u, /Decree No\. 43/u],
  ['de', ['Wie laufen Mieterhöhungen auf Reem Island?'], /Abu Dhabi/u, /Dekret Nr\. 43/u],
  ['ar', ['كيف زيادة الإيجار في جزيرة الريم؟'], /أبوظبي/u, /رقم 43/u],
])
