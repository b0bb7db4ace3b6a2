/** People as both sides should have them, known by their addresses: `p7-2@example.com` is the third address of the eighth. */
export interface Person {
  number: number
  /** How many addresses they have had. */
  addresses: number
  lead_id: string | null
  /** The address on each side; null where they are not. */
  here: string | null
  there: string | null
  /** They left on either side: nobody may write to them again. */
  has_left: boolean
  /** Addresses that bounced, on either side: of those alone, whoever has another one here is on the list under that. */
  bounced: string[]
  /** The names they were given, and where: from one side alone the last must hold on both. */
  names: { side: 'here' | 'there'; name: string }[]
  is_erased: boolean
  /** Both sides have known that they are one person: before, two addresses are two people. */
  is_met: boolean
}

export const newPerson = (number: number): Person => ({
  ...{ number, addresses: 0, lead_id: null, here: null, there: null, has_left: false, is_erased: false, is_met: false },
  bounced: [],
  names: [],
})

export function nextAddress(person: Person, domain = 'example.com'): string {
  person.addresses += 1
  return `p${person.number}-${person.addresses}@${domain}`
}

/** Of addresses that a lead may have and none of the services takes. */
export const REFUSED_DOMAIN = 'example.invalid'
export const isRefused = (email: string): boolean => email.endsWith(`@${REFUSED_DOMAIN}`)

/** The number of whom an address is. */
export const toNumber = (email: string): number => Number(/^p(\d+)-/.exec(email)?.[1] ?? -1)
