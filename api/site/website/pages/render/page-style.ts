/** The style sheet of a page in the brand of its site. Pure. */

import { brandProperties, facesOf, familyOf, type PageSite } from '../../../../platform/pages/visitor-page-style.ts'
import {
  type BrandColors,
  buttonRadius,
  ctaRadius,
  hasOwnCta,
  innerRadius,
  tonesOf,
} from '../../../../platform/schemas/brand.ts'
import { contrast, luminance, mix, nearestReadable, readableOn, visible } from '../../../../platform/schemas/colors.ts'
import { pageLimits } from '../limits.ts'

/** Fonts of other servers would tell them who reads: such a site has the stack without them. */
export const ownFonts = (fonts: PageSite['fonts']): PageSite['fonts'] =>
  fonts.filter(({ url }) => url === undefined || /^\/(?!\/)/.test(url))

/** A background of the owner's holds in light and dark: what stands on it is written to be read on it in both. */
export function bandStyle(background: string, brand: PageSite['brand']): string {
  const { light } = tonesOf(brand)
  const text = readableOn(background)
  const seen = (color: string, on_it: string) =>
    contrast(color, background) >= visible ? [color, on_it] : [text, background]
  const [button, on_button] = seen(light.button_color, light.button_text_color)
  const [cta, on_cta] = seen(light.cta_color, light.cta_text_color)
  const quiet = nearestReadable(mix(text, background, 0.8), background)
  return [
    `background:${background};color:${text};--text:${text};--accent:${text};--quiet:${quiet}`,
    `--card:${background};--page:${background};--line:${mix(text, background, 0.2)}`,
    `--edge:${nearestReadable(mix(text, background, 0.5), background, visible)}`,
    `--button:${button};--on-button:${on_button}`,
    ...(hasOwnCta(brand) ? [`--cta:${cta};--on-cta:${on_cta}`] : []),
  ].join(';')
}

const ctaProperties = ({ cta_color, cta_text_color }: BrandColors): string =>
  `--cta:${cta_color};--on-cta:${cta_text_color}`

const ctaStyle = (brand: PageSite['brand'], { light, dark }: ReturnType<typeof tonesOf>): string =>
  hasOwnCta(brand)
    ? `\n:root{${ctaProperties(light)}}
@media (prefers-color-scheme:dark){:root{${ctaProperties(dark)}}}
.cta,.form button{border-color:var(--cta);border-radius:${ctaRadius(brand)}px;background:var(--cta);color:var(--on-cta)}`
    : ''

/** Colors that can be read take looking for: known after the first time, for the facts of a site as they are. */
const known = new WeakMap<object, Map<number, SiteStyle>>()

export interface SiteStyle {
  text: string
  bytes: Uint8Array
  /** Of it with what single pages add. */
  hashes: Map<string, string>
}

/** Only what is not as usual takes bytes of every page. */
const menuStyle = ({ menu_layout, phone_menu, menu_stays }: PageSite['brand']): string =>
  [
    menu_layout === 'centered' &&
      '.bar.centered{flex-direction:column;text-align:center}.bar.centered ul{justify-content:center}',
    phone_menu === 'button' &&
      '.menu{display:none}.menu summary{min-height:44px;padding:9px 0}@media (max-width:639px){.bar nav>ul{display:none}.menu{display:block;border:0;padding:0}.menu[open]{flex-basis:100%}.menu ul{flex-direction:column;align-items:stretch}.menu li a{display:block;min-height:44px;padding:9px 0}}',
    // The bar is as wide as the page, its background as the window.
    menu_stays &&
      'html{scroll-padding-top:8rem}body>.bar{position:sticky;top:0;z-index:5;background:var(--bar,var(--card));box-shadow:0 0 0 100vmax var(--bar,var(--card));clip-path:inset(0 -100vmax)}',
  ]
    .filter(Boolean)
    .join('\n')

