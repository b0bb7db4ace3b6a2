/** "Read from your website": opens a page and what it is dressed in, as any stranger may. Nothing is stored. */
import type { Context } from '../../../platform/features/context.ts'
import type { Output } from '../../../platform/features/contract.ts'
import { endpoint } from '../../../platform/features/endpoint.ts'
import { FetchRefusalError } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { openWebPage, refusedPage } from '../../../platform/network/safe-fetch/web-page.ts'
import { threadProgram } from '../../../platform/runtime/threads/program.ts'
import { readMarkup } from '../../../platform/texts/markup/in-thread.ts'
import { brandLimits } from '../limits.ts'
import * as contract from './contract.ts'
import { manifestIcons, type PageFacts } from './page-facts.ts'
import { bestPicture } from './pictures.ts'
import type { BrandTasks } from './thread.ts'
import { buttonLook } from './website-buttons.ts'
import { websiteColors } from './website-colors.ts'
import { nearestFont } from './website-fonts.ts'

const program = threadProgram<BrandTasks>(new URL('./thread.ts', import.meta.url), 'pages')
const [page_task, styles_task] = [program('page'), program('styles')]

type WebsiteBrand = Output<typeof contract.readBrand>
type Get = Context['installation']['safeFetch']['get']

/** What cannot be had is passed over: a brand is made of whatever there is. */
const partOf = async (get: Get, url: string, accept: string): Promise<Buffer | undefined> => {
  const fetched = await get(url, accept).catch((error: unknown) => {
    if (error instanceof FetchRefusalError) return undefined
    throw error
  })
  return fetched && fetched.status >= 200 && fetched.status <= 299 ? fetched.body : undefined
}

async function textsOf(get: Get, { stylesheets, styles, manifest }: PageFacts) {
  const urls = [...new Set(stylesheets)].slice(0, brandLimits.brand_stylesheets_max)
  const [said, ...sheets] = await Promise.all([
    manifest && partOf(get, manifest, 'application/manifest+json,*/*;q=0.8'),
    ...urls.map(url => partOf(get, url, 'text/css,*/*;q=0.1')),
  ])
  return {
    sheets: [...sheets.map(bytes => bytes?.toString('utf8') ?? ''), ...styles],
    icons: manifest && said ? manifestIcons(said.toString('utf8'), manifest) : [],
  }
}

async function read(given: string, { installation, site }: Context): Promise<WebsiteBrand> {
  const get: Get = (url, accept) => installation.safeFetch.get(url, accept)
  const { url, html } = await openWebPage(given, installation.safeFetch)
  const page = await readMarkup(page_task, { html, url }, site.id).catch(refusedPage)
  const { sheets, icons } = await textsOf(get, page)
  const bytesAt = (url: string) => partOf(get, url, 'image/png,image/webp,image/jpeg,*/*;q=0.5')
  const [icon, logo] = await Promise.all([
    bestPicture([...icons, ...page.icons], brandLimits.brand_icons_tried_max, bytesAt),
    bestPicture(page.logos, brandLimits.brand_logos_tried_max, bytesAt, 'in order'),
  ])
  const within = sheets.map(sheet => sheet.slice(0, brandLimits.brand_css_characters_max))
  const facts = await readMarkup(styles_task, within, site.id).catch(refusedPage)
  const font = nearestFont(facts.font, site.fonts)
  const heading_font = nearestFont(facts.heading_font, site.fonts)
  return {
    url,
    ...(page.name && { name: page.name }),
    colors: websiteColors(facts, page.theme_color),
    palette: facts.palette.slice(0, brandLimits.brand_palette_colors_max),
    ...(font && { font }),
    ...(heading_font && heading_font.family !== font?.family && { heading_font }),
    ...buttonLook(facts.button?.radius_px),
    ...(icon && { icon }),
    ...(logo && { logo }),
  }
}

export const readBrand = endpoint(contract.readBrand, async ({ body }, context) =>
  Response.json(await read(body.url, context), { headers: { 'Cache-Control': 'no-store' } }),
)
