/**
 * What sellers say of the money that a sale leaves them and that the next home is to be paid with, in the six
 * languages. A star stands for any ending, three dots for a few words between; everything else is whole words.
 */
export const leftOfSaleWords = {
  /** So much of it stays with the seller. */
  left:
    'left|leftover|left over|remains|remaining|am left with|be left with|leaves me|walk away with|in hand|in my hand|keep|clear' +
    '|übrig|bleibt|bleiben|blieben|habe ich noch|bekomme ich raus|kommt raus|in der hand' +
    '|останется|останутся|осталось|остались|остается|остаётся|на руках|на руки|получу|выйдет|чистыми' +
    '|بقي|بقى|بقالي|ضل|تبقى|بيبقى|يبقي|بيبقي|يتبقى|بيتبقى|هيتبقى|يصفى|يصفي|بيصفى|يضل|بضل|بيضل|بيفضل|هيفضل|بيدي|بايدي|في ايدي|صافي' +
    '|बचेंगे|बचेगा|बचते|बचता|बचे|बच जाएंगे|बच रहे|हाथ में|हाथ आएंगे|bachenge|bachega|bachte|bachta|bach jayenge|bach rahe|haath me*|hath me*' +
    '|剩下|剩|还剩|到手|手里有|手上有|净得|落袋',
  /** Whoever speaks sells: 'for sale' and 'на продажу' are said by who buys. */
  sellsOwn:
    'i sell|i am selling|im selling|i m selling|i sold|i have sold|ive sold|we sell|we are selling|were selling|we sold|selling my|selling our|selling mine|sell my|sell our|sell mine|sold my|sold our|sold mine|sale of my|sale of our|my sale|our sale|after selling|after i sell|once i sell|if i sell' +
    '|verkaufe|verkaufen wir|wir verkaufen|ich verkauf*|verkauft habe|verkauft haben|habe … verkauft|haben … verkauft|verkauf meiner|verkauf meines|verkauf unserer|verkauf unseres|meinen verkauf|nach dem verkauf' +
    '|продаю|продаем|продаём|продам|продадим|продал|продала|продали|продав|продаже моей|продажи моей|продажи своей|продажи нашей|после продажи|продать свою|продать мою' +
    '|ابيع*|بابيع*|ببيع*|نبيع*|بعت*|بعنا*|هابيع*|هبيع*|حبيع*|رح ابيع*|راح ابيع*|بيع شقتي|بيع بيتي|بيع فلتي|بيع شقتنا' +
    '|बेच*|bech*' +
    '|房子卖|公寓卖|别墅卖|我卖|我要卖|我想卖|卖掉|卖了|卖我|把房卖|出售我|出手|脱手|转手|卖房',
  /** How much that is is asked, and no home. */
  asksLeft:
    'what is left|whats left|what s left|how much is left|how much … left|what do i keep|what do i walk|what would i walk|what will i walk|walk away with|what would i keep|what will i keep|how much do i keep' +
    '|was bleibt|was … übrig|wie viel bleibt|wieviel bleibt|wie viel … übrig|wieviel … übrig' +
    '|сколько … остан*|сколько остан*|сколько … на руки|что остан*' +
    '|كم يبقى|كم بيبقى|كم يبقي|كم … يبقى|كم يصفى|كم … يصفى|كم يتبقى|كم بيضل|قديش بيضل|كام هيفضل' +
    '|कितना बच*|कितने बच*|कितना हाथ|हाथ में कितना|kitna bach*|kitne bach*|haath me kitna|hath me kitna' +
    '|剩多少|剩下多少|到手多少|能剩|能到手|净得多少',
  /** Another home is to be bought with it. */
  wantsNext:
    'what can i get|what could i get|what can we get|what do i get|what will i get|buy again|buy another|buy something else|next one|upgrade|downsize|reinvest|put it into|put that into' +
    '|was bekomme ich dafür|was krieg* ich|was finde ich|wieder kaufen|neu kaufen|wieder anlegen|neu anlegen|reinvestier*' +
    '|что можно взять|что можно купить|что взять|что подойдет|что купить|взять другую|купить другую|купить новую' +
    '|شو بجيب|وش اشتري|شو بشتري|ايش اشتري|ايه اللي اشتريه|اشتري غيرها|اشتري ثانية|اشتري مكانها' +
    '|क्या मिलेगा|क्या मिल सकता|क्या ले सकता|क्या ले सकते|दूसरा लेना|नया लेना|kya milega|kya mil sakta|kya mil jayega|kya le sakta|kya le sakte|dusra lena|naya lena' +
    '|能买|买什么|再买|换一套|换套|置换|能换',
  /** What a sale was worked out to leave is to be spent. */
  withIt:
    'with that money|with this money|with the money|with what is left|with what s left|with whats left|with the rest|with the proceeds|with the cash|that money|those proceeds' +
    '|mit dem geld|von dem geld|für das geld|mit dem rest|vom rest|von dem rest|mit dem erlös|vom erlös|dem erlös' +
    '|этих денег|эти деньги|этими деньгами|на остаток|остатка|оставшиеся|оставшихся|с этой суммой|этой суммы|с продажи|от продажи' +
    '|بالباقي|بهالباقي|بهالمبلغ|بهذا المبلغ|بهالفلوس|بالفلوس|بهالمصاري|بالمصاري|بالفلوس دي|بالمبلغ|اشتري فيها|اشتري فيهم|اشتري بها|اشتري بيها|من هالفلوس' +
    '|उस पैसे|इस पैसे|उन पैसों|इन पैसों|बचे हुए पैसे|बचे पैसे|बची रकम|us paise|is paise|un paiso|in paiso|bache hue paise|bache paise' +
    '|剩下的钱|剩的钱|这笔钱|那笔钱|这些钱|那些钱|用这钱|这钱|到手的钱|剩下的|卖房的钱|卖房款',
} as const
