import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What visitors ask about the assistant itself and what they saved, and the texts of the site answer. */
export type SiteQuestion = 'messages' | 'languages' | 'favourites'

const english =
  'english|arabic|russian|hindi|chinese|mandarin|german|french|spanish|urdu|italian|persian|farsi|turkish|other languages'
const german =
  'deutsch|englisch|arabisch|russisch|hindi|chinesisch|franzoesisch|spanisch|tuerkisch|italienisch'
const russian = 'русски|английски|арабски|немецки|французски|китайски|испански|турецки|хинди'
const hindi = 'हिंदी|हिन्दी|अंग्रेज़ी|अंग्रेजी|इंग्लिश|अरबी|रूसी|उर्दू|फ़्रेंच|फ्रेंच|चीनी|जर्मन'
const chinese = '英语|英文|中文|汉语|阿拉伯语|俄语|印地语|德语|法语|西班牙语|日语|韩语'

/** Patterns over folded text, one in the other's place. */
export const siteQuestionPatterns: Readonly<Record<SiteQuestion, readonly string[]>> = {
  messages: [
    String.raw`\b(?:stor(?:e|es|ed|ing)|keep|keeps|kept|sav(?:e|es|ed|ing)|record(?:ed|ing)?|retain(?:ed)?)\b.{0,30}\b(?:messages?|chats?|conversations?|what i (?:write|say|type))\b`,
    String.raw`\b(?:messages?|chats?|conversations?|what i (?:write|say|type))\b.{0,30}\b(?:stored|saved|kept|recorded|retained)\b`,
    String.raw`\b(?:speicher|gespeichert|aufbewahr|behalte)\w*.{0,40}(?:nachricht|chat|gespraech|unterhaltung|schreibe)`,
    '(?:nachricht|chat|gespraech|unterhaltung|schreibe).{0,40}(?:speicher|aufbewahr)',
    '(?:хран|сохран|записыва).{0,40}(?:сообщен|переписк|чат|разговор|что я пишу)',
    '(?:сообщен|переписк|чат|разговор|что я пишу).{0,40}(?:хран|сохран|записыва)',
    'تح(?:ف|تف)ظ.{0,40}(?:رسائل|رسايل|محادث|دردش|اكتب)|(?:تخزن|تسجل).{0,40}(?:رسائل|رسايل|محادث|دردش|اكتب)',
    '(?:رسائل|رسايل|محادث|دردش).{0,40}(?:تحفظ|محفوظ|تخزن|مخزن|تسجل|تحتفظ)',
    '(?:मैसेज|मेसेज|संदेश|बातचीत|चैट|messages?).{0,40}(?:सहेज|सेव|रख|स्टोर|save|store|rakh)',
    '(?:保存|存储|储存|保留|记录|存).{0,10}(?:消息|聊天|对话|我说的|我写的)',
    '(?:消息|聊天|对话|我说的|我写的).{0,10}(?:保存|存储|储存|保留|存)',
  ],
  favourites: [
    String.raw`\b(?:where|find|see|gone|disappeared)\b.{0,40}\b(?:favou?rites?|wish ?list|shortlist(?:ed)?|(?:saved|liked|hearted) (?:homes?|properties|listings?|flats?|apartments?|villas?|ones))\b`,
    String.raw`\b(?:homes?|properties|listings?|flats?|apartments?|villas?|ones) (?:that )?i(?:'?ve)? (?:saved|liked|hearted)\b`,
    String.raw`\b(?:wo|wie|finde|sehe)\b.{0,40}\b(?:favoriten|merkliste|gemerkte\w*|gespeicherte\w* (?:wohnung|haus|haeuser|immobilie|anzeige)\w*)`,
    '(?:где|куда|найти|посмотреть).{0,40}(?:избранн|сохраненн\\S* (?:квартир|объект|дом|вилл)|понравивш)',
    '(?:وين|اين|القي|الاقي).{0,40}(?:المفضل|مفضل|المحفوظه|اللي حفظت|اللي عجبت)',
    '(?:लाइक|पसंद|सेव|शॉर्टलिस्ट|सहेज)\\S* (?:किए|किये|की|हुए|वाले|करे).{0,40}(?:कहाँ|कहां|किधर|दिख|मिलें|खोल)',
    '(?:पसंदीदा|फ़ेवरिट|फेवरेट).{0,20}(?:कहाँ|कहां|किधर)',
    String.raw`\b(?:likes?|saved?|pasand|shortlist)\s+(?:kiy[ae]|kie|kari|ki hui|hue|wale|kiye hue)\b.{0,40}\b(?:kahaa?n?|kidhar|dikh\w*|mileng\w*)\b`,
    String.raw`\b(?:favou?rites?|pasandida|wishlist|shortlist)\b.{0,20}\b(?:kahaa?n?|kidhar)\b`,
    '(?:收藏|关注|關注|保存的房).{0,12}(?:哪|怎么看|怎麼看|不见了|找不到)|(?:哪里|哪儿|在哪).{0,8}(?:收藏|保存的房)',
  ],
  languages: [
    String.raw`\b(?:which|what|how many) languages?\b|\blanguages? (?:do|can) you\b`,
    String.raw`\b(?:do|can) you (?:also )?(?:speak|understand|know|write)(?: in)? (?:${english})\b`,
    String.raw`\b(?:welche|wie viele|welchen) sprachen?\b`,
    String.raw`\b(?:sprichst du|sprechen sie|kannst du|koennen sie|verstehst du|verstehen sie) (?:auch )?(?:${german})\b`,
    String.raw`(?:каких|какие|какими|сколькими|скольких)\s(?:\S+\s)?язык`,
    String.raw`(?:говоришь|говорите|понимаешь|понимаете|знаешь|знаете)\s(?:\S+\s)?(?:по\s?-?\s?)?(?:${russian})`,
    '(?:لغات|اللغات|لغه).{0,20}(?:تتحدث|تتكلم|تفهم|تحكي|تعرف)',
    '(?:تتحدث|تتكلم|تفهم|تحكي|تعرف).{0,12}(?:لغات|اللغات|لغه|عربي|العربيه|انجليزي|الانجليزيه|فرنسي|الفرنسيه|روسي|الروسيه)',
    'कौन.{0,8}भाषा|कितनी भाषा|kaun ?si bhasha|kitni bhasha',
    `(?:${hindi}).{0,12}(?:बोल|समझ|आती)`,
    '(?:什么|哪些|哪几种|几种|多少种?).{0,3}语言',
    `[会能懂](?:说|讲|用)?(?:${chinese})`,
  ],
}

