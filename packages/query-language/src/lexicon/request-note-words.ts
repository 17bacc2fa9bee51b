/**
 * What the visitor asks of a request beside a time and who asks, and what the agent is to be told. `…` stands
 * for a few words of the same clause, `*` for any ending; a row has the phrases of all six languages.
 */
export const requestNoteWords = {
  /** Not to be called, or not then. */
  noCall:
    'keep ringing|keep calling me|keeps calling me|keeps ringing|keep phoning|stop calling|stop ringing|stop phoning|dont call|dont ring|dont phone|do not call|do not ring|do not phone|no calls|no more calls|no phone calls|never call|quit calling' +
    '|nicht anrufen|nicht … anrufen|nicht mehr anrufen|rufen sie mich nicht|rufen sie nicht|rufen sie … nicht an|ruf mich nicht|ruft mich nicht|hören sie auf … anzurufen|hört auf … anzurufen|keine anrufe|kein anruf|nicht telefonisch|nicht per telefon' +
    '|не звоните|не звони|звонить не надо|звонить не нужно|не надо звонить|не нужно звонить|не надо … звонить|хватит звонить|прекратите звонить|перестаньте звонить|не названивайте|без звонков' +
    '|لا تتصل*|ما تتصل*|لا تكلموني|لا تكلمني|لا تدق*|ما تدق*|بلاش اتصال*|بلاش تتصل*|بطلوا تتصل*|وقفوا الاتصال*|بدون اتصال*|من غير اتصال*|ما بدي اتصال*|ما ابي اتصال*|لا اريد اتصال*|لا ترن*' +
    '|कॉल मत|फ़ोन मत|मत कॉल|मत फ़ोन|कॉल न कर*|फ़ोन न कर*|कॉल नहीं कर*|फ़ोन नहीं कर*|कॉल करना बंद|फ़ोन करना बंद|call mat|phone mat|mat call|call na kar*|phone na kar*|call nahi kar*|phone nahi kar*|calls nahi|call karna band|phone karna band|phone karte ho|call karte ho|phone karte rahte|call karte rahte' +
    '|别打电话|不要打电话|不要[^,?!]{0,8}打电话|别[^,?!]{0,8}打电话|别再打|不要再打|别给我打|不要给我打|别打给我|不要打给我|不用打电话|不要来电|别来电|唔好打|老打电话|总打电话|别老打',
  /** In which other way to be answered. */
  way:
    'whatsapp|whats app|wats app|watsapp|telegram|sms|text me|message me|in writing|email me instead|e-mail me instead|by email instead|email instead|e-mail instead|by email only|only email|only by email|email only|e-mail only|by e-mail only|by mail only' +
    '|schriftlich|lieber per mail|lieber per e-mail|nur per mail|nur per e-mail|lieber eine mail|lieber mailen' +
    '|ватсап|вотсап|вацап|вотсапп|телеграм|телеграмм|телегу|вайбер|письменно|пишите|лучше напишите|лучше на почту|только на почту' +
    '|واتساب|واتس اب|الواتس|واتس|تلغرام|تليجرام|راسلوني|راسلني|اكتبوا لي|اكتبولي|ايميل احسن|احسن ايميل' +
    '|व्हाट्सएप|व्हाट्सऐप|वॉट्सऐप|व्हाट्सप्प|मैसेज कर*|ईमेल कर*|लिखकर|message kar*|msg kar*|mail kar*|email kar*|likh ke' +
    '|微信|短信|发邮件|邮件联系|发消息|文字|發郵件|發訊息|傳訊息|傳line|line給我|加line',
  whatsApp:
    'whatsapp|whats app|wats app|watsapp|ватсап|вотсап|вацап|вотсапп|واتساب|واتس اب|الواتس|واتس|व्हाट्सएप|व्हाट्सऐप|वॉट्सऐप|व्हाट्सप्प',
  /** To be shown a home from afar. */
  byVideo:
    'by video|via video|per video|over video|over a video|through video|on a video call|video call|video viewing|video walkthrough|video walk through|virtual viewing|live video|facetime|over zoom|via zoom|by zoom|on zoom|video tour|virtual tour|virtual viewing|online viewing|remote viewing|view it remotely|see it remotely' +
    '|per video|über video|videobesichtigung|video-besichtigung|videoanruf|videotelefonat|virtuelle besichtigung|virtuell besichtigen|videocall|online-besichtigung|online besichtigen|per zoom|über zoom|per facetime|über facetime|online zeigen|online anschauen|online ansehen|per videoanruf|videorundgang|virtueller rundgang|virtuelle tour' +
    '|по видео|видеозвон*|видеосвяз*|видеопоказ*|видеопросмотр*|видео-просмотр*|онлайн-показ*|онлайн показ*|онлайн-просмотр*|онлайн просмотр*|по зуму|посмотреть … онлайн|посмотреть онлайн|посмотрим онлайн|показать онлайн|покажите онлайн|покажут онлайн|показать … онлайн|онлайн посмотреть|онлайн показать|дистанционно' +
    '|بالفيديو|عبر الفيديو|عبر فيديو|عن طريق الفيديو|مكالمة فيديو|فيديو كول|معاينة افتراضية|معاينة عن بعد|معاينة اونلاين|اشوفها اونلاين|اشوفه اونلاين|نشوفها اونلاين|نشوفه اونلاين|جولة افتراضية|بالزوم|على الزوم|عن بعد|فيديو كول' +
    '|वीडियो कॉल|वीडियो पर|वीडियो से|वीडियो के ज़रिए|वीडियो के जरिए|ऑनलाइन देख*|ऑनलाइन दिखा*|वीडियो टूर|online dikha*|video tour|video call|video pe|video par|video se|online dekh*' +
    '|视频看房|視頻看房|视频带看|视频看|視頻看|視訊看房|視訊看|视频通话|視訊|用视频|用視頻|通过视频|线上看房|線上看房|远程看房|遠端看房|在线看房|視頻帶看|視訊帶看|视频带我|视频里看|视频连线|連線看房|线上带看|約個視頻|约个视频|約個視訊|線上看|线上看|遠端看|远程看',
  /** Days of which any would do. */
  suits:
    'any weekday|weekdays|on a weekday|weekend|weekends|either day|both days' +
    '|am wochenende|wochenende|werktags|unter der woche|an werktagen|jeden wochentag' +
    '|в выходные|по выходным|в будни|по будням|в будние' +
    '|نهاية الاسبوع|في الويكند|الويكند|ايام العمل|ايام الاسبوع' +
    '|वीकेंड|शनिवार रविवार|weekend|shanivar ravivar' +
    '|周末|週末|工作日|平日',
  /** Hours of somewhere else than Dubai. */
  elsewhereTime:
    'uk time|british time|london time|irish time|german time|european time|central european time|cet|gmt|bst|us time|eastern time|india time|indian time|pakistan time|moscow time|singapore time|hong kong time|china time|beijing time|sydney time|my time|our time here' +
    '|deutsche zeit|deutscher zeit|mitteleuropäische zeit|mez|schweizer zeit|österreichische zeit|unserer zeit|nach unserer zeit' +
    '|по москве|по мск|мск|московского времени|московскому времени|по киеву|по алматы|по астане|по нашему времени|по местному у нас' +
    '|بتوقيت لندن|بتوقيت بريطانيا|بتوقيت القاهرة|بتوقيت مصر|بتوقيت الرياض|بتوقيت السعودية|بتوقيت مكة|بتوقيت المانيا|بتوقيت بيروت|بتوقيت عمان|بتوقيت كندا|بتوقيتنا' +
    '|भारत के समय|भारतीय समय|इंडिया टाइम|इंडिया के टाइम|india ke time|india time|indian time|bharat ke samay' +
    '|北京时间|北京時間|中国时间|香港时间|香港時間|台灣時間|台湾时间|英国时间|德国时间|国内时间',
  /** Who is to answer, by language or by what they know. */
  who:
    '… speaking agent|… speaking one|… speaking person|arabic speaking|russian speaking|hindi speaking|urdu speaking|chinese speaking|mandarin speaking|german speaking|english speaking|french speaking|who speaks|that speaks|who can speak|speaks arabic|speaks russian|speaks hindi|speaks urdu|speaks chinese|speaks mandarin|speaks german|speaks english|speaks french|russian speaker|hindi speaker|arabic speaker|chinese speaker|german speaker|female agent|lady agent|woman agent|who knows|that knows|who specialises|who specializes|specialist in|specialist for' +
    '|deutschsprachig*|russischsprachig*|englischsprachig*|arabischsprachig*|der deutsch|die deutsch|der russisch|der englisch|die englisch|der arabisch|deutsch spricht|deutsch sprechen|auf deutsch|auf englisch|sich … auskennt|der … kennt|die … kennt|eine maklerin' +
    '|по-русски|по русски|русскоязычн*|русскоговорящ*|на русском|на английском|по-английски|знает район|знает этот район|кто знает|который знает|разбирается в' +
    '|يتكلم عربي|يحكي عربي|بيحكي عربي|بيتكلم عربي|تتكلم عربي|يتحدث العربية|يتحدث عربي|يتكلم انجليزي|يتحدث الانجليزية|يتكلم روسي|يتكلم هندي|يتكلم اردو|وكيلة|يعرف المنطقة|خبير في|خبير ب|بيعرف' +
    '|हिंदी बोल*|हिन्दी बोल*|हिंदी में बात|हिन्दी में बात|हिंदी वाला|उर्दू बोल*|अंग्रेज़ी बोल*|महिला एजेंट|जानता हो|hindi bol*|hindi me baat|hindi mein baat|hindi wala|urdu bol*|english bol*|lady agent|jaanta ho|janta ho' +
    '|说中文的|讲中文的|会中文的|会说中文|会讲中文|懂中文|说普通话|讲普通话|会说英文|会说英语|会说俄语|中文经纪|中文中介|识讲中文|女经纪|熟悉',
  /** When, so that an hour alone does not say it. */
  bounds:
    'only after|only before|only between|only in the evening|only in the morning|only on|not at|not before|not after|not at night|not in the morning|not in the evening|not on|never before|anytime but|any time but|preferably after|better after|ideally after|best after|only not' +
    '|erst ab|erst nach|nur nach|nur ab|nur abends|nur vormittags|nur nachmittags|nur zwischen|nicht vor|nicht nach|nicht vormittags|nicht abends|nicht nachts|nicht morgens|nicht mittags|nicht am wochenende|lieber nach|lieber ab|lieber abends|am liebsten nach|am liebsten ab|am besten nach|bloß nicht|nur nicht|aber nicht vor' +
    '|только после|только до|только с|только вечером|только утром|только не|не раньше|не позже|не до|лучше после|лучше вечером|лучше утром|желательно после|не по ночам|не ночью|не утром|не вечером|только по выходным|не в выходные|по утрам не|по ночам не' +
    '|بس بعد|بس قبل|بس المسا|بس مساء|مو قبل|مش قبل|ليس قبل|مو بعد|مش بعد|مو بالليل|مش بالليل|مو الصبح|مش الصبح|فقط بعد|فقط قبل|يفضل بعد|الافضل بعد|احسن بعد|افضل بعد' +
    '|के बाद ही|से पहले नहीं|से पहले मत|रात को नहीं|रात में नहीं|रात को मत|सुबह नहीं|सुबह मत|सिर्फ़ शाम|बस शाम|के बाद कॉल|ke baad hi|se pehle nahi|se pehle mat|raat ko nahi|raat me nahi|raat ko mat|subah nahi|subah mat|sirf shaam|sirf sham|bas sham|bas shaam' +
    '|点以后再|点之后再|晚上不要|晚上别|早上不要|早上别|夜里别|夜里不要|半夜别|只能晚上|只能下午|最好晚上|最好下午|周末不要|周末别|点前不要|点前别|点之前不要|点以前别|上班时间别|上班时间不要',
  /** A message to the agent of a property, in so many words. */
  tellAgent:
    'send … agent … message|message to the agent|drop the agent|text the agent|send … owner … message|ask the agent|ask the owner|ask the landlord|ask the seller|ask their agent|tell the agent|tell the owner|tell the landlord|tell the seller|let the agent know|let the owner know|message the agent|message the owner|write to the agent|write the agent|send the agent|pass on to the agent|mention to the agent|find out from the agent|offer the owner|offer the seller' +
    '|schicken sie dem makler|schicken sie der maklerin|schick dem makler|schick der maklerin|schicken sie dem eigentümer|schicken sie dem vermieter|schick dem vermieter|senden sie dem makler|nachricht an den makler|nachricht an die maklerin|nachricht an den eigentümer|nachricht an den vermieter|makler … nachricht|maklerin … nachricht|fragen sie den makler|fragen sie bitte den makler|frag den makler|frag mal den makler|frag bitte den makler|fragen sie die maklerin|frag die maklerin|fragen sie den eigentümer|frag den eigentümer|fragen sie den vermieter|frag den vermieter|fragen sie den verkäufer|sagen sie dem makler|sagen sie der maklerin|sag dem makler|sag der maklerin|sagen sie dem eigentümer|sagen sie dem vermieter|richten sie … aus|richte … aus|teilen sie dem makler|schreiben sie dem makler|schreib dem makler|leiten sie … weiter|bieten sie dem' +
    '|отправьте агенту|отправь агенту|напишите агенту|напиши агенту|отправьте сообщение агенту|сообщение агенту|сообщение хозяину|сообщение собственнику|напишите хозяину|напишите собственнику|передайте агенту|передай агенту|передайте хозяину|передайте собственнику|передайте владельцу|передайте продавцу|спросите агента|спросите у агента|спроси агента|спроси у агента|спросите хозяина|спросите у хозяина|спросите собственника|спросите у собственника|скажите агенту|скажи агенту|скажите хозяину|скажите собственнику|напишите агенту|напиши агенту|сообщите агенту|узнайте у агента|узнай у агента|уточните у агента|уточни у агента|уточните у хозяина|предложите хозяину|предложите агенту' +
    '|ابعت رسالة للوكيل|ابعتي رسالة للوكيل|ابعث رسالة للوكيل|ارسل رسالة للوكيل|ارسلي رسالة للوكيل|رسالة للوكيل|رسالة للمالك|رسالة لوكيل|اكتب للوكيل|اكتبي للوكيل|اسال الوكيل|اسالي الوكيل|اسالوا الوكيل|اسال المالك|اسالي المالك|اسال صاحب|ابعت للوكيل|ابعتي للوكيل|ابعث للوكيل|ارسل للوكيل|ارسلي للوكيل|قول للوكيل|قولي للوكيل|قل للوكيل|قولوا للوكيل|خبر الوكيل|خبري الوكيل|خبروا الوكيل|بلغ الوكيل|بلغي الوكيل|بلغوا الوكيل|بلغ المالك|خبر المالك|راسل الوكيل|وصل للوكيل|قول للمالك' +
    '|एजेंट से पूछ*|मालिक से पूछ*|ओनर से पूछ*|एजेंट को बोल*|एजेंट को बता*|एजेंट को कह*|एजेंट को मैसेज|मालिक को बोल*|मालिक को बता*|agent se puch*|agent se pooch*|agent se poochh*|owner se puch*|owner se pooch*|malik se puch*|malik se pooch*|agent ko bol*|agent ko bata*|agent ko kah*|agent ko keh*|agent ko msg|agent ko message|owner ko bol*|owner ko bata*|malik ko bol*' +
    '|发消息给中介|发信息给中介|发消息给经纪|发信息给经纪|发消息给代理|发信息给代理|给代理发|给那个中介发|给那个经纪发|发消息给业主|给业主发|问一下中介|问一下经纪|问一下房东|问一下业主|问问中介|问问经纪|问问房东|问问业主|问下中介|问下经纪|问下房东|问下业主|帮我问|帮问|替我问|问一下第|告诉中介|告诉经纪|告诉房东|告诉业主|跟中介说|跟经纪说|跟房东说|跟业主说|和中介说|转告|给中介发|给经纪发|给房东发',
  /** The same of an agent who was spoken of: 'ask him whether …'. */
  tellThem:
    'ask him if|ask him whether|ask her if|ask her whether|ask them if|ask them whether|tell him|tell her|tell them|please ask if|pls ask if|please ask whether|and ask if|have them check|have them ask|let them check|let them ask|let him know|let her know|let them know' +
    '|sollen sie fragen|sollen sie nachfragen|sollen bitte fragen|bitte fragen ob|bitte nachfragen ob|fragen sie bitte ob|fragen sie ob|fragen sie ihn|frag ihn|frag sie ob|fragen sie sie|sagen sie ihm|sag ihm|sagen sie ihr|sag ihr|sagen sie denen' +
    '|спросите его|спросите у него|спросите ее|спроси у него|скажите ему|скажите ей|передайте ему|передайте ей|передайте что|передайте им|пусть спрос*|пусть узна*|пусть уточн*|пусть скаж*|спросите можно ли|спросите есть ли|уточните можно ли|уточните есть ли' +
    '|خلهم يسال*|خليهم يسال*|يا ريت يسال*|اسالوا اذا|اسالوا هل|اسال اذا|اسالي اذا|اساله|اساليه|اسالها|اسالهم|قوله|قولها|قولهم|قولي له|خبره|خبرهم|بلغه|بلغهم' +
    '|उससे पूछ*|उनसे पूछ*|उसे बोल*|उन्हें बोल*|उनको बोल*|उन्हें बता*|usse puch*|unse puch*|usse pooch*|unse pooch*|usko bol*|unko bol*|unhe bol*|unko bata*|usko bata*|पूछ लेना|पूछ लीजिए|पूछ लीजिएगा|पता कर लीजिए|puch lena|pooch lena|puch lijiye|puch lijiyega|puch lo' +
    '|问他|问她|告诉他|告诉她|跟他说|跟她说|问问他|问问她|问一下能不能|问一下可不可以|问问能不能|问问可不可以',
  /** Whether the viewing, or the request, costs anything or binds to anything. */
  termsOfViewing:
    'is the viewing free|is viewing free|viewing free|viewings free|viewing cost|viewings cost|pay for the viewing|pay for a viewing|charge for viewing*|charge for the viewing|viewing fee|fee for the viewing|viewing binding' +
    '|besichtigung kostenlos|besichtigung gratis|besichtigung umsonst|kostet die besichtigung|besichtigung verbindlich|besichtigung bezahlen|besichtigung was kosten|besichtigung etwas kosten|besichtigung etwas' +
    '|просмотр бесплатн*|бесплатный просмотр|просмотр платный|платный просмотр|сколько стоит просмотр|платить за просмотр|просмотр … обязывает' +
    '|المعاينة مجانية|المعاينة مجانا|المعاينة ببلاش|المعاينة بفلوس|المعاينة فلوس|رسوم المعاينة|رسوم على المعاينة|ادفع للمعاينة|المعاينة ملزمة|الزيارة مجانية|المشاهدة مجانية' +
    '|विज़िट फ्री|विज़िट मुफ़्त|देखने के पैसे|देखने का चार्ज|visit free|visit ke paise|visit ka charge|dekhne ke paise|dekhne ka charge|viewing free|viewing ke paise' +
    '|看房收费|看房免费|看房要钱|看房费|看房要收费|看房需要付|看房要不要钱|看房收不收',
  termsOfRequest:
    'is it free|is this free|free of charge|does it cost anything|does this cost anything|do i have to pay for this|do i have to pay anything|any charge|is it binding|is this binding|binding|does it commit me|am i committed|obligation' +
    '|ist das kostenlos|ist es kostenlos|kostenlos|kostet das was|kostet das etwas|kostet mich das|ist das verbindlich|verbindlich|unverbindlich|verpflichtet mich|verpflichte ich mich' +
    '|это бесплатно|бесплатно|это платно|меня обязывает|обязывает|обязательств' +
    '|مجاني|مجانا|ببلاش|بفلوس|ملزم|ملزمة|يلزمني|التزام|عليه رسوم|فيه رسوم' +
    '|फ्री है|मुफ़्त है|पैसे लगेंगे|चार्ज लगेगा|बाध्यता|बंधन|free hai|free hota|paise lagenge|charge lagega|charge lagta|binding hai' +
    '|免费吗|免费的吗|要钱吗|收费吗|收费的吗|约束|有义务|要交钱吗',
  /** Calls were a nuisance before. */
  calledAgain:
    'keep ringing|keep calling me|keeps calling me|keeps ringing|keep phoning|stop calling|stop ringing|stop phoning|no more calls|quit calling' +
    '|nicht mehr anrufen|hören sie auf|hört auf|ruft mich ständig|rufen ständig' +
    '|хватит звонить|прекратите звонить|перестаньте звонить|не названивайте' +
    '|بطلوا تتصل*|وقفوا الاتصال*|كل شوي' +
    '|कॉल करना बंद|फ़ोन करना बंद|call karna band|phone karna band|phone karte ho|call karte ho|phone karte rahte|call karte rahte' +
    '|别再打|不要再打|老打电话|总打电话|别老打',
  /** Who asks what to ask wants nothing passed on. */
  oneself:
    'what … ask the|what … tell the|should i|must i|do i|i needed to|i need to|i have to|i had to|i should|i must|i can|can i|could i|may i|we need to|we have to|we had to|do we|should we|can we|need to tell|have to tell|had to tell|have told|supposed to|when should|did you|have you|how do i|how to|questions to ask|before i|i will tell|i will ask|ill ask|ill tell|i asked|i told' +
    '|was … fragen|was … sagen|soll ich|muss ich|kann ich|darf ich|haben sie … gesagt|ich frage|ich sage|ich muss|ich müsste|ich musste|ich hätte|hätte ich|sollte ich|ich sollte|müssen wir|wir müssen|dürfen wir|wann muss' +
    '|что … спросить|что … сказать|нужно ли|надо ли|я спрошу|я скажу|я долж*|должен ли|должна ли|мне нужно|мне надо|нужно было|надо было|могу ли|могу сказать|мы долж*|нам нужно|нам надо' +
    '|ماذا|شو لازم|ايش لازم|وش لازم|هل علي|هل لازم|لازم اسال|لازم اقول|لازم ابلغ|لازم اخبر|كان لازم|كان علي|يجب ان|يجب علي|اقدر اقول|ممكن اقول' +
    '|क्या पूछना चाहिए|मुझे … बताना|मुझे … बोलना|बताना पड़ेगा|बोलना पड़ेगा|बताना था|बोलना था|kya puchna chahiye|kya poochna chahiye|mujhe … batana|mujhe … bolna|batana padega|bolna padega|batana tha|bolna tha|batana hota|bolna hota' +
    '|该问|应该问|要问什么|问什么|我要告诉|我需要告诉|我得告诉|要不要告诉|需要告诉|必须告诉|应该告诉|该告诉|要提前告诉|提前告诉',
  /** Words of a request that no lexicon knows alone, and that say nothing more. */
  filler:
    'regarding|concerning|number|mobile|cell|phone|tel|contact|pls|plz|vom|zum|nr|nummer|telefon|handy|tel|номер|тел|телефон|насчет|по поводу|بخصوص|عن|رقمي|رقم|जी|भाई|bhai|ji|关于|關於|电话|電話|号码|號碼',
  /** Beside a telephone or an address: what is asked goes to whoever advertises the home. */
  asksFor:
    'find out and let me know|let me know if|let me know whether|please find out|pls find out|ask if|ask whether|ask them if|check if|check whether|find out if|find out whether|enquire if|inquire if|enquire whether|inquire whether' +
    '|anfragen ob|nachfragen ob|fragen ob|erfragen ob|klären ob|fragt ob|frag ob|anfragen wann|nachfragen wann' +
    '|узнайте|узнать свобод*|узнать есть ли|узнать можно ли|уточните|уточнить есть ли|уточнить можно ли|спросите|спросить можно ли|спросить есть ли' +
    '|اسالوا|اسالو|اسال عن|اسالهم|استفسر*|تاكدوا|تاكد اذا|شوفوا اذا|شوفولي اذا' +
    '|पूछ लो|पूछ लें|पूछो|पूछना है कि|पता करो|पता कीजिए|पता कर लो|puch lo|pooch lo|pucho|poocho|pata karo|pata kar lo|pata kijiye|confirm kar lo|confirm karo' +
    '|问一下|问问|问下|问清楚|打听|确认一下|確認一下|問一下|問問|問下',
} as const
