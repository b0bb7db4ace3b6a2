/** The draft of a site: its fields and defaults. Knows no screen. */
export type SiteDraft = {
  name: string
  subdomain: string
  language: 'en' | 'es'
  currency: string
  description: string
  timezone: string
  postal_address: string
}

const regions: Record<string, string> = { US: 'USD', GB: 'GBP', MX: 'MXN', AR: 'ARS', CO: 'COP', CL: 'CLP', PE: 'PEN' }

/** The currency of a locale's region where we are sure of it; else euros. */
export function currencyOf(locale: string): string {
  const region = locale.split('-').find(part => /^[A-Z]{2}$/.test(part))
  return (region && regions[region]) || 'EUR'
}

/** An address for a name: `María's Café` becomes `maria-s-cafe`. */
export const subdomainOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')

/** Defaults of a new site: the person's own language, zone and currency. */
export const newDraft = (language: 'en' | 'es', locale: string, timezone: string): SiteDraft => ({
  name: '',
  subdomain: '',
  language,
  currency: currencyOf(locale),
  description: '',
  timezone,
  postal_address: '',
})

export const draftOf = ({ name, subdomain, language, currency, description, timezone, postal_address }: SiteDraft) => ({
  ...{ name, subdomain, language, currency, description, timezone, postal_address },
})
