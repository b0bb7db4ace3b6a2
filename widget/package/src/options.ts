/** Options of the loader, and the attributes of the script that they become. */

export interface LeadwrightOptions {
  /** Address of the installation, such as `https://leads.example.com`. */
  baseUrl: string
  /** ID of the site: `site_…`. */
  site: string
  /** Language to show, before that of the page and those of the browser. */
  locale?: string
  /**
   * `required`: nothing is stored or sent of the visitor before `leadwright.consent('grant')`. `granted`: the app has asked
   * already. Absent: as the site is set.
   */
  consent?: 'required' | 'granted'
  /** Pushes events to `dataLayer`, or to the array of that name. */
  dataLayer?: boolean | string
  /** Sends events to Google Analytics with `gtag`. */
  ga4?: boolean
  /** Selector of the element that popups are put into. */
  container?: string
  /** `address`: a change of the query or fragment is another page too, for routes that are kept there. */
  page?: 'path' | 'address'
  /** The page's nonce, where its content security policy asks for one. */
  nonce?: string
  /** Values for hidden fields that are filled from an attribute, by name. */
  attributes?: Record<string, string>
  /** A fixed version: the entry `widget.js` of `/widget/manifest.json`. */
  file?: { url: string; integrity: string }
  /** How long the script may take. Default: 15,000. */
  timeoutMs?: number
}

/** The script's address. Throws a sentence if an option cannot be right. */
export function scriptUrl({ baseUrl, site, file }: LeadwrightOptions): string {
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
    throw new TypeError(`baseUrl is ${quoted(baseUrl)}. Give the whole address, such as "https://leads.example.com".`)
  if (!/^site_[0-9a-f]{32}$/.test(site))
    throw new TypeError(`site is ${quoted(site)}. Give the ID of a site, as its settings show it: "site_…".`)
  return new URL(file?.url ?? '/widget.js', baseUrl).href
}

const quoted = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value))

/** Attributes of the script by name. */
export function scriptAttributes(options: LeadwrightOptions): Record<string, string> {
  const { site, locale, consent, dataLayer, ga4, container, page, nonce, attributes = {}, file } = options
  const own = Object.entries(attributes).map(([name, value]) => [`data-${name}`, value] as const)
  const given: [name: string, value: string | undefined][] = [
    ['data-locale', locale],
    ['data-consent', consent],
    ['data-datalayer', typeof dataLayer === 'string' ? dataLayer : dataLayer ? '' : undefined],
    ['data-ga4', ga4 ? '' : undefined],
    ['data-container', container],
    ['data-page', page === 'address' ? page : undefined],
    ['nonce', nonce],
    ['integrity', file?.integrity],
    ['crossorigin', file && 'anonymous'],
  ]
  const set = given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  return Object.fromEntries([...own, ...set, ['data-site', site]])
}
