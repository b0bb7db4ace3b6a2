/** A page of a site that is about to move to another address, or to go: asked of whatever names its address. */
export interface AddressChange {
  readonly page_id: string
  readonly from: string
  /** Null where the page goes. The former address of one that moves leads to it. */
  readonly to: string | null
  /** Whether an address leads to the page, whatever follows `?` or `#`. */
  leadsTo(address: string): boolean
}

const inText = /https?:\/\/[^\s"'<>()[\]{}\\]+/gi

/** Every full address in the texts of a JSON value. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(inText) ?? []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}
