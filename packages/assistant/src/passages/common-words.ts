/** Words of questions that say nothing about their subject, in the six languages. */
const silent = [
  'a an and are as at be by can could did do does else for from get give have how i if in into is it its like long many may me much must my need no not now of on one or our please should so tell than that the their them then there this to up us was we what when where which who why will with would you your about any know want explain mean meaning means work works happens happen exactly actually',
  'aber als am an auch auf aus bei bekomme bekommen bin bis brauche braucht da damit dann das dass dem den denn der des die dies diese ein eine einem einen einer eines er es etwas für geht gibt habe haben hat ich ihr ihre im in ist ja kann kannst können man mehr mein meine meinen mich mir mit muss müssen nach nicht noch nur oder ob sehr sein sich sie sind so soll sollte über um und uns unser von vor war was wann warum welche welcher welches wenn wer werde werden wie wieviel viel wird wir wo wofür zu zum zur bitte',
  'а без бы быть в вам вас во вот все вы где да для до его ее если есть еще же за и из или их к как какая какие какой каких когда кто ли либо мне много можно мой моя мое мои может могу могут на над надо не нет но ну нужна нужно нужны о об он она они от по под при про с сколько со так такое то того тоже только у уже чего чем что чтобы это этот я скажите расскажи объясни значит',
  'هل ما ماذا من في على إلى الى عن مع كم كيف متى أين اين لماذا هو هي هذا هذه ذلك أن ان إن أو او ثم لو لي لنا لك له لها أنا انا نحن يمكن يمكنني أستطيع استطيع أريد اريد يجب عند كان كل قبل بعد أي اي لا نعم قد يكون تكون عليّ علي إذا اذا التي الذي بين فضلك معنى يعني',
  'क्या है हैं हो का के की को में से पर और या कि यह वह ये वे मैं मुझे मेरा मेरी मेरे हम हमें आप आपका कैसे कितना कितनी कितने कब कहाँ कहां कौन क्यों तो भी ही नहीं मत था थी थे होता होती होते सकता सकती सकते करना करते करें करूँ कर लिए एक कुछ कोई बताओ बताइए मतलब चाहिए लगता लगती लगते मिलता मिलेगा बिना',
  '什么 怎么 多少 哪些 哪里 可以 需要 请问 我要 我们 你们 一下 是不 不是 能不 有没 没有 如何 为什 么是 走吗',
]

/**
 * Words that people use for the same thing, a group to a line: whoever asks for a raise finds the
 * passage about an increase.
 */
const groups = [
  'increase raise rise hike',
  'buy buying purchase bought transfer transferred ownership',
  'airbnb holiday guests feriengäste tageweise посуточную посуточно туристам العطلات छुट्टियों 度假 短租',
  'cost costs fee fees expenses',
  'home apartment flat house property villa unit',
  'mortgage loan finance financing',
  'foreigner foreigners expat expats nonresident',
  'landlord owner',
  'evict eviction notice',
  'documents papers paperwork',
  'lend down downpayment',
  'message messages chat chats conversation',
  'kosten gebühr gebühren nebenkosten kostet',
  'immobilie wohnung haus kaufobjekt',
  'mieterhöhung miete erhöhen steigen',
  'kredit darlehen hypothek finanzierung',
  'unterlagen papiere dokumente',
  'ausländer fremde nichtansässige',
  'расходы сборы комиссия платить стоимость',
  'жилье квартира недвижимость дом',
  'ипотека кредит',
  'поднять повысить вырасти повышение',
  'رسوم تكلفة تكاليف',
  'منزل شقة عقار بيت',
  'قرض تمويل رهن',
  'زيادة يزيد تزيد زاد زيد رفع يرفع ترفع ارفع',
  'مؤجر مالك',
  'إخلاء طرد يطرد يطردني يطلعني إخراج إخراجي يخرجني',
  'عمولة سمسرة',
  'документы бумаги справки',
  'फीस फ़ीस खर्च ख़र्च शुल्क',
  'घर फ्लैट अपार्टमेंट प्रॉपर्टी',
  'लोन कर्ज मॉर्टगेज',
  'एजारी ejari इजारी',
  'मालिक मकान मकानमालिक लैंडलॉर्ड',
  'नोटिस निकाल निकालना निकाले निकालने बेदखल बेदख़ल',
  '费用 收费',
  '买房 购房',
  '涨租 房租 租金',
  '通知 赶走 赶我 赶人 驱逐',
  '首付 贷款',
]

export const silentWords: readonly string[] = silent.flatMap((words) => words.split(' '))
export const sameMeaning: readonly (readonly string[])[] = groups.map((words) => words.split(' '))
