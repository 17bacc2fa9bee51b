import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { SourceNote } from './SourceNote.tsx'

const texts = { origin: 'Listing', field: 'Field', value: 'Value', asOf: 'As of' }

it('unfolds to origin, field, value and day', async () => {
  const rows = [
    {
      id: '1',
      origin: { text: 'MZ-S-10234', href: '/property-details?id=1' },
      field: 'Asking price',
      value: 'AED 1,850,000',
      asOf: { text: '2 Nov 2026', iso: '2026-11-02' },
    },
  ]
  show(<SourceNote summary="Source" rows={rows} texts={texts} />)
  await userEvent.click(screen.getByText('Source'))
  expect(screen.getByRole('link', { name: 'MZ-S-10234' })).toBeTruthy()
  expect(screen.getAllByRole('definition').map((entry) => entry.textContent)).toEqual([
    'MZ-S-10234',
    'Asking price',
    'AED 1,850,000',
    '2 Nov 2026',
  ])
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-02')
})

it('leaves out what is not known', () => {
  show(
    <SourceNote summary="Source" rows={[{ id: '1', origin: { text: 'X' } }]} texts={texts} open />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Listing'])
})
