/** What floats over the screens; each is fetched when it is first wanted. */
export function Overlays() {
  return null
}
