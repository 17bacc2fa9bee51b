/** Names of airports by their codes; what is no more than 'the airport' is not among them. A star stands for any ending. */
export const airportNames = {
  DXB: 'dxb airport|airport dxb|dubai airport|dubai international|dubai intl|flughafen dubai|flughafen dxb|dubai flughafen|dubaier flughafen|аэропорт* дубай|аэропорт* дубая|дубайск* аэропорт*|dxb|مطار دبي|دبي ايربورت|दुबई एयरपोर्ट|दुबई हवाई अड्ड*|迪拜机场|迪拜国际机场|迪拜機場',
  DWC: 'dwc|al maktoum airport|maktoum airport|al maktoum international|maktoum international|new airport|flughafen al maktoum|аль-мактум|аль мактум|مطار ال مكتوم|مطار المكتوم|المطار الجديد|अल मकतूम|马克图姆*|新机场',
  AUH: 'auh|zayed airport|zayed international|abu dhabi airport|abu dhabi international|flughafen abu dhabi|аэропорт* абу*|مطار زايد|مطار ابوظبي|مطار ابو ظبي|अबू धाबी एयरपोर्ट|扎耶德机场|扎耶德国际机场|阿布扎比机场',
  SHJ: 'shj|sharjah airport|sharjah international|flughafen schardscha|flughafen sharjah|аэропорт* шардж*|مطار الشارقة|مطار الشارجة|शारजाह एयरपोर्ट|沙迦机场|沙迦国际机场',
  RKT: 'rkt|rak airport|ras al khaimah airport|flughafen ras al khaimah|аэропорт* рас*|مطار راس الخيمة|रास अल ख़ैमाह एयरपोर्ट|哈伊马角机场',
} as const
