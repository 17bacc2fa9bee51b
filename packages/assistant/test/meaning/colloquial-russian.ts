import type { Sentence } from './notation.ts'

/** Colloquial, terse and dictated messages, with short forms of places and words. */
export const colloquialRussian: readonly Sentence[] = [
  [
    'добрый день! ищем двушку в марине на год, бюджет 110-120 тысяч',
    'rent apartment @dubai-marina b1 >110k <120k',
  ],
  [
    'хочу купить апарты в даунтауне с видом на бурдж до 3 лямов',
    'sale apartment @downtown-dubai <3m +burj-khalifa-view',
  ],
  [
    'вторичка, 2 спальни, дубай крик харбор, до 2.2 млн',
    'sale @dubai-creek-harbour b2 <2.2m ready',
  ],
  ['снять виллу на пальме джумейра на длительный срок 4 спальни', 'rent villa @palm-jumeirah b4'],
  ['в аренду офис в тиком от 80 квадратов', 'rent office @barsha-heights s>861'],
  [
    'квартира в jlt недалеко от метро с парковкой купить до миллиона',
    'sale apartment @jumeirah-lake-towers <1m +near-metro +parking',
  ],
  [
    'вилла в тилаль аль гаф, 4 спальни, на стадии строительства',
    'sale villa @tilal-al-ghaf b4 off_plan',
  ],
  ['жильё на острове яс, две спальни, покупка, до 2 млн', 'sale @yas-island b2 <2m'],
  ['аренда склада в аль-кузе', 'rent warehouse @al-quoz'],
  ['коммерческое помещение в дейре в аренду', 'rent retail @deira'],
  ['хочу в аджмане квартиру подешевле снять', 'rent apartment @ajman sort:price_asc'],
  ['остров марджан студия оффплан', 'sale apartment @al-marjan-island b0 off_plan'],
  ['не хочу джвс, 1 спальня, аренда 70к', 'rent b1 <70k -@jumeirah-village-circle'],
  [
    'дубай хиллз 3 спальни вилла аренда до 300к с комнатой для няни',
    'rent villa @dubai-hills-estate b3 <300k +maids-room',
  ],
  ['арабиан ранчес вилла 4 спальни не дороже 5 миллионов', 'sale villa @arabian-ranches b4 <5m'],
  ['фестиваль сити 2 спальни снять 120 тыс дирхам', 'rent @dubai-festival-city b2 <120k'],
  ['блювотерс 2 спальни с видом на море', '@bluewaters-island b2 +sea-view'],
  [
    'квартира с большой террасой в гринс 2 спальни аренда',
    'rent apartment @the-greens b2 +terrace',
  ],
  ['силикон оазис 1 спальня 4500 в месяц', 'rent @dubai-silicon-oasis b1 <54k'],
  ['минимум 3 спальни, аль фурджан, покупка, около 3 млн', 'sale @al-furjan b3+ >2.7m <3.3m'],
  ['два с половиной миллиона, вилла, дамак хиллс', 'sale villa @damac-hills <2.5m'],
  [
    'можно с кошкой, 1 спальня, мотор сити, аренда 65 тыс',
    'rent @motor-city b1 <65k +pets-allowed',
  ],
  [
    'дискавери гарденс однушка в аренду 45к чиллер фри',
    'rent apartment @discovery-gardens b1 <45k +chiller-free',
  ],
  [
    'апартаменты с обслуживанием даунтаун 15 тыс в мес',
    'rent hotel-apartment @downtown-dubai <180k',
  ],
  ['дуплекс 3 спальни джлт', 'duplex @jumeirah-lake-towers b3'],
  ['самая дорогая вилла на пальме', 'villa @palm-jumeirah sort:price_desc'],
  ["kupit' villu na palme s basseynom do 20 mln", 'sale villa @palm-jumeirah <20m +pool'],
  ['snyat studiu v jvc 45k', 'rent apartment @jumeirah-village-circle b0 <45k'],
  ['taunhaus v damac hills 2, 3 spalni, kuplyu', 'sale townhouse @damac-hills-2 b3'],
  ['есть что в марине?', '@dubai-marina'],
  ['квартиру с ремонтом в медоуз купить 4 спальни', 'sale apartment @the-meadows b4 +upgraded'],
  [
    'от 100 до 150 квадратных метров, 3 спальни, jvc, купить',
    'sale @jumeirah-village-circle b3 s>1076 s<1615',
  ],
  ['без мебели 2 спальни аль джаддаф снять 95 тыс', 'rent @al-jaddaf b2 <95k unfurnished'],
  ['мейдан вилла 5 спален аренда', 'rent villa @meydan b5'],
  ['хочу арендовать помещение под магазин в караме', 'rent retail @al-karama'],
  ['умм сукейм вилла рядом с пляжем 4 спальни аренда', 'rent villa @umm-suqeim b4 +beach-access'],
  ['дубайленд вилла 4 спальни', 'villa @dubailand b4'],
  ['аль раха бич 2 спальни купить', 'sale @al-raha-beach b2'],
  ['фуджейра вилла у моря', 'villa @fujairah +beach-access'],
  ['вьюз 2 спальни с видом на гольф купить', 'sale @the-views b2 +golf-view'],
  ['дип склад от 1000 м2', 'warehouse @dubai-investment-park s>10764'],
  ['аль варка вилла 5 спален', 'villa @al-warqa b5'],
  ['дифс 1 спальня 140 тыс', 'rent @difc b1 <140k'],
  ['евродвушка в марине купить', 'sale apartment @dubai-marina b1'],
  ['тысяч за 70 в год, студия или однушка, марина', 'rent apartment @dubai-marina b0-1 <70k'],
  [
    'Здравствуйте, переезжаем в августе с двумя детьми, ищем виллу на 4 спальни в аренду, Арабиан Ранчес или Спрингс, до 350 тысяч в год',
    'rent villa @arabian-ranches @the-springs b4 <350k',
  ],
  [
    'есть 1,1 млн на однокомнатную оффплан в дубай саут или фурджане',
    'sale apartment @dubai-south @al-furjan b1 <1.1m off_plan',
  ],
  [
    'у нас лабрадор, 3 спальни дубай хиллс аренда 220к',
    'rent @dubai-hills-estate b3 <220k +pets-allowed',
  ],
  ['участок аль варка до 3 млн', 'sale land @al-warqa <3m'],
  ['меблированная на аль риме 7000 в месяц одна спальня', 'rent @al-reem-island b1 <84k furnished'],
  [
    'таунхаус в таун сквере или мудоне снять, 3 спальни, 120-140',
    'rent townhouse @town-square @mudon b3 >120k <140k',
  ],
  [
    'не джлт и не марина, 1 спальня, аренда до 80к',
    'rent b1 <80k -@jumeirah-lake-towers -@dubai-marina',
  ],
  [
    'квартира с большим балконом и видом на море джбр 2 ванные купить не дороже 2,8 млн',
    'sale apartment @jumeirah-beach-residence ba2 <2.8m +balcony +sea-view',
  ],
  [
    'дом с гаражом и кладовкой джумейра парк аренда 5 спален',
    'rent villa townhouse @jumeirah-park b5 +storage +parking',
  ],
  ['двухкомнатная в силикон оазис снять', 'rent apartment @dubai-silicon-oasis b1'],
  [
    'апартаменты на саадияте 2 спальни выход к пляжу купить',
    'sale apartment @saadiyat-island b2 +beach-access',
  ],
  [
    'самые большие квартиры в джлт на продажу',
    'sale apartment @jumeirah-lake-towers sort:size_desc',
  ],
  ['2 спальни мбр сити офф-план до 1,9', 'sale @mbr-city b2 <1.9m off_plan'],
  [
    'нужна вилла с пятью спальнями на пальме, чтоб свой бассейн и выход на море, купить',
    'sale villa @palm-jumeirah b5 +private-pool +beach-access',
  ],
  ['трёшку в даунтауне в собственность до 4 млн', 'sale apartment @downtown-dubai b2 <4m'],
  ['kvartira v marine snyat 2 spalni do 130k', 'rent apartment @dubai-marina b2 <130k'],
  ['villa arenda mirdif 5 spalen s basseinom', 'rent villa @mirdif b5 +pool'],
  ['аль маджаз или аль хан, двухкомнатная, до 50 тыс', 'rent apartment @al-majaz @al-khan b1 <50k'],
]
