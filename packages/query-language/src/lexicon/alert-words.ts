import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Asks to be told of homes that come later. A star stands for any ending, three dots for a few words between. */
export const alertWords: Readonly<Record<LanguageCode, string>> = {
  en: 'email me when|email me if|e-mail me when|notify me|let me know when|let me know if … come*|tell me when … come*|send me new ones|alert me|set an alert|set up an alert|price alert|save this search|save the search|save my search|tell me when something|tell me if something|let me know if something|let me know when something|when something new comes',
  ar: 'نبهني|نبهوني|خبرني اذا نزل*|خبروني اذا|(?<!المالك )(?<!المؤجر )(?<!البيت )بلغني|ابلغني|ارسل لي اذا نزل*|تنبيه|احفظ البحث|حفظ البحث|احفظيلي البحث|احفظلي البحث|احفظيلي هالبحث|احفظلي هالبحث|خبريني اذا نزل*|خبرني لو نزل*|خبريني لو نزل*|خبروني لو نزل*|بلغوني اذا نزل*',
  ru: 'сообщите, когда|сообщи, когда|сообщите, если|напишите, когда|напиши, когда|дайте знать|дай знать|сообщите когда|сообщи когда|сообщите если появ*|напишите когда появ*|напиши когда появ*|уведоми|уведомите|уведомлять|уведомления о новых|получать уведомления|присыла* уведомления|включи* уведомления|оповести|оповестите|оповещ*|сохрани поиск|сохраните поиск|сохранить поиск|подпис* на новые',
  hi: 'बता देना जब|जब नया … बता*|नया आए तो|नए आएँ तो|अलर्ट|नया घर आए तो|नए घर आएँ तो|नया … आए तो … बता*|आए तो मेल|आए तो ईमेल|दाम … तो … बता*|दाम … तो … पता चल*|मेल आ जाए|नोटिफिकेशन|naya ghar aaye|naye ghar aaye|aaye to mail|aaye to mujhe bata*|aaye to … mail|daam … to … bata*|daam … to … pata chal*|price kam … to … bata*|mail aa jaye|notification|notify|सूचना देना|खोज सहेज*|सर्च सेव|alert|naya aaye to|search save',
  zh: '有新的通知我|有新房通知我|有新房源通知|(?<![东主他她介理业司家信才天刚经们人月周年])通知我(?![们的要退搬涨了说])|(?<![东主他她介理业司家信才天刚经们人])提醒我(?![们的要退搬涨了说])|保存搜索|保存这个搜索|新房源时候通知|新房源的时候通知|有新的时候告诉|有新的告诉我|降价通知|降价提醒',
  de: 'sag bescheid wenn|sagen sie bescheid wenn|bescheid, wenn|bescheid wenn|benachrichtige|benachrichtigen|benachrichtigung*|benachrichtigt werden|werde benachrichtigt|schick mir neue|mail mir wenn|suchauftrag|suche speichern|speicher* die suche|suche merken',
}
