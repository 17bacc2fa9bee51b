/**
 * What people say about paying for a home, in the six languages. A star stands for any ending, three
 * dots for a few words between; everything else is whole words.
 */
const words = {
  /** Asks what can be paid; 'affordable' and 'that I can afford' only describe. */
  afford:
    'what* … afford|how much … afford|how big … afford|how expensive … afford|which … afford|can i … afford|can we … afford|could i … afford|could we … afford|would i … afford|am i able to afford|are we able to afford|afford to buy|affordability|enough to buy|enough for a home|enough for a house|how much … borrow|how much … lend|how much … lend me|how much mortgage|how big a mortgage|how much loan|how much house|how much home|is it realistic|is that realistic|realistic to buy|is it a dream|can we even buy|can i even buy|max* loan|max* mortgage|how high can … go|how high could … go|what price should we|what price should i|what price range|what budget' +
    '|was … leisten|wie viel … leiht|wieviel … leiht|wie viel … leisten|wieviel … leisten|welche* … leisten|kann ich … leisten|können wir … leisten|könnte ich … leisten|könnten wir … leisten|wie teuer darf|wie viel haus|wie viel wohnung|wie viel immobilie|wie viel kredit|wieviel kredit|wie viel darlehen|welchen kredit|reicht das|ist das realistisch|realistisch für uns|reicht mein*|reicht unser*|genug für ein*' +
    '|что … позволить|сколько … позволить|сколько … одолжит|какую … позволить|какое … позволить|какой … позволить|могу ли … позволить|смогу ли … позволить|можем ли … позволить|сможем ли … позволить|могу … позволить|хватит ли|это реально|реально ли|реально купить|хватит на|на что … хватит|на какую … хватит|на какое … хватит|на какой … хватит|потяну ли|потянем ли|сколько … потян*|какую … потян*|что … потян*|что … по карману|какой кредит … дадут|какую ипотеку … дадут|какую ипотеку … одобр*|сколько … одобр*|сколько … дадут|на что … рассчитыва*|на какую … рассчитыва*' +
    '|क्या … अफोर्ड|कितना … अफोर्ड|कितने … अफोर्ड|कितनी … अफोर्ड|कौन* … अफोर्ड|कैसा … अफोर्ड|कितना लोन|कितने का लोन|कितना बड़ा लोन|kya … afford|kitna … afford|kitne … afford|konsa … afford|kaunsa … afford|kitna loan|kitne ka loan|loan kitna|लोन कितना|kitna … loan' +
    '|买得起(?!的)|负担得起(?!的)|负担多少|承受多少|能贷多少|可以贷多少|能贷款多少|最多贷|最多能贷|能[^,;?!]{0,3}?贷[^,;?!]{0,4}?多少|贷得到多少|批得到多少|能批多少|贷款额度|供得起(?!的)|现实吗|实际吗|可行吗|能行吗' +
    '|كم … اتحمل|ماذا … اتحمل|شو … اتحمل|ايش … اتحمل|وش … اتحمل|هل … اتحمل|هل ميزانيتي تسمح|هل … يكفي*|يكفي لشراء|يكفيني|كم … اقترض|كم … اخذ من البنك|كم … ناخذ من البنك|كم … البنك … يعطيني|كم … البنك … بيعطيني|البنك … بيعطيني|البنك … يعطيني|البنك … يعطينا|كم … بيعطيني البنك|كم … يعطيني البنك|كم قرض|هل هذا واقعي|واقعي لنا|كم … تمويل|نقدر علي ايه|نقدر على ايه|اقدر علي ايه|اقدر على ايه|نقدر على كام|نقدر علي كام|نقدر نجيب ايه',
  /** Asks the same, but only where an income or a payment is named. */
  buy:
    'can i … buy|can we … buy|could i … buy|could we … buy|what* … buy|which … buy|kann ich … kaufen|können wir … kaufen|könnte ich … kaufen|was … kaufen|welche* … kaufen|могу … купить|смогу … купить|можем … купить|сможем … купить|что … купить|какую … купить|какое … купить' +
    '|खरीद सक*|ले सक*|khareed sak*|kharid sak*|le sakt*|能买|可以买|够买|买到|买什么|买多大|买多少' +
    '|يمكنني شراء|يمكنني … اشتري*|استطيع شراء|استطيع … اشتري*|اقدر … اشتري*|اقدر اشتري*|بقدر … اشتري*|بقدر اشتري*|فيني اشتري*|اقدر شراء|نقدر … نشتري*|نقدر نشتري*|ولا نشتري|ولا اشتري|نشتري احسن|اشتري احسن|احسن نشتري|يمكننا شراء|ينفع اشتري*|ينفع نشتري*|ممكن اشتري*|ممكن نشتري*|اقدر اخذ شقة',
  loan:
    'mortgage*|morgage*|mortage*|home loan*|housing loan*|bank loan*|loan*|borrow|monthly payment*|monthly instalment*|monthly installment*|emi|emis|financed|financing|hypothek*|darlehen*|kredit*|immobilienkredit*|immobiliendarlehen*|hauskredit*|bankkredit*|finanzierung*|finanzieren|finanziere|finanziert|monatsrate*|monatliche rate*|kreditrate*' +
    '|ипотек*|кредит*|ежемесячн* плат*|ежемесячн* взнос*|महीने की किस्त*|मॉर्टगेज|होम लोन|लोन|ईएमआई|मासिक किस्त*|贷款|按揭|月供|房贷|رهن*|قرض*|قروض|تمويل*|قسط شهري|القسط|الاقساط الشهري*|اقساط شهري*',
  /** Asks for the payment of a month, or for a loan of a sum. */
  repay:
    'how much … month*|how much … instalment*|how much … installment*|how much … emi|what* … monthly|what* … emi|what* … instalment*|what* … installment*|how much … deposit|what* … deposit|how much … down payment|what* … down payment|how much … downpayment|monthly payment on|monthly payment for|monthly payments on|monthly payments for|mortgage for|mortgage on|mortgage of|mortgage payment*|mortgage calculat*|calculate … mortgage|calculate … loan|how much … earn|what* … salary|what* … income|loan for|loan of|loan on|emi for|emi on|emi of|borrow' +
    '|hypothek für|hypothek über|hypothek auf|hypothek von|kredit für|kredit über|kredit von|darlehen für|darlehen über|darlehen von|finanzierung für|finanzierung von|finanzierung über|rate für|monatsrate für|wie hoch … rate*|welche … rate|welches gehalt|welches einkommen|was muss … verdienen|was müssen … verdienen|wie viel … verdienen|wie viel … eigenkapital|wieviel … eigenkapital|wie hoch … anzahlung|was kostet … kredit|was kostet … darlehen|was kostet … hypothek|was … im monat|wie viel … im monat|wie viel … monatlich|wieviel … monatlich|was … monatlich' +
    '|ипотека на|ипотеку на|кредит на|платеж по|какой … платеж|сколько … в месяц|сколько … ежемесячно|какой … взнос|какая … зарплата|какой … доход|сколько … зарабатывать|сколько … взнос|рассчита* … ипотек*|рассчита* … кредит*|посчита* … ипотек*|посчита* … кредит*|посчита* … платеж*' +
    '|رهن ل*|رهن على|رهن بقيمة|قرض ل*|قرض ب*|تمويل ل*|تمويل ب*|كم الدفعة|كم … دفعة|كم … الدفعة|كم … مقدم|كم القسط|كم … القسط|كم … قسط|قديش القسط|قديش … القسط|قديش قسط*|كام القسط|كام … القسط|شقد القسط|شكثر القسط|القسط كم|القسط كام|القسط قديش|كم … شهريا|كم … بالشهر|كم … في الشهر|كم … راتب*|كم راتب*|كم … دخلي|كم الراتب|كم الدخل|احسب*',
  /** The same in languages that name the loan last. */
  repayLast:
    'महीने की किस्त*|डाउन पेमेंट कितना|डाउन पेमेंट कितनी|कितना … डाउन पेमेंट|कितनी सैलरी|कितनी आय|कितनी कमाई|कितनी … डाउन पेमेंट|kitna … down payment|down payment kitna|首付[^,;?!多]{0,6}?多少|首付[^,;?!几]{0,6}?几成|首付多少|首付要多少|首付需要多少|首付是多少|का लोन|पर लोन|के लिए लोन|किस्त कितनी|कितनी … किस्त|ईएमआई कितनी|कितनी … ईएमआई|emi कितनी|कितनी … emi|की ईएमआई|की emi|महीने का कितना|हर महीने कितना|emi kitni|kitni … emi|ki emi|ka loan|pe loan|kist kitni|kitni … kist|mahine ka kitna|月供多少|月供是多少|月供要|月供大概|每个?月要?还|一个月要?还|月还多少|每个?月[^,;?!]{0,6}?[还供][^,;?!]{0,3}?多少|一个月[^,;?!]{0,6}?[还供][^,;?!]{0,3}?多少|月供[^,;?!]{0,4}?多少|的贷款|的月供|需要多少收入|多少收入|多少工资|收入要多少|工资要多少',
  costs:
    'all together|all in all|total cash|total i pay|total i have to pay|total i need|total do i|total will i|total we pay|pay in total|pay total|in total … pay|total … all the fees|total … fees|with all the fees|with all fees|including all fees|including fees|incl fees|incl all fees|everything included|cash do i need|how much cash|cash up front|cash upfront|need upfront|cash … altogether|cash … need|need in cash|need in total|what* … those fees|what* … the fees|fees on|costs on|total cost|total costs|all in cost|all in costs|all-in|cost me all in|all in to move|cost to move in|costs to move in|upfront cost|upfront costs|closing cost|closing costs|cost of buying|costs of buying|cost to buy|buying cost|buying costs|purchase cost|purchase costs|extra cost|extra costs|costs on top|fees on top|what fees|which fees|move-in cost|move-in costs|moving in cost|moving in costs|pay in total|what* … in total|how much … in total|how much … altogether|how much … on top|cost of renting|cost of moving|total to pay' +
    '|kommt … drauf|kommen … drauf|alles zusammen|alles in allem|brauche* … bar|brauch* … in bar|wie viel bargeld|wieviel bargeld|gesamtkosten für|nebenkosten|kaufnebenkosten|kaufkosten|gesamtkosten|welche kosten|kosten insgesamt|kosten beim|kommt … dazu|kommen … dazu|was kostet der kauf|kosten des kaufs|was kostet … der kauf|wie viel … insgesamt|wieviel … insgesamt|was … insgesamt|wie viel … obendrauf|welche gebühren|сверх цены|нужно на руках|нужно наличными|вместе с расходами|сколько своих|сколько наличн*|общая стоимость|общие расходы|все расходы|расходы на покупку|расходы при покупке|во сколько обойдется покупка|во что обойдется покупка|расходы при|сколько всего|сколько … в сумме|сколько … итого|сколько … сверху|итого|какие сборы' +
    '|कुल कैश|कितना कैश|कुल नकद|कितना नकद|kitna cash|total cash|कुल खर्च*|कुल कितना खर्च*|कितना खर्च* आएगा|कुल मिलाकर कितना|खरीदने का खर्च*|खरीदने में कितना|खरीदने में कुल|कुल लागत|कितनी फीस|फीस कितनी|kul kharch*|total kharch*|总共要准备|總共要準備|要准备多少|杂费|雜費|需要多少现金|准备多少现金|总费用|总成本|总共要|一共要|一共多少|总共多少|加起来多少|总共[^,;?!]{0,8}?多少(?![套间个])|一共[^,;?!]{0,8}?多少(?![套间个])|拢共[^,;?!]{0,8}?多少(?![套间个])|合共[^,;?!]{0,8}?多少(?![套间个])|总计[^,;?!]{0,8}?多少(?![套间个])|合计[^,;?!]{0,8}?多少(?![套间个])|手头[^,;?!]{0,4}?要[^,;?!]{0,4}?多少|手头[^,;?!]{0,4}?得[^,;?!]{0,4}?多少|手头[^,;?!]{0,4}?需[^,;?!]{0,4}?多少|手上[^,;?!]{0,4}?要[^,;?!]{0,4}?多少|手上[^,;?!]{0,4}?得[^,;?!]{0,4}?多少|手上[^,;?!]{0,4}?需[^,;?!]{0,4}?多少|手里[^,;?!]{0,4}?要[^,;?!]{0,4}?多少|手里[^,;?!]{0,4}?得[^,;?!]{0,4}?多少|手里[^,;?!]{0,4}?需[^,;?!]{0,4}?多少|自己[^,;?!]{0,4}?要[^,;?!]{0,4}?多少|自己[^,;?!]{0,4}?得[^,;?!]{0,4}?多少|自己[^,;?!]{0,4}?需[^,;?!]{0,4}?多少|掏[^,;?!]{0,4}?多少现[金钱]|拿[^,;?!]{0,4}?多少现[金钱]|备[^,;?!]{0,4}?多少现[金钱]|付[^,;?!]{0,4}?多少现[金钱]|出[^,;?!]{0,4}?多少现[金钱]|要[^,;?!]{0,4}?多少现[金钱]|需[^,;?!]{0,4}?多少现[金钱]|连税|连费用|连杂费|连手续费|连中介费|算上税|算上费用|算上杂费|算上手续费|算上中介费|带上税|带上费用|带上杂费|带上手续费|带上中介费|包括税|包括费用|包括杂费|包括手续费|包括中介费|全部费用|买下来|总花费|税费|购房成本|买房成本|购房费用|买房费用' +
    '|كم رسومها|كم رسومه|رسومها كم|رسومه كم|كم … رسومها|كم … رسوم|كام … رسوم|قديش … رسوم|كم … المصاريف|كام … المصاريف|قديش … المصاريف|كم … مصاريف|كام … مصاريف|المصاريف كام|الرسوم كم|الرسوم كام|الرسوم قديش|ادفع … رسوم|كم … التكاليف|التكاليف كم|التكاليف كام|كام … كاش|قديش … كاش|شكثر … كاش|الاجمالي كم|الاجمالي كام|كم الاجمالي|كام الاجمالي|كم … كاش|كم المصاريف|مصاريف الشراء كم|التكلفة الكاملة|التكلفة الاجمالية|اجمالي التكلفة|تكلفة شراء|تكاليف شراء|تكلفة الشراء|تكاليف الشراء|كلفة الشراء|مصاريف الشراء|تكلفة الاستئجار|تكاليف الاستئجار|الكلفة الكاملة|مجموع التكاليف|ادفع اجمالي|ادفع بالاجمال|كل التكاليف|كل المصاريف|اجمالي المصاريف|كم يكلفني|كم تكلفني|كم بتكلفني|تكلفة استئجار|تكاليف استئجار',
  /** Asks for a figure wherever it stands, without a mark: 'what total I pay'. */
  asking: 'what … pay|what … cost|what … total|how much … pay|how much … cost|how much … total',
  income:
    'netto im monat|netto monatlich|im monat netto|net a month|net per month|net monthly|чистыми в месяц|на руки в месяц|税后月|my pay|our pay|monthly pay|take home(?= \\d)|take-home(?= \\d)|gross(?= \\d+ ?k)|take home pay|take-home pay|paycheck|paycheque|(?<!rental |rent |passive )income|salary|salaries|earn|earning|earns|i make(?! an? )|we make(?! an? )|wage*|einkommen*|gehalt*|gehälter*|löhne|verdien*|monatsgehalt*|jahresgehalt*|nettogehalt*|bruttogehalt*|nettoeinkommen*|monatseinkommen*|jahreseinkommen*|haushaltseinkommen*|familieneinkommen*' +
    '|(?<!пассивный |арендный )доход(?! от)|дохода|доходом|доходе|зарплат*|зп|з/п|зарабатыва*|заработ*|получаю|получаем|оклад*|(?<!किराये की |किराए की |रेंटल )आय|(?<!रेंटल )इनकम|सैलरी|सैलेरी|वेतन|कमाता|कमाती|कमाते|कमाई|तनख्वाह*|kamata|kamati|kamate|kamai|tankhwah*|salery' +
    '|(?<!租金|被动)收入|工资|月薪|年薪|薪水|薪资|挣|月入|年入|راتب*|رواتب*|مرتبي|معاشي|دخل(?! الايجار| ايجار| سلبي)|دخلي|دخلنا|دخل العائلة|دخل العيلة|دخل الاسرة|دخل البيت|اكسب',
  yearly:
    'a year|per year|yearly|annual*|per annum|im jahr|pro jahr|jährlich*|jahresgehalt*|jahreseinkommen*|в год|за год|годовой доход|годового дохода|годовая зарплата|सालाना|वार्षिक|साल में|साल का|साल की|प्रति वर्ष|salana|saal ka|saal me|年薪|年收入|年入|一年|每年|سنوي*|في السنة|بالسنة',
  monthly:
    'a month|per month|monthly|monatlich*|im monat|pro monat|monatsgehalt*|monatseinkommen*|в месяц|за месяц|месячн*|ежемесячн*|महीने|महीना|माह|मासिक|mahine|mahina|月薪|月收入|月入|每月|一个月|شهري*|في الشهر|بالشهر',
  payment:
    'pay|paying|payment*|instalment*|installment*|emi|emis|zahlen|zahle|rate von|rate|raten|платить|плачу|платеж*|взнос*|किस्त*|चुका*|दे सकत*|ईएमआई|月供|还款|付|ادفع|قسط|اقساط|القسط',
  /** A payment of each month for a loan or to a developer; a rent is none. */
  instalment:
    'instalment*|installment*|emi|emis|mortgage payment*|rate|raten|monatsrate*|kreditrate*|платеж*|किस्त*|ईएमआई|kist|kisht|月供|月还|قسط|اقساط|القسط|الاقساط|قسطها|قسطه|قسطو|اقساطها|اقساطه',
  down: 'down|down payment|downpayment*|deposit|own money|own funds|cash|equity|eigenkapital*|eigenmittel*|anzahl*|взнос*|своих|собственных|डाउन|डाउन पेमेंट|अपने पास|首付|首期|自有|دفعة اولى|دفعة مقدمة|مقدم*|الدفعة|دفعة',
  /** Words that name the sum one brings, where 'cash' may as well be the whole price. */
  savings:
    'down|down payment|downpayment|deposit|equity|anzahlen|anzahle|внесу|внести|внесем|вношу|saved|saving|savings|in savings|eigenkapital*|eigenmittel*|anzahlung*|angespart*|gespart*|erspart*|ersparniss*|взнос*|накоплени*|накопил*|сбережени*|डाउन पेमेंट|डाउन|बचत|सेविंग*|सेविंग्स|bachat|首付|首付款|首期|存款|积蓄|储蓄|دفعة اولى|دفعه اولى|دفعة الاولى|دفعه الاولى|دفعة مقدمة|دفعتي الاولى|دفعتنا الاولى|دفعتي|دفعتنا|مقدم*|مدخرات*|تحويشة|تحويشتي|تحويشتنا|حوشت|مجمع|مجمعين',
  /** Tells what one has beside an income; of itself it may as well be the whole price. */
  cash: 'cash|have|have got|ve got|put away|stashed|auf der hohen kante|in the bank|on hand|in hand|at hand|put aside|set aside|put down|haath me|haath mein|hath me|हाथ में|हाथ मे|手里|手上|手头|на руках|в наличии|available|in hand|zur verfügung|verfügbar|في ايدي|بايدي|في يدي|in bar|bargeld|barmittel|bar|habe|haben|auf der seite|auf dem konto|auf der bank|rücklagen|наличн*|есть|на счету|отложен*|отложил*|कैश|नकद|पास|बचा*|cash hai|mere paas|paas|jama|nakad|जमा|现金|手上有|手头有|手里有|卡里有|存了|攒了|有|كاش|نقد*|معي|معنا|معايا|معانا|معاي|معاه|معاها|محوش|محوشين|عندي|عندنا|لدي|وفرت|ادخرت',
  /** What a bank gives: a share beside it is that of the loan. */
  lent: 'bank|banks|finance|mortgaged|borrow|borrowed|finanzier*|die bank|банк|البنك|बैंक|银行|銀行|bank lends|bank gives|bank finances|banks lend|banks give|lends|ltv|loan|financed|financing|mortgage|bank gibt|bank finanziert|finanzierung|kredit|darlehen|банк даст|банк дает|банк одобрит|ипотек*|кредит|البنك بيعطي|البنك يعطي|البنك يمول|البنك بيمول|تمويل|قرض|बैंक दे|बैंक देगा|बैंक देता है|लोन|bank dega|loan|银行贷|銀行貸|银行借|贷|貸',
  rate: 'interest|interest rate|rate|rates|apr|zins*|sollzins*|nominalzins*|ставк*|годовых|процентн*|ब्याज*|ब्याज दर|byaj|利率|利息|年利率|فائدة|فوائد|بفائدة',
  /** The bank has agreed already: the loan is not asked about. */
  granted:
    'approved|pre-approved|preapproved|pre-approval|preapproval|in place|genehmigt|zugesagt|bewilligt|vorhanden|одобрен*|मंजूर|अप्रूव|अप्रूव्ड|approve|已批|批了|已获批|批下来|موافق*|جاهز|جاهزة',
  budget: 'budget*|max budget|бюджет*|बजट|预算|ميزاني*|ميزانيتي',
  national:
    'i am a national|im a national|local citizen|von hier staatsbürger|гражданин эмиратов|гражданка эмиратов|граждане оаэ|гражданину оаэ|emirati hu|यूएई का नागरिक|यूएई के नागरिक|uae ka nagrik|阿联酋人|本国公民|阿联酋国民|مواطن|مواطنة|مواطنين|uae national*|emirati|emiratis|uae citizen*|staatsbürger der vae|emiratisch*|emirati*|гражданин оаэ|гражданка оаэ|эмиратец|эмиратка|अमीराती|यूएई नागरिक|阿联酋公民|阿联酋籍|مواطن اماراتي|مواطنة اماراتية|اماراتي|اماراتية',
  further:
    'second house|second flat|second apartment|zweitimmobilie|zweite wohnung|zweites haus|второй дом|вторую квартиру|второй квартиры|второе жилье|вторая недвижимость|dusra ghar|doosra ghar|dusra flat|dusri property|दूसरा फ्लैट|दूसरी प्रॉपर्टी|第二套|第二套房|بيتي الثاني|البيت الثاني|شقة ثانية|شقتي الثانية|عقار ثاني|عندي بيت|second home|another home|second property|third home|investment property|already own|zweite immobilie|zweitwohnung|besitze schon|weitere immobilie|вторая квартира|второе жилье|уже есть квартира|दूसरा घर|पहले से घर|二套房|已有一套|不是首套|منزل ثان|بيت ثاني|املك منزلا',
} as const

