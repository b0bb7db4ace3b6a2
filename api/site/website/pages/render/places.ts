/** Where the pages of a site and its images are on this server. Pure. */
import type { Places } from './surroundings.ts'

const imagePath = (site_id: string, image_id: string, width: number, format?: 'avif'): string =>
  `/v1/public/sites/${site_id}/images/${image_id}?width=${width}${format ? `&format=${format}` : ''}`

/** `https://leads.example.com` and `/s/casa`, or nothing. */
function partsOf(address: string): [origin: string, base: string] {
  const end = address.indexOf('/', address.indexOf('://') + 3)
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)]
}

export function servedPlaces(site_id: string, address: string): Places {
  const [origin, base] = partsOf(address)
  return {
    page: path => base + path,
    image: (id, width, format) => imagePath(site_id, id, width, format),
    icon: (id, size) => `/v1/public/sites/${site_id}/images/${id}?square=${size}`,
    manifest: `${base}/site.webmanifest`,
    card: id => origin + imagePath(site_id, id, 1_280),
    server: '',
  }
}
