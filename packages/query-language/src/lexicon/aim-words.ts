import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** Who writes is going to buy. A star stands for any ending. */
export const buysWords: Words = {
  en: 'want to buy|wanna buy|looking to buy|going to buy|plan* to buy|thinking of buying|like to buy|i buy|we buy|i am buying|i m buying|we are buying|we re buying|can i buy|can we buy|could i buy|should i buy|where … buy|help me buy|buy something|buy a|buy an|buy one|buying a|buying an|invest|investing|as an investment|for investment|investment flat|investment property|pays me rent|pay me rent|brings me rent|rental income|passive income|to rent out|buy to let|how much house|how much home|what can i afford to buy',
  ar: 'ابي اشتري|ابغى اشتري|نبي نشتري|نبغى نشتري|اريد شراء|اريد اشتري|اريد ان اشتري|عايز اشتري|عاوز اشتري|حابب اشتري|حاب اشتري|ناوي اشتري|ناوي نشتري|بدي اشتري|ودي اشتري|نشتري|اشتري|بشتري|للشراء|استثمر|استثمار|للاستثمار|نستثمر|دخل من الايجار|دخل ايجار*|اشتراء',
  ru: 'хочу купить|хотим купить|хотела купить|хотел купить|хотели бы купить|хочу покупать|планиру* купить|планиру* покупать|думаю купить|думаем купить|собира* купить|собира* покупать|куплю|покупаю|покупаем|купить|покупк*|инвестир*|инвестиц*|вложить|вложиться|вложить*|под сдачу|для сдачи|арендный доход|пассивный доход',
  hi: 'खरीदना|ख़रीदना|खरीदने|ख़रीदने|खरीदूं|खरीदूँ|ख़रीदूँ|खरीद सक*|ख़रीद सक*|खरीदनी|ख़रीदनी|लेना … खरीद|निवेश|इन्वेस्ट*|kharidna|khareedna|kharidne|khareedne|kharidni|khareedni|kharid sakt*|khareed sakt*|khareed lu*|nivesh|invest|invest karna|investment',
  zh: '想买|要买|买房|买一套|买套|买个|买公寓|买别墅|打算买|准备买|购房|置业|投资|買房|想買|要買|買一套|投資|收租',
  de: 'möchte* kaufen|will kaufen|wollen kaufen|kaufen wollen|zu kaufen|kaufen|kaufe|kauf einer|kauf eines|zum kauf|anlegen|investier*|kapitalanlage|geldanlage|als anlage|anlageobjekt|wie viel haus|wie viel wohnung|mieteinnahmen',
}

/** Who writes is going to rent. */
export const rentsWords: Words = {
  en: 'want to rent|wanna rent|looking to rent|going to rent|plan* to rent|need to rent|like to rent|i will rent|we will rent|renting first|rent first|how much rent … afford|afford … rent|rent … afford|housing allowance',
  ar: 'ابي استاجر|ابغى استاجر|نبي نستاجر|نبغى نستاجر|اريد استئجار|عايز اجر|عاوز استاجر|ناوي استاجر|بدي استاجر|نستاجر|استاجر|للايجار|بدل سكن|بدل السكن',
  ru: 'хочу снять|хотим снять|хочу снимать|планиру* снять|планиру* снимать|будем снимать|буду снимать|собира* снимать|снять',
  hi: 'किराए पर लेना|किराये पर लेना|किराए पे लेना|rent pe lena|rent par lena|kiraye pe lena|kiraye par lena|rent karna hai',
  zh: '想租|要租|打算租|准备租|租房|租一套|租個|租个|租一個|住房补贴',
  de: 'möchte* mieten|will mieten|wollen mieten|zu mieten|mieten wollen|zur miete suche*|erstmal mieten|erst mal mieten',
}

/** Somebody beside who writes, whose money and whose plans are no part of the search. */
export const peerWords: Words = {
  en: 'friend|friends|mate|neighbour*|neighbor*|colleague*|coworker*|brother|sister|cousin*|boss|uncle|aunt',
  ar: 'صديقي|صديقتي|صديق|ربيعي|صاحبي|جاري|جارنا|زميلي|زميلتي|اخوي|اخي|اختي|خالي|عمي|ابن عمي',
  ru: 'друг|друга|подруг*|сосед*|коллег*|брат|брата|сестр*|знаком*|приятел*',
  hi: 'दोस्त|पड़ोसी|पड़ोसन|भाई|बहन|सहकर्मी|dost|padosi|bhai|behen|friend|neighbour|colleague',
  zh: '朋友|邻居|同事|哥哥|弟弟|姐姐|妹妹|表哥|鄰居',
  de: 'freund|freundin|freunde|kumpel|nachbar*|kollege*|kollegin|bruder|schwester|cousin*|bekannte*',
}

