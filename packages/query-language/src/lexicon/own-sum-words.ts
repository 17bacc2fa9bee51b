/**
 * What people say about sums over figures of their own, in the six languages. A star stands for any
 * ending, three dots for a few words between; everything else is whole words.
 */
export const ownSumWords = {
  /** What a year's rent is of the price. */
  yields:
    'yield|yields|roi|return|returns|rendite|mietrendite|nettorendite|bruttorendite|nettomietrendite|bruttomietrendite|доходност*|окупаемост*|рентабельност*|यील्ड|रिटर्न|प्रतिफल|return kitna|回报率|报酬率|租金回报|投报率|收益率|回报|回報|عائد|عائدي|العائد|عائدها|عوائد|مردود',
  /** Asks how a figure is made, and not for the figure. */
  howMade:
    'how is … calculated|how are … calculated|how do you calculate|how to calculate|how is … worked out|how is … computed|what is the difference between|wie berechnet man|wie wird … berechnet|wie rechnet man|was ist der unterschied|как считается|как считать|как рассчит*|как посчитать|в чем разница|كيف تحسب*|كيف يحسب*|كيف احسب|كيف نحسب|ما الفرق|कैसे निकाल*|कैसे गिन*|कैसे कैलकुलेट|kaise nikal*|kaise calculate|怎么算|怎样算|如何算|怎么计算|如何计算|怎么得出|公式|有什么区别|有啥区别',
  /** What has to be at hand when one moves in. */
  firstDay:
    'move into|moving into|to move in|cost to move|入住|搬进|einzieh*|einzug*|заселени*|заселит*|заехать|заезд*|въех*|въезд*|शिफ्ट होने|शिफ्ट होना|shift hone|move in karne|عشان انتقل|عشان ادخل الشقة|ادخل الشقة|اسكن الشقة|للسكن فيها|day one|on the first day|at the start|up front|upfront|need … to move in|need … moving in|pay … to move in|pay … moving in|pay … move in|am ersten tag|beim einzug|zum einzug|für den einzug|gleich zu beginn|в первый день|при заселении|при заезде|на заезд|при въезде|на въезд|на старте|पहले दिन|शुरू में|pehle din|shuru mein|shuru me|第一天|入住那天|入住当天|入住時|入住要|入住需要|入住得|入住时|起租|一开始|一開始|اول يوم|في البداية|بالبداية|عند الانتقال|عند السكن|وقت الدخول|اول ما انتقل|اول ما ننتقل|اول ما ادخل|اول ما ندخل|اول ما اسكن|اول ما نسكن|لما انتقل|لما ننتقل|لما انقل|لما ندخل|عشان ادخل|عشان اسكن|علشان ادخل|علشان اسكن|حتى ادخل|مشان اسكن|يوم استلم|وقت الاستلام|قبل ما استلم|قبل ما اسكن|第一次要付|第一次付|第一次要交|第一次交|第一笔|首次要付|首次付|搬进去|住进去|入伙|入住前|签约当天|签约那天|签约时|签合同时|签合同当天|签合同那天|at signing|on signing|when signing|when i sign|when we sign|signing day|day of signing|bei unterschrift|bei der unterschrift|bei vertragsunterschrift|beim unterschreiben|am tag der unterschrift|при подписании|в день подписания|на подписание|на подписании|يوم التوقيع|وقت التوقيع|عند التوقيع|لما اوقع|لما نوقع|साइन करते|साइन करने|साइन के दिन|sign karte|sign karne|sign ke din',
  sells:
    'selling for|sell for|sold for|sell it for|selling at|sell at|verkaufe … für|verkauf … für|verkaufe ich|verkaufen für|verkauft für|продаю за|продам за|продать за|продаем за|продажа за|बेच*|bech*|卖|賣|ابيع*|أبيع*|بعت*|ببيع*|بيع ب*',
  /** What remains to the seller. */
  left: 'left|in my pocket|net proceeds|walk away with|take home|do i keep|i get out|übrig|bleibt|bleiben|netto|unterm strich|остан*|на руки|чистыми|हाथ में|बचेगा|बचेंगे|बचता|bachega|haath mein|haath me|到手|剩|净得|淨得|实收|實收|يبقى|بيبقى|يبقالي|يصفى|بيصفى|صافي|الصافي|بجيبي',
  /** What a loan costs in interest over its years. */
  interestInTotal:
    'total interest|interest in total|how much interest|how much … in interest|what interest … total|interest altogether|interest overall|zinsen insgesamt|insgesamt … zinsen|wie viel zinsen|wieviel zinsen|zinskosten|gesamtzins*|переплат*|переплач*|сколько процентов … всего|कुल ब्याज|ब्याज कुल|कितना ब्याज|kul byaj|kitna byaj|total byaj|总利息|總利息|利息总共|利息一共|多少利息|利息多少|اجمالي الفوائد|مجموع الفوائد|كم الفوائد|كم فوائد|كم … فوائد|فوائد كم',
  /** The amount beside it is that of the loan, and no price. */
  borrowed:
    'loan of|borrow|borrowing|kredit über|kredit von|kredit in höhe|leihe|leihen|geliehen|ausleihe|aufnehme|aufnehmen|nehme … auf|kreditsumme|darlehenssumme|finanziere|darlehen über|darlehen von|hypothek über|кредит в|кредит на сумму|занять|का लोन|का कर्ज|ka loan|贷款金额|贷|貸|قرض بقيمة|قرض بمبلغ|تمويل بقيمة|اقترض',
  /** What is paid back for something else each month. */
  otherLoans:
    'car loan|car loans|loan for car|loan for a car|loan for the car|loan for my car|loan on the car|loan on my car|personal loans|car payment|car finance|car instalment|personal loan|student loan|other loan|other loans|existing loan|existing loans|credit card|car emi|bike loan|education loan|auto loan|vehicle loan|autokredit|kredit fürs auto|kredit für das auto|kredit für ein auto|kredit aufs auto|kfz-kredit|studienkredit|autorate|leasing*|autoleasing*|anderer kredit|andere kredite|ratenkredit|konsumkredit|автокредит|кредит на машину|кредит за авто|кредит на авто|кредит на автомобиль|машина в кредит|потребительский кредит|потребкредит|за машину|лизинг|кредит за машину|другой кредит|другие кредиты|कार लोन|कार की किस्त|गाड़ी की किस्त|कार की ईएमआई|गाड़ी की ईएमआई|गाड़ी का कर्ज़|car ki kist|car ki emi|gaadi ki emi|gaadi ki kist|gaadi ka loan|गाड़ी का लोन|दूसरा लोन|दूसरे लोन|बाकी लोन|बाकी कर्ज़|दूसरा कर्ज़|dusra loan|dusre loan|baki loan|baki emi|car ka loan|gadi ka loan|gadi ki emi|gadi ki kist|कार का लोन|पर्सनल लोन|车贷|車貸|汽车贷款|汽車貸款|还车贷|其他贷款|其他貸款|قرض السيارة|قرض سيارة|قسط عربية|قسط العربية|قسط عربيتي|قسط سيارة|قسط سيارتي|قرض العربية|قرض عربية|تمويل سيارة|تمويل السيارة|قرض شخصي|تمويل شخصي|قسط السيارة|قسط سياره|السيارة|قرض ثاني|قروض ثانية|信用卡|消费贷|个人贷款|别的贷款',
  /** Up to what a credit card may be used: banks count a part of it each month. */
  cardLimits:
    'credit card limit*|card limit*|cards limit*|credit limit*|limit on my card*|limit on my credit card*|limit on the card|credit card with a limit|card with a limit|kreditkartenlimit*|kreditrahmen*|kartenlimit*|kreditkarte … limit|limit … kreditkarte*|limit der karte|лимит по карте|лимит по кредитке|лимит по кредитной карте|лимит кредитки|лимит карты|кредитка с лимитом|кредитная карта с лимитом|кредитка лимит|кредитный лимит|кредитного лимита|क्रेडिट कार्ड लिमिट|क्रेडिट कार्ड की लिमिट|कार्ड लिमिट|कार्ड की लिमिट|कार्ड की सीमा|credit card ki limit|card ki limit|信用卡额度|信用卡限额|信用卡总额度|卡额度|信用额度|حد البطاقة|حد بطاقة|حد بطاقتي|حد بطاقة الائتمان|حد الكريدت|حد الكريديت|حد الائتمان|الحد الائتماني|ليمت البطاقة|ليمت الكريديت|ليمت الكارت|ليمت',
  /** Who earns so is asked for other papers by a bank. */
  selfEmployed:
    'my company|my business|free zone company|freezone company|freezone firma|freezone-firma|freezone firm|meine firma|моя фирма|предпринимател*|свое дело|मेरी कंपनी|मेरा बिजनेस|अपनी कंपनी|meri company|mera business|apni company|我的公司|自己做生意|自己当老板|شركة خاصة|شغلي الخاص|freelancer*|freelance|freelancing|self employed|self-employed|own business|my own company|business owner|sole proprietor|selbständig*|selbstständig*|freiberuf*|freiberufler*|freelancerin|eigene firma|фрилансер*|фриланс*|самозанят*|ип|своя компания|свой бизнес|индивидуальный предприниматель|फ्रीलांस*|फ्रीलान्स*|अपना बिज़नेस|अपना बिजनेस|अपना काम|apna business|khud ka business|自由职业*|自雇|个体户|自己开公司|自己的公司|فريلانس*|عمل حر|اعمال حرة|شغل حر|مستقل|صاحب عمل|عندي شركة|شركتي',
  /** What a property costs each year, beside what is let of it. */
  running:
    'service charge|service charges|charges|running costs|running cost|expenses|maintenance|upkeep|nebenkosten|hausgeld|servicegebühr*|laufende kosten|bewirtschaftung*|расход*|коммуналк*|сервисный сбор|сервисн* сбор*|сервис ча*дж*|сервис-ча*дж*|сервисные|эксплуатационн*|содержание|обслуживание|खर्च*|सर्विस चार्ज|मेंटेनेंस|kharch*|service charge|maintenance|物业费|物業費|开支|管理费|管理費|رسوم الخدمات|رسوم خدمات|مصاريف|صيانة|الصيانة|خدمات|رسوم الخدمة|السيرفس|سيرفس|سيرفيس|مصاريفها|مصروفات',
  /** The part of a price that is paid beside a loan, by its own name. */
  downPayment:
    'down payment|downpayment|down-payment|anzahlung|eigenkapital|первый взнос|первоначальный взнос|первоначалк*|डाउन पेमेंट|首付|首期|دفعة اولى|الدفعة الاولى|دفعه اولى|الدفعه الاولى|مقدم',
  /** What an owner pays a year for what all share, by its own name. */
  serviceCharge:
    'service charge|service charges|servicegebühr*|hausgeld|service-charge|сервисный сбор|сервисн* сбор*|сервис ча*дж*|сервис-ча*дж*|सर्विस चार्ज|service charge|物业费|物業費|رسوم الخدمات|رسوم خدمات|رسوم الخدمة|السيرفس|سيرفس|سيرفيس',
  /** The price with all that the purchase costs beside it. */
  withFees:
    'all in|all-in|on everything|total cost|total price|total investment|total outlay|total invested|including purchase costs|incl purchase costs|including the purchase costs|including fees|including all fees|with purchase costs|with the fees|purchase costs included|gesamtpreis*|gesamtkosten|gesamtinvestition*|gesamteinsatz|inkl … kaufnebenkosten|inklusive … kaufnebenkosten|mit kaufnebenkosten|samt kaufnebenkosten|mit nebenkosten auf alles|auf alles|с учетом расходов на покупку|с расходами на покупку|с учетом всех расходов|с учетом сборов|вместе со сборами|на все вложения|на все вложенн*|от всех вложений|от полной стоимости|полной суммы|общих вложений|شامل الرسوم|شاملة الرسوم|شامل رسوم الشراء|مع رسوم الشراء|مع مصاريف الشراء|شامل مصاريف الشراء|على كل المبلغ|على الاجمالي|على المبلغ الكامل|التكلفة الكاملة|खरीद के खर्च मिलाकर|खरीद के खर्च समेत|फीस मिलाकर|फ़ीस मिलाकर|कुल लागत पर|कुल निवेश पर|kul lagat par|total lagat par|total investment par|fees milakar|fees mila ke|kharch milakar|总成本|总投入|总价含税|含税费|含买房费用|连税费|算上税费|算上买房费用|包括买房费用|全部投入',
  /** Asks for the rent that brings a yield which is named. */
  rentFor:
    'how much rent|what rent|which rent|rent should|rent do i|rent would|rent to|let it for|rent it for|rent it out for|charge|welche miete|wie viel miete|wieviel miete|wie hoch … miete|miete müsste|miete muss|vermieten|сколько просить|сколько … аренд*|какую аренду|какая … аренд*|за сколько сда*|по сколько сда*|почем сда*|сколько брать|сдавать|сдать|कितना किराया|किराया कितना|कितने किराए|kitna kiraya|kiraya kitna|kitna rent|rent kitna|租金要多少|租金多少|租多少|要租多少|该租多少|كم الايجار|كم ايجار|كم اجار|بكم اجر*|بكم أجر*|اجرها بكم|كم اجر*|رسوم الخدمة|السيرفس|سيرفس|سيرفيس|مصاريفها|مصروفات',
  /** Asks who pays, which no sum answers. */
  who: 'who pays|who is paying|who has to pay|who covers|wer zahlt|wer bezahlt|wer trägt|кто платит|кто оплачивает|кто должен платить|कौन देता|कौन देगा|कौन भरता|kaun deta|kaun dega|kaun bharta|谁付|誰付|谁出|谁来付|谁承担|من يدفع|مين يدفع|مين بيدفع|على مين|على من',
  /** What each of several cheques is. */
  each: 'each|each one|per cheque|per check|one cheque|every cheque|apiece|each time|je scheck|pro scheck|jeder scheck|jedes mal|jeweils|je|каждый|каждого|по сколько|за раз|एक चेक|हर चेक|प्रति चेक|ek cheque|har cheque|每张|每張|每一张|每次|每笔|一张|一張|كل شيك|الشيك الواحد|كل دفعة|كل دفعه|الدفعة الواحدة',
  /** Nothing is borrowed for it. */
  noLoan:
    'without a loan|without loan|without a mortgage|without mortgage|no loan|no mortgage|cash buyer|paying cash|pay cash|all cash|fully in cash|ohne kredit|ohne darlehen|ohne finanzierung|ohne hypothek|barzahl*|komplett bar|bar bezahl*|без кредита|без ипотеки|за наличные|полностью наличными|बिना लोन|लोन के बिना|लोन न लूं|bina loan|loan ke bina|पूरा कैश|poora cash|不贷款|不用贷款|全款|一次付清|بدون قرض|بدون تمويل|بدون رهن|بلا قرض|من غير قرض|من غير تمويل|كله كاش|كاش كامل بدون',
  /** Another loan is paid back. */
  paidOff:
    'paid off|pay off|paid … back|finished|finish|settle|settled|gone|abbezahl*|abgezahlt|weg ist|wegfällt|fertig|закро*|закрыл*|погас*|выплач*|выплат*|خلصت|خلص|سكرت|سددت|اسدد|انتهى|خلصنا|खत्म*|चुका*|khatam|chuka*|还清|還清|还完|没有了|结清',
  /** Asks what a rent of a year is by the month. */
  asksMonth:
    'what is … month|whats … month|how much … month|per month really|by the month|wie viel … monat|wieviel … monat|was … im monat|сколько … в месяц|महीने का कितना|mahine ka kitna|कितना … महीने|每个月多少|每月多少|一个月多少|كم … بالشهر|كم … الشهر|بالشهر كم',
} as const

/** Numbers of cheques as words. */
export const chequeNumbers: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  六: 6,
  十二: 12,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  twelve: 12,
  ein: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  sechs: 6,
  zwölf: 12,
  двумя: 2,
  два: 2,
  двух: 2,
  тремя: 3,
  три: 3,
  четырьмя: 4,
  четыре: 4,
  четырех: 4,
  шестью: 6,
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  छह: 6,
  ثلاث: 3,
  اربع: 4,
  ست: 6,
}

/** What stands behind the number of cheques that a year's rent is paid in. */
export const chequeWords =
  'cheques?|checks?|chqs?|schecks?|чек(?:а|ов|ами|ах)?|चेक|शिक|张支票|張支票|支票|شيكات|شيك|دفعات'
