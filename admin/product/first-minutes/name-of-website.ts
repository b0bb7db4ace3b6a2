/** What a site is called until somebody says otherwise: by the address of its website. Pure. */

/** `https://www.casa-verde.example/shop` becomes `Casa verde`. */
export function nameOfWebsite(website: string): string {
  const { hostname } = new URL(website)
  if (/^[\d.]+$/.test(hostname)) return hostname
  const [first = hostname] = hostname.replace(/^www\./, '').split('.')
  const words = first.replaceAll(/[-_]+/g, ' ').trim() || hostname
  return words.charAt(0).toUpperCase() + words.slice(1)
}
