import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { ProfilePicture } from './ProfilePicture.tsx'

const texts = { label: '', previous: '', next: '', close: '', showAll: '', position: () => '' }

function portrait(sources: string[]) {
  const onPick = vi.fn()
  const onRefuse = vi.fn()
  const { container } = show(
    <ProfilePicture
      sources={sources}
      alt="Mariam"
      openLabel="Show in full size"
      changeLabel="Change"
      onPick={onPick}
      onRefuse={onRefuse}
      lightbox={texts}
    />,
  )
  const choose = (type: string) => {
    const input = container.querySelector('input[type=file]')
    if (input) fireEvent.change(input, { target: { files: [new File([''], 'a', { type })] } })
  }
  return { onPick, onRefuse, choose }
}

it('takes pictures alone', () => {
  const { onPick, onRefuse, choose } = portrait([])
  choose('application/pdf')
  expect(onPick).not.toHaveBeenCalled()
  expect(onRefuse).toHaveBeenCalledTimes(1)
  choose('image/webp')
  expect(onPick).toHaveBeenCalledTimes(1)
})

it('opens in full size only where there is a picture', () => {
  portrait(['javascript:alert(1)'])
  expect(screen.queryByRole('button', { name: 'Show in full size' })).toBeNull()
  portrait(['https://pictures.example/mariam.jpg'])
  expect(screen.getByRole('button', { name: 'Show in full size' })).toBeTruthy()
})
