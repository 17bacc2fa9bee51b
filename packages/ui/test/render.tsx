import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { UiProvider } from '../src/foundations/UiProvider/UiProvider.tsx'
import type { UiSettings } from '../src/foundations/UiProvider/ui-context.ts'

/**
 * Renders inside a provider, left to right and in English unless said otherwise. What is drawn again
 * by `rerender` is inside it too, and so is the same thing as before with other properties.
 */
export function show(element: ReactElement, settings: Partial<UiSettings> = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiProvider locale="en" dir="ltr" colorMode="light" {...settings}>
      {children}
    </UiProvider>
  )
  return render(element, { wrapper })
}
