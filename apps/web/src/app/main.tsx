import '../boot/shell.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { Providers } from './Providers.tsx'
import { startUp } from './start-up.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

// The static shell in index.html stays until the first page can be drawn whole.
const started = await startUp()
createRoot(container).render(
  <StrictMode>
    <Providers {...started}>
      <App />
    </Providers>
  </StrictMode>,
)
