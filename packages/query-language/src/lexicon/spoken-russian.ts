import type { Token } from '../language/tokens.ts'

/** How Russian is typed from phones: a word, and what is written for it short or by ear. */
const written: Readonly<Record<string, string>> = {
  сколько: 'скок скока скоко скольк сколк сколька',
  сейчас: 'щас ща щаз сечас счас сичас',
  что: 'че чо шо',
  чтобы: 'штоб штобы чтоп',
  это: 'эт ето',
  тоже: 'тож',
  только: 'токо тока тольк',
  вообще: 'ваще вобще воще вообщем',
  когда: 'када кагда',
  надо: 'нада',
  может: 'мож мб',
  пожалуйста: 'пож пжл пжлст плиз плз пжста пожалста пожалуста',
  очень: 'оч',
  апартаменты: 'апарты апарт апартменты',
  недвижимость: 'недвига недвижка недвижку недвижки',
  меблированная: 'меблир мебл',
  квартира: 'квартирка квартирку квартирки квартирочка квартирочку',
  вилла: 'виллочка виллочку',
  дом: 'домик домики',
  студия: 'студийку студийка',
  рядом: 'рядышком',
  недалеко: 'недалече',
  подскажите: 'подскажте подскажыте',
  покажите: 'покажте покажыте',
  скажите: 'скажте скажыте',
  животными: 'животними жывотными',
  арендодатель: 'лендлорд лэндлорд ленлорд лендлорда лендлорду арендадатель',
  арендатор: 'тенант тенанта тенанты тенантов орендатор',
  аренда: 'оренда оренду аринда аринду',
  купить: 'купит',
}

const inFull: ReadonlyMap<string, string> = new Map(
  Object.entries(written).flatMap(([full, shorts]) =>
    shorts.split(' ').map((short): [string, string] => [short, full]),
  ),
)

/** Russian words in full where they are typed short. */
export const spokenInFull = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) => {
    const full = token.script === 'cyrillic' ? inFull.get(token.text) : undefined
    return full === undefined ? token : { ...token, text: full }
  })

/** A folded text with its short Russian words in full; the same text where there are none. */
export const russianInFull = (text: string): string =>
  text.replace(/[а-я]+(?![а-я])/gu, (word) => inFull.get(word) ?? word)
