/** The address of a route of this site, to be opened from anywhere; wherever the site itself lies. */
export const absoluteAddress = (route: string): string =>
  new URL(`#${route}`, window.location.origin + window.location.pathname).href
