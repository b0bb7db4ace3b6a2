/** A page of the owner's made fit for a frame without scripts: what acts is taken out, addresses are those of its own place. */

/** What the preview page is told. */
export type PageBehind = {
  name: string
  brand?: { accent_color: string; background_color: string; text_color: string; font_family: string; logo_url: string }
  html?: string
}

const acting =
  'script, noscript, template, iframe, frame, object, embed, base, meta[http-equiv], link:not([rel~="stylesheet" i], [rel~="icon" i])'
/** Fewer letters, and no picture: it is drawn by its scripts. */
const letters_least = 40

/** Nothing where it shows nothing without its scripts. The frame's sandbox is what keeps it from acting. */
export function pageBehind(html: string, page_url: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(acting)) element.remove()
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const isAddress = /^(href|src|action|formaction|xlink:href)$/.test(name)
      const isActing = /^on|^autofocus$|^srcdoc$/.test(name) || (isAddress && /^\s*javascript:/i.test(value))
      if (isActing) element.removeAttribute(name)
    }
  }
  const letters = page.body.textContent.replace(/\s+/g, '').length
  if (letters < letters_least && !page.body.querySelector('img, picture, svg')) return undefined
  const base = page.createElement('base')
  base.href = page_url
  page.head.prepend(base)
  return `<!doctype html>${page.documentElement.outerHTML}`
}
