/** Where somebody came from, and with what: what a lead and a browser keep of an arrival. */

/** The parameters of an arrival, apart from the landing page. */
export const touchFacts = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'msclkid',
  'referrer',
  'landing_page',
] as const
export type TouchFact = (typeof touchFacts)[number]

/** One arrival: its time and source. */
export type Touch = { at: number } & Partial<Record<TouchFact, string>>

export const devices = ['desktop', 'tablet', 'mobile'] as const
