/** How the pages look that people reach from an email: in the brand of their site, in light and in dark. Pure. */
import { type Brand, buttonRadius, defaultBrand, innerRadius, type Tones, tonesOf } from '../schemas/brand.ts'
import { luminance, nearestReadable } from '../schemas/colors.ts'

/** Whose page it is. */
export interface PageSite {
  id: string
  name: string
  brand: Brand
  fonts: readonly { name: string; stack: string; url?: string }[]
}

const system_font = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
const red = '#b3261e'

export const brandProperties = (tones: Tones): string =>
  [
    `--page:${tones.page_color};--card:${tones.background_color};--line:${tones.line_color};--edge:${tones.edge_color}`,
    `--text:${tones.text_color};--quiet:${nearestReadable(tones.quiet_color, tones.background_color)}`,
    `--accent:${nearestReadable(tones.accent_color, tones.background_color)}`,
    `--button:${tones.button_color};--on-button:${tones.button_text_color}`,
    `--bad:${nearestReadable(red, tones.background_color)}`,
  ].join(';')

/** Files of this installation hold a range of weights. */
const weightsIn = (url: string): string => (url.startsWith('/fonts/') ? ';font-weight:200 900' : '')

/** Its name in a style sheet cannot end the text that it stands in: names and stacks have no quote or backslash of that kind. */
export const facesOf = ({ brand, fonts }: Pick<PageSite, 'brand' | 'fonts'>): string =>
  fonts
    .filter(({ stack, url }) => url !== undefined && [brand.font_family, brand.heading_font_family].includes(stack))
    .map(
      ({ name, url = '' }) =>
        `@font-face{font-family:"lw ${name}";src:url("${encodeURI(url)}");font-display:swap${weightsIn(url)}}`,
    )
    .join('')

export const familyOf = (stack: string, fonts: PageSite['fonts']): string => {
  const web = fonts.find(font => font.stack === stack && font.url !== undefined)
  return web ? `"lw ${web.name}",${stack}` : stack || system_font
}

type Looks = Pick<PageSite, 'brand' | 'fonts'>

/** Finding readable colors takes longer than all else of a page. A changed brand is another object. */
const made = new WeakMap<Brand, { fonts: PageSite['fonts']; style: string }>()
const product: Looks = { brand: defaultBrand, fonts: [] }

/** The style sheet of a page; without a site, as the product itself looks. */
export function pageStyle(site: Looks | undefined): string {
  const { brand, fonts } = site ?? product
  const before = made.get(brand)
  if (before?.fonts === fonts) return before.style
  const style = makeStyle({ brand, fonts })
  made.set(brand, { fonts, style })
  return style
}

function makeStyle({ brand, fonts }: Looks): string {
  const { light, dark } = tonesOf(brand)
  const family = familyOf(brand.font_family, fonts)
  const heading = brand.heading_font_family ? familyOf(brand.heading_font_family, fonts) : 'inherit'
  // A site that is dark by day is dark by night too.
  const scheme = luminance(light.background_color) < 0.2 ? 'dark' : 'light dark'
  return `${facesOf({ brand, fonts })}
:root{color-scheme:${scheme};${brandProperties(light)};--radius:${brand.radius_px}px;--inner:${innerRadius(brand.radius_px)}px;--press:${buttonRadius(brand)}px}
@media (prefers-color-scheme:dark){:root{${brandProperties(dark)}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--text);font:16px/1.5 ${family}}
main{width:100%;max-width:440px;padding:32px;background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
h1{margin:0 0 8px;font-family:${heading};font-size:20px;line-height:1.3;font-weight:600;text-wrap:balance}
p{margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere}
p:last-child{margin-bottom:0}
.site{margin-bottom:24px;color:var(--quiet);font-size:13px;font-weight:500}
.logo{display:block;width:auto;height:auto;max-width:180px;max-height:48px}
.quiet{color:var(--quiet);font-size:14px}
hr{height:1px;margin:24px 0;border:0;background:var(--line)}
button{min-height:40px;padding:8px 18px;border:1px solid var(--button);border-radius:var(--press);background:var(--button);color:var(--on-button);font:inherit;font-weight:500;cursor:pointer}
button.second{border-color:var(--edge);background:transparent;color:var(--text)}
button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
label{display:block;margin-bottom:4px;font-size:14px;font-weight:500}
textarea{width:100%;min-height:96px;margin-bottom:16px;padding:8px 12px;border:1px solid var(--edge);border-radius:var(--inner);background:var(--card);color:var(--text);font:inherit}
input:not([type=checkbox],[type=hidden]),select{width:100%;min-height:40px;padding:8px 12px;border:1px solid var(--edge);border-radius:var(--inner);background:var(--card);color:var(--text);font:inherit}
input[type=checkbox]{accent-color:var(--button)}
input:focus-visible,select:focus-visible,textarea:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
[aria-invalid]{border-color:var(--bad)}
.error{display:block;color:var(--bad);font-size:14px}
a{color:var(--accent)}
fieldset{margin:0 0 16px;padding:0;border:0}
legend{margin-bottom:8px;padding:0;font-weight:600}
.choice{display:flex;gap:12px;align-items:flex-start;margin:0;padding:6px 0;font-size:16px;font-weight:400;cursor:pointer}
.choice span{overflow-wrap:anywhere}
.choice input{flex:none;width:20px;height:20px;margin:2px 0 0}
small{display:block;color:var(--quiet);font-size:14px}
.saved{padding:8px 12px;border:1px solid var(--line);border-radius:var(--inner);font-weight:500}
form{margin:0 0 8px}
form:last-child{margin:0}`
}

/** Where fonts and pictures of the page may come from besides its own address. */
export const fontOrigins = ({ brand, fonts }: Pick<PageSite, 'brand' | 'fonts'>): string[] => [
  ...new Set(
    fonts
      .filter(({ stack }) => [brand.font_family, brand.heading_font_family].includes(stack))
      .flatMap(({ url }) => (url === undefined ? [] : (URL.parse(url)?.origin ?? "'self'"))),
  ),
]
