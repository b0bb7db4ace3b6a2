/** What the popup stands on: the owner's page in a frame that runs no script, or a drawn one in their brand. */
import type { PreviewPage } from './message.ts'

const elementOf = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T

let framed: string | undefined

/** An embedded form has its place in the drawn page alone. */
export function drawPage({ name, brand, html }: PreviewPage = { name: '' }, is_embedded: boolean): void {
  elementOf('name').textContent = brand?.logo_url ? '' : name
  const logo = elementOf<HTMLImageElement>('logo')
  if (brand?.logo_url && logo.getAttribute('src') !== brand.logo_url) logo.src = brand.logo_url
  logo.hidden = !brand?.logo_url
  document.querySelector<HTMLElement>('.mark')!.hidden = !!brand?.logo_url
  const { style } = document.documentElement
  style.setProperty('--page', brand?.background_color || '')
  style.setProperty('--words', brand?.text_color || '')
  style.setProperty('--brand', brand?.accent_color || '')
  style.setProperty('--type', brand?.font_family || '')
  const own = elementOf<HTMLIFrameElement>('own')
  if (html && html !== framed) own.srcdoc = html
  framed = html || framed
  own.hidden = !html || is_embedded
}
