/** Whole messages that say yes or no to what was asked, and words of which such messages consist. */
export const yesWords =
  'yes y ya yea yeh yeap yeah yep yup aye k kk sure ok okay okey correct right confirm confirmed agreed perfect fine absolutely | send it | go ahead | do it | ship it | fire away | send it over | send it off | send the request | yes please | please do | please send it | that is right | thats right | looks good | sounds good | book it | please | ' +
  'نعم ايوه ايوا اي زين ماشي تمام موافق اكيد اكد ارسل ارسلها ارسله ارسليه ارسليها ارسلوه ارسلوها ابعتيه ابعتيها ابعته ابعتوه ابعثه ابعثيه ابعثوه صح اوكي اوك حسنا طيب | نعم ارسلها | ارسل الطلب | ارسلي الطلب | ارسلوا الطلب | ابعت الطلب | ابعتي الطلب | ابعث الطلب | ابعتها ابعثها | من فضلك | لو سمحت | تاكيد | ' +
  'да ага угу конечно верно подтверждаю отправляйте отправляй отправить отправь шлите шли высылайте передавайте передайте валяйте хорошо ладно давайте давай согласен согласна окей ок пожалуйста | все верно | ' +
  'हां हा जी हाँ ठीक भेजो भेजिए भेज दो दीजिए पक्का सही कन्फर्म ओके बिल्कुल बिलकुल भेजिये भिजवा है | haan han ji haanji theek thik hai bhej bhejo do dijiye sahi pakka bilkul kar | ' +
  '是 係 係啊 得 得啦 好啦 好嘞 发啦 發 發啦 發送 確認 冇问题 冇問題 send 是的 对 对的 好 好的 好吧 可以 行 确认 发送 发吧 没问题 同意 嗯 请发送 是的请发送 确定 发 提交 好的发送 发送吧 确认发送 请确认 好的发送吧 | ' +
  'ja jawohl jo jau jup jep genau passt gerne gern bitte senden sende absenden schicken einverstanden stimmt richtig klar bestaetigt bestaetige bestaetigen mach machs machen das so schick | mach ruhig | nur los | ja bitte | schick es ab | schick ab | schicks ab | schick es raus | schick raus | raus damit | ab damit | nur zu | weg damit | abgeschickt | na klar | in ordnung'

export const noWords =
  'no | nope | nah | cancel | stop | no thanks | no thank you | never mind | nevermind | cancel it | cancel that | cancel this | forget it | forget the call | forget the callback | forget the viewing | forget the request | forget about it | drop it | scrap it | dont call | dont send | do not send | dont send it | do not send it | not now | please cancel | leave it | ' +
  'لا | الغ | الغي | الغاء | كنسل | لا شكرا | انس المكالمة | انسى المكالمة | انسي المكالمة | ما ابي اتصال | ما ابي مكالمة | لا تتصلون | لا ترسل | لا ترسلها | الغيها | بلاش | خلاص | لا ترسله | لا تبعت | ' +
  'нет | отмена | отмени | отмените | отменить | забудьте про звонок | забудь про звонок | не звоните | не надо звонить | забудьте | не надо | не отправляйте | не нужно | нет спасибо | не отправлять | отменяйте | ' +
  'नहीं | रद्द करो | रद्द करें | कैंसल | कॉल रहने दो | कॉल छोड़ो | कॉल मत करो | फ़ोन मत करो | call rehne do | call mat karo | रहने दो | छोड़ो | मत भेजो | नहीं भेजना | nahi | nahin | mat bhejo | rehne do | cancel karo | रद्द कर दो | रद्द कर दीजिए | रहने दीजिए | छोड़ दो | छोड़िए | जाने दो | नहीं चाहिए | ज़रूरत नहीं | अभी नहीं | मत करो | कैंसिल | कैंसल कर दो | कैंसिल कर दो | विज़िट रहने दो | फ़ोन रहने दो | कॉल कैंसल करो | rehne dijiye | rahne do | chhodo | chodo | chhod do | jane do | jaane do | nahi chahiye | zaroorat nahi | jarurat nahi | abhi nahi | mat karo | cancel kar do | cancel kar dijiye | visit rehne do | phone rehne do | phone mat karo | mat karo call | ' +
  '不 | 不用 | 不用了 | 取消 | 算了 | 别打了 | 不用打了 | 不用打电话了 | 不要 | 不要发送 | 不发 | 不要了 | 不是 | 别发 | 先不用 | 先别发 | 取消吧 | 先取消吧 | 先取消 | 不不 | 别提交 | ' +
  'nein | abbrechen | ne | nee | vergiss den anruf | vergessen sie den anruf | kein anruf | nicht anrufen | lass es | lassen sie es | abbruch | stornieren | nein danke | nicht senden | lieber nicht | doch nicht | vergiss es | nicht abschicken | nicht absenden | doch lieber nicht'

