import type { MapTiles } from '@manzil/api-client/generated/types.gen'

/** Whether an address names a tile by its place in the grid. */
export const isTileAddress = (address: string): boolean =>
  ['{z}', '{x}', '{y}'].every((part) => address.includes(part)) && URL.canParse(address)

/** The origin that browsers must be allowed to fetch pictures from. */
export const originOfTiles = ({ url }: MapTiles): string => new URL(url).origin
