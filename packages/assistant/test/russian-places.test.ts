import { describe, expect, it } from 'vitest'
import { russianTexts } from '../src/reply/texts/russian.ts'
import { inRussianPlace } from '../src/reply/texts/russian-places.ts'

describe('where something is, in Russian', () => {
  it.each([
    ['Дубай', 'в Дубае'],
    ['Дубай Марина', 'в Дубай Марине'],
    ['Палм Джумейра', 'на Палм Джумейре'],
    ['Мирдиф', 'в Мирдифе'],
    ['Аль Рашидия (Аджман)', 'в Аль Рашидии (Аджман)'],
    ['Аль Барша 2', 'в Аль Барше 2'],
    ['Остров Яс', 'на острове Яс'],
    ['Бизнес Бэй', 'в Бизнес Бэй'],
    ['Джумейра Вилладж Сёркл', 'в Джумейра Вилладж Сёркл'],
    ['Арабиан Ранчес 3', 'в Арабиан Ранчес 3'],
    ['Аль Раха Бич', 'в Аль Раха Бич'],
    ['Вьюз', 'во Вьюз'],
    ['Рим', 'в районе Рим'],
    ['Интернешнл Сити, фаза 2', 'в Интернешнл Сити, фаза 2'],
    ['Burj Crown', 'в Burj Crown'],
  ])('%s: %s', (name, text) => {
    expect(inRussianPlace(name)).toBe(text)
  })

  it('takes each of several places in its form', () => {
    const places = russianTexts.or(['Дубай Марина', 'Дейра', 'Остров Аль Рим'])
    expect(russianTexts.inPlaces(places)).toBe('в Дубай Марине, в Дейре или на острове Аль Рим')
  })
})

describe('what is counted in Russian', () => {
  it.each([
    ['504', '504 кв. фута'],
    ['1\u00a0055', '1\u00a0055 кв. футов'],
    ['1\u00a0021', '1\u00a0021 кв. фут'],
  ])('bends with its number: %s', (figure, text) => {
    expect(russianTexts.area(figure)).toBe(text)
  })

  it('has one bathroom and several', () => {
    expect([1, 2].map(russianTexts.bathrooms)).toEqual(['не менее 1 ванной', 'не менее 2 ванных'])
  })
})
