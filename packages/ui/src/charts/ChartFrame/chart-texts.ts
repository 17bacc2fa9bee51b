/** Words around every chart. */
export interface ChartTexts {
  /** The button that shows the figures as a table. */
  asTable: string
  /** The same button, back to the drawing. */
  asChart: string
  /** Under a long table: "100 of 10,000 rows". Counts come raw; format them. */
  shown: (shown: number, all: number) => string
  /** The button that shows more rows of a long table. */
  more: string
}