/** What agrees as a whole, and not by each of its words. */
export const yesPhrases =
  'with this conversation | go for it | submit it | submit | that works | that works for me | works for me | thats fine | that is fine | all good | great | good | lovely | excellent | cool | wonderful | lets do it | please proceed | proceed | i agree | you can send it | all correct | deal | ' +
  'مع هذه المحادثة | ماشي | تمام كده | توكل على الله | يلا | ابعت | ابعته | ارسله | اعتمد | على بركة الله  | يلا ابعت | كله تمام | ايه | إي | اتفقنا | توكلنا على الله | ' +
  'с этой перепиской | отправьте | отлично | поехали | подойдет | подходит | все правильно | правильно | годится | идет | супер | прекрасно | можно отправлять | можно | так и сделайте | согласны | договорились | меня устраивает | ' +
  'इस बातचीत के साथ | कर दो | कर दीजिए | कर दीजिये | बढ़िया | चलेगा | मंज़ूर है | मंजूर है | सब ठीक है | सब सही है | आगे बढ़िए | आगे बढ़ो | भेज दीजिये | अच्छा | badhiya | chalega | sab theek hai | aage badho | manzoor hai | kar dijiye | ' +
  '附上这段对话 | 是的附上这段对话 | 提交吧 | 提交 | 就这样 | 就这样吧 | 可以的 | 没错 | 对的 | 行吧 | 行的 | 那就发吧 | 那就这样 | 就这么定了 | 好呀 | 好啊 | 都对 | 很好 | 帮我提交 | 请提交 | 太好了 | 麻烦发一下 | 麻烦提交 | ' +
  'mit diesem gespraech | mit diesem gespräch | passt so | mach das | machen sie das | perfekt | abschicken | bitte abschicken | klingt gut | senden sie es | senden sie | schicken sie es ab | alles klar | so machen wir das | so machen wirs | super | prima | gut | sehr gut | geht klar | los | leg los | stimmt so | alles richtig | von mir aus | geht in ordnung'

/** What a refusal begins with: second thoughts, and a yes that it takes back. */
export const beforeNoWords =
  'wait hold on sorry actually oh oops hmm please yes yeah ok okay well then ' +
  'انتظر انتظري لحظة معليش عفوا اسف لو سمحت نعم اوكي طيب ' +
  'подождите подожди стоп ой ах извините простите да ладно пожалуйста ' +
  'रुको रुकिए रुकिये अरे सॉरी हाँ हां जी अभी भाई यार चलो अच्छा ठीक है फिर तो ruko rukiye arre sorry haan abhi bhai yaar chalo acha achha accha theek thik hai phir to ' +
  '等等 等一下 稍等 等下 好的 抱歉 对不起 哦 ' +
  'warte warten moment mal halt stopp sorry ach oh ja doch bitte okay'

/** Said beside a yes or a no, and neither of them. */
export const politeWords =
  'thanks thank you very much many cheers then now pls plz for me here so just ' +
  'شكرا جزيلا شكرًا بارك الله فيك فضلك ' +
  'спасибо большое благодарю тогда пожалуйста ' +
  'धन्यवाद शुक्रिया कृपया dhanyavaad shukriya please ' +
  '谢谢 谢谢你 谢谢您 多谢 麻烦了 辛苦了 ' +
  'danke dankeschoen schoen vielen dank dann bitte also mal ma ruhig einfach jetzt halt eh'

/** Words that agree only together with others. */
export const partsOnly =
  'it do please is that me go send hai kar लो من لو है जी ji es ab na in bitte пожалуйста'

/** Asks for another time instead. */
export const timePhrases =
  'another time | other time | a different time | different time | change the time | change time | not that time | another day | وقت آخر | موعد آخر | وقت ثاني | يوم آخر | другое время | в другое время | другой день | कोई और समय | दूसरा समय | kisi aur time | koi aur time | 换个时间 | 改个时间 | 其他时间 | 换一个时间 | 改时间 | anderer termin | ein anderer termin | andere zeit | anderes mal | anderer tag'

/** Says of itself that something is to be sent, whatever was talked of in between. A star stands for any ending. */
export const sendingWords =
  'send|send it|submit*|ship it|go ahead|confirm*|proceed|book it|fire away' +
  '|ارسل*|أرسل*|ابعت*|ابعث*|اكد*|اعتمد*|تاكيد' +
  '|отправ*|шли|шлите|высыла*|передав*|передайте|подтвержда*' +
  '|भेज*|कन्फर्म|bhej*|confirm' +
  '|发|發|提交|确认|確認' +
  '|send*|senden|schick*|abschick*|absend*|raus damit|ab damit|bestätig*'
