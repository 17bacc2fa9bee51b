/** Waits this long for further changes, in ms. */
const quietMs = 300

/** Saves once things are quiet; `now` saves at once what waits. */
export function saveSoon(save: () => void): { later(): void; now(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    save()
  }
  return {
    later() {
      timer ??= setTimeout(now, quietMs)
    },
    now,
  }
}
