import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { type DialogueState, type Intent, newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const shown = ['a', 'b', 'c', 'd']

function stateAfter(language: LanguageCode, turns: readonly string[]): DialogueState {
  let state: DialogueState = { ...newState(), shown }
  for (const text of turns) state = understand({ text, language, state, now }, knowledge).state
  return state
}

describe('what is asked for in everyday words', () => {
  it.each<[LanguageCode, string, Intent]>([
    ['ru', 'купить студию в Арджане и сдавать, сколько процентов выйдет?', 'investment_advice'],
    ['ru', 'сколько годовых дает однушка в JVC?', 'investment_advice'],
    ['hi', 'arjan me studio leke rent pe de du to kitna percent milega?', 'investment_advice'],
    ['hi', 'मरीना में स्टूडियो खरीद कर किराए पर दूँ तो कितने प्रतिशत?', 'investment_advice'],
    ['ru', 'сколько процентов первый взнос по ипотеке?', 'ask_question'],
    ['ru', 'не можем определиться, Мирдиф или Арджан?', 'compare_properties'],
    ['ru', 'JVC или Арджан, где лучше жить с детьми?', 'compare_properties'],
    ['hi', 'JVC theek rahega ya Arjan? fark samjhao', 'compare_properties'],
    ['hi', 'मिर्दिफ अच्छा रहेगा या अर्जान?', 'compare_properties'],
    ['hi', '2 bhk theek rahega mirdif me', 'find_property'],
    ['ru', 'мою двушку в JVC за сколько можно отдать?', 'estimate_value'],
    ['hi', 'mera villa mirdif me hai, bechu to kitna milega?', 'estimate_value'],
  ])('%s: %s', (language, text, intent) => {
    expect(stateAfter(language, [text]).intent).toBe(intent)
  })

  it.each<[LanguageCode, string]>([
    ['ru', 'продаю свою виллу в Мирдифе, 2600 футов, за сколько отдать?'],
    ['hi', 'mera flat marina me hai, 1200 sqft, kitna milega?'],
    ['en', 'my villa in Mirdif is 3000 sqft, what price can I ask?'],
  ])('%s: %s keeps the size of the own property', (language, text) => {
    expect(stateAfter(language, [text]).slots.size_min).toBeGreaterThan(1000)
  })
})

describe('a callback', () => {
  it('has a time too', () => {
    const { intent, when } = stateAfter('ru', ['позвоните в пятницу утром, Олег, 050 123 45 67'])
    expect([intent, when]).toEqual(['request_callback', { date: '2026-11-20', part: 'morning' }])
  })

  it.each<[LanguageCode, string, string]>([
    ['hi', 'call karwa do, Rahul naam hai mera, 055 123 4567', 'Rahul'],
    ['hi', 'मुझे कॉल करो, सुनीता नाम है, 055 123 4567', 'सुनीता'],
    ['ru', 'перезвоните мне, Тимур зовут, 050 123 45 67', 'Тимур'],
  ])('%s: %s gives the name before the word for it', (language, text, name) => {
    expect(stateAfter(language, [text]).contact?.name).toBe(name)
  })
})

describe('hours in Russian words', () => {
  it.each<[string, string]>([
    ['посмотреть вторую завтра в полпятого', '16:30'],
    ['посмотреть вторую завтра в половину двенадцатого', '11:30'],
    ['посмотреть вторую завтра без четверти три', '14:45'],
    ['посмотреть вторую завтра в четверть шестого', '17:15'],
  ])('%s', (text, time) => {
    const { when, refs } = stateAfter('ru', [text])
    expect([when?.time, refs]).toEqual([time, [2]])
  })
})

describe('words behind what they are about', () => {
  it.each<[LanguageCode, string, string]>([
    ['ru', 'вилла, бассейн чтобы свой', 'private-pool'],
    ['ru', 'квартира, море из окна', 'sea-view'],
    ['hi', 'villa chahiye, pool apna ho', 'private-pool'],
    ['hi', 'flat jisme balcony se burj khalifa dikhe', 'burj-khalifa-view'],
    ['hi', 'विला, पूल अपना हो', 'private-pool'],
  ])('%s: %s', (language, text, feature) => {
    expect(stateAfter(language, [text]).slots.features).toEqual([feature])
  })

  it.each<[LanguageCode, string]>([
    ['ru', 'ой, перепутала, Арджан написала по ошибке, Мирдиф'],
    ['hi', 'arjan galti se likh diya, mirdif'],
    ['hi', 'अर्जान गलती से लिख दिया, मिर्दिफ'],
  ])('%s: %s names one place', (language, text) => {
    expect(stateAfter(language, ['2', text]).slots.location).toEqual(['mirdif'])
  })
})
