import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What people look for, and no advert states. */
export const unsearchables = ['quiet', 'sharing', 'short_stay'] as const
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
}
