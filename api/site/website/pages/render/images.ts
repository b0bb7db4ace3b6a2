/** Images of the site, in the width that the screen needs and the format that the browser knows. Pure. */
import { renditionWidths } from '../../../../platform/files/images/render.ts'
import { esc } from './escape.ts'
import type { Sheet } from './surroundings.ts'

const widest = renditionWidths.at(-1) ?? 1_920
const usual = 1_280

/** Beside the name of who said something. */
const portrait = '44px'

/** `share` is how much of its column it takes where screens are wide. */
export function imageHtml(
  sheet: Sheet,
  image: { image_id: string; alt: string },
  share: number | 'portrait' = 1,
): string {
  const shown = sheet.images.get(image.image_id)
  if (!shown) return ''
  sheet.imageCount += 1
  const shape = `width="${shown.width}" height="${shown.height}" alt="${esc(image.alt)}"`
  if ('src' in shown) return `<img src="${esc(shown.src)}" ${shape}>`
  const most = Math.min(shown.width, widest)
  const offered = [...renditionWidths.filter(width => width < most), most]
  const at = (width: number, format?: 'avif') => esc(sheet.places.image(image.image_id, width, format))
  const set = (format?: 'avif') => offered.map(width => `${at(width, format)} ${width}w`).join(', ')
  const sizes = share === 'portrait' ? portrait : sizesOf(sheet, share)
  const loading = sheet.imageCount === 1 ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"'
  const html = `<img src="${at(Math.min(most, usual))}" srcset="${set()}" sizes="${sizes}" ${shape}${focusClass(sheet, shown.focus)} ${loading}>`
  if (!shown.isAvif) return html
  return `<picture><source type="image/avif" srcset="${set('avif')}" sizes="${sizes}">${html}</picture>`
}

function sizesOf({ page, columnShare }: Sheet, share: number): string {
  const page_px = page.content.document.width_px ?? 1080
  const ofPage = share * columnShare
  return `(min-width:${page_px}px) ${Math.ceil(page_px * ofPage)}px, (min-width:700px) ${Math.ceil(100 * ofPage)}vw, 100vw`
}

/** What stays in sight where the page cuts it; the middle needs no rule. */
function focusClass({ rules }: Sheet, { x, y }: { x: number; y: number }): string {
  if (x === 50 && y === 50) return ''
  const rule = `.at${x}-${y}{object-position:${x}% ${y}%}`
  if (!rules.includes(rule)) rules.push(rule)
  return ` class="at${x}-${y}"`
}