/** The other side of a deal. */
export const otherSideWords: Words = {
  en: 'landlord*|landlady|owner|buyer*|seller|agent|broker|tenant*|he|she|they|someone|somebody|people',
  ar: 'المالك|صاحب البيت|صاحب الشقة|مشتري|المشتري|البائع|المستاجر|الوسيط',
  ru: 'хозяин*|хозяйк*|собственник*|продавец|продавц*|покупател*|арендатор*|риелтор*|агент|он|она|они',
  hi: 'मकान मालिक|मालिक|खरीदार|ख़रीदार|बेचने वाला|किराएदार|किरायेदार|एजेंट|malik|makan malik|landlord|seller|kirayedar|agent',
  zh: '房东|业主|卖家|买家|租客|中介|他|她|房東',
  de: 'vermieter*|eigentümer*|verkäufer*|käufer*|mieter|makler*|er',
}

/** Somebody bought, paid or put money in. */
export const boughtWords: Words = {
  en: 'paid|bought|got|invested|put|sold|picked up|spent',
  ar: 'دفع|دفعت|اشترى|اشترت|شرى|شرا|شرت|استثمر|استثمرت|باع|باعت',
  ru: 'заплатил*|купил*|вложил*|инвестировал*|продал*|взял*|отдал*',
  hi: 'खरीदा|ख़रीदा|खरीदी|लिया|दिए|निवेश किया|लगाए|बेचा|kharida|khareeda|kharidi|liya|diye|diya|invest kiya|lagaye|becha',
  zh: '花了|买了|买的|投了|投资了|卖了|付了|買了',
  de: 'bezahlt|gekauft|gezahlt|investiert|angelegt|verkauft|ausgegeben|geholt',
}

/** What was paid, what a thing is worth or asks, what comes in: no budget. */
export const notBudgetWords: Words = {
  en: 'paid|bought … for|sold for|sold it|worth|costs|cost me|asks|asking|listed|valued|valuation|is priced|salary|earn*|income|rents for|is let|threshold|requirement|minimum|visa needs|offered me|owe|loan of|mortgage of',
  ar: 'دفعت|دفعنا|دفع|اشتراها ب|اشتراه ب|اشتريتها|شريتها|تسوى|قيمتها|سعرها|يطلب|طالب|راتبي|راتب|الحد الادنى|قرض ب',
  ru: 'заплатил*|купил*|продал* за|стоит|стоят|оценк*|оценили|просят|просит|зарплат*|доход|порог|минимум|кредит на|ипотека на|сдается|сдаю|должен|должна',
  hi: 'दिए थे|में खरीदा|में ख़रीदा|में बेचा|की कीमत है|क़ीमत है|मांग रहा|माँग रहा|तनख्वाह|सैलरी|में लिया था|me kharida|mein kharida|me becha|maang raha|salary|tankhwah|me liya tha|ka loan|ki value',
  zh: '花了|买的|卖了|值|要价|标价|挂价|月薪|工资|收入|年薪|门槛|最低|租金|月供',
  de: 'bezahlt|gekauft|verkauft für|wert|kostet|kosten|verlangt|gehalt|verdien*|einkommen|schwelle|mindestens|kredit über|darlehen über|miete von|angeboten',
}

/** Money that may be spent on the whole of a price. */
export const budgetWords: Words = {
  en: "cash|in hand|budget*|to spend|spend|to invest|invest|max|maximum|tops|at most|up to|under|i have|i've|i ve|ive got|i got|we have|we've|we ve|weve got|can pay|can go|put in|all in",
  ar: 'كاش|نقد*|ميزاني*|ميزانيه|عندي|معي|معاي|لدي|عندنا|معنا|بحدود|حدود|اقصى|حد اقصى|لحد|استثمر|استثمار|ماعندي قرض|بقدر ادفع',
  ru: 'наличн*|налом|кэш*|кеш*|бюджет*|есть|у нас|у меня|на руках|максимум|макс|до|вложить|инвестир*|потратить|в пределах|располагаем|располагаю',
  hi: 'नकद|कैश|बजट|मेरे पास|हमारे पास|तक|ज़्यादा से ज़्यादा|ज्यादा से ज्यादा|निवेश|लगाना|लगाने|cash|budget|mere paas|mere pas|hamare paas|humare paas|tak|max|invest|lagana|lagane',
  zh: '现金|全款|预算|手上有|手里有|手头有|有|最多|不超过|以内|投资|預算|現金|手頭',
  de: 'bar|cash|bargeld|budget|habe|haben|hab|max|maximal|höchstens|bis zu|bis|anlegen|investier*|ausgeben|zur verfügung|auf der hand',
}

