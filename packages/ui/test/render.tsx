import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { UiProvider } from '../src/components/UiProvider/UiProvider.tsx'
import type { UiSettings } from '../src/components/UiProvider/ui-context.ts'

/** Renders inside a provider, left to right and in English unless said otherwise. */
export function show(element: ReactElement, settings: Partial<UiSettings> = {}) {
  return render(
    <UiProvider locale="en" dir="ltr" colorMode="light" {...settings}>
      {element}
    </UiProvider>,
  )
}
