import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** Asks what the talk has come to. A star stands for any ending, three dots for a few words between. */
export const recapWords: Words = {
  en: 'sum up|sum it up|sum it all up|sum that up|summarise|summarize|recap|short summary|quick summary|what do we have so far|what have we so far|what have we got so far|what we have so far',
  ar: 'لخص|لخصي|لخصلي|لخصيلي|لخصولي|ملخص|الملخص|الخلاصة|شو وصلنا|وين وصلنا|ايش عندنا لحد',
  ru: 'подведи итог*|подведите итог*|подведем итог*|подытож*|резюмируй*|что у нас есть|что мы имеем|на чем остановились|на чем мы остановились|кратко повтори*',
  hi: 'सारांश|संक्षेप में बता*|अब तक क्या|अब तक का|एक बार बता दो सब|sum up|summary|recap|ab tak kya|ab tak ka',
  zh: '总结一下|总结下|帮我总结|做个总结|汇总一下|归纳一下|梳理一下|小结一下|到目前为止有什么|目前有哪些|我们有什么了',
  de: 'fass zusammen|fass … zusammen|fasse … zusammen|fassen sie … zusammen|fass mal zusammen|zusammenfassung|zusammenfassen|was haben wir bisher|was haben wir bis jetzt|was wir bisher haben',
}

/** Sends something on. */
export const sendOnWords: Words = {
  en: 'send|forward|share|email|e-mail|whatsapp',
  ar: 'ارسل*|ابعت*|ابعث*|شارك*|حول*|دز*|طرش*',
  ru: 'отправь*|отправить|отправьте|пришли*|перешли*|скинь*|скинуть|поделит*|поделиться|покажи*',
  hi: 'भेज*|शेयर|bhej*|send|share|forward',
  zh: '发给|发送给|转发给|转给|分享给|发到',
  de: 'schick*|send*|leite … weiter|weiterleit*|weiterschick*|teilen|teile|auch sehen|zeigen',
}

/** Somebody who is no agent, and is not written to from here. */
export const relativeWords: Words = {
  en: 'my wife|my husband|my partner|my brother|my sister|my mother|my mom|my mum|my father|my dad|my parents|my friend|my friends|my family|my son|my daughter|my flatmate|my boss|my girlfriend|my boyfriend|my fiance*|my colleague',
  ar: 'زوجتي|زوجي|مرتي|مراتي|جوزي|حرمتي|اخوي|اخي|اختي|امي|ابوي|ابي|اهلي|صديقي|صديقتي|صاحبي|ربعي|ولدي|بنتي|عائلتي',
  ru: 'жене|мужу|супруге|супругу|брату|сестре|маме|папе|родителям|другу|подруге|друзьям|семье|сыну|дочери|коллеге',
  hi: 'पत्नी को|पति को|बीवी को|भाई को|बहन को|मम्मी को|पापा को|दोस्त को|परिवार को|घरवालों को|wife ko|husband ko|biwi ko|bhai ko|behen ko|dost ko|family ko|papa ko|mummy ko|my wife|my husband|meri wife|mere husband',
  zh: '老婆|太太|妻子|老公|丈夫|先生|家人|朋友|爸妈|妈妈|爸爸|父母|我哥|我姐|我弟|我妹|女朋友|男朋友|同事',
  de: 'meine frau|meiner frau|meinem mann|mein mann|meinem bruder|meiner schwester|meinem partner|meiner partnerin|meinen eltern|meine eltern|meiner mutter|meinem vater|meinem freund|meiner freundin|meinen freunden|meiner familie|meinem sohn|meiner tochter',
}
