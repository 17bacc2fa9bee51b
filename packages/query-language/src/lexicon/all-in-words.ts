/** What people say who have one sum for a home and everything that its purchase costs, in the six languages. */
export const allInWords = {
  /** The sum holds the costs, too. */
  including: [
    'all in|all-in|including … fees|including … costs|incl … fees|incl … costs|with all … costs|with all … fees|with costs|with fees|with the fees|with everything|everything included|including everything|fees included|costs included|fees and all|all fees … included|after fees|after all fees',
    'mit allem|alles inklusive|alles inkl|all inclusive|inklusive … nebenkosten|inkl … nebenkosten|mit … nebenkosten|samt … kosten|samt … nebenkosten|mit allen kosten|mit allen gebühren|inklusive … gebühren|inkl … gebühren|inkl … kosten|inklusive … kosten|inkl allem|inklusive allem|mit gebühren|einschließlich … kosten',
    'со всеми … расходами|со всеми … комиссиями|со всеми … сборами|со всеми … налогами|вместе с расходами|вместе со сборами|вместе со всеми|с учетом … расходов|с учетом … сборов|с учетом … комиссий|включая … расходы|включая … сборы|включая … комиссии|под ключ|со всем вместе|все включено|вместе с оформлением|с оформлением',
    'شامل|شاملة|شامله|شاملين|مع الرسوم|مع كل الرسوم|مع المصاريف|مع كل المصاريف|بكل المصاريف|بكل الرسوم|بالرسوم|بالمصاريف|مع كل شي|بكل شي|بكل حاجة|مع كل حاجة',
    'सब मिला*|सब कुछ मिला*|सब खर्च*|सारे खर्च*|फीस मिला*|फ़ीस मिला*|खर्च* मिला*|खर्च* समेत|फीस समेत|फ़ीस समेत|सब समेत|sab mila*|sab kuch mila*|sab khar*|saare khar*|fees mila*|fees ke saath|kharch* mila*|kharch* ke saath|sab include*|fees include*',
    '含税费|含税|含费用|含所有|含全部|包税费|包括所有|包括全部|包括税|包括费用|包含税|包含所有|包含全部|算上税|算上所有|算上费用|算上各种|加上税|加上所有|加上各种|连税费|连同税费|全部算上|都算上|全包|在内',
  ].join('|'),
  /** Asks how high the price may be. */
  asksPrice: [
    'at most|max* … cost|may … cost|can … cost|could … cost|max* price|max* … price|highest price|how expensive|what price|which price|how much … flat cost|price tag|how high',
    'darf … kosten|dürfte … kosten|darf … max|höchstens kosten|maximal kosten|max kosten|wie teuer|welche* preis|welche* kaufpreis|kaufpreis … maximal|kaufpreis … höchstens|wie hoch … kaufpreis|wie hoch … preis',
    'максимальная цена|максимальную цену|какая цена|какой цены|по какой цене|за какую цену|до какой цены|может стоить|максимум стоить|за сколько … можно|за сколько … брать|за сколько … искать|за сколько … смотреть|какой ценник|какую максимум|максимум за',
    'اقصى سعر|اقصي سعر|اعلى سعر|سعر الشقة كم|سعر الشقة كام|كم سعر|كام سعر|سعرها كام|سعرها بكام|السعر كام|السعر كم|بالكتير كام|كام بالكتير|بكم اشتري|بكام اشتري|اشتري بكم|اشتري بكام|لحد كام|لحد كم|كم اقصى|كام اقصى|سعرها كم|كم يكون سعر*',
    'max kitne|max kitna|maximum kitne|maximum kitna|kitne ka|kitne ki|kitne tak|max price|कितने का|कितने की|कितने तक|ज्यादा से ज्यादा|ज़्यादा से ज़्यादा|अधिकतम',
    '最多能买|最多买|最高多少|最多多少|房价最高|房价最多|房子最多|能买多少钱|买多少钱|最高能|总价最高|最多能看|能买什么价|什么价位|多少钱的房',
  ].join('|'),
} as const
