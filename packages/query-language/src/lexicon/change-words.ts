import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** What stands right before or right behind a sum that a budget grows by. A star stands for any ending. */
export const moreWords: Readonly<Record<'before' | 'behind', Words>> = {
  before: {
    en: 'add|adding|plus|another|extra|an extra|up by|go up by|go up|raise it by|raise it|increase it by|stretch by|stretch it by|stretch another|go over by|over by|higher by|budget by|exceed … by',
    ar: 'نرفع … ب|زيد*|زود*|زد|زيادة|ضيف|ضيفي|اضف|كمان|زدت*|ازيد*|نزيد*|ازود*|نزود*|رفعت*|ارفع*|نرفع*',
    ru: 'плюс|на … больше|бюджет на|еще|добав*|прибав*|накин*|подними на|поднимем на|подороже|дороже|побольше|повыше',
    hi: 'प्लस|और|plus|aur',
    zh: '再加|多加|加|再多|多出|再添|再涨|提高|再贵|多花|再高|往上|多$|贵$|高$',
    de: 'plus|um weitere|budget um|weitere|nochmal|noch mal|leg noch|lege noch|legen sie noch|leg nochmal|gib noch|erhöhe um',
  },
  behind: {
    en: 'more|extra|on top|higher|over|above|above that|over that|over budget|over the budget',
    ar: 'زيادة|زود|فوق|كمان|زياده|اكثر|اكتر|ازيد',
    ru: 'больше|дороже|подороже|побольше|повыше|выше|сверху|накин*|можно|добав*|прибав*',
    hi: 'और चल*|और दे*|और कर*|और ठीक|और जोड़*|और बढ़ा*|और हो*|ज़्यादा|ऊपर चल*|बढ़ा*|जोड़*|और$|aur$|aur chal*|aur de*|aur kar*|aur theek|aur jod*|aur badha*|zyada|jyada|badha*|extra',
    zh: '也行|也可以|没问题',
    de: 'drauf|drauflegen|drauflege|draufleg*|drauf leg*|draufpacken|draufzahlen|dazugeben|obendrauf|mehr|dazu|höher|zusätzlich|extra',
  },
}

/** The same of a sum that it shrinks by. */
export const lessWords: Readonly<Record<'before' | 'behind', Words>> = {
  before: {
    en: 'minus|down by|go down|drop it by|lower it by|reduce it by|cut it by|knock|shave',
    ar: 'نقص*|نزل*|قلل*|شيل|ناقص|اخصم|انقص*|ننقص*|انزل*|ننزل*|اقلل*|خفض*',
    ru: 'минус|скин*|убав*|сбав*|сниз*|опусти на|подешевле|дешевле|поменьше|пониже',
    hi: 'माइनस|minus',
    zh: '再降|降|再减|减|再少|减掉|再便宜|便宜$|再低|往下|少花|再省|省$|少$|低$|砍$|砍掉|压低|压$',
    de: 'minus|senk* um|reduzier* um|geh runter um',
  },
  behind: {
    en: 'less|off|lower|cheaper|down',
    ar: 'اقل|ناقص',
    ru: 'меньше|дешевле|подешевле|ниже',
    hi: 'कम|घटा*|kam|ghata*',
    zh: '更便宜',
    de: 'weniger|runter|günstiger|billiger|niedriger',
  },
}

