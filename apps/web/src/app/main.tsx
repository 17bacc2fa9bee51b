import '@manzil/ui/styles/layers.css'
import '../boot/shell.css'
import '../boot/shell-property.css'
import { recallTypeFaces } from '@manzil/ui/type-faces'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { languageOfVisitor } from './language.ts'
import { keepOfflinePage } from './offline-page.ts'
import { Providers } from './Providers.tsx'
import { startUp } from './start-up.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

recallTypeFaces(languageOfVisitor())

// The static shell in index.html stays until the first page can be drawn whole. Not awaited at the
// top level: pages import from this file's chunk, and would wait for it while it waits for them.
startUp().then(
  (started) =>
    // In slices: the first drawing of a whole page must not hold up a visitor's tap.
    startTransition(() =>
      createRoot(container).render(
        <StrictMode>
          <Providers {...started}>
            <App />
          </Providers>
        </StrictMode>,
      ),
    ),
  (cause: unknown) => console.error('The app could not start.', cause),
)

keepOfflinePage()
