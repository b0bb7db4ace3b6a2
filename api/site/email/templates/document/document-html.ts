/**
 * A document as HTML with Liquid: made once for each version of a template and each look of its site, by MJML, and then
 * only filled for each lead (fill-html.ts). Pure.
 */
import { createRequire } from 'node:module'
import { withoutPlaces } from '../../../../platform/pages/blocks/walk.ts'
import { type Tones, tonesOf } from '../../../../platform/schemas/brand.ts'
import { mix, nearestReadable } from '../../../../platform/schemas/colors.ts'
import { type EmailBlock, type EmailDocument, page_media_class } from './email-document.ts'
import { mediaCss } from './media-css.ts'
import { type DocumentSite, type Paper, paperFor } from './paper.ts'
import { sectionsMjml } from './section-mjml.ts'
import { part, Sheet } from './sheet.ts'

type Mrml = typeof import('mrml')
type VisibleBlock = Exclude<EmailBlock, { type: 'saved' }>

let engine: InstanceType<Mrml['Engine']> | undefined
/** Loaded with the first document: it is a megabyte of WebAssembly. */
function mjmlEngine() {
  if (!engine) {
    engine = new (createRequire(import.meta.url)('mrml') as Mrml).Engine()
    // Nothing is loaded from others: no fonts, no icons.
    engine.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} })
  }
  return engine
}

export function documentHtml(document: EmailDocument, site: DocumentSite): string {
  const sheet = new Sheet()
  const paper = paperFor(document, site, sheet)
  const blocks = withoutPlaces(document.blocks) as VisibleBlock[]
  const result = mjmlEngine().toHtml(mjmlOf(document, blocks, paper))
  if (result.type === 'error') throw new Error(`MJML: ${result.message}`)
  return sheet.fill(brokenIntoLines(result.content)).replace('</body>', `${part('pixel')}</body>`)
}

function mjmlOf(document: EmailDocument, blocks: readonly VisibleBlock[], paper: Paper): string {
  const { tones, sheet, site } = paper
  const page = document.page_color || tones.page_color
  const isFooter = ({ type }: VisibleBlock) => type === 'footer'
  const legal: VisibleBlock[] = blocks.some(isFooter) ? [] : [{ id: 'legal', type: 'footer', text: '' }]
  const below = { ...paper, behind: page, is_own: Boolean(document.page_color) }
  const radius = Math.min(site.brand.radius_px, 16)
  const content = sectionsMjml(
    blocks.filter(block => !isFooter(block)),
    paper,
  )
  const page_class = `${document.page_color ? 'lw-own' : 'lw-page'} ${page_media_class}`
  const card_class = `${document.content_color ? 'lw-own' : 'lw-card'} lw-sheet ${page_media_class}`
  return `<mjml lang="${site.locale}"><mj-head><mj-title>${sheet.html(part('subject'))}</mj-title><mj-preview>${sheet.html(part('preheader'))}</mj-preview><mj-breakpoint width="480px" /><mj-attributes><mj-all font-family="${paper.font}" /></mj-attributes><mj-raw><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /></mj-raw><mj-style>${sheet.html(styleOf(paper) + mediaCss(document))}</mj-style></mj-head><mj-body css-class="${page_class}" background-color="${page}" width="${paper.width_px}px"><mj-section padding="12px 0"><mj-column><mj-spacer height="12px" /></mj-column></mj-section><mj-wrapper css-class="${card_class}" background-color="${paper.behind}" padding="36px 0 20px" border-radius="${radius}px">${content}</mj-wrapper><mj-section padding="10px 0"><mj-column><mj-spacer height="4px" /></mj-column></mj-section>${sectionsMjml([...blocks.filter(isFooter), ...legal], below)}<mj-section padding="12px 0"><mj-column><mj-spacer height="4px" /></mj-column></mj-section></mj-body></mjml>`
}

/** Styles for readers who prefer dark, and for phones. */
function styleOf({ site }: Paper): string {
  const { dark } = tonesOf(site.brand)
  const two = site.brand.dark_logo_image_id
    ? '.lw-on-light{display:none!important}.lw-on-dark{display:block!important}'
    : ''
  return `@media (prefers-color-scheme:dark){${darkRules(dark)}${two}}@media (max-width:480px){.lw-cell>table>tbody>tr>td{padding-left:20px!important;padding-right:20px!important}.lw-column>table>tbody>tr>td{padding-left:0!important;padding-right:0!important}}`
}

function darkRules(dark: Tones): string {
  const link = nearestReadable(dark.accent_color, dark.background_color)
  const rule = mix(dark.text_color, dark.background_color, 0.2)
  const rules = [
    [`body,.lw-page{background-color:${dark.page_color}!important}`],
    [`.lw-card,.lw-card>table{background:${dark.background_color}!important}`],
    [`.lw-text{color:${dark.text_color}!important}`],
    [`.lw-quiet{color:${dark.quiet_color}!important}`],
    [`.lw-link{color:${link}!important}`],
    [`.lw-rule p{border-color:${rule}!important}`],
    [`.lw-press td,.lw-press a{background:${dark.button_color}!important;color:${dark.button_text_color}!important}`],
    [`.lw-cta td,.lw-cta a{background:${dark.cta_color}!important;color:${dark.cta_text_color}!important}`],
  ]
  return rules.flat().join('')
}

/** Encoders know lines that many emails share; MJML writes one. */
const brokenIntoLines = (html: string): string => html.replaceAll('<tr>', '\n<tr>').replaceAll('<style', '\n<style')
