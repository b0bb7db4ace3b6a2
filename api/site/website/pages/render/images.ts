/** Images of the site, in the width that the screen needs. Pure. */
import { esc } from './escape.ts'
import type { Sheet } from './surroundings.ts'

const widths = [320, 640, 960, 1280, 1920]

export const imagePath = (site_id: string, image_id: string, width: number): string =>
  `/v1/public/sites/${site_id}/images/${image_id}?width=${width}`

/** `share` is how much of the page it takes where screens are wide. */
export function imageHtml(sheet: Sheet, image: { image_id: string; alt: string }, share = 1): string {
  const size = sheet.images.get(image.image_id)
  if (!size) return ''
  sheet.imageCount += 1
  const shape = `width="${size.width}" height="${size.height}" alt="${esc(image.alt)}"`
  if (size.src !== undefined) return `<img src="${esc(size.src)}" ${shape}>`
  const most = Math.min(size.width, 1920)
  const offered = [...widths.filter(width => width < most), most]
  const set = offered.map(width => `${esc(imagePath(sheet.site.id, image.image_id, width))} ${width}w`).join(', ')
  const page_px = sheet.page.content.document.width_px ?? 1080
  const sizes = `(min-width:${page_px}px) ${Math.ceil(page_px * share)}px, (min-width:640px) ${Math.ceil(100 * share)}vw, 100vw`
  const loading = sheet.imageCount === 1 ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"'
  return `<img src="${esc(imagePath(sheet.site.id, image.image_id, Math.min(most, 960)))}" srcset="${set}" sizes="${sizes}" ${shape} ${loading}>`
}
