import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { bootPlugin } from './scripts/boot-plugin.ts'
import { entranceGroups } from './scripts/chunk-groups.ts'
import { leanSocketPlugin } from './scripts/lean-socket-plugin.ts'
import { liveTextsPlugin } from './scripts/live-texts-plugin.ts'
import { picturesPlugin } from './scripts/pictures-plugin.ts'
import { serverAddresses } from './scripts/server-addresses.ts'
import { shellPlugin } from './scripts/shell-plugin.ts'
import { signedInPlugin } from './scripts/signed-in-plugin.ts'
import { textsPlugin } from './scripts/texts-plugin.ts'
import { wholeCompilationPlugin } from './scripts/whole-compilation-plugin.ts'

/** Where the API is: `npm run dev` says so; else the port of `npm start`. */
const server = process.env.API_ORIGIN ?? 'http://localhost:8080'

const source = fileURLToPath(new URL('./src', import.meta.url))
const entry = `${source}/app/main.tsx`

export default defineConfig(({ mode }) => ({
  plugins: [
    // Serves the mock's worker; production builds know nothing of it.
    mode === 'mock' && msw({ mode: 'worker-only' }),
    react(),
    shellPlugin(),
    picturesPlugin(),
    leanSocketPlugin(),
    textsPlugin(),
    liveTextsPlugin(),
    signedInPlugin(),
    bootPlugin(process.env.VITE_API_BASE ?? '/api'),
    wholeCompilationPlugin(),
  ],
  // What the router takes for a React that has no such hook; ours has.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // No reading of ours does anything, so what is read in vain goes.
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups: [entranceGroups(entry, source)] } },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(serverAddresses.map(({ source }) => [source, server])),
      '/chatbot': { target: server, ws: true },
    },
  },
}))
