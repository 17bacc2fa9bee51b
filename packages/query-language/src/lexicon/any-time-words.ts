/** When one is to be called, without a day or an hour. In each row a `*` stands for any ending. */
export const anyTimeWords = {
  soon:
    'as soon as|asap|right away|straight away|right now|immediately|urgent*|at once|the sooner|earliest|soon|quickly' +
    '|so schnell|so bald|so früh|schnellstmöglich*|baldmöglichst*|schnellstens|sofort|umgehend|dringend|eilig|möglichst bald|möglichst schnell|gleich' +
    '|как можно скорее|как можно быстрее|как можно раньше|поскорее|побыстрее|скорее|срочно|немедленно|сразу|чем скорее|прямо сейчас|сейчас' +
    '|في اقرب وقت|باقرب وقت|باسرع وقت|في اسرع وقت|اقرب فرصة|فورا|حالا|الان|مستعجل*|بسرعة|عاجل*' +
    '|जल्दी|जल्द|जितनी जल्दी|जितना जल्दी|तुरंत|फौरन|फ़ौरन|अभी|jaldi|jald|turant|fauran|abhi|jitni jaldi' +
    '|尽快|尽早|越快越好|越早越好|马上|立刻|立即|赶紧|现在就|现在|快点|早点',
  any:
    'any time|anytime|any day|anyday|whenever|when it suits|when you can|when you want|at your convenience|convenient|flexible|lunch|lunchtime|noon|later|weekend|weekends|weekday|weekdays|next week|this week|working hours|office hours|business hours|not sure|during the day' +
    '|jederzeit|egal wann|wann immer|wann sie wollen|wann es ihnen passt|zu jeder zeit|irgendwann|später|flexibel|mittag*|wochenende|werktags|nächste woche|diese woche|tagsüber' +
    '|в любое время|в любой день|когда удобно|когда угодно|когда вам удобно|в течение дня|в течение недели|позже|потом|в обед|на выходных|в будни|на неделе|неважно когда' +
    '|اي وقت|كل وقت|متى ما|وقت ما|يناسبك*|لاحقا|بعدين|الظهر|نهاية الاسبوع|الاسبوع القادم|الاسبوع الجاي|خلال النهار|خلال اليوم' +
    '|कभी भी|किसी भी समय|किसी भी वक्त|जब भी|जब आप|बाद में|सुविधा|लंच|दोपहर|अगले हफ्ते|दिन में|kabhi bhi|kisi bhi time|kisi bhi samay|jab bhi|baad me|baad mein|agle hafte' +
    '|随时|任何时候|什么时候都|都行|都可以|方便|有空|有时间|以后|稍后|周末|下周|中午|白天',
} as const
