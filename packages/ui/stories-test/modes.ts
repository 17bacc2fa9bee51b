/** One way of looking at a story, as the toolbar of Storybook sets it. */
export interface Mode {
  name: string
  language: 'en' | 'ar'
  colorMode: 'light' | 'dark'
}

export const modes = [
  { name: 'LTR light', language: 'en', colorMode: 'light' },
  { name: 'LTR dark', language: 'en', colorMode: 'dark' },
  { name: 'RTL light', language: 'ar', colorMode: 'light' },
  { name: 'RTL dark', language: 'ar', colorMode: 'dark' },
] as const satisfies readonly Mode[]
