/**
 * The visitor's hour when the page was opened, 0 to 23: what is drawn by it stays as it is while the
 * page is open, and is the same for the boot script and the app.
 */
export const hourOfPage = (): number => new Date(performance.timeOrigin).getHours()
