/** Look of emails in the brand of a site: inline styles that every client reads, and the changes of dark mode. Pure. */
import { type Brand, ctaRadius, tonesOf } from '../schemas/brand.ts'
import { nearestReadable } from '../schemas/colors.ts'

export interface EmailLook {
  body: string
  small: string
  link: string
  button: string
  page_color: string
  card: string
  dark_mode: string
}

const system_font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Cards are less round than popups: they stand in lists of emails. */
const card_radius_px_max = 16

/** Attributes stand in double quotes, so that families have single ones. */
export const familyOf = (stack: string): string => (stack ? stack.replaceAll('"', "'") : system_font)

const known = new WeakMap<Brand, EmailLook>()

/** Made once for all emails of a brand. */
export function emailLook(brand: Brand): EmailLook {
  const before = known.get(brand)
  if (before) return before
  const look = made(brand)
  known.set(brand, look)
  return look
}

function made(brand: Brand): EmailLook {
  const two = brand.dark_logo_image_id ? '.lw-on-light{display:none!important}.lw-on-dark{display:block!important}' : ''
  const { light, dark } = tonesOf(brand)
  const font = `font-family:${familyOf(brand.font_family)};`
  const radius = Math.min(brand.radius_px, card_radius_px_max)
  const link = nearestReadable(light.accent_color, light.background_color)
  const button = `padding:12px 24px;border-radius:${ctaRadius(brand)}px;background-color:${light.cta_color};color:${light.cta_text_color};font-size:16px;line-height:20px;font-weight:600;text-decoration:none;`
  return {
    body: `${font}font-size:16px;line-height:26px;color:${light.text_color};`,
    small: `${font}font-size:13px;line-height:20px;color:${light.quiet_color};`,
    link: `color:${link};text-decoration:underline;`,
    button: `${font}display:inline-block;${button}`,
    page_color: light.page_color,
    card: `padding:32px 40px 16px;background-color:${light.background_color};border-radius:${radius}px`,
    dark_mode: `<style>@media (prefers-color-scheme:dark){.lw-page{background-color:${dark.page_color}!important}.lw-card{background-color:${dark.background_color}!important}.lw-text{color:${dark.text_color}!important}.lw-quiet{color:${dark.quiet_color}!important}.lw-link{color:${nearestReadable(dark.accent_color, dark.background_color)}!important}.lw-line{border-color:${dark.line_color}!important}.lw-button{background-color:${dark.cta_color}!important;color:${dark.cta_text_color}!important}${two}}@media (max-width:480px){.lw-cell{padding-left:20px!important;padding-right:20px!important}}</style>`,
  }
}

/** Whose email it is, and where its pictures lie. */
export interface EmailHead {
  name: string
  brand: Brand
  /** The address of an image of the site; absent where none can be shown. */
  imageUrl?: ((image_id: string) => string) | undefined
}

/** So wide that it is sharp on screens of two pixels each. */
const logo_px = 320

/** The logo, on dark another where there is one; nothing without. `harmless` makes texts harmless in attributes. */
export function logoHtml({ name, brand, imageUrl }: EmailHead, harmless: (text: string) => string): string {
  const { logo_image_id: light, dark_logo_image_id: dark } = brand
  if (!light || !imageUrl) return ''
  const image = (id: string, rest: string) =>
    `<img src="${harmless(imageUrl(id))}?width=${logo_px}&amp;format=png" height="36" alt="${harmless(name)}" ${rest}>`
  const style = 'height:36px;width:auto;max-width:200px;border:0;'
  const onLight = image(light, `${dark ? 'class="lw-on-light" ' : ''}style="display:block;${style}"`)
  return dark ? `${onLight}${image(dark, `class="lw-on-dark" style="display:none;${style}"`)}` : onLight
}
