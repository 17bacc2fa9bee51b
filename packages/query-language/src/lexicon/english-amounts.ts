import type { PhraseTable } from '../grammar/phrase-table.ts'
import { dirhamsPerDollar } from './dollar-rate.ts'
import {
  after,
  before,
  clear,
  countUp,
  either,
  minutesOrLeast,
  noun,
  number,
  ofPrice,
  row,
  scale,
  scaleFirst,
  scaleLetter,
  scaleShort,
} from './wording.ts'

const monthly = 12
const weekly = 52
const daily = 365

/** Numbers, money, sizes, room counts and their bounds in English. */
export const englishAmounts: PhraseTable = [
  ...countUp(
    'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty',
  ),
  number(30, 'thirty'),
  number(40, 'forty | fourty'),
  number(50, 'fifty'),
  number(60, 'sixty'),
  number(70, 'seventy'),
  number(80, 'eighty'),
  number(90, 'ninety'),
  scale(100, 'hundred | hundreds'),
  scale(1000, 'thousand | thousands'),
  scaleShort(1000, 'thou | grand'),
  scale(100_000, 'lakh | lakhs | lac | lacs'),
  scaleFirst(1_000_000, 'tenths', 'million | millions | milion | a million'),
  scaleShort(1_000_000, 'mil | mill | mln | mn | mio'),
  scale(10_000_000, 'crore | crores'),
  scale(1_000_000_000, 'billion'),
  scaleShort(1_000_000_000, 'bn'),
  scaleLetter(1000, 'k | t | kk'),
  scaleLetter(1_000_000, 'm | mm'),
  scaleLetter(10_000_000, 'cr'),
  row({ kind: 'part', value: 0.5, side: 'before' }, 'half | half a | half of a'),
  row(
    { kind: 'part', value: 0.25, side: 'before' },
    'quarter | a quarter | quarter of a | quarter of | a quarter of | a quarter of a',
  ),
  row({ kind: 'part', value: 0.75, side: 'before' }, 'three quarters of a | three quarter'),
  row({ kind: 'part', value: 0.5, side: 'after' }, 'and a half | and half'),
  row({ kind: 'part', value: 0.25, side: 'after' }, 'and a quarter'),

  row(
    { kind: 'currency', rate: 1 },
    'aed | dirham | dirhams | dhs | dh | dhms | aeds | drhm | uae dirham',
  ),
  row(
    { kind: 'currency', rate: dirhamsPerDollar },
    'usd | dollar | dollars | us dollars | bucks | $ | us $',
  ),
  row(
    { kind: 'currency', rate: null },
    'eur | euro | euros | € | gbp | pound | pounds | £ | inr | rupee | rupees | ₹ | rub | rubles | ₽ | yuan | rmb | cny | ¥ | canadian dollar | canadian dollars | cad | australian dollar | australian dollars | aussie dollars | aud | hong kong dollar | hong kong dollars | hk dollars | hkd | swiss francs | francs | chf | kwd | kuwaiti dinar | kuwaiti dinars | pkr | egp | singapore dollars | sgd',
  ),
  row(
    { kind: 'period', perYear: 1 },
    'per year | a year | yearly | annually | annual | per annum | pa | p.a. | p.a | /year | /yr | per yr | / year | each year | every year | in a year | for a year | one year',
  ),
  row(
    { kind: 'period', perYear: monthly },
    'per month | a month | monthly | /month | /mo | p/m | pcm | / month | each month | every month | in a month | per mth',
  ),
  row({ kind: 'period', perYear: 1, span: true }, 'year | yr'),
  row({ kind: 'period', perYear: monthly, span: true }, 'month | mo | mth'),
  row({ kind: 'period', perYear: 1 }, 'for the year | for the whole year'),
  row({ kind: 'period', perYear: monthly }, 'for the month'),
  row({ kind: 'period', perYear: weekly }, 'per week | a week | weekly | /week'),
  row(
    { kind: 'period', perYear: daily },
    'per day | a day | daily | per night | a night | /night | nightly',
  ),

  row(
    { kind: 'unit', unit: 'bed' },
    'bed | beds | bedroom | bedrooms | bed room | bed rooms | bdr | bdrm | bdrms | bd | br | brs | b/r | bhk | bhks | bedded | b r | room | rooms | bedroomed | bed roomed | bedders | bedder | double bedrooms | double bedroom | master bedrooms | sleeping rooms | bedrm | bedrms | b h k | bhks | bedroms | bedrrom | bedrooom | bdrom | bedroons',
  ),
  row(
    { kind: 'unit', unit: 'bath' },
    'bath | baths | bathroom | bathrooms | bath room | bath rooms | toilet | toilets | washroom | washrooms | ba | restroom | ensuite bathrooms | ensuites | bathrms | bathrm | bthrm | bthrms | bathroms | bathrom | bths',
  ),
  row(
    { kind: 'count', unit: 'bed', value: 1 },
    'separate bedroom | a separate bedroom | proper bedroom | actual bedroom | real bedroom',
  ),
  row(
    { kind: 'count', unit: 'bed', value: 0, apartment: true },
    'studio apartment | studio flat | studio apt | stdio',
  ),
  row(
    { kind: 'unit', unit: 'sqft' },
    'sqft | sq ft | sq feet | square feet | square foot | square ft | sq foot | sft | sqf | ft2 | sq.ft | sq. ft. | sq. ft | sq.ft. | feet | ft | sqfts | f2',
  ),
  row({ kind: 'unit', unit: 'sqm', length: true }, 'meters | metres'),
  row(
    { kind: 'unit', unit: 'sqm' },
    'sqm | sq m | sq meter | sq meters | sq metre | sq metres | square meter | square meters | square metre | square metres | m2 | sq.m | sq. m | sq.m. | sqmt | sq mtr | meter squared',
  ),

  before(
    'max',
    'top end of | top end is | top end | upper end | absolute max | absolute maximum | tops out at | a ceiling of | the ceiling is | topping out at | capped at | maxing out at | maxed at | lower then | less then | not more then | no more then | nothing over | nothing above | nothing more than | nt more than | not higher than | doesnt exceed | ceiling of | strictly under | strictly below | well under | just under | around max | our max is | my max is | max is | the max is | maximum is | limit is | go up to | under | below | less than | up to | upto | no more than | not more than | not over | not above | not exceeding | within | lower than | smaller than | fewer than | max of | maximum of | not exceed | does not exceed | no higher than | beneath | no greater than | limit of | cap of | afford | not to exceed | cant go over | cannot go over | no bigger than | not bigger than | not larger than',
  ),
  ofPrice(
    'max',
    'budgets | budget max | budget upto | budget up to | pay up to | pay max | spend max | cheaper than | budget of | budget is | can spend | can pay | spend up to | less expensive than | dont want to spend more than',
  ),
  ofPrice(
    'min',
    'more expensive than | pricier than | dearer than | costlier than | higher price than | higher rent than',
  ),
  ofPrice('max', 'lower price than | lower rent than'),
  before(
    'min',
    'greater then | bigger then | larger then | more then | at minimum | no smaller then | starts at | starts from | begins at | nothing under | nothing below | nothing smaller than | nothing less than | over | above | more than | no less than | not less than | minimum of | min of | lower end | low end | lower end of | bottom end | starting from | starting at | start from | bigger than | larger than | greater than | higher than | not below | not under | exceeding | upwards of | beyond | not smaller than | no smaller than | no fewer than',
  ),
  before('min', 'from', true),
  before(
    'around',
    'around | arnd | aroud | approximately | approx | approx. | roughly | circa | ca | near about | nearly | somewhere around | in the region of | close to | ballpark | more or less | give or take | about',
    true,
  ),
  row({ kind: 'point' }, 'point | dot'),
  before('between', 'between | in between | anywhere between | from between'),
  ofPrice('max', 'max budget', 'either'),
  either('max', 'at most | max | maximum | tops | at the most'),
  either('min', 'at least | minimum | at the least'),
  // 'Over 1m and under 3m' has the second of them before its number.
  either('max', 'and below | and under'),
  either('min', 'and above | and over'),
  minutesOrLeast('min'),
  after(
    'max',
    'or less | or under | or below | or lower | or cheaper | or fewer | or smaller | at the very most | is my max | is my limit | is the max | is my budget',
  ),
  after(
    'min',
    'or more | or above | or over | or higher | or bigger | or larger | and up | and more | or greater | upwards | or better | onwards | and bigger',
  ),
  after('around', 'or so | ish | approximately | or thereabouts | roughly'),
  row({ kind: 'until', bound: false }, 'to | thru | through'),
  row({ kind: 'until', bound: true }, 'until | till | til'),

  noun(
    'price',
    'our budget | max price | purchase price | price point | price bracket | rent price | rental budget | pay | paying | payable | for about | budget | price | cost | my budget | price range | rent budget | asking price | spend | budget limit | price limit | money | amount | budget range | price tag',
  ),
  noun(
    'size',
    'size | area size | built up area | bua | square footage | floor area | sized | plot size | measuring',
  ),
  noun(
    'location',
    'location | area | community | neighbourhood | neighborhood | district | region | areas | locations',
  ),
  noun('type', 'type | property type | kind | type of property | kind of property | types'),
  noun(
    'bedrooms',
    'number of bedrooms | bedroom count | number of rooms | number of beds | how many bedrooms',
  ),
  noun('bathrooms', 'number of bathrooms | bathroom count'),
  noun('furnished', 'furniture | furnishing'),
  noun('completion', 'completion | completion status'),
  noun('amenities', 'amenities | amenity | facilities | features'),
  clear(
    'location',
    'anywhere | any area | any location | any place | anyplace | wherever | all areas | all locations | any community | any neighbourhood | any neighborhood | all communities',
  ),
  clear(
    'price',
    'any price | any budget | no budget | no budget limit | no price limit | without a price limit | without price limit | no price cap | no upper limit | without a limit | no limit on price | no limit on budget | no max price | money is no object | price doesnt matter | whatever the price | regardless of price | without the budget | no price',
  ),
  clear(
    'type',
    'any type | any kind | any property | all types | any property type | any type of property | any kind of property',
  ),
  clear(
    'bedrooms',
    'any bedrooms | any number of bedrooms | any number of beds | any beds | any number of rooms',
  ),
  clear('bathrooms', 'any bathrooms | any number of bathrooms'),
  clear('size', 'any size | size doesnt matter'),
  clear(
    'furnished',
    'furnished or unfurnished | furnished or not | any furnishing | furnished doesnt matter',
  ),
  clear(
    'completion',
    'ready or off plan | off plan or ready | any completion | any completion status',
  ),
  clear(
    'purpose',
    'buy or rent | rent or buy | sale or rent | rent or sale | for sale or rent | for rent or sale',
  ),
  clear(
    'amenities',
    'any amenities | no amenities needed | no special amenities | without amenities',
  ),
]
