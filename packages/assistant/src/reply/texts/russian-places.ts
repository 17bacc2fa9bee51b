/** Where something is, in Russian: 'в Дубай Марине', 'на острове Яс', 'в Бизнес Бэй'. */
export function inRussianPlace(name: string): string {
  const [, core = name, rest = ''] = /^(.+?)((?:\s\d+)?(?:,.*|\s\(.*\))?)$/u.exec(name) ?? []
  const known = exceptions[core]
  if (known !== undefined) return `${known}${rest}`
  const [first = '', ...others] = core.split(' ')
  const led = leading[first]
  if (led !== undefined && others.length > 0) return `${led} ${others.join(' ')}${rest}`
  const place = `${locative(core)}${rest}`
  if (onSurface.has(first)) return `на ${place}`
  return /^[ВФ][бвгджзйклмнпрстфхцчшщь]/u.test(place) ? `во ${place}` : `в ${place}`
}

/** Several places in a row as they are joined in a sentence. */
export const inRussianPlaces = (names: string): string =>
  names
    .split(/(, (?=\p{Lu})| или )/u)
    .map((part, at) => (at % 2 === 0 ? inRussianPlace(part) : part))
    .join('')

/** Names that begin with a Russian word for what they are. */
const leading: Readonly<Record<string, string>> = {
  Остров: 'на острове',
  Острова: 'на островах',
  Набережная: 'на набережной',
  Улица: 'на улице',
  Город: 'в городе',
  Промзона: 'в промзоне',
  Район: 'в районе',
  Башня: 'в башне',
  Виллы: 'на виллах',
}

/** Palms lie in the sea. */
const onSurface: ReadonlySet<string> = new Set(['Палм', 'Перл'])

/** Rome is another city, and these are no names of their own. */
const exceptions: Readonly<Record<string, string>> = {
  Рим: 'в районе Рим',
  Вилла: 'в районе Вилла',
  'Ливан Дубай': 'в районе Ливан',
  'Старый город': 'в Старом городе',
  'Культурный район Саадият': 'в Культурном районе Саадият',
  'Даунтаун Дубай': 'в Даунтауне Дубая',
  'Аджман Даунтаун': 'в Даунтауне Аджмана',
  'Корниш Аджман': 'на набережной Аджмана',
  'Корниш Абу-Даби': 'на набережной Абу-Даби',
  'Корниш Дейра': 'на набережной Дейры',
  'Шейх Заед Роуд': 'на Шейх Заед Роуд',
  'Всемирный торговый центр': 'у Всемирного торгового центра',
  'Фризона аэропорта Дубая': 'во фризоне аэропорта Дубая',
  'Рас-эль-Хайма Гейтвей': 'в Рас-эль-Хайма Гейтвей',
  'Аль Нахда Шарджа': 'в районе Аль Нахда Шарджа',
  'Аль Мамзар Шарджа': 'в районе Аль Мамзар Шарджа',
}

/** Arabic names bend as Russian words do; of English ones only those that Russian knows. */
const arabicStarts: ReadonlySet<string> = new Set(
  'Аль Абу Умм Над Вади Рас Уд Бур Хор Мина Тилаль Риггат Аяль Сейх Хор Порт Гадир Мадинат'.split(
    ' ',
  ),
)
const bendingEnds: ReadonlySet<string> = new Set(['Марина', 'Джумейра', 'Шарджа', 'Дубай', 'Дейра'])
const englishWords: ReadonlySet<string> = new Set(
  'Бич Гарденс Вилладж Виллидж Сити Саут Хиллс Парк Гейтвей Ливинг Коммершиал Сквер Саид'.split(
    ' ',
  ),
)
const englishPlural = /(?:кс|нгс|ллс|дс|нс|нкс|доуз|ьюз)$/u

function locative(name: string): string {
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  const before = words.at(-2)
  const isArabic = before === undefined || arabicStarts.has(before)
  const bends = bendingEnds.has(last) || (isArabic && !englishWords.has(last))
  if (!bends || englishPlural.test(last) || !/^\p{Lu}[\p{Ll}-]/u.test(last)) return name
  return [...words.slice(0, -1), bent(last)].join(' ')
}

function bent(word: string): string {
  if (word.endsWith('ия')) return `${word.slice(0, -1)}и`
  if (/[аяйь]$/u.test(word)) return `${word.slice(0, -1)}е`
  return /[бвгджзклмнпрстфхцчшщ]$/u.test(word) ? `${word}е` : word
}
