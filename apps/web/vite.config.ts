import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bootPlugin } from './scripts/boot-plugin.ts'
import { pureComponentsPlugin } from './scripts/pure-components-plugin.ts'

/** Where `npm run dev` finds the API; the same port as `npm start`. */
const server = process.env.API_ORIGIN ?? 'http://localhost:8080'

export default defineConfig({
  plugins: [react(), pureComponentsPlugin(), bootPlugin(process.env.VITE_API_BASE ?? '/api')],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': server,
      '/scenes': server,
      '/chatbot': { target: server, ws: true },
    },
  },
})
