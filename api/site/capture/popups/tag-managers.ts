/** Google Tag Manager: containers that a page loads, and snippets inside a container. Pure. */

import type { Tag } from '../../../platform/pages/page-tags.ts'
import { popupLimits } from './limits.ts'

const host = 'www.googletagmanager.com'

export const containerUrl = (container: string): string => `https://${host}/gtm.js?id=${container}`

/** Google Tag Manager's containers, however the page loads them: by address or by the usual few lines. */
export function containersIn(html: string): string[] {
  if (!/gtm\.js|googletagmanager/i.test(html)) return []
  const named = html.matchAll(/(?<![\w-])GTM-[A-Z0-9]{4,12}(?![\w-])/g)
  return [...new Set([...named].map(([container]) => container))].slice(0, popupLimits.page_containers_max)
}

const escapes = /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|([/"'\\]))/gi
const unescapedOnce = (text: string): string =>
  text.replace(escapes, (_, long?: string, short?: string, char?: string) =>
    char === undefined ? String.fromCharCode(Number.parseInt(long ?? short ?? '', 16)) : char,
  )

const near = 600
const script = /(?:https?:)?\/\/[\w.:[\]-]+\/(?:widget\/[0-9a-f]{8,64}\/)?widget\.js/g
/** The other field of a tag that is made from our template (`integrations/tag-manager`). */
const template_url = /"vtp_url":"(https:\/\/[\w.:[\]-]+)\/?"/

/**
 * Each id of a site with the address of a widget close by: as the tag that was pasted, or as lines that make one. What a
 * container holds is text in text, so that it is unescaped twice.
 */
export function snippetsIn(source: string): Tag[] {
  const text = unescapedOnce(unescapedOnce(source))
  const found = new Map<string, Tag>()
  for (const { 0: site, index } of text.matchAll(/(?<!\w)site_[0-9a-f]{32}(?!\w)/g)) {
    const from = Math.max(0, index - near)
    const around = [...text.slice(from, index + near).matchAll(script)]
    const distance = (at: number) => Math.abs(from + at - index)
    const nearest = around.sort((a, b) => distance(a.index) - distance(b.index))[0]?.[0]
    const src = text.slice(from, index).endsWith('"vtp_site":"') ? ofTemplate(text.slice(from, index + near)) : nearest
    if (src === undefined || found.has(src + site)) continue
    const attributes = { src, 'data-site': site }
    found.set(src + site, { name: 'script', attributes: new Map(Object.entries(attributes)) })
    if (found.size >= popupLimits.page_snippets_max) break
  }
  return [...found.values()]
}

function ofTemplate(tag: string): string | undefined {
  const origin = template_url.exec(tag)?.[1]
  return origin && `${origin}/widget.js`
}
