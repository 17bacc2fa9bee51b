import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** Asks where in the city one should live. A star stands for any ending, three dots for a few words. */
export const whereToLiveWords: Words = {
  en: 'where should i live|where should we live|where should i be looking|where should we be looking|where should i look|where should we look|where would you live|where do i live best|where is best to live|where is it best to live|where to live|where to look|where do you suggest|where would you suggest|where do you recommend|where would you recommend|which area … live|which area … suit*|which area … recommend|which area … suggest|which areas … suit*|what area … suggest|what area … recommend|what areas … suggest|what areas … recommend|which area should|which areas should|which area would|best area for us|best area for me|which neighbo* … suit*|which neighbo* should|suggest an area|suggest some areas|suggest a neighbo*|recommend an area|recommend a neighbo*|which area to look|which area do i|which areas do i|which areas … allow|which areas really|which areas are|which area is best|best area for a|best areas for|best area to live|walk to work|walking distance to work|walking distance of my office|walk to my office|halfway|half way|in between where',
  ar: 'وين اسكن|وين نسكن|وين احسن اسكن|وين احسن نسكن|وين تنصح*|فين اسكن|فين نسكن|نسكن فين|اسكن فين|نسكن وين|اسكن وين|اين اسكن|اين نسكن|وين الافضل|اي منطقة تنصح*|اي منطقة تناسب*|اي منطقة افضل ل*|اي منطقة احسن ل*|شو تنصح*|شو المنطقة المناسبة|وين بتنصح*|اي منطقة بتنصح*|اي حي تنصح*|انسب منطقة|اي منطقة اشوف|اي منطقة ادور|اي منطقة اختار|اي منطقة ابدا|وين احسن منطقة|شو احسن منطقة|وش احسن منطقة|ايش احسن منطقة|احسن منطقة|افضل منطقة|امشي للدوام|امشي عالدوام|امشي للشغل|امشي على الدوام|مشي للدوام|بالنص بين|في النص|بنص المسافة',
  ru: 'где … жить|где поселиться|где посоветуете|где лучше снять|где лучше снимать|где лучше искать|где нам искать|где мне искать|в каком районе … жить|в каком районе … искать|в каком районе … снять|какой район посоветуете|какой район порекомендуете|какой район подойдет|какой район … подойдет|какие районы посоветуете|какие районы подойдут|район посоветуете|посоветуйте район|подскажите район|порекомендуйте район|куда … селиться|куда … переехать|какой район смотреть|какой район выбрать|какой район лучше|какой район мне|какой район нам|пешком до работы|пешком на работу|посередине|на полпути|в каких районах можно|какие районы дружелюбн*',
  hi: 'कहाँ रहना चाहिए|कहां रहना चाहिए|कहाँ रहूँ|कहां रहूं|कहाँ रहें|कहाँ घर लूँ|कहाँ देखूँ|कौन सा इलाक़ा … रहेगा|कौन सा इलाका … रहेगा|कौन सा एरिया … रहेगा|किस इलाके में रह*|किस इलाक़े में रह*|किस एरिया में रह*|कौन सा इलाका सुझा*|kaha rehna chahiye|kahan rehna chahiye|kahan rahna chahiye|kaha rahna chahiye|kahan rahu|kahan rahein|kahan rahe|kaha rahe|konsa area sahi|kaunsa area sahi|kaun sa area sahi|konsa area … rahega|kaunsa area … rahega|kaun sa area … rahega|kis area me reh*|kis area mein reh*|which area sahi|area suggest karo|area suggest*|कौन सा इलाका देखूँ|कौन सा इलाक़ा देखूँ|कौन सा इलाका देखें|कौन सा एरिया देखूँ|किस इलाके में देख*|konsa area dekhu*|kaunsa area dekhu*|konsa area dekhe*|kis area me dekhu*|best area|सबसे अच्छा इलाका|सबसे अच्छा एरिया|कौन सा इलाका अच्छा|kaunsa area accha|konsa area accha|kaun sa area accha|paidal office|office paidal|पैदल ऑफिस|ऑफिस पैदल|बीच में कहाँ|beech me kahan',
  zh: '住哪里好|住哪儿好|住哪好|住哪里|住哪儿|住哪個區|住哪个区|住在哪里|住在哪|应该住|該住|推荐住|推薦住|建议住|建議住|哪个区适合|哪個區適合|哪个区比较适合|适合住哪|適合住哪|推荐哪个区|推薦哪個區|推荐哪些区|推荐几个区|租在哪|租哪里|租哪個區|租哪个区|看哪个区|选哪个区|哪个区好|哪个区更好|哪些区适合|哪些区可以养|走路上班|步行上班|边區啱|邊區啱|邊區好|邊度住好|中间住|住中间|折中',
  de: 'wo soll ich … wohnen|wo sollen wir … wohnen|wo sollte ich … wohnen|wo sollten wir … wohnen|wo würden sie … wohnen|wo würdest du … wohnen|wo wohne ich|wo wohnen wir|wo wohnt man|wo soll ich suchen|wo sollen wir suchen|wo sollte ich suchen|wo sollten wir suchen|welche gegend … empfehlen|welche gegend passt|welche gegend würd*|welches viertel … empfehlen|welches viertel passt|welchen stadtteil … empfehlen|welcher stadtteil passt|welche gegend empfiehlst|welches viertel empfiehlst|in welcher gegend … wohnen|in welchem viertel … wohnen|in welchem stadtteil … wohnen|in welche gegend … ziehen|gegend empfehlen|welche gegend soll*|welches viertel soll*|welchen stadtteil soll*|welche gegenden soll*|welche gegenden erlauben|zu fuß zur arbeit|fußläufig zur arbeit|beste gegend für|auf halbem weg|in der mitte wohnen|dazwischen wohnen',
}

/** Beside a place: somebody works or learns there. */
export const workWords: Words = {
  en: 'office|work|working|works|job|university|campus|commute|to work',
  ar: 'مكتب|مكتبي|مكتبنا|دوام|دوامي|دوامه|شغل|شغلي|شغله|شغلها|شغلنا|يشتغل|تشتغل|يعمل|تعمل|بيشتغل|بتشتغل|عمل|عملي|اشتغل|وظيفتي|جامعة',
  ru: 'офис|работа|работать|работаю|работает|на работу|до работы|университет',
  hi: 'ऑफिस|ऑफ़िस|दफ़्तर|दफ्तर|नौकरी|काम|office|daftar|naukri|kaam|job',
  zh: '上班|工作|办公|辦公|公司|大学',
  de: 'büro|arbeit|arbeite|arbeitet|arbeiten|job|firma|uni|universität|arbeitsplatz',
}

/** Between the places of work of two. */
export const betweenWords: Words = {
  en: 'halfway|half way|in between|in the middle|both of us|for both',
  ar: 'بالنص|في النص|بين الشغلين|بين الاثنين|لنا الاثنين|في الوسط',
  ru: 'посередине|на полпути|между|обоим|удобно обоим',
  hi: 'बीच में|दोनों के लिए|beech me|beech mein|dono ke liye|donon ke liye',
  zh: '中间|中間|折中|两个人都|兩個人都|两边都',
  de: 'auf halbem weg|in der mitte|dazwischen|für beide|uns beide',
}
