import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '../../../../../test/draw.tsx'
import PrintSheet from '../PrintSheet.tsx'

it('has the address of the page, the permit and who answers, for the printer alone', async () => {
  const [property] = fixtures.getProperty().data
  if (!property) throw new Error('no home')
  await draw(<PrintSheet property={property} title="A home" />, { texts: ['choosing'] })
  expect(screen.getByText(new RegExp(`/p/${property._id}`))).toBeTruthy()
  expect(screen.getByText(property.permit_number ?? 'no permit')).toBeTruthy()
  expect(screen.getByText(new RegExp(property.agent?.name ?? 'nobody'))).toBeTruthy()
  // Screen readers have the page itself.
  expect(screen.queryByRole('heading')).toBeNull()
})
