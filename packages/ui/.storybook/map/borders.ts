import type { VectorBase } from '../../src/map/PropertyMap/vector-base.ts'
import { dubai } from './dubai.ts'

/** The sketch of Dubai from farther away: where the emirate ends, its cities, and two roads by their numbers. */
export function withBorders(arabic: boolean): VectorBase {
  const base = dubai(arabic)
  const name = (en: string, ar: string) => (arabic ? ar : en)
  return {
    ...base,
    borders: [
      [
        [55.375, 25.3],
        [55.42, 25.26],
        [55.5, 25.24],
        [56, 25.12],
      ],
      [
        [54.8, 24.86],
        [55.0, 24.82],
        [55.3, 24.84],
        [56, 24.93],
      ],
    ],
    labels: [
      { id: 'dubai', text: name('Dubai', 'دبي'), at: [55.3, 25.24], kind: 'city', maxZoom: 11 },
      { id: 'sharjah', text: name('Sharjah', 'الشارقة'), at: [55.42, 25.33], kind: 'city' },
      { id: 'e11', text: 'E11', at: [55.09, 25.02], kind: 'road' },
      { id: 'e311', text: 'E311', at: [55.3, 25.08], kind: 'road' },
      ...(base.labels ?? []),
    ],
  }
}
