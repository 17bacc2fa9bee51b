/** One way of looking at a story, as the toolbar of Storybook sets it. */
export interface Mode {
  name: string
  language: 'en' | 'ar'
  colorMode: 'light' | 'dark'
}

const mode = (language: 'en' | 'ar', colorMode: 'light' | 'dark'): Mode => ({
  name: `${language === 'ar' ? 'RTL' : 'LTR'} ${colorMode}`,
  language,
  colorMode,
})

/** A direction: a story is mounted and played in the first mode, then its colours are switched. */
export interface Turn {
  played: Mode
  switched: Mode
}

/** Both directions and both colours are played in. */
export const turns = [
  { played: mode('en', 'light'), switched: mode('en', 'dark') },
  { played: mode('ar', 'dark'), switched: mode('ar', 'light') },
] as const satisfies readonly Turn[]

export const modes: readonly Mode[] = turns.flatMap(({ played, switched }) => [played, switched])
