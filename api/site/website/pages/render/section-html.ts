/** Blocks that only pages have, as HTML. Pure. */
import { createHash } from 'node:crypto'
import { tagsOf } from '../../../../platform/pages/page-tags.ts'
import { messageOf } from '../../../../platform/texts/messages/messages.ts'
import type { BlockOf, PageBlock } from '../document/page-document.ts'
import { playerOf } from '../document/video-address.ts'
import { esc, lines, when } from './escape.ts'
import { imageHtml } from './images.ts'
import { aligned, button, linked, styled } from './leaf-html.ts'
import { hrefOf, type Sheet } from './surroundings.ts'

type Own = Exclude<
  PageBlock['type'],
  import('../../../../platform/pages/blocks/kinds.ts').LeafBlock['type'] | 'columns'
>
type BlockRenderers = { [K in Own]: (block: BlockOf<K>, sheet: Sheet) => string }

const title = (text: string): string => when(text, t => `<h2 dir="auto" class="title">${lines(t)}</h2>`)
const prose = (text: string): string => when(text, t => `<p dir="auto">${lines(t)}</p>`)

function grid(
  sheet: Sheet,
  block: { id: string; columns?: number | undefined },
  cells: readonly string[],
  of = 3,
): string {
  const columns = Math.min(block.columns ?? of, Math.max(cells.length, 1))
  styled(sheet, block.id, ' .grid', [`--columns:${columns}`])
  return `<div class="grid">${cells.join('')}</div>`
}

/** Opened by the visitor: until then nothing of it is loaded. */
function opened(sheet: Sheet, { summary, src, name }: { summary: string; src: string; name: string }): string {
  sheet.frames.add(new URL(src).origin)
  const from = messageOf(sheet.locale, 'site_page.loads_from', { host: new URL(src).hostname })
  return `<details class="frame"><summary>${summary}<small>${esc(from)}</small></summary><iframe src="${esc(src)}" title="${esc(name)}" loading="lazy" referrerpolicy="no-referrer" allow="fullscreen; picture-in-picture" sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-presentation"></iframe></details>`
}

export const navigation = (sheet: Sheet, links: readonly { text: string; link: string }[]): string => {
  const entries =
    links.length > 0
      ? links.map(({ text, link }) => ({ text, href: hrefOf(link, sheet), here: false }))
      : sheet.menu.map(({ id, name, path }) => ({
          text: name,
          href: sheet.places.page(path),
          here: id === sheet.page.id,
        }))
  const items = entries
    .map(
      ({ text, href, here }) => `<li><a href="${esc(href)}"${here ? ' aria-current="page"' : ''}>${esc(text)}</a></li>`,
    )
    .join('')
  const { site, places } = sheet
  const logo = site.brand.logo_image_id
  const picture = logo === '' ? '' : logoOf(sheet, logo)
  const label = esc(messageOf(sheet.locale, 'site_page.menu'))
  const { menu_layout, phone_menu } = site.brand
  const folded =
    phone_menu === 'button' ? `<details class="menu"><summary>${label}</summary><ul>${items}</ul></details>` : ''
  const menu = items && `<nav aria-label="${label}"><ul>${items}</ul>${folded}</nav>`
  const bar = menu_layout === 'centered' ? 'bar centered' : 'bar'
  return `<header class="${bar}"><a class="site" href="${esc(places.page('/'))}">${picture || esc(site.name)}</a>${menu}</header>`
}

function logoOf({ images, site, places }: Sheet, logo: string): string {
  const size = images.get(logo)
  if (!size) return ''
  const source = (id: string) => esc(places.image(id, 360))
  const dark = site.brand.dark_logo_image_id
  const onDark = images.has(dark) ? `<source media="(prefers-color-scheme:dark)" srcset="${source(dark)}">` : ''
  return `<picture>${onDark}<img src="${source(logo)}" width="${size.width}" height="${size.height}" alt="${esc(site.name)}"></picture>`
}

export function footer(sheet: Sheet, text: string, links: readonly { text: string; link: string }[]): string {
  const said = text.trim() === '' ? `<p>${esc(sheet.site.name)}</p>` : `<p dir="auto">${lines(text)}</p>`
  const items = links.map(({ text, link }) => `<li>${linked(sheet, link, esc(text))}</li>`).join('')
  const languages = sheet.languages
    .map(({ language, path }) => {
      const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
      const here = language === sheet.page.content.language
      return `<li>${here ? esc(name) : `<a href="${esc(sheet.places.page(path))}" lang="${esc(language)}" hreflang="${esc(language)}">${esc(name)}</a>`}</li>`
    })
    .join('')
  return `<footer>${said}${items && `<ul class="links">${items}</ul>`}${languages && `<ul class="links">${languages}</ul>`}</footer>`
}

