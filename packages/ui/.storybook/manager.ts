import { addons } from 'storybook/manager-api'
import { darkLook, lightLook } from './look.ts'

/** The frame around the stories follows the machine; the stories follow the toolbar. */
addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? darkLook : lightLook,
  sidebar: { showRoots: true },
})
