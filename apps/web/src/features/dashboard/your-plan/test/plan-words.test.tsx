import { expect, it } from 'vitest'
import { draw } from '../../../../test/draw.tsx'
import { usePlanWords } from '../use-plan-words.ts'

function Names() {
  const { nameOf } = usePlanWords()
  return [
    { name: 'Brokerage, yearly', name_ar: 'الوساطة السنوي' },
    { name: 'Bespoke', name_ar: 'الخاص' },
  ].map((plan) => <p key={plan.name}>{nameOf(plan)}</p>)
}

it.each([
  ['en', 'Brokerage, yearly', 'Bespoke'],
  ['ar', 'الوساطة السنوي', 'الخاص'],
  ['ru', 'Агентство, на год', 'Bespoke'],
  ['de', 'Maklerbüro, jährlich', 'Bespoke'],
] as const)(
  'names plans in %s, and one that is not known by its own name',
  async (language, ...names) => {
    const { container } = await draw(<Names />, { language, texts: ['plans'] })
    const drawn = [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(drawn).toEqual(names)
  },
)
