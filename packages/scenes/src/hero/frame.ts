/** The shape of the property picture. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** Where water meets the far bank. */
  readonly horizon: number
  /** One unit of a picture 640 high. */
  readonly unit: number
}