/** The headings under which the site's own texts answer, and what else they say of it. */
export const siteHeadings: Readonly<
  Record<LanguageCode, Readonly<Record<SiteQuestion, readonly string[]>>>
> = {
  en: {
    favourites: ['Do I need an account?'],
    languages: ['Which languages does it speak?'],
    messages: ['Are my messages stored?', 'How long we keep conversations of guests'],
  },
  ar: {
    favourites: ['هل أحتاج إلى حساب؟'],
    languages: ['بأي لغات يتحدث؟'],
    messages: ['هل تُحفظ رسائلي؟', 'مدة الاحتفاظ المحادثات ومحادثات الزوار'],
  },
  ru: {
    favourites: ['Нужен ли мне аккаунт?'],
    languages: ['На каких языках он говорит?'],
    messages: ['Сохраняются ли мои сообщения?', 'Сколько мы их храним: разговоры гостей'],
  },
  hi: {
    favourites: ['क्या मुझे अकाउंट बनाना ज़रूरी है?'],
    languages: ['वह कौन-सी भाषाएँ समझती है?'],
    messages: ['क्या मेरे मैसेज सहेजे जाते हैं?', 'हम इसे कब तक रखते हैं: मेहमानों की बातचीत'],
  },
  zh: {
    favourites: ['一定要注册账户吗？'],
    languages: ['助手会说哪些语言？'],
    messages: ['我的消息会被保存吗？', '保存多久：访客的对话'],
  },
  de: {
    favourites: ['Brauche ich ein Konto?'],
    languages: ['Welche Sprachen spricht sie?'],
    messages: [
      'Werden meine Nachrichten gespeichert?',
      'Wie lange wir es aufbewahren: Gespräche von Gästen',
    ],
  },
}
