import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const nameIn = (text: string, language: LanguageCode) =>
  understand({ text, language, state: newState(), now }, knowledge).words.name

describe('a name in the message that asks for a call', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'call me please, my name is omar haddad omar.h@example.com', 'omar haddad'],
    ['ar', 'اتصلوا بي، اسمي عمر الحداد omar.h@example.com', 'عمر الحداد'],
    ['de', 'bitte um Rückruf, mein Name ist Jonas Weber jonas.w@example.com', 'Jonas Weber'],
  ])('ends where the address begins (%s: %s)', (language, said, name) => {
    expect(nameIn(said, language)).toBe(name)
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'call me, my name is Omar Haddad, o@example.com. sorry, Amer not Omar', 'Amer Haddad'],
    ['ar', 'اتصلوا بي، اسمي عمر الحداد o@example.com لا اسف عامر مش عمر', 'عامر الحداد'],
    [
      'ru',
      'перезвоните, меня зовут Олег Котов, o@example.com. ой, Игорь, а не Олег',
      'Игорь Котов',
    ],
    [
      'hi',
      'mujhe call karo, mera naam Rohan Mehta hai, r@example.com. sorry Rohit hai Rohan nahi',
      'Rohit Mehta',
    ],
    ['zh', '请给我打电话，我叫王小明 w@example.com，写错了，是王晓明不是王小明', '王晓明'],
    [
      'de',
      'Rückruf bitte, ich heiße Jonas Weber, j@example.com. Halt, Johann, nicht Jonas',
      'Johann Weber',
    ],
  ])('is the one put right in the same breath (%s: %s)', (language, said, name) => {
    expect(nameIn(said, language)).toBe(name)
  })

  it.each<[LanguageCode, string]>([
    ['zh', '请让中介加我微信 wx: anna_demo 或者发邮件 anna.l@example.com'],
    ['en', 'have the agent message me, telegram: anna_demo or anna.l@example.com'],
    ['ru', 'пусть агент напишет мне, тг: anna_demo или anna.l@example.com'],
  ])('is no way to write (%s: %s)', (language, said) => {
    expect(nameIn(said, language)).toBeUndefined()
  })
})
