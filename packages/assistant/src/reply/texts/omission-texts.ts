import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What ends an answer of which a part was left out, because no row and no text proves it. */
export const omissionTexts: Readonly<Record<LanguageCode, string>> = {
  en: 'I have left out part of this answer because I could not check it.',
  ar: 'تركت جزءًا من هذا الجواب لأنني لم أتمكن من التحقق منه.',
  ru: 'Часть ответа я опускаю: проверить её мне не удалось.',
  hi: 'इस जवाब का एक हिस्सा मैंने छोड़ दिया है, क्योंकि उसकी पुष्टि नहीं हो सकी।',
  zh: '这个回答中有一部分我无法核实，所以没有写出来。',
  de: 'Einen Teil dieser Antwort lasse ich weg, weil ich ihn nicht prüfen konnte.',
}
