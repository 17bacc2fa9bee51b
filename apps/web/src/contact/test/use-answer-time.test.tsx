import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '../../test/draw.tsx'
import { useAnswerTime } from '../use-answer-time.ts'

function Told({ minutes }: { minutes: number | null }) {
  return <p>{useAnswerTime(minutes) ?? 'nothing'}</p>
}

it.each([
  ['en', null, 'nothing'],
  ['en', 1, 'Usually answers within 1 minute'],
  ['en', 45, 'Usually answers within 45 minutes'],
  ['en', 62, 'Usually answers in about an hour'],
  ['en', 90, 'Usually answers within 90 minutes'],
  ['en', 91, 'Usually answers within 2 hours'],
  ['ar', 328, 'يجيب عادةً خلال 6 ساعات'],
  ['ar', 120, 'يجيب عادةً خلال ساعتين'],
  ['ru', 300, 'Обычно отвечает в течение 5 часов'],
] as const)('in %s, %s minutes is "%s"', async (language, minutes, text) => {
  await draw(<Told minutes={minutes} />, { language, texts: ['details'] })
  expect(screen.getByText(text)).toBeDefined()
})
