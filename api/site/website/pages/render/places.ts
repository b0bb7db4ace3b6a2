/** Where the pages of a site and its images are on this server. Pure. */
import type { Places } from './surroundings.ts'

const imagePath = (site_id: string, image_id: string, width: number, format?: 'avif'): string =>
  `/v1/public/sites/${site_id}/images/${image_id}?width=${width}${format ? `&format=${format}` : ''}`

export function servedPlaces(site_id: string, address: string): Places {
  const base = new URL(address).pathname.replace(/\/$/, '')
  return {
    page: path => base + path,
    image: (id, width, format) => imagePath(site_id, id, width, format),
    icon: (id, size) => `/v1/public/sites/${site_id}/images/${id}?square=${size}`,
    manifest: `${base}/site.webmanifest`,
    card: id => new URL(address).origin + imagePath(site_id, id, 1_280),
    server: '',
  }
}
