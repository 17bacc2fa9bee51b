/**
 * What people say of the month: what is left of an income after a rent or an instalment, and that renting is held
 * beside a purchase. A star stands for any ending, three dots for a few words between; everything else is whole words.
 */
export const monthLeftWords = {
  /** What is left of what one earns is asked for. */
  left:
    'left over|left each month|left a month|left per month|left at the end|is left|be left|left after|how much … left|what … left|remains|leftover|left to live|left to spend|disposable' +
    '|übrig|bleibt … im monat|bleiben … im monat|bleibt mir|bleibt uns|bleiben mir|bleiben uns|was bleibt|wie viel bleibt|wieviel bleibt|zum leben' +
    '|останется|останутся|остаётся|остается|на жизнь' +
    '|يبقى|بيبقى|يبقي|بيبقي|يتبقى|بيتبقى|هيتبقى|بيفضل|هيفضل|بيضل|بضل|يضل|باقي لي|اعيش فيه' +
    '|बचेगा|बचेंगे|बचता|बचते|बचेगी|बच जाएगा|बच पाएगा|बचा पाऊं*|bachega|bachenge|bachta|bachte|bachegi|bach jayega|bach payega' +
    '|剩|还剩|剩下|剩余|余下|结余|够花',
  /** What is left is left of what somebody earns, or of a month. */
  earned:
    'salary|income|wage*|pay|earn*|month|monthly|money' +
    '|gehalt*|einkommen*|verdien*|lohn*|monat*|geld' +
    '|зарплат*|доход*|зарабат*|месяц*|денег|деньги' +
    '|راتب*|الراتب|دخل*|الدخل|معاش*|شهر*|الشهر|فلوس|مصاري' +
    '|सैलरी|तनख़्वाह|तनख्वाह|वेतन|आय|महीने|महीना|पैसे|पैसा|salary|income|tankhwah|mahine|mahina|paise|paisa' +
    '|工资|收入|月薪|薪水|每月|一个月|钱',
  /** How much of what one earns it takes is asked for. */
  share:
    'share of my salary|share of our income|share of my income|percent of my salary|% of my salary|% of our income|% of my income|percentage of my salary|percentage of my income|how much of my salary|how much of our income' +
    '|anteil … gehalt*|anteil … einkommen*|prozent … gehalt*|prozent … einkommen*|% … gehalt*|% … einkommen*|teil … gehalt*' +
    '|какая часть … зарплат*|какая доля|сколько процентов … зарплат*|сколько процентов … доход*|процент от зарплаты|% от зарплаты|часть зарплаты' +
    '|كم … من راتبي|كم نسبة … راتب*|نسبة … من الراتب|كم بالمية من راتبي|نسبتها من راتبي' +
    '|सैलरी का कितना|आय का कितना|सैलरी का कितने प्रतिशत|salary ka kitna|salary ka kitne|income ka kitna' +
    '|占工资|占收入|占月薪|占薪水|占比',
  /** Renting and buying are weighed, where a rent that is paid now is told. */
  weighs:
    'worth it|worth buying|makes sense|make sense|better|better off|smarter|should i buy|should we buy|should i do it|cheaper|save money|good idea|right move' +
    '|lohnt*|sinnvoll*|macht … sinn|besser|günstiger|rechnet sich|fahre ich besser|fahren wir besser' +
    '|выгодн*|имеет смысл|есть смысл|стоит ли|лучше|дешевле|смысл покупать|смысл брать' +
    '|اوفر|احسن|افضل|اربح|يستاهل|تستاهل|مجدي|ارخص|انسب|يسوى|اشتري ولا|نشتري ولا' +
    '|सही है|सही रहेगा|ठीक रहेगा|ठीक है|बेहतर|फायदे*|फ़ायदे*|अच्छा रहेगा|अच्छा है|लेना सही|खरीदना सही|sahi hai|sahi rahega|theek rahega|thik rahega|behtar|fayde*|faide*|accha rahega|acha rahega|lena sahi|lena chahiye|kharidna sahi' +
    '|划算|合算|值得|值吗|值不值|划得来|更好|好吗|合适吗',
} as const
