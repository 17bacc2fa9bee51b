import type { PhraseRow, PhraseTable } from '../grammar/phrase-table.ts'
import type { Writing } from '../language/detect-language.ts'

/** What a number counts that no search asks for. */
const counts = (phrases: string): PhraseRow => [{ kind: 'counted' }, phrases]

/** Words that also name the number behind them: 'floor 20', 'tower 3', 'top 5', '1 March'. */
const labels = (phrases: string): PhraseRow => [{ kind: 'counted', label: true }, phrases]

/** Time, ways, floors, people, dates, shares and the like, by the words of each way of writing. */
export const countedWords: Readonly<Record<Writing, PhraseTable>> = {
  en: [
    counts(
      'minutes | minute | mins | hours | hour | hrs | km | kms | kilometers | kilometres | kilometer | kilometre | miles | mile | meters from | metres from | meters away | metres away | meters walk | metres walk | meters of the | metres of the | m of the | m of a | m away | m walk | away',
    ),
    counts(
      'th floor | st floor | nd floor | rd floor | storey | storeys | years old | yrs old | year old | years | yrs | months | weeks | days | nights',
    ),
    counts(
      'people | of us | persons | person | adults | kids | children | guests | visitors | pax | occupants | tenants | sharing | cars',
    ),
    counts(
      'percent | % | per cent | pct | checks | chqs | chq | instalments | installments | payments | stars | star | results | choices',
    ),
    labels(
      'floor | floors | level | building | bldg | building no | tower | block | cluster | phase | zone | gate | street | street no | unit number | plot no | no. | top | family of | group of | we are | aged | january | february | april | june | july | august | september | october | november | december',
    ),
  ],
  de: [
    counts(
      'minuten | minute | minuten zu fuss | gehminuten | fahrminuten | autominuten | stunden | stunde | km | kilometer | kilometern | meter vom | meter von | meter zum | meter zur | meter bis | meter entfernt | m zum | m zur | m vom | m von der | m bis zum | m bis zur | m entfernt',
    ),
    counts(
      'etagen | stockwerke | geschosse | jahre alt | jahre | jahren | monate | monaten | wochen | tage | tagen | naechte',
    ),
    counts(
      'personen | leute | leuten | kinder | kindern | erwachsene | gaeste | bewohner | mieter | autos',
    ),
    counts(
      'prozent | % | cheques | raten | zahlungen | sterne | sternen | einheiten | optionen | vorschlaege | treffer | ergebnisse',
    ),
    labels(
      'stock | etage | stockwerk | gebaeude | turm | block | haus nr | hausnummer | nummer | nr | nr. | strasse | phase | zone | top | wir sind | wir sind zu | januar | februar | maerz | april | juni | juli | august | september | oktober | november | dezember',
    ),
  ],
  ru: russianCounted(),
  // Read in Cyrillic letters, into which its words are turned.
  translit: russianCounted(),
  ar: [
    counts(
      'دقيقة | دقائق | دقايق | دقيقه | ساعات | كيلومتر | كيلومترات | كيلو متر | كيلو | متر من | متر عن | مترا من | مترا عن | متر للبحر',
    ),
    counts(
      'طوابق | أدوار | سنوات | سنين | أعوام | أشهر | شهور | أسابيع | أيام | ليالي | شخص | أشخاص | نفر | أنفار | أفراد | فرد | أطفال | طفل | أولاد | عيال | ضيوف',
    ),
    counts(
      'بالمئة | بالمائة | بالمية | في المئة | في المائة | % | ٪ | سيارات | نجوم | خيارات | خيار | محطات',
    ),
    [{ kind: 'counted', label: true, ranks: true }, 'أفضل | أحسن'],
    labels(
      'الطابق | طابق | في الدور | بالدور | بناية | البناية | مبنى | المبنى | برج | البرج | بلوك | شارع | رقم | رقمها | مرحلة | المرحلة | بوابة | عائلة من | احنا | نحن | عددنا | عمرها | عمره | على بعد | يناير | فبراير | مارس | أبريل | مايو | يونيو | يوليو | أغسطس | سبتمبر | أكتوبر | نوفمبر | ديسمبر',
    ),
  ],
  arabizi: [
    counts(
      'd2i2a | da2i2a | de2i2a | d2e2e2 | da2aye2 | d2aye2 | dakika | daqiqa | sneen | snin | sanawat | ashhor | shhour | shikat | shekat | sheekat | nafar | ashkhas | wlad | atfal | kilo | bel meye | bel miye',
    ),
    labels('tabe2 | tabi2 | el tabe2 | burj | bineye | ra2m | raqam'),
  ],
  hi: [
    counts(
      'मिनट | मिनटों | घंटे | घंटा | किलोमीटर | किमी | मील | मीटर दूर | मीटर की दूरी | वां | वीं | वें | मंजिला | मंज़िला | सालों | महीनों | हफ्तों | दिन | दिनों',
    ),
    counts(
      'लोग | लोगों | बच्चे | बच्चों | व्यक्ति | सदस्य | सदस्यों | मेहमान | गाड़ी | गाड़ियां | गाड़ियों | कारों | प्रतिशत | फीसदी | परसेंट | % | स्टार | ऑप्शन',
    ),
    labels(
      'मंजिल | मंज़िल | फ्लोर | टावर | टॉवर | बिल्डिंग | ब्लॉक | फेज | गली | स्ट्रीट | नंबर | टॉप | जनवरी | फरवरी | मार्च | अप्रैल | मई | जून | जुलाई | अगस्त | सितंबर | अक्टूबर | नवंबर | दिसंबर',
    ),
  ],
  hinglish: [
    counts(
      'ghante | ghanta | meter door | meter dur | mahinon | hafte | din | log | logo | logon | bacche | bachche | bache | gaadi | gadi | gaadiyan | fisdi | pratishat | vikalp',
    ),
    labels('manzil | manjil | gali | nambar'),
  ],
  zh: [
    counts(
      '分钟 | 分鐘 | 小时 | 公里 | 千米 | 米 | 个月 | 个星期 | 年前 | 层楼 | 层 | 楼 | 号楼 | 栋 | 岁 | 个人 | 人 | 口人 | 口 | 个孩子 | 孩子',
    ),
    counts('% | 个点 | 个百分点 | 辆车 | 辆 | 张支票 | 期付 | 星级 | 站 | 个选择'),
    labels('第 | 前'),
  ],
}

function russianCounted(): PhraseTable {
  return [
    counts(
      'минут | минуты | минутах | км | километр* | метров от | метров до | метрах от | года | год | лет | годах | месяцев | месяца | недели | недель | дня | дней | ночей',
    ),
    counts(
      'человек | человека | людей | взрослых | ребенка | детей | детьми | гостей | жильцов | машин | машины',
    ),
    counts(
      'процент* | % | платеж | платежа | платежей | платежами | взноса | взносов | звезд | звезды | вариант* | й | го | ый | ом',
    ),
    labels(
      'этаж | этаже | этажа | этажей | этажи | корпус | корпусе | башня | башне | здание | здании | номер | № | улица | улице | очередь | топ | нас | семья из | января | февраля | марта | апреля | мая | июня | июля | августа | сентября | октября | ноября | декабря',
    ),
  ]
}
