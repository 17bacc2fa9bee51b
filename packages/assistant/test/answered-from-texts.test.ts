import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { contentLanguages } from '@manzil/content/content-row'
import { describe, expect, it } from 'vitest'
import { emirateOfText, emirateSaid } from '../src/passages/asker-emirate.ts'
import { type Side, sideOf } from '../src/passages/asker-side.ts'
import { createPassageIndex } from '../src/passages/passage-index.ts'
import { passageTextsOf } from '../src/reply/texts/passage-texts.ts'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

describe('an answer from the texts of the site', () => {
  it('begins with the question that it answers', async () => {
    const { text, links } = await converse(toolsWithTexts, ['can foreigners own a flat in dubai?'])
    expect(text.split('\n')[0]).toBe(links?.[0]?.label)
  })

  it('about a place is its guide, with a button for its homes', async () => {
    const { text, links, actions } = await converse(toolsWithTexts, [
      'is mirdif good for families?',
    ])
    expect(links?.[0]?.link).toContain('/area-guide?place=mirdif')
    expect(text).toContain(links?.[0]?.label)
    expect(actions).toEqual([{ label: 'Homes in Mirdif', message: 'homes in Mirdif' }])
  })

  it.each(contentLanguages)('the button searches there in %s', async (language) => {
    const names: Readonly<Record<LanguageCode, string>> = {
      en: 'Mirdif',
      ar: 'مردف',
      ru: 'Мирдиф',
      hi: 'मिर्दिफ़',
      zh: '米尔迪夫',
      de: 'Mirdif',
    }
    const { message } = passageTextsOf(language).homesIn(names[language])
    const { state } = await converse(toolsWithTexts, [message], language)
    expect(state.slots.location).toEqual(['mirdif'])
  })
})

describe('the side that asks', () => {
  it.each<[string, Side | undefined]>([
    ['my landlord wants to sell', 'tenant'],
    ['my tenant does not pay', 'landlord'],
    ['i want to sell my flat', 'seller'],
    ['what do i pay when i buy a flat', 'buyer'],
    ['хозяйка подняла аренду', 'tenant'],
    ['мой арендатор не платит', 'landlord'],
    ['mein mieter zahlt nicht', 'landlord'],
    ['المستأجر لا يدفع', 'landlord'],
    ['मेरा किराएदार पैसे नहीं देता', 'landlord'],
    ['我要卖房', 'seller'],
    ['what is a title deed', undefined],
  ])('of “%s” is %s', (question, side) => {
    expect(sideOf(question)).toBe(side)
  })

  it('decides between texts that both fit', () => {
    const guide = (side: Side) => ({
      page: '',
      heading: 'Ending the contract',
      text: 'How the contract ends, and the keys come back.',
      link: `/${side}-guide`,
      of: { id: side, genre: 'guide' as const, subject: side, side, asked: [] },
    })
    const find = createPassageIndex([guide('landlord'), guide('tenant')])
    expect(find('my landlord says the contract ends')[0]?.link).toBe('/tenant-guide')
    expect(find('my tenant says the contract ends')[0]?.link).toBe('/landlord-guide')
  })
})

it('the emirate that is named leaves out places of others', () => {
  expect(emirateSaid('schools near the beach in ajman')).toBe('ajman')
  expect(emirateSaid('dubai or sharjah')).toBeUndefined()
  expect(emirateOfText('A lagoon in Sharjah, an hour from Dubai. Sharjah is quiet.')).toBe(
    'sharjah',
  )
})
