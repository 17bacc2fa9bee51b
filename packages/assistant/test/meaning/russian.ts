import type { Sentence } from './notation.ts'

export const russianSentences: readonly Sentence[] = [
  [
    'привет, ищем квартиру в jvc с двумя спальнями в аренду до 95 тысяч в год',
    'rent apartment @jumeirah-village-circle b2 <95k',
  ],
  ['сниму студию в интернешнл сити, 35к в год', 'rent apartment @international-city b0 <35k'],
  ['хочу купить виллу на пальме с бассейном от 20 млн', 'sale villa @palm-jumeirah >20m +pool'],
  [
    'однушка в марине снять 8 тыс в месяц с мебелью',
    'rent apartment @dubai-marina b1 <96k furnished',
  ],
  ['3-комнатная квартира бизнес бэй купить до 2 млн', 'sale apartment @business-bay b2 <2m'],
  ['таунхаус 3 спальни таун сквер до 2,4 млн', 'sale townhouse @town-square b3 <2.4m'],
  ['пентхаус в даунтауне с видом на бурдж халифа', 'penthouse @downtown-dubai +burj-khalifa-view'],
  ['офис в difc в аренду от 150 м2', 'rent office @difc s>1615'],
  ['только не дейра. 1 спальня, аренда до 60 тыс', 'rent b1 <60k -@deira'],
  [
    'новостройка на этапе строительства, крик харбор, 1 спальня, до 1,7 млн',
    'sale @dubai-creek-harbour b1 <1.7m off_plan',
  ],
  [
    'у нас собака, нужна квартира 2 спальни в дубай хиллс, аренда не дороже 13000 в месяц',
    'rent apartment @dubai-hills-estate b2 <156k +pets-allowed',
  ],
  ['склад в аль куоз в аренду', 'rent warehouse @al-quoz'],
  ['магазин в караме аренда до 200 тыс в год', 'rent retail @al-karama <200k'],
  ['участок земли в над аль шеба купить', 'sale land @nad-al-sheba'],
  ['самые новые объявления в арджане', '@arjan sort:newest'],
  ['вилла 4 спальни арабиан ранчес без мебели снять', 'rent villa @arabian-ranches b4 unfurnished'],
  ['двухкомнатная в гринс около 1,8 млн', 'sale apartment @the-greens b1 >1.62m <1.98m'],
  [
    'студия или одна спальня в силикон оазис 40-55 тыс',
    'rent apartment @dubai-silicon-oasis b0-1 >40k <55k',
  ],
  [
    'квартира рядом с метро в фурджане, 1 спальня, аренда',
    'rent apartment @al-furjan b1 +near-metro',
  ],
  ['4 спальни 5 ванных тилал аль гаф купить', 'sale @tilal-al-ghaf b4 ba5'],
  ['апартаменты отельного типа в марине 8500 в месяц', 'rent hotel-apartment @dubai-marina <102k'],
  ['дуплекс в jlt готовый купить', 'sale duplex @jumeirah-lake-towers ready'],
  ['самая большая вилла в эмирейтс хиллс', 'villa @emirates-hills sort:size_desc'],
  [
    'квартира с балконом и парковкой jvt до 1,1 миллиона',
    'sale apartment @jumeirah-village-triangle <1.1m +balcony +parking',
  ],
  [
    '2 спальни jbr вид на море аренда до 190 тыс',
    'rent @jumeirah-beach-residence b2 <190k +sea-view',
  ],
  ['таунхаус на яс айленд 3 спальни купить', 'sale townhouse @yas-island b3'],
  ['вилла или таунхаус в мудоне 4 спальни 3-4 млн', 'sale villa townhouse @mudon b4 >3m <4m'],
  ['не меньше трёх спален в дубай саут, покупка', 'sale @dubai-south b3+'],
  [
    'самая дешёвая квартира в аренду в дискавери гарденс',
    'rent apartment @discovery-gardens sort:price_asc',
  ],
  [
    '2 спальни спортс сити не первый этаж до 95 тыс',
    'rent @dubai-sports-city b2 <95k -ground-floor',
  ],
  [
    'дом в мирдифе снять 5 спален с комнатой для прислуги',
    'rent villa townhouse @mirdif b5 +maids-room',
  ],
  ['КУПИТЬ КВАРТИРУ МОТОР СИТИ 1 СПАЛЬНЯ', 'sale apartment @motor-city b1'],
  ['картира в бизнес бей 2 спални в оренду', 'rent apartment @business-bay b2'],
  ['полмиллиона дирхам за студию в арджане', 'sale apartment @arjan b0 <500k'],
  [
    'квартира со спортзалом и бассейном аль барша снять 80 тыс',
    'rent apartment @al-barsha <80k +gym +pool',
  ],
  ['шарджа аль хан 2 спальни до 60 тысяч', 'rent @al-khan b2 <60k'],
  [
    'вилла джумейра парк 3 спальни покупка примерно 4 млн',
    'sale villa @jumeirah-park b3 >3.6m <4.4m',
  ],
  ['трешка в дубай марине, хочу купить', 'sale apartment @dubai-marina b2'],
  ['полтора миллиона, 1 спальня, даунтаун', 'sale @downtown-dubai b1 <1.5m'],
  [
    'snyat kvartiru v dubai marina, 2 spalni, do 120 tys v god',
    'rent apartment @dubai-marina b2 <120k',
  ],
  ['kuplyu dvushku v jlt s parkovkoy', 'sale apartment @jumeirah-lake-towers b1 +parking'],
  [
    'дом в умм-эль-кувейне или рас-аль-хайме снять',
    'rent villa townhouse @umm-al-quwain @ras-al-khaimah',
  ],
  ['студия возле мтеро в аренду', 'rent apartment b0 +near-metro'],
  ['жильё в шардже недорого снять', 'rent @sharjah sort:price_asc'],
  ['квартира 100 кв м и больше в дубай марине на продажу', 'sale apartment @dubai-marina s>1076'],
  ['салам, нужна вилла на покупку', 'sale villa'],
]
