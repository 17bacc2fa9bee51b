const HALF_HOURS = 48

/** Times of a day on the half hour, and one that is chosen already. */
export function clockTimes(chosen: string) {
  const times = Array.from({ length: HALF_HOURS }, (_, index) => {
    const hour = String(Math.floor(index / 2)).padStart(2, '0')
    return `${hour}:${index % 2 === 0 ? '00' : '30'}`
  })
  const all = times.includes(chosen) || chosen === '' ? times : [...times, chosen].sort()
  return all.map((time) => ({ value: time, label: time }))
}
