/** Whether a menu entry is the current one: its path, or one below it. */
export const isActivePath = (current: string, path: string): boolean =>
  current === path || current.startsWith(`${path}/`)
