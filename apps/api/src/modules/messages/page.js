// Copies a code; where the browser does not let it, the code is marked to be copied by hand.
document.addEventListener('click', async ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || target.dataset.copy === undefined) return
  try {
    await navigator.clipboard.writeText(target.dataset.copy)
    target.textContent = target.dataset.copied ?? ''
  } catch {
    const code = target.parentElement?.querySelector('output')
    if (code) getSelection()?.selectAllChildren(code)
  }
})
