import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { siteTexts } from './site-library.ts'

const tools = () => ({ ...fakeTools(() => 12), ...siteTexts })
const searches: Readonly<Record<LanguageCode, string>> = {
  en: 'villas for sale in Mirdif',
  ar: 'فلل للبيع في مردف',
  ru: 'купить виллу в Мирдифе',
  hi: 'मिर्दिफ़ में विला ख़रीदना है',
  zh: '买米尔迪夫别墅',
  de: 'Villa kaufen in Mirdif',
}
const abouts: Readonly<Record<LanguageCode, string>> = {
  en: 'tell me about the second one',
  ar: 'احكيلي عن الثانية',
  ru: 'расскажи про вторую',
  hi: 'दूसरे वाले के बारे में बताओ',
  zh: '介绍一下第二套',
  de: 'erzähl mir was über die zweite',
}

type Row = [LanguageCode, string, string]

/** A view is a fact of its own, or one of the amenities. */
const fieldsTold = async (language: LanguageCode, turns: string[]): Promise<string[]> => {
  const { evidence } = await converse(tools(), turns, language)
  return evidence.map(({ field }) => (field === 'features' ? 'view' : field))
}

describe('a field of a shown home that is asked for as people speak', () => {
  it.each<Row>([
    ['ar', 'service_charge', 'زين، والثانية كم رسوم الخدمات مالتها؟'],
    ['ar', 'service_charge', 'الثانية شقد رسوم الخدمات ماله'],
    ['ar', 'service_charge', 'كم رسوم خدماتها للثانية'],
    ['ar', 'service_charge', 'والأخيرة رسوم الصيانة مالتها كم؟'],
    ['ar', 'service_charge', 'السيرفس تشارج حق الثانية كم؟'],
    ['ar', 'floor', 'الثانية في أي طابق؟'],
    ['ar', 'floor', 'الثانية بأي دور هي'],
    ['ar', 'floor', 'الأخيرة في كم طابق'],
    ['ar', 'parking', 'الثانية فيها باركن؟'],
    ['ar', 'parking', 'كم موقف مالها الثانية'],
    ['ar', 'parking', 'مواقفها كم الأخيرة'],
    ['ar', 'year_built', 'الثانية متى مبنية؟'],
    ['ar', 'year_built', 'كم عمرها الثانية'],
    ['ar', 'year_built', 'البناية مالت الثانية قديمة ولا يديدة؟'],
    ['ar', 'view', 'الثانية شو الإطلالة مالتها؟'],
    ['ar', 'view', 'على شو تطل الثانية'],
    ['ar', 'security_deposit', 'كم التأمين مال الثانية'],
    ['ar', 'cheques', 'كم شيك ماله الثانية'],
    ['ar', 'cheques', 'الأخيرة بكم شيك'],
    ['en', 'service_charge', 'second one, whats the service charge'],
    ['en', 'service_charge', 'how much r the service charges on the last one'],
    ['en', 'floor', 'which flr is the second one on'],
    ['en', 'floor', 'last one what floor'],
    ['en', 'parking', 'second one got parking?'],
    ['en', 'parking', 'how many parkings in the last one'],
    ['en', 'year_built', 'how old is the second one'],
    ['en', 'year_built', 'when was the last one built'],
    ['en', 'view', 'what view does the second have'],
    ['en', 'view', 'second one view?'],
    ['en', 'security_deposit', 'whats the deposit on the 2nd'],
    ['en', 'cheques', 'how many chqs for the second'],
    ['en', 'cheques', 'last one how many cheques'],
    ['ru', 'service_charge', 'а у второй сколько сервис чардж?'],
    ['ru', 'service_charge', 'сколько коммуналка за обслуживание у последней'],
    ['ru', 'service_charge', 'у второй какие сервисные сборы'],
    ['ru', 'floor', 'вторая на каком этаже'],
    ['ru', 'floor', 'а последняя какой этаж'],
    ['ru', 'parking', 'у второй парковка есть?'],
    ['ru', 'year_built', 'какого года вторая'],
    ['ru', 'year_built', 'последняя когда построена'],
    ['ru', 'view', 'какой вид у второй'],
    ['ru', 'view', 'у последней вид куда'],
    ['ru', 'security_deposit', 'какой депозит у второй'],
    ['ru', 'cheques', 'у второй сколько чеков'],
    ['hi', 'service_charge', 'दूसरे वाले का सर्विस चार्ज कितना है'],
    ['hi', 'service_charge', 'dusre wale ka service charge kitna hai'],
    ['hi', 'service_charge', 'aakhri wale ka maintenance kitna'],
    ['hi', 'floor', 'dusra wala kaunse floor pe hai'],
    ['hi', 'floor', 'दूसरा वाला किस मंज़िल पर है'],
    ['hi', 'parking', 'dusre me parking hai kya'],
    ['hi', 'year_built', 'dusra wala kab bana'],
    ['hi', 'year_built', 'दूसरा वाला कितना पुराना है'],
    ['hi', 'view', 'dusre wale ka view kya hai'],
    ['hi', 'view', 'दूसरे वाले से क्या दिखता है'],
    ['hi', 'security_deposit', 'दूसरे का डिपॉज़िट कितना'],
    ['hi', 'cheques', 'dusre me kitne cheque'],
    ['zh', 'service_charge', '第二套物业费多少'],
    ['zh', 'service_charge', '最后那套管理费几多'],
    ['zh', 'floor', '第二套在几楼'],
    ['zh', 'floor', '最后一套几层'],
    ['zh', 'parking', '第二套有车位吗'],
    ['zh', 'year_built', '第二套房龄多少年'],
    ['zh', 'year_built', '最后那套哪年建的'],
    ['zh', 'view', '第二套看出去是什么景'],
    ['zh', 'view', '第二套朝向景观怎么样'],
    ['zh', 'security_deposit', '第二套押金多少'],
    ['zh', 'cheques', '第二套几张支票'],
    ['de', 'service_charge', 'und die zweite, was kostet da das hausgeld?'],
    ['de', 'service_charge', 'okay, und bei der zweiten wie hoch die service charge?'],
    ['de', 'floor', 'in welchem stock ist die zweite'],
    ['de', 'floor', 'die letzte, welche etage'],
    ['de', 'parking', 'hat die zweite nen parkplatz'],
    ['de', 'year_built', 'baujahr der zweiten?'],
    ['de', 'year_built', 'wie alt is die letzte'],
    ['de', 'view', 'welche aussicht hat die zweite'],
    ['de', 'view', 'was sieht man von der zweiten aus'],
    ['de', 'security_deposit', 'wie hoch ist die kaution bei der zweiten'],
    ['de', 'cheques', 'wie viele schecks bei der zweiten'],
  ])('is told of the card that is named (%s, %s): %s', async (language, field, said) => {
    expect(await fieldsTold(language, [searches[language], said])).toContain(field)
  })

  it.each<Row>([
    ['ar', 'service_charge', 'كم رسوم الخدمات مالتها؟'],
    ['ar', 'service_charge', 'والسيرفس جارج ماله؟'],
    ['ar', 'floor', 'بأي طابق هي؟'],
    ['ar', 'parking', 'كم موقف مالها؟'],
    ['ar', 'year_built', 'كم عمرها البناية؟'],
    ['ar', 'security_deposit', 'التأمين مالها كم'],
    ['ar', 'cheques', 'بكم شيك مالتها'],
    ['en', 'service_charge', 'and its service charge?'],
    ['en', 'service_charge', 'how much is the maintenance on it'],
    ['en', 'floor', "what floor's it on?"],
    ['en', 'parking', 'does it come with parking?'],
    ['en', 'year_built', 'how old is it'],
    ['en', 'view', "what's the view like?"],
    ['ru', 'service_charge', 'а сервисный сбор у неё какой?'],
    ['ru', 'floor', 'а этаж какой?'],
    ['ru', 'parking', 'парковка у неё есть?'],
    ['ru', 'year_built', 'какого она года?'],
    ['ru', 'view', 'вид какой у неё?'],
    ['hi', 'service_charge', 'iska service charge kitna hai'],
    ['hi', 'floor', 'ye kaunse floor pe hai'],
    ['hi', 'parking', 'isme parking hai kya'],
    ['hi', 'year_built', 'ye kitna purana hai'],
    ['hi', 'view', 'iska view kaisa hai'],
    ['zh', 'service_charge', '它的物业费多少'],
    ['zh', 'floor', '这套在几楼'],
    ['zh', 'parking', '有车位吗'],
    ['zh', 'year_built', '它楼龄多少'],
    ['zh', 'view', '这套什么景观'],
    ['de', 'service_charge', 'und wie hoch ist da die service charge?'],
    ['de', 'service_charge', 'was zahlt man da an hausgeld?'],
    ['de', 'floor', 'in welchem stock ist die?'],
    ['de', 'parking', 'ist da ein stellplatz dabei?'],
    ['de', 'year_built', 'wie alt ist die?'],
    ['de', 'view', 'was hat die für ne aussicht?'],
  ])('is told of the one spoken of last (%s, %s): %s', async (language, field, said) => {
    const turns = [searches[language], abouts[language], said]
    expect(await fieldsTold(language, turns)).toContain(field)
  })
})