/** Money that is at hand. */
export const cashWords: Words = {
  en: 'cash|in the bank|in hand',
  ar: 'كاش|نقد*|في البنك|بالبنك',
  ru: 'наличн*|налом|кэш*|кеш*|на руках|на счете|на счету',
  hi: 'नकद|कैश|बैंक में|cash|bank me',
  zh: '现金|現金|手头|手头有|存款',
  de: 'bar|in bar|bargeld|cash|auf dem konto|auf der bank',
}

/** A part of a price alone, of which the rest is borrowed. */
export const partOfPriceWords: Words = {
  en: 'deposit|down|downpayment|down payment|saved|savings|rest … loan|rest … mortgage|mortgage|loan|instalment*|installment*',
  ar: 'مقدم|دفعة اولى|الدفعة الاولى|مدخرات|موفر|محوش|تحويشة|قرض|تمويل|رهن|قسط|اقساط',
  ru: 'первоначальн*|взнос*|накоплен*|накопил*|сбережен*|ипотек*|кредит*|рассрочк*|остальное',
  hi: 'डाउन पेमेंट|डाउनपेमेंट|बचत|जमा किए|लोन|क़र्ज़|कर्ज|किस्त*|down payment|downpayment|savings|bachat|save kiya|loan|mortgage|emi|kist',
  zh: '首付|存款|存了|积蓄|贷款|按揭|月供|分期|貸款',
  de: 'eigenkapital|anzahlung|erspart*|gespart|ersparnisse|kredit*|darlehen|finanzier*|hypothek|raten|rest',
}

/** Nothing of the price is borrowed. */
export const noLoanWords: Words = {
  en: "no loan|no mortgage|without a loan|without loan|without a mortgage|without mortgage|not want a mortgage|dont want a mortgage|don't want a mortgage|dont want mortgage|don't want a loan|don't need a loan|don't need a mortgage|dont need a mortgage|dont need mortgage|not taking a loan|not taking a mortgage|dont want a loan|don t want a loan|dont need a loan|don t need a loan|cash buyer|all cash|full cash|cash only|in cash|paying cash|pay cash",
  ar: 'بدون قرض|من غير قرض|بدون تمويل|من غير تمويل|بدون رهن|كاش كامل|كله كاش|نقدا|ما ابي قرض|ما ابغى قرض|مش عايز قرض',
  ru: 'без кредита|без ипотеки|без займа|не ипотека|ипотека не нужна|кредит не нужен|ипотеку не|кредит не бер*|за наличные|наличными|без рассрочки|налом',
  hi: 'बिना लोन|लोन नहीं|लोन नही|पूरा कैश|पूरा नकद|बिना कर्ज|loan nahi|loan nahin|bina loan|pura cash|poora cash|full cash',
  zh: '不贷款|不用贷款|不需要贷款|全款|一次性付|不按揭|付现|不貸款',
  de: 'ohne kredit|ohne darlehen|ohne finanzierung|ohne hypothek|kein kredit|keinen kredit|kein darlehen|in bar|bar bezahl*|alles bar|barzahl*|ohne bank',
}

/** The home looked for is to be found where the talk was of: 'in either', 'in one of those two'. */
export const thoseTwoWords: Words = {
  en: 'in either|in both|in the both|both areas|both places|in those two|in these two|in those areas|in one of those|either of them|in those',
  ar: 'في المنطقتين|في الثنتين|في اي منهم|في احدهما|في هالمنطقتين|فيهم|في الاثنين|بالاثنين|بالثنتين|في كلا*',
  ru: 'в обоих|в любом из них|в этих районах|в этих двух|в одном из них|там и там|и там и там|в обеих|в двух',
  hi: 'दोनों में|इन दोनों में|इनमें से किसी|dono me|dono mein|in dono me|donon me|donon mein|dono jagah',
  zh: '这两个地方|那两个地方|这两个区|那两个区|两个地方都|两个地方|两边|两个区都|两区都|兩個地方|兩邊',
  de: 'in beiden|in den beiden|in einem von beiden|in einer von beiden|in diesen beiden|dort und dort',
}

/** One of the two is meant, and not both. */
export const ofThoseTwoWords = 'dono me se|dono mein se|donon me se|donon mein se|दोनों में से'

/** What follows holds, and nothing before it. */
export const onlyWords: Words = {
  en: 'only|just',
  ar: 'فقط|بس|وبس',
  ru: 'только|лишь|всего',
  hi: 'सिर्फ़|सिर्फ|केवल|बस|sirf|keval|kewal|bas|only',
  zh: '只|只有|仅|只要|只看|就要|就看',
  de: 'nur|bloß|ausschließlich|lediglich',
}
