import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { clear, row } from './wording.ts'

/** A view of any kind that is not asked for any more. */
const noView = (phrases: string) => clear('views', phrases)

/** What was refused, or might be, is to stay: 'no need to exclude JVC'. */
const kept = (phrases: string) => row({ kind: 'also' }, phrases)

/** What stands before it is not asked for. */
const instead = (phrases: string) => row({ kind: 'unneeded' }, phrases)

/** 'One more bedroom' than before. */
const rooms = (by: 1 | -1, phrases: string) => row({ kind: 'more-rooms', by }, phrases)

const bedroomsEn = 'bedroom | bed | room'
const bedroomsRu = 'спальню | комнату'
const bedroomsDe = 'schlafzimmer | zimmer'

/** How one thinks again about a search: a view, a place that was left out, a room more or less. */
export const secondThoughts = {
  en: [
    noView(
      'forget the view | drop the view | skip the view | lose the view | never mind the view | ignore the view | without the view | no need for the view | dont need the view | view not needed | view is not needed | view isnt needed | view doesnt matter | view does not matter | the view doesnt matter | any view | view not important | view isnt important',
    ),
    kept(
      combine(
        'dont {} | do not {} | no need to {} | you neednt {} | not {}',
        'exclude | excluding | rule out | ruling out | leave out',
      ),
    ),
    rooms(
      1,
      combine(
        'one more {} | an extra {} | one extra {} | another {} | add a {} | add one {} | add one more {} | add another {} | plus one {}',
        bedroomsEn,
      ),
    ),
    rooms(-1, combine('one {} less | one {} fewer | one less {} | one fewer {}', bedroomsEn)),
  ],
  de: [
    noView(
      'aussicht egal | aussicht ist egal | ausblick egal | blick egal | blick ist egal | der blick ist egal | aussicht unwichtig | aussicht nicht wichtig | vergiss den blick | vergiss die aussicht | ohne aussicht | blick nicht noetig | aussicht nicht noetig | auf die aussicht verzichten | auf den blick verzichten',
    ),
    kept(
      'nicht ausschliessen | nicht auszuschliessen | nicht ausgeschlossen | nicht rausnehmen | nicht weglassen',
    ),
    rooms(
      1,
      combine(
        'ein {} mehr | noch ein {} | ein weiteres {} | ein zusaetzliches {} | ein extra {} | plus ein {}',
        bedroomsDe,
      ),
    ),
    rooms(-1, combine('ein {} weniger', bedroomsDe)),
  ],
  ru: [
    noView(
      combine(
        'убери {} | уберите {} | убрать {} | {} убрать | {} убери | {} уберите | забудь про {} | забудьте про {} | {} не нужен | {} не важен | {} не обязателен',
        'вид на море | вид на воду | вид на залив | вид на марину | вид на канал | вид на парк | вид на город | вид на озеро | вид на бурдж халифа',
      ),
    ),
    noView(
      'вид не важен | вид не нужен | вид неважен | вид уже не важен | забудь про вид | забудьте про вид | без вида | вид убрать | убери вид | уберите вид | любой вид | вид не обязателен',
    ),
    kept(
      combine(
        'не нужно {} | не надо {} | не {} | необязательно {} | незачем {} | не стоит {}',
        'исключать | исключайте | исключай | вычеркивать | вычеркивайте | отбрасывать | отбрасывайте',
      ),
    ),
    rooms(
      1,
      combine(
        'на одну {} больше | на {} больше | еще одну {} | добавь {} | добавьте {} | добавить {} | плюс одну {} | еще {}',
        bedroomsRu,
      ),
    ),
    rooms(1, 'еще одна спальня | еще одна комната | плюс одна спальня | плюс спальня'),
    rooms(-1, combine('на одну {} меньше | на {} меньше', bedroomsRu)),
  ],
  ar: [
    noView(
      combine(
        'الإطلالة {} | الاطلالة {} | الفيو {}',
        'مو مهمة | مش مهمة | مب مهمة | مو لازم | مش لازم | مب لازم | ما تهم | ما تهمني | ما يهم | مو ضرورية | مش ضرورية',
      ),
    ),
    noView('انس الإطلالة | انسى الإطلالة | بدون إطلالة | شيل الإطلالة'),
    kept(
      combine(
        'لا {} | ما {} | مو لازم {} | مب لازم {} | مش لازم {} | ما في داعي {}',
        'تستبعد | تستبعدون | نستبعد | أستبعد | تستثني | تستثنون | نستثني',
      ),
    ),
    instead(
      combine('ما {} | ماعاد {} | ما عاد {}', 'يحتاج | نحتاج | أحتاج | احتاج | احتاجه | أحتاجه'),
    ),
    rooms(
      1,
      combine(
        'زيد {} | زيدوا {} | زيدي {} | زيدها {} | ضيف {} | أضف {} | كمان {} | بعد {} | {} زيادة | {} إضافية | {} اضافية | {} زود | {} أكثر',
        'غرفة | غرفة نوم | غرفة وحدة | غرفة واحدة',
      ),
    ),
    rooms(-1, 'غرفة أقل | نقص غرفة | قلل غرفة | ناقص غرفة'),
  ],
  hi: [
    noView('व्यू छोड़ो | व्यू ज़रूरी नहीं | व्यू की ज़रूरत नहीं | व्यू नहीं भी चलेगा | व्यू कोई भी'),
    instead('के बजाय | के बजाए | के बदले | हो या न हो | हो या ना हो | या न हो | या ना हो'),
    kept('मत हटाओ | मत हटाना | हटाने की ज़रूरत नहीं | बाहर मत करो | एक्सक्लूड मत करो'),
    rooms(
      1,
      combine('एक और {} | और एक {} | एक {} ज़्यादा | एक एक्स्ट्रा {} | एक {} बढ़ा दो', 'बेडरूम | कमरा'),
    ),
    rooms(-1, combine('एक {} कम', 'बेडरूम | कमरा')),
  ],
  hinglish: [
    noView(
      'view chhodo | view zaroori nahi | view ki zaroorat nahi | view nahi bhi chalega | koi bhi view',
    ),
    instead(
      'ke bajay | ke bajaye | ke bajae | ki bajay | ki bajaye | ke badle | ho ya na ho | ya na ho | ho ya nahi ho',
    ),
    kept('mat hatao | mat hatana | hatane ki zaroorat nahi | exclude mat karo | bahar mat karo'),
    rooms(
      1,
      combine(
        'ek aur {} | aur ek {} | ek {} zyada | ek {} jyada | ek extra {} | ek {} badha do',
        'bedroom | kamra | bed',
      ),
    ),
    rooms(-1, combine('ek {} kam', 'bedroom | kamra | bed')),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
