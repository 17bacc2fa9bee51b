import type { SlotNoun } from '../grammar/meaning.ts'
import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { clear } from './wording.ts'

/** What is said to matter little is asked for no more: 'budget is not that important'. */
const unimportant = (
  patterns: string,
  nouns: Readonly<Partial<Record<SlotNoun, string>>>,
): PhraseTable => [
  clear('price', combine(patterns, nouns.price ?? '')),
  clear('location', combine(patterns, nouns.location ?? '')),
  clear('size', combine(patterns, nouns.size ?? '')),
  clear('bedrooms', combine(patterns, nouns.bedrooms ?? '')),
]

export const unimportantWords = {
  en: unimportant(
    '{} is not that important | {} isnt that important | {} is not so important | {} is not important | {} isnt important | {} is not an issue | {} isnt an issue | {} is no issue | {} is not a problem | {} isnt a problem | {} is no problem | {} does not matter | {} doesnt matter | {} is secondary | never mind {} | dont worry about {} | dont care about {} | forget about {} | forget {} | ignore {}',
    {
      price: 'budget | the budget | price | the price | money',
      location: 'the location | location | the area | area',
      size: 'size | the size',
      bedrooms: 'the number of bedrooms | number of bedrooms | the number of rooms',
    },
  ),
  ar: unimportant(
    '{} مو مهم | {} مو مهمة | {} مب مهم | {} مب مهمة | {} مش مهم | {} مش مهمة | {} مو مشكلة | {} مب مشكلة | {} مش مشكلة | {} ليست مهمة | {} ليس مهما | {} غير مهمة | {} ما تهم | {} ما يهم | {} مو شرط',
    {
      price: 'الميزانية | السعر',
      location: 'المنطقة | الموقع',
      size: 'المساحة',
      bedrooms: 'عدد الغرف',
    },
  ),
  ru: unimportant(
    '{} не так важен | {} не так важна | {} не так важно | {} не важен | {} не важна | {} не важно | {} не принципиален | {} не принципиальна | {} не принципиально | {} не проблема | {} не критичен | {} не критична | {} не имеет значения | {} неважен | {} неважна | {} неважно',
    {
      price: 'бюджет | цена',
      location: 'район | локация',
      size: 'площадь | метраж | размер',
      bedrooms: 'количество спален | число спален | количество комнат',
    },
  ),
  hi: unimportant(
    '{} इतना ज़रूरी नहीं | {} इतना जरूरी नहीं | {} ज़रूरी नहीं | {} जरूरी नहीं | {} की दिक्कत नहीं | {} कोई समस्या नहीं | {} कोई मसला नहीं | {} मायने नहीं रखता | {} मायने नहीं रखती',
    {
      price: 'बजट | कीमत',
      location: 'इलाका | लोकेशन',
      size: 'साइज़ | साइज',
      bedrooms: 'बेडरूम की संख्या',
    },
  ),
  hinglish: unimportant(
    '{} itna zaroori nahi | {} itna zaruri nahi | {} zaroori nahi | {} zaruri nahi | {} itna important nahi | {} important nahi | {} matter nahi karta | {} ki dikkat nahi | {} koi issue nahi | {} koi problem nahi | {} ka issue nahi',
    {
      price: 'budget | price',
      location: 'area | location',
      size: 'size',
      bedrooms: 'bedroom count',
    },
  ),
  zh: unimportant(
    '{}不是问题 | {}不是问題 | {}没那么重要 | {}不那么重要 | {}不太重要 | {}不重要 | {}没关系 | {}不是重点 | 不要限制{} | 别限制{} | 不用限制{} | 去掉{}限制 | 取消{}限制 | {}不要限制 | {}不用限制 | {}可以放宽',
    {
      price: '预算 | 价格 | 钱',
      location: '位置 | 地段 | 区域 | 地区',
      size: '面积 | 大小',
      bedrooms: '卧室数 | 卧室数量 | 几房 | 房间数 | 卧室',
    },
  ),
  de: unimportant(
    '{} ist nicht so wichtig | {} ist nicht wichtig | {} ist nicht entscheidend | {} ist kein problem | {} ist egal | {} ist zweitrangig | {} spielt keine rolle | {} spielt keine grosse rolle | {} nicht so wichtig',
    {
      price: 'budget | das budget | preis | der preis | geld',
      location: 'lage | die lage | gegend | die gegend',
      size: 'groesse | die groesse | flaeche | die flaeche',
      bedrooms: 'anzahl der schlafzimmer | die zahl der schlafzimmer',
    },
  ),
} satisfies Readonly<Record<string, PhraseTable>>
