/**
 * Fetches the chat with all that belongs to it. The list of its files is longer than this code, and
 * would be carried by every page, were it not a file of its own.
 */
export const loadPanel = () => import('./ChatPanel.tsx')
