import type { ReplyTexts } from './reply-texts.ts'
import { inRussianPlaces } from './russian-places.ts'
import { russianTopics } from './russian-topics.ts'

const list = (word: string) => (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`

const plural = new Intl.PluralRules('ru')

/** The noun in the form that its number asks for: one, few, many. */
const counted = (count: number, one: string, few: string, many: string): string => {
  const form = plural.select(count)
  return form === 'one' ? one : form === 'few' ? few : many
}

const bedrooms = (count: number): string =>
  `${count} ${counted(count, 'спальня', 'спальни', 'спален')}`
const range = (min: string | undefined, max: string | undefined): string => {
  if (min !== undefined && max !== undefined) return `от ${min} до ${max}`
  return min === undefined ? `до ${max}` : `от ${min}`
}

export const russianTexts: ReplyTexts = {
  locale: 'ru-RU',
  gap: ' ',
  comma: ', ',
  money: (figure, perYear) => `${figure} AED${perYear ? ' в год' : ''}`,
  area: (figure) =>
    `${figure} кв. ${counted(Number(figure.replace(/\D/gu, '')), 'фут', 'фута', 'футов')}`,
  perSqft: (figure) => `${figure} AED за кв. фут`,
  and: list('и'),
  or: list('или'),
  typeNames: {
    apartment: 'квартира',
    penthouse: 'пентхаус',
    duplex: 'дуплекс',
    'hotel-apartment': 'отельные апартаменты',
    villa: 'вилла',
    townhouse: 'таунхаус',
    'villa-compound': 'комплекс вилл',
    office: 'офис',
    retail: 'магазин',
    warehouse: 'склад',
    land: 'участок',
  },
  amenityNames: {
    pool: 'бассейн',
    'private-pool': 'частный бассейн',
    gym: 'спортзал',
    parking: 'парковка',
    balcony: 'балкон',
    terrace: 'терраса',
    garden: 'сад',
    'maids-room': 'комната прислуги',
    study: 'кабинет',
    storage: 'кладовая',
    'kitchen-appliances': 'кухонная техника',
    'built-in-wardrobes': 'встроенные шкафы',
    'pets-allowed': 'можно с животными',
    'near-metro': 'рядом с метро',
    'near-school': 'рядом со школой',
    'beach-access': 'доступ к пляжу',
    'play-area': 'детская площадка',
    security: 'охрана',
    concierge: 'консьерж',
    'chiller-free': 'охлаждение включено',
    'high-floor': 'высокий этаж',
    'ground-floor': 'первый этаж',
    vacant: 'свободна',
    upgraded: 'с ремонтом',
    'bills-included': 'счета включены',
    elevator: 'лифт',
    'sea-view': 'вид на море',
    'burj-khalifa-view': 'вид на Бурдж Халифа',
    'marina-view': 'вид на марину',
    'golf-view': 'вид на гольф',
    'canal-view': 'вид на канал',
    'lake-view': 'вид на озеро',
    'park-view': 'вид на парк',
    'city-view': 'вид на город',
    'barbecue-area': 'зона барбекю',
    'central-ac': 'центральное кондиционирование',
    'landmark-view': 'вид на достопримечательность',
    'water-view': 'вид на воду',
    'payment-plan': 'оплата в рассрочку',
  },

  bedrooms: (min, max) => {
    if (min === 0 && max === 0) return 'студия'
    if (min !== undefined && max === undefined) return `не менее: ${bedrooms(min)}`
    if (min === undefined) return `не более: ${bedrooms(max ?? 0)}`
    if (min === max) return bedrooms(min)
    return `${min === 0 ? 'студия' : min}–${bedrooms(max ?? 0)}`
  },
  bathrooms: (min) => `не менее ${min} ${counted(min, 'ванной', 'ванных', 'ванных')}`,
  purpose: { sale: 'на продажу', rent: 'в аренду' },
  inPlaces: inRussianPlaces,
  price: range,
  size: range,
  withFeatures: (features) => `удобства: ${features}`,
  furnished: { furnished: 'с мебелью', unfurnished: 'без мебели', partly: 'частично с мебелью' },
  completion: { ready: 'готовое жильё', off_plan: 'на стадии строительства' },
  sorted: {
    relevance: 'сначала самые подходящие',
    newest: 'сначала новые',
    price_asc: 'сначала дешёвые',
    price_desc: 'сначала дорогие',
    size_desc: 'сначала большие',
    size_asc: 'сначала маленькие',
    price_per_sqft_asc: 'сначала дешёвые за кв. фут',
  },
  except: (things) => `кроме: ${things}`,

  resultsHeader: (places, count) =>
    count === 1
      ? `Вот объект${places}:`
      : `Вот несколько объектов${places}, которые могут вам понравиться:`,
  resultsCount: (count, figure) =>
    `${counted(count, 'Доступен', 'Доступно', 'Доступно')} ${figure} ${counted(count, 'объект', 'объекта', 'объектов')}`,
  viewListing: 'Открыть объявление',

  found: (count, figure, criteria) =>
    `Я нашла ${figure} ${counted(count, 'объявление', 'объявления', 'объявлений')}${criteria === '' ? '' : `: ${criteria}`}.`,
  asking: (low, high) => `Цены показанных ниже: от ${low} до ${high}.`,
  askingOne: (price) => `Запрашиваемая цена: ${price}.`,
  onRequest: 'цена по запросу',
  none: (criteria) => `Подходящих объявлений нет${criteria === '' ? '' : `: ${criteria}`}.`,
  relaxLead: 'Поможет одно изменение:',
  relaxNothing:
    'Если убрать одно условие, тоже ничего не находится. Скажите, что для вас важнее всего, и я начну с этого.',
  relax: {
    price: { label: 'Любой бюджет', message: 'любой бюджет' },
    bedrooms: { label: 'Любое количество спален', message: 'любое количество спален' },
    bathrooms: { label: 'Любое количество ванных', message: 'любое количество ванных' },
    size: { label: 'Любая площадь', message: 'любая площадь' },
    furnished: { label: 'С мебелью или без', message: 'с мебелью или без' },
    completion: { label: 'Готовое или строящееся', message: 'готовое или строящееся' },
    type: { label: 'Любой тип', message: 'любой тип' },
    location: { label: 'Любой район', message: 'любой район' },
    purpose: { label: 'Купить или снять', message: 'купить или снять' },
    amenities: { label: 'Любые удобства', message: 'любые удобства' },
  },
  relaxFeature: (feature) => ({
    label: `Без условия: ${feature}`,
    message: `${feature} не важно`,
  }),
  counted: (label, figure) => `${label} (${figure})`,
  noMore: 'Это были последние. Измените поиск или начните новый.',

  ask: {
    purpose: 'Вы хотите купить или снять?',
    location: 'Какой район вас интересует?',
    type: 'Какой тип недвижимости вам нужен?',
    bedrooms: 'Сколько спален вам нужно?',
    price: 'Какой у вас бюджет?',
    size: 'Какая площадь в кв. футах?',
  },
  buttons: {
    buy: { label: 'Купить', message: 'купить' },
    rent: { label: 'Снять', message: 'снять' },
    cheapest: { label: 'Сначала дешёвые', message: 'сначала дешевые' },
    newest: { label: 'Сначала новые', message: 'сначала новые' },
    compareTwo: { label: 'Сравнить первые два', message: 'сравни 1 и 2' },
    more: { label: 'Показать ещё', message: 'показать еще' },
    startOver: { label: 'Новый поиск', message: 'новый поиск' },
  },
  bedroomButton: (count) => ({
    label: count === 0 ? 'Студия' : bedrooms(count),
    message: count === 0 ? 'студия' : bedrooms(count),
  }),
  unknownPlace: (name) => `Места «${name}» я не знаю.`,
  didYouMean: 'Вы имели в виду одно из этих?',
  notUnderstood:
    'Я не совсем вас поняла. Напишите, что вы ищете, например: «квартира с 2 спальнями в Дубай Марине до 1,5 млн».',
  unavailable: 'Сейчас не получилось это найти. Попробуйте ещё раз чуть позже.',

  greet: 'Здравствуйте. Напишите, что вы ищете: район, тип, число спален, бюджет.',
  thanks: 'Пожалуйста. Я здесь, если захотите продолжить поиск.',
  bye: 'До свидания. Ваш разговор сохранится здесь до вашего возвращения.',
  human:
    'Я Noor, ИИ-помощник, а не человек. Я ищу среди объявлений этого сайта и говорю, какие цены в них указаны.',
  help: 'Я могу найти жильё для покупки или аренды, сравнить объявления или районы и сказать, сколько просят за квадратный фут. Просто напишите, что вам нужно.',
  refuse:
    'С этим я помочь не могу. Я знаю только объявления, опубликованные на этом сайте, и с радостью поищу среди них.',
  calm: 'Жаль, что это не помогло. Назовите район и бюджет, и я попробую ещё раз.',
  offTopic: 'Этого я не знаю. Я могу помочь с недвижимостью в ОАЭ: поиск, сравнение, цены.',

  valueNeeds: (missing) => {
    const words = missing.map((slot) => (slot === 'location' ? 'район' : 'тип недвижимости'))
    return `Чтобы узнать, сколько просят за похожие объекты, мне нужно знать: ${list('и')(words)}. Число спален и площадь в кв. футах уточнят ответ.`
  },
  valueFigures: ({ subject, listings, median, low, high }) =>
    `Объявлений: ${listings} (${subject}). Медиана цены: ${median}, половина цен — от ${low} до ${high}.`,
  valueOfSize: (size, low, median, high) =>
    `Для площади ${size} это около ${median}, в пределах от ${low} до ${high}.`,
  valueAsNoSize: (low, median, high) =>
    `Медиана их цен: ${median}, половина цен — от ${low} до ${high}.`,
  besideRange: {
    below: 'Цена в объявлении ниже этого диапазона.',
    within: 'Цена в объявлении в пределах этого диапазона.',
    above: 'Цена в объявлении выше этого диапазона.',
  },
  valueNote: 'Это цены из объявлений этого сайта, а не цены сделок и не отчёт оценщика.',
  tooFew: (subject, figure) =>
    `Объявлений слишком мало, чтобы судить (${subject}: ${figure}). Поможет район пошире или меньше условий.`,

  yieldNone:
    'Объявлений о продаже и аренде слишком мало для сравнения. В другом районе или другого типа их может быть больше.',
  yieldNote:
    'Сервисный сбор, простой и комиссии не вычтены. Доход не гарантирован, это не финансовая рекомендация.',

  compareNeeds:
    'Что сравнить? Назовите два района или номера показанных объявлений, например: «сравни 1 и 3».',
  compareNoneShown:
    'Я ещё не показывала объявлений. Напишите, что вы ищете, и я сравню их по номерам, или назовите два района.',
  compareLead: 'Сравнение:',
  compareGone: 'Некоторые из этих объявлений уже сняты с публикации.',
  compareNote: 'Цифры взяты из цен в объявлениях этого сайта.',

  askWhat:
    'Что вы хотели бы узнать? Я могу коротко рассказать о расходах при покупке, аренде, ипотеке, Ejari, сервисных сборах и визах, а также найти объявления.',
  topics: russianTopics,
  topicNote: 'Правила меняются: уточните их в ведомстве, прежде чем решать.',
}
