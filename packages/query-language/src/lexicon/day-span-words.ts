/** Days that would suit, where no single one is named. A star stands for any ending. */
export const daySpanWords = {
  weekend:
    'weekend|weekends|the weekend|saturday or sunday|sat or sun' +
    '|wochenende|am wochenende|wochenenden|am we|ums we|übers we|dieses we|nächstes we|nächsten we|kommendes we|kommenden we' +
    '|на выходных|в выходные|по выходным|выходные' +
    '|نهاية الاسبوع|الويكند|ويكند|اخر الاسبوع|السبت او الاحد' +
    '|वीकेंड|वीकेंड पर|शनिवार रविवार|शनिवार या रविवार|weekend pe|weekend par|sat sun|shanivar ravivar' +
    '|周末|週末|礼拜六日|星期六日',
  nextWeek:
    'next week|the week after|coming week' +
    '|nächste woche|nächster woche|kommende woche|kommender woche|nächsten woche' +
    '|на следующей неделе|следующая неделя|на будущей неделе|следующей недели' +
    '|الاسبوع القادم|الاسبوع الجاي|الاسبوع المقبل|الاسبوع اللي بعده|الاسبوع اللي جاي' +
    '|अगले हफ़्ते|अगले हफ्ते|अगले सप्ताह|agle hafte|agle week|next week me' +
    '|下周|下週|下个星期|下個星期|下星期|下礼拜|下禮拜',
} as const
