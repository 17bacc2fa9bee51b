/**
 * Scrolls to the element of an id and moves the focus there, as a link would; it needs `tabIndex={-1}`.
 * A section that is folded unfolds. For buttons, since sites that keep their routes behind the `#` would
 * read links as routes.
 */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  const folded = section?.querySelector<HTMLDetailsElement>(':scope > details')
  if (folded) folded.open = true
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}
