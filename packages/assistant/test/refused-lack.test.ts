import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'
import { slotsOf } from './meaning/notation.ts'

type Row = [language: LanguageCode, text: string, meaning: string]

const searchOf = (text: string, language: LanguageCode) =>
  understand({ text, language, state: newState(), now }, knowledge).state.slots

describe('an amenity whose lack is refused is wanted', () => {
  it.each<Row>([
    ['en', '2 bed in Arjan, but not those with no balcony', '@arjan b2 +balcony'],
    ['en', 'we do not want a villa without a maids room', 'villa +maids-room'],
    ['ar', 'غرفتين في ارجان، مش الشقق بدون بلكونة', 'apartment @arjan b2 +balcony'],
    ['ru', 'в Арджане, не надо тех где нет балкона', '@arjan +balcony'],
    ['hi', 'Arjan में, जिनमें बालकनी नहीं है वो नहीं', '@arjan +balcony'],
    ['zh', 'Arjan的，不要没有阳台的', '@arjan +balcony'],
    ['de', 'in Arjan, aber nicht die ohne Balkon', '@arjan +balcony'],
  ])('%s: %s', (language, text, meaning) => {
    expect(searchOf(text, language)).toEqual(slotsOf(meaning))
  })
})

describe('what others refuse, and the visitor has or needs, is wanted', () => {
  it.each<Row>([
    ['en', 'everyone tells me no pets. I need a pet friendly one in Arjan', '@arjan +pets-allowed'],
    ['ar', 'ما يبون حيوانات وعندي قطة، في ارجان', '@arjan +pets-allowed'],
    ['ru', 'у меня кошка, а все хотят без питомцев. в Арджане', '@arjan +pets-allowed'],
    ['hi', 'मेरे पास कुत्ता है पर सब कहते हैं पालतू नहीं, Arjan में', '@arjan +pets-allowed'],
    ['de', 'überall steht keine Haustiere, ich habe einen Hund, in Arjan', '@arjan +pets-allowed'],
  ])('%s: %s', (language, text, meaning) => {
    expect(searchOf(text, language)).toMatchObject(slotsOf(meaning))
    expect(searchOf(text, language)).not.toHaveProperty('not_features')
  })
})

describe('a place that is struck out makes room', () => {
  it.each<Row>([
    ['en', '1 bed in Arjan or Mudon. actually scratch Mudon', '@arjan b1'],
    ['ar', 'غرفة في ارجان او مدن. شيل مدن', '@arjan b1'],
    ['de', 'in Arjan oder Mudon, nein streich Mudon', '@arjan'],
  ])('%s: %s', (language, text, meaning) => {
    expect(searchOf(text, language)).toEqual(slotsOf(meaning))
  })
})