export type MoneyWord = keyof typeof words

export const moneyWords: Readonly<Record<MoneyWord, string>> = words

/** What stands behind the number of years of a loan. */
export const yearWords =
  'years?|yrs?|year term|jahren?|jahre|лет|года?|साल|वर्ष|saal|年(?!薪|收|入)|سنة|سنه|سنوات|عاما?'

/** Leads to another term of the same loan, and to its number; what makes the number something else. */
export const otherTermLeads =
  'and what about|and if|and what if|and|or|vs|versus|what if|what about|und wenn|und wie bei|und wie|und|oder|а если|а|и|или|если|और अगर|और|या|अगर|aur agar|aur|ya|agar|和|还是|如果|要是|换成|那|跟|或|与|وعلى|ولو على|ولو|واذا|او على|او|و على|و'
export const termLeads =
  'over|on|for|with|it is|its|über|auf|bei|mit|für|es|на|за|على|लगभग|का|की|是|换成|做|贷'
export const notYears =
  'k|m|mio|mln|тыс|млн|lakh|लाख|万|الف|مليون|prozent|percent|bed|monat|месяц|महीन|个月|شهر'

/** Words that can only be of the interest of a loan; a number behind them needs no sign. */
export const interestLeads =
  'ставка|ставкой|по ставке|ставка около|ставка примерно|rate|rate of|rate is|rate about|interest|interest of|interest at|interest rate of|interest rate at|zinssatz|zins|zinsen|zins von|zinsen von|zinssatz von|zins bei|zinsen bei|利率|利息|年利率|利率按|利率是|利率为|利率算|利率大概|利息按|利息是|年利率按|بفائدة|فائدة|الفائدة|بفايدة|فايدة|الفايدة|ब्याज|ब्याज दर|ब्याज दर करीब|byaj|byaj dar|byaj rate'