/** Where one plan stands out, only its button calls. */
const callOf = (plan: { highlighted?: boolean | undefined }, { plans }: BlockOf<'pricing'>): string =>
  plan.highlighted || plans.every(({ highlighted }) => !highlighted) ? 'button cta' : 'button'

export const sections: BlockRenderers = {
  hero: (block, sheet) => {
    const level = sheet.headingCount++ === 0 ? 1 : 2
    const buttons = [
      button(sheet, block.button_text, block.link, 'button cta'),
      button(sheet, block.second_button_text ?? '', block.second_link ?? '', 'button second'),
    ].join('')
    const said = `<div class="said"><h${level} dir="auto">${lines(block.heading)}</h${level}>${prose(block.text)}${buttons && `<p class="buttons">${buttons}</p>`}</div>`
    const share = block.layout === 'beside' ? 0.5 : 1
    return `<div class="hero ${block.layout} ${block.align ?? 'center'}">${said}${imageHtml(sheet, block, share)}</div>`
  },
  gallery: (block, sheet) =>
    title(block.heading) +
    grid(
      sheet,
      block,
      block.images.map(
        image =>
          `<figure>${imageHtml(sheet, image, 1 / (block.columns ?? 3))}${when(image.caption, t => `<figcaption dir="auto">${esc(t)}</figcaption>`)}</figure>`,
      ),
    ),
  video: (block, sheet) => {
    const src = playerOf(block.video_url)
    if (src === undefined) return ''
    const summary = `${imageHtml(sheet, block)}<span class="play">▶ ${esc(block.title)}</span>`
    return opened(sheet, { summary, src, name: block.title })
  },
  features: (block, sheet) =>
    title(block.heading) +
    grid(
      sheet,
      block,
      block.features.map(
        one =>
          `<div>${imageHtml(sheet, one, 1 / (block.columns ?? 3))}<h3 dir="auto">${linked(sheet, one.link, esc(one.heading))}</h3>${prose(one.text)}</div>`,
      ),
    ),
  pricing: (block, sheet) =>
    title(block.heading) +
    grid(
      sheet,
      block,
      block.plans.map(plan => {
        const includes = plan.includes.map(line => `<li>${esc(line)}</li>`).join('')
        return `<div class="card${plan.highlighted ? ' best' : ''}"><h3 dir="auto">${esc(plan.name)}</h3><p class="price">${esc(plan.price)} <small>${esc(plan.period)}</small></p>${prose(plan.text)}${includes && `<ul>${includes}</ul>`}${button(sheet, plan.button_text, plan.link, callOf(plan, block))}</div>`
      }),
    ),
  testimonials: (block, sheet) =>
    title(block.heading) +
    grid(
      sheet,
      block,
      block.testimonials.map(
        one =>
          `<figure class="card"><blockquote dir="auto">${lines(one.quote)}</blockquote><figcaption>${imageHtml(sheet, one, 'portrait')}<span><strong>${esc(one.name)}</strong>${when(one.role, t => `<small>${esc(t)}</small>`)}</span></figcaption></figure>`,
      ),
    ),
  questions: block =>
    title(block.heading) +
    block.questions
      .map(
        one =>
          `<details><summary dir="auto">${esc(one.question)}</summary><p dir="auto">${lines(one.answer)}</p></details>`,
      )
      .join(''),
  form: (block, sheet) => {
    const form = sheet.forms.get(block.popup_id)
    return form === undefined ? '' : `<div class="form card">${title(block.heading)}${prose(block.text)}${form}</div>`
  },
  popup_trigger: (block, sheet) =>
    sheet.widget === undefined
      ? ''
      : `<p${aligned(block.align)}><button type="button" class="button cta" data-leadwright-open="${esc(block.popup_id)}">${esc(block.text)}</button></p>`,
  embed: (block, sheet) => {
    styled(sheet, block.id, ' iframe', [`height:${block.height_px}px;aspect-ratio:auto`])
    return opened(sheet, {
      summary: `<span class="play">${esc(block.title)}</span>`,
      src: block.embed_url,
      name: block.title,
    })
  },
  html_frame: (block, sheet) => {
    styled(sheet, block.id, ' iframe', [`height:${block.height_px}px;aspect-ratio:auto`])
    // A frame from a text has the policy of the page: what it may style is named there, and nothing of it runs.
    sheet.styleHashes.add('attributes')
    for (const { name, text = '' } of tagsOf(block.html, ['style'])) {
      if (name === 'style') sheet.styleHashes.add(createHash('sha256').update(text).digest('base64'))
    }
    return `<iframe sandbox="allow-popups" srcdoc="${esc(block.html)}" title="${esc(block.title)}" loading="lazy"></iframe>`
  },
  navigation: (block, sheet) => navigation(sheet, block.links),
  footer: (block, sheet) => footer(sheet, block.text, block.links),
}
