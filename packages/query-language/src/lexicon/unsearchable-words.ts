import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What people look for, and no advert states. */
export const unsearchables = ['quiet', 'sharing', 'short_stay', 'safe', 'airport', 'let'] as const
export type Unsearchable = (typeof unsearchables)[number]

/** How these are said, in each language. A star stands for any ending. */
export const unsearchableWords: Readonly<
  Record<Unsearchable, Readonly<Record<LanguageCode, string>>>
> = {
  quiet: {
    en: 'quiet|quieter|calm|peaceful|not noisy|no noise',
    ar: 'هادي|هادئ|هادئة|هادية|هاديه|هدوء|بدون ازعاج',
    ru: 'тихо|тихий|тихая|тихую|тихом|тихое|тихие|спокойно|спокойный|спокойную|спокойном|без шума|не шумно',
    hi: 'शांत|शान्त|शांति|बिना शोर|shant|shaant|shanti',
    zh: '安静|清静|清淨|安靜|不吵',
    de: 'ruhig|ruhige|ruhigen|ruhiges|ruhiger|leise|ohne lärm',
  },
  sharing: {
    en: 'sharing|to share|flatmate*|roommate*|bed space|bedspace|shared flat|shared apartment|shared room',
    ar: 'سكن مشترك|غرفة مشتركة|مشاركة سكن|شريك سكن|سرير',
    ru: 'подселени*|койко*|с соседями|соседом по квартире|соседкой по квартире',
    hi: 'शेयरिंग|रूममेट|बेड स्पेस|sharing|roommate|bed space',
    zh: '合租|室友|床位',
    de: 'wg|wg-zimmer|mitbewohner*|bettplatz',
  },
  short_stay: {
    en: 'for a week|for two weeks|for a few weeks|for a few days|for a fortnight|short stay|short let|holiday rental',
    ar: 'لاسبوع|لاسبوعين|لاسابيع|لايام|كم يوم|ايجار يومي',
    ru: 'на неделю|на две недели|на пару недель|на несколько дней|посуточно',
    hi: 'एक हफ़्ते के लिए|दो हफ़्ते के लिए|कुछ दिनों के लिए|do hafte ke liye|kuch din ke liye',
    zh: '短租|住两周|住一周|住几天|日租',
    de: 'für eine woche|für zwei wochen|für ein paar wochen|für ein paar tage|ferienwohnung|kurzzeitmiete',
  },
  safe: {
    en: 'safe area|safe neighbo*|safe community|safe place|safer area',
    ar: 'منطقة امنة|منطقة آمنة|منطقة امان|حي امن|حي آمن',
    ru: 'безопасный район|безопасном районе|безопасного района|спокойный и безопасный',
    hi: 'सुरक्षित इलाका|सुरक्षित इलाक़ा|सुरक्षित इलाके|सुरक्षित जगह|safe area|safe ilaka|safe jagah',
    zh: '治安好|治安要好|安全的区|安全的社区|安全的小区',
    de: 'sichere gegend|sicheren gegend|sicheres viertel|sichere lage|sicheren lage|sicherer gegend',
  },
  airport: {
    en: 'near the airport|near airport|close to the airport|close to airport|closer to the airport|nearer to the airport|next to the airport',
    ar: 'قريب من المطار|قريبة من المطار|قرب المطار|جنب المطار|اقرب للمطار',
    ru: 'рядом с аэропортом|недалеко от аэропорта|ближе к аэропорту|возле аэропорта|около аэропорта',
    hi: 'एयरपोर्ट के पास|एयरपोर्ट के करीब|हवाई अड्डे के पास|airport ke paas|airport ke pas|airport ke kareeb',
    zh: '离机场近|靠近机场|机场附近|離機場近|機場附近',
    de: 'nahe am flughafen|nah am flughafen|in flughafennähe|nähe des flughafens|nähe zum flughafen|näher am flughafen',
  },
  let: {
    en: 'tenanted|with a tenant|with tenants|with a sitting tenant|currently rented|already rented|rented out already|already let',
    ar: 'مؤجرة حاليا|مؤجر حاليا|فيها مستأجر|فيه مستأجر|مع مستأجر|مؤجرة اصلا',
    ru: 'с арендатором|с арендаторами|уже сдана|уже сдан|сданная|сданную|с жильцом|с жильцами',
    hi: 'किराएदार के साथ|किरायेदार के साथ|किराए पर चढ़ा|kirayedar ke saath|tenanted|tenant ke saath|kiraye pe chadha',
    zh: '带租约|帶租約|带租客|有租客|已出租的|已租出',
    de: 'vermietete wohnung|vermietet ist|bereits vermietet|mit mieter|mit mietern|vermietete*',
  },
}
