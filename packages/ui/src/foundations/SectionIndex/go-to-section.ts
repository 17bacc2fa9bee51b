/**
 * Scrolls to the element of an id and moves the focus there, as a link would; it needs `tabIndex={-1}`.
 * For buttons, since sites that keep their routes behind the `#` would read links as routes.
 */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}