/** Takes the last change back. */
export const undoWords: Words = {
  en: 'undo|undo that|back to the one* before|back to the previous|back to the last|back to the first ones|back to the original|back to the earlier|the ones before|the one before|the ones you showed before|the previous ones|the earlier ones|what we had before|back to how it was|take that back|forget the last|scrap that last|cancel the last|go back to before|like before|as before|as it was|the way it was|what it was|revert|previous search|search before|change it back|put it back',
  ar: 'الغي اخر|الغ اخر|الغاء اخر|الغي التعديل|الغي التغيير|شيل اخر تعديل|ارجع للي قبل|ارجعي للي قبل|رجع اللي قبل|رجعي اللي قبل|ارجع للسابق|نرجع للي قبل|نرجع للسابق|اللي قبلها|اللي قبله|الي قبل|اللي قبل|الخيار السابق|النتائج السابقة|البحث اللي قبل|زي قبل|مثل قبل|زي الاول|مثل الاول|زي ما كان*|مثل ما كان*|رجعها مثل*|رجعها زي*|تراجع|كما كان*|البحث السابق',
  ru: 'к предыдущ*|к прошл* вариант*|предыдущ* вариант*|прошл* вариант*|к тем, что были|те, что были раньше|вернитесь назад|вернись назад|вернемся назад|верните прежн*|отмените это|отмени это|отмена последн*|тот, что был до|те, что до этого|верни прошл*|верните прошл*|верните предыдущ*|верни предыдущ*|как было|как раньше|верни обратно|верните обратно|верни назад|верните назад|отмени последн*|отмените последн*|как до этого|прежний поиск',
  hi: 'पिछला वाला|पिछले वाले|पिछली वाली|पिछला ही|पिछले पर वापस|पहले वाले पर वापस|जो पहले दिखाए|पहले जो दिखाए|आख़िरी बदलाव|आखिरी बदलाव|pichla wala|pichle wale|pichli wali|pichle pe wapas|pehle wale pe wapas|jo pehle dikhaye|aakhri badlav|पहले जैसा|पहले जैसी|जैसा पहले था|वापस पहले|पिछली खोज|पहले वाला बजट|पुराना बजट|पहले वाली खोज|पहले वाला ही रख*|pehle wala budget|purana budget|pehle wali search|pehle wala hi rakh*|pehle jaisa|jaisa pehle tha|wapas pehle|undo',
  zh: '回到上一个|回到刚才|回到前面|上一次的|上一个条件|之前那些|之前的那些|刚才那些|前面那些|取消刚才|取消上一|取消刚刚|还是之前的|还是刚才的|恢复原来|恢复之前|改回来|改回去|还原|像之前一样|和之前一样|跟之前一样|撤销|撤回|回到之前|变回|恢復',
  de: 'zurück zu vorher|zurück zu den vorigen|zurück zu den vorherigen|zurück zu denen davor|zurück zu den letzten|die vorherigen|die vorigen|das vorherige|die von vorher|die davor|das davor|nimm das zurück|nehmen sie das zurück|letzte änderung|wie vorher|wie zuvor|wie davor|wie gehabt|rückgängig|wie es war|zurück zur vorigen|vorige suche|letzte suche',
}

/** A place that was left out comes in again. */
export const backWords: Words = {
  en: 'put … back|add … back|bring … back|back in|take … back in',
  ar: 'رجع|رجعي|رجعوا|ارجع|رجعها',
  ru: 'верни|верните|обратно',
  hi: 'वापस|फिर से जोड़*|wapas|vapas|phir se jod*',
  zh: '加回|放回|重新加|加回来',
  de: 'wieder rein|wieder dazu|doch wieder|wieder mit',
}

/** Something else beside what there is: 'besides X also Y'. Three dots stand for a few words between. */
export const besideWords: Words = {
  en: 'besides … also|besides … too|besides … as well|apart from … also|apart from … too|in addition to|as well as',
  ar: 'غير … كمان|غير … بعد|غير … ايضا|بالاضافة الى|بالاضافه الى|الى جانب',
  ru: 'кроме … еще|помимо … еще|кроме … также|помимо … также|кроме … тоже|помимо … тоже|в дополнение к',
  hi: 'के अलावा … भी|अलावा … भी|के साथ साथ|ke alawa … bhi|alawa … bhi|ke sath sath',
  zh: '另外再加上',
  de: 'außer … auch|neben … auch|außer … noch|zusätzlich zu',
}