/** What the interest of a loan stands behind, where its sign is left out and its term is told. */
export const rateLeads = `под|at|zu|نسبة|दर|${interestLeads}`

/** What may follow such a rate: how the loan goes on, and nothing that would make a sum of it. */
export const behindRate =
  'for|over|with|and|on|на|и|с|при|auf|für|über|mit|und|bei|पर|और|के|लिए|على|لمدة|و|مع'

/** The interest stays for so long. */
export const fixedWords =
  'fixed|fix|fest|festgeschrieben|zinsbindung|фикс|ثابت|ثابتة|固定|फिक्स|फ़िक्स'

/** What stands behind a percentage. */
export const percentWords =
  '个百分点|个点|%|٪|percent|per cent|pct|prozent|процент|годовых|फीसदी|प्रतिशत|परसेंट|في المئة|في الميه|في المية|بالمئة|بالمية'

/** Words that join an income or a down payment to its sum: 'a salary of about 20k'. */
export const joiningWords =
  'of|is|was|are|only|just|both|вдвоем|двое|beide|wir|ich|нам|мы|सब|हम|hum|hum dono ki|dono ki|mila|ke|milake|milakar|سوا|سوية|سوى|مع بعض|نحن|nur|bloß|только|всего|बस|केवल|सिर्फ|सिर्फ़|bas|sirf|只有|仅|فقط|about|around|approximately|approx|roughly|up|to|a|an|the|as|my|our|aed|dhs|net|gross|have|von|ist|sind|etwa|ca|rund|ungefähr|circa|als|habe|haben|bei|liegt|im|monat|pro|netto|brutto|zusammen|together|combined|в|размере|около|примерно|есть|вместе|у|меня|нас|это|месяц|составляет|का|की|के|है|में|लगभग|करीब|मिलाकर|मेरी|मेरा|हमारी|महीने|महीना|मासिक|हर|hai|ki|ka|meri|mera|mahine|mahina|一共|总共|合计|加起来|共|俩|两人|是|为|有|大概|大约|约|每月|每个月|一个月|一起|من|هو|هي|معا|حوالي|تقريبا|بقيمة|قدره|قدرها|معي|عندي|درهم|شهري|شهريا|الشهري|في|الشهر'

/** What stands before a loan that makes up for the rest of a price. */
export const restWords =
  'the rest|rest|remaining|balance|remainder|der rest|rest über|остальное|остаток|остальные|الباقي|والباقي|الباقي ب|बाकी|बाकी का|baki|baaki|baki ka|其余|剩下|剩余|余下|其他'
