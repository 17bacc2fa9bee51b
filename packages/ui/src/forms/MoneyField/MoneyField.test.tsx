import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { MoneyField } from './MoneyField.tsx'

/** What the field makes of a text that is typed into it. */
async function typed(text: string): Promise<number | null | undefined> {
  let last: number | null | undefined
  function Example() {
    const [value, setValue] = useState<number | null>(null)
    last = value
    return <MoneyField label="Price" unit="AED" value={value} onChange={setValue} />
  }
  const { unmount } = show(<Example />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), text)
  unmount()
  return last
}

it.each([
  ['1,500,000', 1_500_000],
  ['1.5m', 1_500_000],
  ['AED 900k', 900_000],
  ['٣ مليون', 3_000_000],
  ['0', 0],
])('reads %s', async (text, amount) => {
  expect(await typed(text)).toBe(amount)
})

it.each(['-500', '-1.5m', '−500', 'much', ' '])('takes %j for no amount', async (text) => {
  expect(await typed(text)).toBeNull()
})