export function siteStyle(site: Pick<PageSite, 'brand' | 'fonts'>, width_px: number): SiteStyle {
  const widths = known.get(site) ?? new Map<number, SiteStyle>()
  known.set(site, widths)
  const before = widths.get(width_px)
  if (before) return before
  const text = made(site, width_px)
  const style = { text, bytes: Buffer.from(text), hashes: new Map() }
  // An owner may try every width.
  if (widths.size < pageLimits.page_widths_kept) widths.set(width_px, style)
  return style
}

function made({ brand, fonts: all }: Pick<PageSite, 'brand' | 'fonts'>, width_px: number): string {
  const ofMenu = menuStyle(brand)
  const fonts = ownFonts(all)
  const tones = tonesOf(brand)
  const { light, dark } = tones
  const heading = brand.heading_font_family ? familyOf(brand.heading_font_family, fonts) : 'inherit'
  const scheme = luminance(light.background_color) < 0.2 ? 'dark' : 'light dark'
  return `${facesOf({ brand, fonts })}
:root{color-scheme:${scheme};${brandProperties(light)};--radius:${brand.radius_px}px;--inner:${innerRadius(brand.radius_px)}px;--press:${buttonRadius(brand)}px;--width:${width_px}px}
@media (prefers-color-scheme:dark){:root{${brandProperties(dark)}}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--card);color:var(--text);font:17px/1.6 ${familyOf(brand.font_family, fonts)};overflow-wrap:break-word}
.block>*,footer{max-width:var(--width);margin-inline:auto}
.bar{max-width:calc(var(--width) + 40px);margin-inline:auto}
.block>.bar{max-width:var(--width);padding-inline:0}
.block{padding:28px 20px}
.block>.hero.behind{max-width:none}
h1,h2,h3{margin:0 0 .5em;font-family:${heading};line-height:1.2;font-weight:650;text-wrap:balance}
h1{font-size:clamp(2rem,1.3rem + 3vw,3.5rem);letter-spacing:-.02em}
h2{font-size:clamp(1.5rem,1.2rem + 1.3vw,2.2rem);letter-spacing:-.01em}
h3{font-size:1.2rem}
h3 a{color:inherit;text-decoration:none}
.title{text-align:center;margin-bottom:1em}
p,ul,ol{margin:0 0 1em}
p:last-child,ul:last-child,ol:last-child{margin-bottom:0}
a{color:var(--accent);text-underline-offset:.15em}
small{color:var(--quiet);font-size:.85em}
.small{font-size:.88em}.large{font-size:1.2em}
.center{text-align:center}.right{text-align:right}
.text>p,.text>ul,.text>ol{max-width:68ch}
.text>.center{margin-inline:auto}.text>.right{margin-left:auto}
img{max-width:100%;height:auto;vertical-align:middle}
picture{display:contents}
source{display:none}
hr{height:1px;margin-inline:auto;border:0;background:var(--line)}
.button{display:inline-block;min-height:44px;padding:10px 22px;border:1px solid var(--button);border-radius:var(--press);background:var(--button);color:var(--on-button);font:inherit;font-weight:600;line-height:1.4;text-align:center;text-decoration:none;cursor:pointer}
.button.second{border-color:var(--edge);background:transparent;color:var(--text)}
.buttons{display:flex;flex-wrap:wrap;gap:12px;margin-top:1.6em}
.hero{display:grid;gap:32px;padding-block:24px}
.hero p{font-size:1.15em;white-space:normal}
.hero.center .buttons{justify-content:center}.hero.right .buttons{justify-content:flex-end}
.hero.stacked .said{max-width:760px;margin-inline:auto}
.hero img{border-radius:var(--radius)}
.hero.stacked img{width:100%;max-height:min(56vh,460px);object-fit:cover}
@media (min-width:760px){.hero.beside{grid-template-columns:1fr 1fr;align-items:center}.block{padding:44px 24px}}
.hero.behind{position:relative;place-items:center;min-height:60vh;padding:64px 24px;overflow:hidden;border-radius:var(--radius);background:#1c1b1a;color:#fff}
.hero.behind img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;opacity:.45;border-radius:0}
.hero.behind .said{position:relative;z-index:1;max-width:760px}
.hero.behind .button.second{border-color:#fff;color:#fff}
.grid{display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
@media (min-width:640px){.grid{grid-template-columns:repeat(min(2,var(--columns)),minmax(0,1fr))}}
@media (min-width:960px){.grid{grid-template-columns:repeat(var(--columns),minmax(0,1fr))}}
figure{margin:0}
figcaption{margin-top:8px;color:var(--quiet);font-size:.9em}
.grid img{border-radius:var(--inner)}
.grid>div>img,.grid>div>picture>img{margin-bottom:14px}
.grid>div:not(.card,:has(>img,>picture)){border-top:2px solid var(--accent);padding-top:16px}
.grid>.card{display:flex;flex-direction:column;align-items:flex-start}
.grid>.card>:last-child{margin-top:auto}
.card>ul{padding-left:1.2em}
.card{padding:28px;border:1px solid var(--line);border-radius:var(--radius);background:var(--page)}
.best{border:2px solid var(--button)}
.price{font-size:1.6em;font-weight:650}
.price small{font-size:.55em;font-weight:400}
blockquote{margin:0 0 16px;font-size:1.08em}
.card figcaption{display:flex;gap:12px;align-items:center}
.card figcaption img{width:44px;height:44px;border-radius:50%;object-fit:cover}
.card figcaption small{display:block}
details{border-bottom:1px solid var(--line);padding:14px 0}
summary{cursor:pointer;font-weight:600}
details p{margin-top:10px}
.frame{border:0;padding:0}
.frame summary{list-style:none;display:block;text-align:center;border:1px solid var(--line);border-radius:var(--radius);overflow:hidden}
.frame summary::-webkit-details-marker{display:none}
.play{display:block;padding:14px}
.frame small{display:block;padding:0 14px 14px;font-weight:400}
iframe{display:block;width:100%;aspect-ratio:16/9;border:0;border-radius:var(--inner)}
.form{max-width:520px!important}
.form .title{text-align:left;margin-bottom:.4em}
label{font-weight:500}
form p{margin:0 0 14px}
input:not([type=checkbox],[type=hidden]),select,textarea{width:100%;min-height:44px;margin-top:4px;padding:9px 12px;border:1px solid var(--edge);border-radius:var(--inner);background:var(--card);color:var(--text);font:inherit}
input[type=checkbox]{width:18px;height:18px;accent-color:var(--button);vertical-align:-3px}
.form button{min-height:44px;padding:10px 22px;border:1px solid var(--button);border-radius:var(--press);background:var(--button);color:var(--on-button);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.quiet{color:var(--quiet);font-size:.88em}
.bar{display:flex;flex-wrap:wrap;gap:8px 28px;align-items:center;justify-content:space-between;padding:16px 20px}
.bar .site{color:var(--text);font-weight:650;text-decoration:none}
.bar img{width:auto;max-height:44px;max-width:180px}
.bar ul,.links{display:flex;flex-wrap:wrap;gap:6px 20px;margin:0;padding:0;list-style:none}
.links.center,footer .links{justify-content:center}.links.right{justify-content:flex-end}
.bar li a{display:inline-block;padding:6px 0;color:var(--text);text-decoration:none}
.bar li a[aria-current]{text-decoration:underline;text-decoration-thickness:2px}
footer{padding:32px 20px;color:var(--quiet);font-size:.9em;text-align:center}
footer a{color:inherit}
.columns{display:grid;gap:28px;grid-template-columns:minmax(0,1fr)}
.columns .block{padding:0 0 16px}
@media (min-width:700px){.columns{grid-template-columns:var(--shares)}}
.columns.keep{grid-template-columns:var(--shares)}
.columns.middle{align-items:center}.columns.bottom{align-items:end}
.product.beside{display:grid;gap:20px;grid-template-columns:1fr 1fr}.columns .product.beside{grid-template-columns:minmax(0,1fr)}
.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;padding:8px;background:var(--card)}${ctaStyle(brand, tones)}${ofMenu && `\n${ofMenu}`}`
}
