/**
 * An appointment that was asked for before, and what is to be done with it. `…` stands for a few
 * words of the same clause, `*` for any ending.
 */
export const ownRequestWords = {
  appointment:
    'viewing|viewings|appointment|appointments|visit(?! visa)|my booking|callback|call back|call-back|the call|my call|my request|the request|my enquiry|my inquiry' +
    '|besichtigung*|termin|termins|termine|besuch|rückruf*|meine anfrage|meine buchung' +
    '|просмотр*|показ|показа|показе|встреч*|запись|записи|мою заявку|свою заявку|заявку на просмотр|звонок|звонка' +
    '|موعد|موعدي|مواعيد|معاينة|معاينتي|زيارة|زيارتي|حجزي|طلبي|مكالمة' +
    '|विज़िट|विजिट|अपॉइंटमेंट|अपॉइन्टमेंट|मुलाकात|मेरी बुकिंग|कॉलबैक|मेरा अनुरोध|मीटिंग' +
    '|预约|看房|约看|回电|约好',
  cancel:
    'cancel|cancelling|canceling|cancelled|canceled|call off|can not make it|cannot make it|can not come|cannot come|unable to come|unable to attend|unable to make' +
    '|storniere|stornieren|storniert|absagen|abgesagt|abzusagen|sage … ab|sag … ab|sagt … ab|sagen … ab|blas … ab|cancel … doch|canceln|abbestellen|annullieren|rückgängig|nicht kommen|doch nicht' +
    '|отменить|отмените|отмени|отменяю|отменим|отмена|отмену|аннулир*|отказаться от|не смогу прийти|не приду|не смогу приехать|не приеду' +
    '|الغاء|الغي*|الغوا|نلغي|تلغي|يلغي|تلغوا|كنسل|كنسلوا|اكنسل|لن احضر|لا استطيع الحضور|ما اقدر احضر|ما اقدر اجي' +
    '|कैंसल|कैंसिल|रद्द|नहीं आ पाऊंगा|नहीं आ पाऊंगी|नहीं आ सकता|नहीं आ सकती|kainsal|radd' +
    '|取消|去不了|来不了|不去了|撤销|撤回|退掉',
  when:
    'who … contact me|who … contact us|who … call me|who … call us|who … ring me|who will i meet|who … in touch|when … call|when … ring|when … phone|when … hear|when … contact|when … get back|how long … call|how soon … call|how long till|how long until|how soon will|how fast will|when will someone|when does someone|when … reply|when … answer' +
    '|wer … ruft|wer … meldet|wer kontaktiert|wann … an|wann … anruf*|wann … meldet|wann … melden|wann … rückruf*|wann … höre|wie lange … anruf*|wie lange dauert|wann meldet sich|wann meldet|wann kommt|wann kommt der anruf' +
    '|кто … позвонит|кто … свяжется|кто … перезвонит|когда … позвон*|когда … перезвон*|когда … звон*|когда ждать|когда … ответ*|когда … свяж*|через сколько … позвон*|сколько ждать' +
    '|مين بيتصل*|مين راح يتصل*|من سيتصل*|مين بيتواصل*|متى بيتصل*|متى يتصل*|متى راح يتصل*|متى تتصل*|امتى هيتصل*|متى يكلم*|متى بيكلم*|متى الرد|متى يردون|متى بيردون|متى بيتصلون|متى يتصلون|متى بيدقون|متى يدقون|متى بيكلمون*|متى يكلمون*|متى بيتواصل*|متى يتواصل*|امتى هيكلم*|امتى هيرد*|امتى بيردوا|امتى رح يتصل*|ايمتى رح*|ايمتى بيتصل*|منو بيتصل*|منو بيكلم*|منو بيدق*|منو بيتواصل*|منو راح يتصل*|مين هيكلم*|مين هيتصل*|مين رح يتصل*|مين بيحكي*|من سيتواصل*|من يتصل*|من راح يتصل*|كم انتظر' +
    '|कौन … कॉल|कौन … फ़ोन|कौन … संपर्क|kaun … call|kaun … contact|कब कॉल|कब फ़ोन|कब फोन|कब तक … फ़ोन|कब तक … फोन|कब तक … कॉल|फ़ोन कब|कॉल कब|कब बात|kab call|kab phone|kab tak … phone|kab tak … call|phone kab|call kab' +
    '|谁会联系|谁联系|谁会打|谁给我打|什么时候打|什么时候联系|什么时候回电|何时打|何时联系|几时打|多久会打|多久会有人|多久有人|多久能有人|多久回复|什么时候会有人|多久联系|等多久|什麼時候打|幾時打|幾時覆',
  sent:
    'is it sent|is that sent|was it sent|was that sent|has it been sent|has that been sent|it sent already|is it gone through|did it go through|did you send|have you sent|did u send|request sent|request been sent|request go through|request gone|request received|did they get it|did they get my|did they receive|is it done now|sent yet|sent already|already sent' +
    '|ist … raus|ist … rausgegangen|ist … gesendet|wurde … gesendet|wurde … geschickt|wurde … abgeschickt|ist … abgeschickt|schon gesendet|schon abgeschickt|schon geschickt|hat … geklappt|haben sie … gesendet|haben sie … geschickt|haben sie … abgeschickt|hast du … gesendet|hast du … geschickt|hast du … abgeschickt|ist … angekommen' +
    '|отправили|отправила|отправлено|отправлена|отправлен|отправилось|отправилась|ушла ли|заявка ушла|запрос ушел|ушло уже|уже ушло|уже ушла|дошла заявка|заявка дошла|заявку получили|получили заявку|заявка прошла' +
    '|انرسل|انرسلت|ارسلت … طلب*|ارسلتوا|ارسلتو|ارسلته|ارسلتها|رسلته|رسلتوه|رسلت … طلب*|تم … ارسال|تم الارسال|اتبعت|اتبعتت|بعتوا الطلب|بعته|وصل الطلب|وصل طلبي|وصلهم|وصلكم|الطلب وصل|هل ارسل|راح الطلب' +
    '|भेज दिया|भेज दी|भेजा क्या|भेजा गया|भेजी गई|भेज दिया गया|चला गया|चली गई|चली गयी|पहुँच गया|पहुंच गया|पहुँच गई|पहुंच गई|हो गया क्या|bhej diya|bhej di|bheja kya|bheja gaya|bheji gayi|chala gaya|chali gayi|chali gai|pahunch gaya|pahunch gayi|sent ho gaya|sent hua|ho gaya kya' +
    '|发了吗|发了没|发出去了|发过去了|发送了吗|发送成功|已经发|发没发|提交了吗|提交了没|提交成功|已经提交|收到了吗|送出去了|發咗未|發出去未|發了嗎|發了沒|送出咗|提交咗',
  /** What was sent, and to whom. */
  told:
    'to whom did|to whom was|who did you send|who did u send|who did it go|who did that go|who did my|who gets it|who gets my|who gets that|who got it|who got my|who receives it|who receives my|who received it|who will get it|who will read it|who reads it|who sees it|who has my request|who has it now|where did it go|where did you send|what did you send|what did u send|what exactly did|what exactly was sent|what was sent|what have you sent|sent … to whom|sent … to who|send … to whom|send … to who' +
    '|an wen … geschickt|an wen … gesendet|an wen … gegangen|an wen ging|an wen geht|wem haben sie|wem hast du|wer bekommt|wer hat … bekommen|wer hat … erhalten|wer kriegt|wer liest|bei wem … liegt|bei wem ist|bei wem landet|wohin … geschickt|wohin … gesendet|wo … gelandet|was haben sie … geschickt|was haben sie … gesendet|was hast du … geschickt|was hast du … gesendet|was genau … gesendet|was genau … geschickt|was wurde … gesendet|was wurde … geschickt' +
    '|кому отправ*|кому ушл*|кому ты отправ*|кому вы отправ*|кому именно|кому попад*|кто получит|кто получил|кто её получит|кто ее получит|кто это получит|кто прочитает|кто увидит|куда отправ*|куда ушл*|куда вы отправ*|что отправили|что вы отправили|что отправила|что именно|у кого заявка|у кого моя заявка' +
    '|لمن ارسل*|لمنو ارسل*|لمين ارسل*|لمين بعت*|لمنو رسل*|لمنو طرش*|حق منو ارسل*|حق منو رسل*|حق منو طرش*|الى من ارسل*|لمين راح*|لمنو راح*|لمنو بيوصل*|لمنو وصل*|لمين وصل*|لمين وصلت|مين استلم*|منو استلم*|من استلم*|من سيستلم*|مين هيستلم*|منو بيستلم*|مين وصله*|منو وصله*|من وصله*|وين رسلت*|وين ارسلت*|وين راح الطلب|فين بعت*|شو ارسلت*|شو رسلت*|شو طرشت*|شو بعت*|ايش ارسلت*|وش ارسلت*|ماذا ارسلت*|بعت ايه|بعتي ايه|بعت* لمين|بعت* … لمين|ارسلت* لمن*|رسلت* لمن*|طرشت* لمن*|ارسلت* الى من|وديت* لمن*' +
    '|किसको भेज*|किसे भेज*|किसके पास|किसको मिल*|किसे मिल*|कहाँ भेज*|कहां भेज*|क्या भेज*|कौन देखेगा|कौन पढ़ेगा|kisko bhej*|kise bhej*|kiske paas|kisko mil*|kise mil*|kahan bhej*|kya bhej*|kaun dekhega|kaun padhega' +
    '|发给谁|发给了谁|送给谁|给谁了|谁会收到|谁收到|谁能看到|谁会看到|交给谁|发到哪|发去哪|发了什么|发送了什么|都发了啥|发了啥|發給誰|發咗畀邊個|發咗俾邊個|send咗畀邊個|send咗俾邊個|邊個收到|邊個會收到|發咗啲咩|發了什麼',
  /** Whole clauses that ask to whom. */
  whom: 'to whom|and to whom|to who|who to|to who exactly|an wen|und an wen|an wen denn|wem|кому|и кому|а кому|кому именно|لمن|لمنو|لمين|ولمن|ولمنو|ولمين|الى من|والى من|حق منو|وحق منو|किसको|किसे|किसके पास|kisko|kise|kis ko|给谁|发给谁|畀邊個|俾邊個|給誰',
  move:
    'reschedule|rescheduling|rescheduled|rearrange|postpone|postponed|push back|bring forward|move my|move our|move the|move that|move this|change my|change our|change the time|change the date|change the day|shift my|shift the' +
    '|verschieben|verschiebe|verschieb|verschoben|verlegen|verlege|vorverlegen|umbuchen|umlegen|ändern|ändere' +
    '|перенести|перенесите|перенеси|перенесем|перенос|переношу|сдвинуть|сдвиньте|передвинуть|изменить время|изменить дату|поменять время|поменять дату' +
    '|تاجيل|اجل|اجلوا|اؤجل|ااجل|نؤجل|تغيير|اغير|نغير|تغير|غيروا|غير موعد|غير الموعد|نقل|انقل|ننقل|تقديم موعد' +
    '|बदल|बदलना|बदलो|बदलें|बदलिए|बदलवाना|शिफ्ट|टालना|टाल दो|आगे बढ़ाना|आगे बढ़ा दो|रीशेड्यूल|badalna|badlo|badal do' +
    '|改期|改时间|改个时间|改约|改到|改天|推迟|延后|延期|换时间|换个时间|提前到',
  /** The same where a request was sent and no appointment is named. */
  change:
    'how can i change it|how can i change this|how do i change it|how do i change that|how to change it|can i change it|can i still change|can i edit it|how do i edit|how can i edit|change my request|change the request|edit my request|take it back|withdraw it|how do i withdraw' +
    '|wie ändere ich|wie kann ich … ändern|kann ich … ändern|kann man … ändern|noch ändern|zurückziehen|zurücknehmen' +
    '|как изменить|как поменять|можно изменить|можно поменять|могу изменить|могу поменять|изменить заявку|отозвать|как перенести' +
    '|كيف اعدل*|كيف اغير*|كيف ممكن اغير*|كيف اقدر اغير*|شلون اغير*|شلون اعدل*|ازاي اغير*|ازاي اعدل*|اقدر اغير*|اقدر اعدل*|ممكن اعدل*|ممكن اغير*|تعديل الطلب|اعدل الطلب|اسحب الطلب' +
    '|कैसे बदल*|बदल सकता|बदल सकती|बदल सकते|वापस ले*|kaise badal*|kaise badl*|badal sakta|badal sakti|badal sakte|change kaise|wapas le*' +
    '|怎么改|怎么修改|怎样修改|如何修改|可以改吗|能改吗|可以修改吗|能修改吗|還可以改|还能改|点样改|點樣改|可唔可以改|撤回',
} as const
