import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Preview } from '@storybook/react-vite'
import { lazy, type PropsWithChildren, Suspense } from 'react'
import { useEffect } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import '../src/styles/type-faces/latin.ts'
import '../src/styles/type-faces/arabic.ts'
import '../src/styles/type-faces/cyrillic.ts'
import '../src/styles/type-faces/devanagari.ts'
import '../src/styles/type-faces/han.ts'
import { UiProvider } from '../src/foundations/UiProvider/UiProvider.tsx'
import type { ColorMode } from '../src/foundations/UiProvider/ui-context.ts'
import { loadMock } from './load-mock.ts'
import { loadWords } from './load-words.ts'
import { describeComponent, withPropTables } from './prop-tables.ts'

// A play waits so long for what comes (ms); a busy machine needs more than the usual second.
configure({ asyncUtilTimeout: 20_000 })

// Pages need much that no story needs.
const LazyDocsFrame = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }))

const LazyComponentPage = lazy(async () => ({
  default: (await import('./DocsPage.tsx')).ComponentPage,
}))

function Page() {
  return (
    <Suspense>
      <LazyComponentPage />
    </Suspense>
  )
}

function Docs(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <LazyDocsFrame {...props} />
    </Suspense>
  )
}

/** As the tests of stories look: one story after the other, and nobody reads their code. */
const underTest =
  navigator.userAgent.includes('StorybookTestRunner') && location.search.includes('viewMode=story')

/** What is measured when a page has been laid out, such as which regions scroll, holds after a frame. */
const laidOut = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const colorModes: readonly ColorMode[] = ['light', 'dark', 'system']

const preview: Preview = {
  globalTypes: {
    colorMode: {
      description: 'Colour mode',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'As the machine' },
        ],
      },
    },
    language: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ar', title: 'العربية, right to left' },
          { value: 'ru', title: 'Русский' },
          { value: 'hi', title: 'हिन्दी' },
          { value: 'zh', title: '中文' },
          { value: 'de', title: 'Deutsch' },
        ],
      },
    },
    textSize: {
      description: 'Size of letters, as set in the browser',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Letters 100%' },
          { value: '150', title: 'Letters 150%' },
          { value: '200', title: 'Letters 200%' },
        ],
      },
    },
  },
  initialGlobals: { colorMode: 'light', language: 'en', textSize: '100' },
  // Before axe looks, whose hook is run after those of this file.
  afterEach: laidOut,
  decorators: [
    (Story, { globals }) => {
      const language = String(globals.language)
      useEffect(() => {
        document.documentElement.style.fontSize = `${globals.textSize}%`
      }, [globals.textSize])
      const colorMode = colorModes.find((mode) => mode === globals.colorMode) ?? 'light'
      return (
        <UiProvider locale={language} dir={language === 'ar' ? 'rtl' : 'ltr'} colorMode={colorMode}>
          <Story />
        </UiProvider>
      )
    },
  ],
  loaders: [loadMock, loadWords],
  argTypesEnhancers: [withPropTables],
  tags: ['autodocs'],
  parameters: {
    // Nobody reads there what passes, and to describe it takes time.
    a11y: { test: 'error', ...(underTest && { options: { resultTypes: ['violations'] } }) },
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      container: Docs,
      page: Page,
      toc: true,
      // Beside the controls of a story, to be copied from there.
      codePanel: true,
      // Written by code/story-code-plugin.ts; reading it off the elements takes longer than drawing them.
      source: { type: 'code', language: 'tsx' },
      extractComponentDescription: describeComponent,
    },
    options: {
      storySort: {
        method: 'alphabetical',
        // As groups.ts has them; Storybook reads this without running it, so they are written out.
        order: [
          'Start here',
          'Guides',
          'Foundations',
          'Forms',
          'Overlays',
          'Feedback',
          'Data',
          'Site',
          'Charts',
          'Map',
          'Listing',
          'Agents',
          'Account',
          'Chat',
          'Content',
        ],
      },
    },
  },
}

export default preview
