import { defineConfig } from 'vitest/config'
import { timeouts } from './src/vitest-preset.ts'

export default defineConfig({ test: timeouts() })
