import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** To talk in which nothing is to be looked up: short, and with one offer. */
interface TalkTexts {
  /** Followed by a link to the contact page. */
  complaint: string
  /** The same where a request was handed in. */
  complaintSent: (reference: string) => string
  /** The call that both offer. */
  call: { label: string; message: string }
  noCall: string
  noCallSent: (reference: string) => string
  /** To who says that they were not understood. */
  misheard: string
  machine: string
  /** Followed by a link to the contact page. */
  office: string
  postpones: string
  /** Beside cards. */
  postponesCards: string
  praise: string
  /** To who doubts what was said. */
  doubts: string
  /** To who cannot follow. */
  confused: string
  /** To who cannot accept it. */
  upset: string
  /** To who wishes a good evening. */
  wishes: string
  /** Before a wish that is passed on. */
  calls: string
  thanksSent: (reference: string) => string
  /** To what neither asks nor wants anything. */
  idle: string
  /** To what is not understood in the middle of a talk. */
  unclear: string
}

const byLanguage: Readonly<Record<LanguageCode, TalkTexts>> = {
  en: {
    unclear:
      'I did not quite get that. Please say it in other words: I can change the search, tell what an advert states, work out costs, and explain how renting and buying work.',
    complaint:
      'I am sorry, that should not happen. The team of this site can look into it: write to them through the contact page, with the agent’s name or the advert. A wrong or outdated advert can be reported on its own page. If you like, I can ask them to call you.',
    complaintSent: (reference) =>
      `I am sorry, that should not happen. Write to the team of this site through the contact page and give your reference ${reference}; they can look into it.`,
    call: { label: 'Ask for a call', message: 'call me' },
    noCall:
      'I am sorry about the calls. I never call anybody myself and cannot see who rang you. Tell the team through the contact page which number it was and when; in a request from here I pass on when you may be called, or that you prefer a message.',
    noCallSent: (reference) =>
      `Understood. Your request ${reference} has already gone out, so please tell the other side yourself, with that reference, or write to the team of this site:`,
    misheard:
      'Sorry, I misunderstood you. Say it once more in other words, one thing at a time, and I will try again.',
    machine:
      'You are right to ask: I am Noor, an AI assistant and not a person. I read whole sentences, look up the live listings and work out sums, and I can misunderstand; tell me when I do. If you would rather talk to somebody, I can ask for a call.',
    office:
      'I only live in this chat and have no office of my own. The name, address and telephone of the company behind this site are on the contact page:',
    postpones: 'Of course, take your time. This conversation stays here for when you come back.',
    postponesCards:
      'Of course, take your time. The homes stay here for when you come back; until then I can put two of them side by side for you.',
    wishes: 'Thank you, the same to you. This conversation stays here for when you come back.',
    calls: 'I am sorry about the calls.',
    doubts:
      'A fair question. Prices and facts of homes come from the live adverts on this site, rules from our texts, which name the law or the authority. I can misunderstand, and rules change: before you sign or argue, what the Land Department or the Rental Disputes Center says is what counts.',
    upset:
      'I understand that this is annoying. I cannot change the rule, only say what it is; often a written agreement of both sides gets further than a dispute. Tell me what you want to achieve, and I will look up what is possible or ask somebody to call you.',
    confused:
      'No problem, let us take one thing at a time. Tell me only what is most important to you now: to find a home, to understand a rule, or to know what something costs, and I answer in a few words.',
    praise: 'Thank you, that is kind. What may I look up for you next?',
    thanksSent: (reference) =>
      `You are welcome. Your request ${reference} is on its way. Anything else I can look up?`,
    idle: 'All right. When you like, tell me an area and a budget, or ask me anything about renting and buying here.',
  },
  ar: {
    unclear:
      'لم أفهم هذا، فقله من فضلك بكلمات أخرى. أستطيع تغيير البحث، وذكر ما في الإعلان، وحساب التكاليف، وشرح الاستئجار والشراء.',
    complaint:
      'أعتذر لك، ما كان ينبغي أن يحدث هذا. يستطيع فريق الموقع أن يتابع الأمر: اكتب إليهم من صفحة الاتصال واذكر اسم الوكيل أو الإعلان. وإذا كان الإعلان خاطئًا أو قديمًا فيمكنك الإبلاغ عنه من صفحته. وإن أحببت طلبت منهم أن يتصلوا بك.',
    complaintSent: (reference) =>
      `أعتذر لك، ما كان ينبغي أن يحدث هذا. اكتب إلى فريق الموقع من صفحة الاتصال واذكر رقم طلبك ${reference} ليتابعوا الأمر.`,
    call: { label: 'طلب مكالمة', message: 'اتصلوا بي' },
    noCall:
      'أعتذر عن إزعاجك بالمكالمات. أنا لا أتصل بأحد ولا أرى من اتصل بك. أخبر فريق الموقع من صفحة الاتصال بالرقم والوقت؛ وفي أي طلب من هنا أنقل متى يمكن الاتصال بك أو أنك تفضّل الرسائل.',
    noCallSent: (reference) =>
      `مفهوم. طلبك ${reference} أُرسل بالفعل، فأخبر الطرف الآخر بنفسك مع ذكر هذا الرقم، أو اكتب إلى فريق الموقع:`,
    misheard:
      'أعتذر، يبدو أنني فهمتك خطأ. قل لي ذلك بكلمات أخرى، سؤالًا واحدًا في كل مرة، وسأحاول من جديد.',
    machine:
      'سؤال في محله: أنا نور، مساعدة ذكاء اصطناعي ولست شخصًا. أقرأ الجملة كاملة وأبحث في العقارات المعروضة وأحسب الأرقام، وقد أخطئ في الفهم فنبهني حينها. وإن فضّلت الحديث مع شخص طلبت لك مكالمة.',
    office:
      'أنا موجودة في هذه المحادثة فقط وليس لي مكتب. اسم الشركة التي تدير الموقع وعنوانها وهاتفها في صفحة الاتصال:',
    postpones: 'بالطبع، خذ وقتك. تبقى محادثتك هنا إلى أن تعود.',
    postponesCards:
      'بالطبع، خذ وقتك. تبقى العقارات هنا إلى أن تعود، ويمكنني حتى ذلك الحين أن أقارن لك بين اثنين منها.',
    wishes: 'شكرًا لك، ولك مثله. تبقى محادثتك هنا إلى أن تعود.',
    calls: 'أعتذر عن إزعاجك بالمكالمات.',
    doubts:
      'سؤال في محله. الأسعار وتفاصيل العقارات من الإعلانات المعروضة في هذا الموقع، والقواعد من نصوصنا التي تذكر القانون أو الجهة. قد أخطئ في الفهم والقواعد تتغير: فقبل التوقيع، أو عند النزاع، الكلمة لدائرة الأراضي والأملاك أو لمركز فض المنازعات الإيجارية.',
    upset:
      'أفهم انزعاجك. لا أستطيع تغيير القاعدة، إنما أقول ما هي؛ وكثيرًا ما يفيد الاتفاق المكتوب بين الطرفين أكثر من النزاع. قل لي ماذا تريد أن تحقق وأبحث عمّا يمكن، أو أطلب أن يتصل بك أحد.',
    confused:
      'لا بأس، نأخذ الأمور واحدة واحدة. قل لي فقط ما الأهم لك الآن: البحث عن بيت، أو فهم قاعدة، أو معرفة كلفة شيء، وسأجيب بكلمات قليلة.',
    praise: 'شكرًا، هذا لطف منك. عمّ أبحث لك الآن؟',
    thanksSent: (reference) =>
      `على الرحب والسعة. طلبك ${reference} في طريقه. هل أبحث لك عن شيء آخر؟`,
    idle: 'تمام. متى أحببت أخبرني بالمنطقة والميزانية، أو اسألني عن أي شيء في الإيجار والشراء هنا.',
  },
  ru: {
    unclear:
      'Я не совсем поняла, скажите, пожалуйста, иначе. Могу изменить поиск, сказать, что указано в объявлении, посчитать расходы и рассказать, как проходят аренда и покупка.',
    complaint:
      'Мне жаль, так быть не должно. Команда сайта может разобраться: напишите ей на странице контактов и укажите имя агента или объявление. На неверное или устаревшее объявление можно пожаловаться на его странице. Если хотите, я попрошу вам позвонить.',
    complaintSent: (reference) =>
      `Мне жаль, так быть не должно. Напишите команде сайта на странице контактов и укажите номер заявки ${reference}, там разберутся.`,
    call: { label: 'Заказать звонок', message: 'позвоните мне' },
    noCall:
      'Простите за звонки. Сама я никому не звоню и не вижу, кто звонил вам. Сообщите команде через страницу контактов, с какого номера и когда; а в заявке отсюда я передам, когда вам можно звонить или что вам удобнее переписка.',
    noCallSent: (reference) =>
      `Поняла. Заявка ${reference} уже отправлена, поэтому сообщите об этом сами, указав этот номер, или напишите команде сайта:`,
    misheard:
      'Простите, значит, я поняла неверно. Скажите ещё раз другими словами, по одному вопросу, и я попробую снова.',
    machine:
      'Справедливый вопрос: я Noor, ИИ-помощник, а не человек. Я читаю фразу целиком, ищу в действующих объявлениях и считаю суммы, но могу понять неверно, тогда поправьте меня. Если хотите поговорить с человеком, попрошу вам позвонить.',
    office:
      'Я есть только в этом чате, своего офиса у меня нет. Название, адрес и телефон компании, которой принадлежит сайт, указаны на странице контактов:',
    postpones: 'Конечно, не спешите. Разговор останется здесь до вашего возвращения.',
    postponesCards:
      'Конечно, не спешите. Объекты останутся здесь до вашего возвращения, а пока могу сравнить для вас любые два.',
    wishes: 'Спасибо, и вам того же. Разговор останется здесь до вашего возвращения.',
    calls: 'Простите за звонки.',
    doubts:
      'Справедливый вопрос. Цены и данные о жилье я беру из действующих объявлений этого сайта, правила — из наших текстов, где назван закон или ведомство. Я могу понять неверно, и правила меняются: перед подписанием или спором верьте Земельному департаменту или Центру арендных споров.',
    upset:
      'Понимаю ваше возмущение. Правило я изменить не могу, только сказать, какое оно; часто письменная договорённость сторон даёт больше, чем спор. Скажите, чего вы хотите добиться, и я посмотрю, что возможно, или попрошу вам позвонить.',
    confused:
      'Ничего страшного, пойдём по шагам. Скажите только, что сейчас важнее всего: найти жильё, понять правило или узнать, сколько что стоит, и я отвечу коротко.',
    praise: 'Спасибо, приятно слышать. Что ещё для вас посмотреть?',
    thanksSent: (reference) =>
      `Пожалуйста. Ваша заявка ${reference} уже передана. Посмотреть что-нибудь ещё?`,
    idle: 'Хорошо. Когда захотите, назовите район и бюджет или спросите что угодно об аренде и покупке здесь.',
  },
  hi: {
    unclear:
      'यह मैं समझ नहीं पाई, कृपया दूसरे शब्दों में कहें। मैं खोज बदल सकती हूँ, बता सकती हूँ कि विज्ञापन में क्या लिखा है, ख़र्च जोड़ सकती हूँ और किराए व ख़रीद के नियम समझा सकती हूँ।',
    complaint:
      'माफ़ कीजिए, ऐसा नहीं होना चाहिए था। साइट की टीम इसे देख सकती है: संपर्क पेज से एजेंट का नाम या विज्ञापन लिखकर भेजिए। ग़लत या पुराने विज्ञापन की शिकायत उसी के पेज पर हो सकती है। चाहें तो मैं टीम से आपको कॉल करने को कह दूँ।',
    complaintSent: (reference) =>
      `माफ़ कीजिए, ऐसा नहीं होना चाहिए था। संपर्क पेज से साइट की टीम को लिखिए और अपना रेफ़रेंस ${reference} दीजिए, वे देखेंगे।`,
    call: { label: 'कॉल का अनुरोध', message: 'मुझे कॉल करें' },
    noCall:
      'कॉल से हुई परेशानी के लिए माफ़ कीजिए। मैं ख़ुद किसी को कॉल नहीं करती और नहीं देख सकती कि किसने किया। संपर्क पेज से टीम को नंबर और समय बताइए; यहाँ से अनुरोध भेजें तो मैं लिख दूँगी कि आपको कब कॉल करें, या कि आप मैसेज चाहते हैं।',
    noCallSent: (reference) =>
      `समझ गई। आपका अनुरोध ${reference} जा चुका है, इसलिए यह बात इसी रेफ़रेंस के साथ उन्हें ख़ुद बताइए या साइट की टीम को लिखिए:`,
    misheard:
      'माफ़ कीजिए, शायद मैं ग़लत समझी। एक बार दूसरे शब्दों में, एक-एक बात करके बताइए, मैं फिर कोशिश करती हूँ।',
    machine:
      'सही सवाल है: मैं Noor हूँ, एक AI असिस्टेंट, इंसान नहीं। मैं पूरा वाक्य पढ़ती हूँ, चालू लिस्टिंग देखती हूँ और हिसाब लगाती हूँ; कभी ग़लत समझूँ तो बता दीजिए। किसी इंसान से बात करनी हो तो मैं कॉल का अनुरोध कर दूँ।',
    office:
      'मैं सिर्फ़ इस चैट में हूँ, मेरा अपना ऑफ़िस नहीं है। साइट चलाने वाली कंपनी का नाम, पता और फ़ोन संपर्क पेज पर है:',
    postpones: 'ज़रूर, आराम से सोचिए। आपकी बातचीत यहीं रहेगी।',
    postponesCards: 'ज़रूर, आराम से सोचिए। ये घर यहीं रहेंगे, तब तक चाहें तो मैं इनमें से दो की तुलना कर दूँ।',
    wishes: 'शुक्रिया, आपको भी। आपकी बातचीत यहीं रहेगी।',
    calls: 'कॉल से हुई परेशानी के लिए माफ़ कीजिए।',
    doubts:
      'सवाल सही है। घरों के दाम और बातें इस साइट की चालू लिस्टिंग से हैं, नियम हमारे लेखों से, जिनमें कानून या विभाग का नाम है। मुझसे समझने में ग़लती हो सकती है और नियम बदलते हैं: साइन करने या बहस में पड़ने से पहले भूमि विभाग या किराया विवाद केंद्र से पूछें, उन्हीं की बात मान्य है।',
    upset:
      'आपकी नाराज़गी समझती हूँ। नियम मैं बदल नहीं सकती, बस बता सकती हूँ कि वह क्या है; अक्सर दोनों पक्षों का लिखित समझौता झगड़े से ज़्यादा काम आता है। बताइए आप क्या चाहते हैं, मैं देखती हूँ क्या हो सकता है, या किसी से कॉल करवा दूँ।',
    confused:
      'कोई बात नहीं, एक-एक करके चलते हैं। बस बताइए अभी सबसे ज़रूरी क्या है: घर ढूँढना, कोई नियम समझना या किसी चीज़ का ख़र्च जानना, मैं कम शब्दों में जवाब दूँगी।',
    praise: 'शुक्रिया, अच्छा लगा सुनकर। आगे क्या देखूँ आपके लिए?',
    thanksSent: (reference) => `ख़ुशी हुई। आपका अनुरोध ${reference} भेजा जा चुका है। कुछ और देखूँ?`,
    idle: 'ठीक है। जब चाहें इलाक़ा और बजट बताइए, या यहाँ किराए और ख़रीद के बारे में कुछ भी पूछिए।',
  },
  zh: {
    unclear:
      '这句我没明白，请换个说法。我可以修改搜索、说明房源写了什么、计算费用，也可以讲解租房和买房的规定。',
    complaint:
      '很抱歉，不该这样的。本网站团队可以跟进：请在联系页面留言，写明经纪人姓名或房源。房源信息有误或已过时，也可以在该房源页面举报。需要的话，我请团队给您回电。',
    complaintSent: (reference) =>
      `很抱歉，不该这样的。请在联系页面给本网站团队留言，并写上您的编号 ${reference}，他们会跟进。`,
    call: { label: '请求回电', message: '请给我打电话' },
    noCall:
      '很抱歉让电话打扰到您。我自己不打电话，也看不到是谁打给您的。请在联系页面告诉团队是哪个号码、什么时间；从这里提交请求时，我会注明什么时候可以打，或者您更希望收消息。',
    noCallSent: (reference) =>
      `明白。您的请求 ${reference} 已经发出，请您带上这个编号直接告诉对方，或给本网站团队留言：`,
    misheard: '抱歉，看来我理解错了。请换个说法，一次问一件事，我再试一次。',
    machine:
      '问得好：我是 Noor，一名人工智能助手，不是真人。我读的是整句话，会查在售在租的房源、会算账，也可能理解错，那时请指出来。想和真人聊的话，我可以帮您约电话。',
    office:
      '我只在这个聊天窗口里，没有自己的办公室。运营本网站的公司名称、地址和电话都在联系页面：',
    postpones: '当然，您慢慢考虑。对话会保留在这里，等您回来。',
    postponesCards: '当然，您慢慢考虑。这些房源会留在这里，需要的话我可以先帮您对比其中两套。',
    wishes: '谢谢，也祝您一切顺利。对话会保留在这里，等您回来。',
    calls: '很抱歉让电话打扰到您。',
    doubts:
      '问得对。房价和房源信息来自本网站在售在租的房源，规定来自我们的文章，里面写明了法律或主管部门。我可能理解错，规定也会变：签约或争议之前，以土地局或租赁纠纷中心的说法为准。',
    upset:
      '我理解您的心情。规定我改不了，只能告诉您是什么；很多时候双方书面谈妥比争执更有用。您想达到什么结果，我来看看有什么办法，也可以请人给您回电。',
    confused:
      '没关系，我们一步一步来。告诉我现在最要紧的是哪一样：找房、弄懂一条规定，还是想知道某样要花多少钱，我用几句话回答。',
    praise: '谢谢夸奖。接下来想看什么？',
    thanksSent: (reference) => `不客气。您的请求 ${reference} 已经发出。还要看点别的吗？`,
    idle: '好的。想看房时告诉我区域和预算，租房买房的问题也可以直接问我。',
  },
  de: {
    unclear:
      'Das habe ich nicht verstanden, bitte sagen Sie es mit anderen Worten. Ich kann die Suche ändern, sagen, was in einem Angebot steht, Kosten ausrechnen und erklären, wie Mieten und Kaufen ablaufen.',
    complaint:
      'Das tut mir leid, so sollte es nicht sein. Das Team dieser Website kann dem nachgehen: Schreiben Sie über die Kontaktseite und nennen Sie den Makler oder das Inserat. Ein falsches oder veraltetes Inserat können Sie auf seiner Seite melden. Wenn Sie möchten, bitte ich das Team, Sie anzurufen.',
    complaintSent: (reference) =>
      `Das tut mir leid, so sollte es nicht sein. Schreiben Sie dem Team dieser Website über die Kontaktseite und nennen Sie Ihre Nummer ${reference}; es geht dem nach.`,
    call: { label: 'Anruf anfragen', message: 'Rufen Sie mich an' },
    noCall:
      'Das mit den Anrufen tut mir leid. Ich selbst rufe niemanden an und sehe nicht, wer bei Ihnen angerufen hat. Nennen Sie dem Team über die Kontaktseite Nummer und Uhrzeit; in einer Anfrage von hier gebe ich weiter, wann man Sie anrufen darf oder dass Sie lieber eine Nachricht bekommen.',
    noCallSent: (reference) =>
      `Verstanden. Ihre Anfrage ${reference} ist schon gesendet; sagen Sie es der anderen Seite bitte selbst mit dieser Nummer, oder schreiben Sie dem Team dieser Website:`,
    misheard:
      'Entschuldigung, dann habe ich Sie falsch verstanden. Sagen Sie es bitte noch einmal mit anderen Worten, eins nach dem anderen, dann versuche ich es neu.',
    machine:
      'Berechtigte Frage: Ich bin Noor, eine KI-Assistentin und kein Mensch. Ich lese ganze Sätze, schaue in die aktuellen Angebote und rechne; ich kann mich auch irren, dann sagen Sie es mir. Wenn Sie lieber mit jemandem sprechen, bitte ich um einen Anruf.',
    office:
      'Mich gibt es nur in diesem Chat, ein eigenes Büro habe ich nicht. Name, Anschrift und Telefon der Firma hinter dieser Website stehen auf der Kontaktseite:',
    postpones: 'Natürlich, lassen Sie sich Zeit. Unser Gespräch bleibt hier, bis Sie zurückkommen.',
    postponesCards:
      'Natürlich, lassen Sie sich Zeit. Die Immobilien bleiben hier, bis Sie zurückkommen; bis dahin stelle ich gern zwei davon nebeneinander.',
    wishes: 'Danke, Ihnen auch. Unser Gespräch bleibt hier, bis Sie zurückkommen.',
    calls: 'Das mit den Anrufen tut mir leid.',
    doubts:
      'Berechtigte Frage. Preise und Angaben zu Immobilien kommen aus den aktuellen Inseraten dieser Website, Regeln aus unseren Texten, die das Gesetz oder die Behörde nennen. Ich kann etwas falsch verstehen, und Regeln ändern sich: Vor einer Unterschrift oder einem Streit zählt, was das Land Department oder das Rental Disputes Center sagt.',
    upset:
      'Ich verstehe Ihren Ärger. Die Regel kann ich nicht ändern, nur sagen, wie sie ist; oft bringt eine schriftliche Einigung mehr als ein Streit. Sagen Sie mir, was Sie erreichen möchten, dann sehe ich nach, was geht, oder ich bitte um einen Anruf.',
    confused:
      'Kein Problem, gehen wir Schritt für Schritt vor. Sagen Sie mir nur, was jetzt am wichtigsten ist: eine Wohnung finden, eine Regel verstehen oder wissen, was etwas kostet, dann antworte ich in wenigen Worten.',
    praise: 'Danke, das ist nett. Was darf ich als Nächstes nachsehen?',
    thanksSent: (reference) =>
      `Gern geschehen. Ihre Anfrage ${reference} ist unterwegs. Kann ich noch etwas nachsehen?`,
    idle: 'In Ordnung. Wenn Sie mögen, nennen Sie mir Gegend und Budget, oder fragen Sie mich etwas zum Mieten und Kaufen hier.',
  },
}

export const talkTextsOf = (language: LanguageCode): TalkTexts => byLanguage[language]
