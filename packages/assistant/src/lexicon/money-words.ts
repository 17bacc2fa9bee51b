/** What people say about paying for a home, in the six languages. Parts of folded words. */
const words = {
  afford:
    'afford|enough to buy|enough for a home|reicht das für|genug für eine|хватит на|хватит ли|够买|leisten|leistbar|по карману|позволить себе|могу позволить|потяну|अफोर्ड|अफ़ोर्ड|खरीद सकता|खरीद सकती|ले सकता|买得起|负担得起|能买|能负担|اتحمل|أتحمل|يمكنني شراء|اقدر اشتري|أقدر أشتري|ميزانيتي تسمح|استطيع شراء',
  loan: 'mortgage|home loan|pay monthly|a month for|housing loan|instal|monthly payment|emi(?![a-z])|hypothek|darlehen|kredit|finanzier|monatsrate|monatliche rate|ипотек|кредит|ежемесячн|взнос|मॉर्टगेज|होम लोन|लोन|किस्त|क़िस्त|贷款|按揭|月供|رهن|قرض|تمويل|قسط|اقساط|أقساط',
  costs:
    'total cost|all in cost|all-in|cost me all in|all in to move|cost to move in|costs to move in|upfront cost|closing cost|cost of buying|costs of buying|cost to buy|buying cost|purchase cost|extra cost|costs on top|fees on top|what fees|move-in cost|moving in cost|cost of renting|cost of moving|total to pay|nebenkosten|kaufkosten|gesamtkosten|kostet mich|kosten insgesamt|kosten beim|was kostet der kauf|общая стоимость|все расходы|расходы на покупку|расходы при|сколько всего|итого|कुल खर्च|कुल कितना खर्च|कितना खर्च आएगा|कुल मिलाकर कितना|कुल ख़र्च|खरीदने का खर्च|खरीदने में कितना|कुल लागत|总费用|总成本|总共要|一共要|全部费用|买下来|总花费|التكلفة الكاملة|التكلفة الاجمالية|اجمالي التكلفة|تكلفة شراء|تكاليف شراء|الكلفة الكاملة|مجموع التكاليف|ادفع اجمالي|ادفع بالاجمال|كل التكاليف|كل المصاريف|اجمالي المصاريف|كم يكلفني|كم تكلفني|كم بتكلفني|تكلفة استئجار|تكاليف استئجار',
  income:
    'income|salary|earn|i make|wage|einkommen|gehalt|verdien|доход(?!н)|зарплат|зарабатыва|получаю|आय|सैलरी|वेतन|कमाता|कमाती|कमाई|तनख्वाह|收入|工资|月薪|挣|راتب|دخل|اكسب|أكسب',
  payment:
    'pay|instal|emi(?![a-z])|rate von|zahlen|платить|платёж|платеж|किस्त|चुका|दे सकता|月供|还款|付|ادفع|أدفع|قسط',
  down: 'down|deposit|own money|cash|eigenkapital|anzahl|взнос|своих|डाउन|अपने पास|首付|自有|دفعة اولى|دفعة أولى|دفعه اولي|مقدم|الدفعة',
  rate: 'interest|rate|zins|ставк|годовых|процентн|ब्याज|利率|利息|فائدة|فائده',
  national:
    'uae national|emirati|emirati citizen|staatsbürger der vae|staatsbuerger der vae|emiratisch|гражданин оаэ|гражданка оаэ|अमीराती|यूएई नागरिक|阿联酋公民|مواطن اماراتي|مواطنة اماراتية|اماراتي',
  further:
    'second home|another home|second property|third home|investment property|already own|zweite immobilie|zweitwohnung|besitze schon|weitere immobilie|вторая квартира|второе жилье|уже есть квартира|दूसरा घर|पहले से घर|二套房|已有一套|不是首套|منزل ثان|بيت ثاني|املك منزلا',
  years: 'years?|yrs|year term|jahren?|jahre|лет|года?|साल|वर्ष|年|سنة|سنه|سنوات|عاما?',
  percent: '%|٪|percent|per cent|prozent|процент\\S*|फीसदी|प्रतिशत|في المئة|في الميه|بالمئة|بالمية',
} as const

export type MoneyWord = keyof typeof words

/** Words of a kind, as a part of a pattern over folded text. */
export const moneyWords: Readonly<Record<MoneyWord, string>> = words
