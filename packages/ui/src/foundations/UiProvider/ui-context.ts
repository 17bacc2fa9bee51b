import { type ComponentPropsWithRef, type ComponentType, createContext, useContext } from 'react'

export type Direction = 'ltr' | 'rtl'
export type ColorMode = 'light' | 'dark' | 'system'

/** What a router's link must accept; `href` is whatever the app passed to the component. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  href: string
}

export interface UiSettings {
  locale: string
  dir: Direction
  /** Draws links inside the site. Without one, plain anchors. */
  link: ComponentType<LinkComponentProps> | 'a'
  /** Where a picture is asked for whose address is given; by default, there. */
  pictureAddress: (address: string) => string
}

/** Asks for a picture where it is said to be. */
export const asGiven = (address: string): string => address

export const UiContext = createContext<UiSettings>({
  locale: 'en',
  dir: 'ltr',
  link: 'a',
  pictureAddress: asGiven,
})

/** Locale, direction, link component and place of pictures of the nearest `UiProvider`. */
export function useUi(): UiSettings {
  return useContext(UiContext)
}
