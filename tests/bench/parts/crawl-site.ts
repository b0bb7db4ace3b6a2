/**
 * A site of pages as they are on the web: by the HTTP Archive (Web Almanac 2024) the middle page is 18 kB on the wire, mostly
 * compressed, and says some 400 words; the rest is menus, classes, pictures in many sizes, icons, styles and state for scripts.
 * Beside it bare ones: the same words with next to nothing around them.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const looks = ['usual', 'bare'] as const
export type Look = (typeof looks)[number]

const paragraph = (page: number, i: number): string =>
  `<p>Paragraph ${i} of page ${page} says when the workshop opens, what a course of pottery costs, and how a place is booked in advance by phone or by mail for as many as come.</p>`
const part = (page: number, i: number): string => `${i % 4 === 0 ? `<h2>Part ${i}</h2>` : ''}${paragraph(page, i)}`
const said = (page: number, between: (i: number) => string): string =>
  Array.from({ length: 12 }, (_, i) => part(page, i) + between(i)).join('')
const times = (count: number, of: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => of(i)).join('')

const barePage = (page: number): string =>
  `<!doctype html><html lang="en"><head><title>Page ${page}</title></head><body><nav>${'<a href="/">Home</a>'.repeat(20)}</nav><main><h1>Page ${page}</h1>${said(page, () => '')}</main><footer>${'<p>Imprint</p>'.repeat(10)}</footer></body></html>`

/** As names of files and of generated classes are. */
const hash = (page: number, i: number): string =>
  ((Math.imul(page + 1, 2_654_435_761) ^ Math.imul(i + 1, 40_503_001)) >>> 0).toString(16).padStart(8, '0')
const icon = (i: number): string =>
  `<svg class="icon" width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true"><path d="M${i} 12h14M12 ${i}l7 7-7 7" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>`
const picture = (page: number, i: number): string => {
  const at = (width: number) => `/images/${hash(page, i)}-${width}.webp`
  return `<figure class="figure figure--${hash(0, i)}"><img src="${at(800)}" srcset="${[400, 800, 1_200, 1_600].map(width => `${at(width)} ${width}w`).join(', ')}" sizes="(min-width: 60em) 50vw, 100vw" width="800" height="600" loading="lazy" alt=""></figure>`
}
const menu = (of: string, count: number): string =>
  `<ul class="menu menu--${of}">${times(count, i => `<li class="menu__item menu__item--${hash(1, i)}"><a class="menu__link" href="/${of}/${hash(2, i)}" data-track="${of}-${i}">${icon(i)}<span class="menu__label">Course ${i}</span></a></li>`)}</ul>`
const card = (page: number, i: number): string =>
  `<div class="card card--${hash(3, i)}" data-id="${hash(page, i)}"><div class="card__inner"><a class="card__link" href="/courses/${hash(page, i)}" title="Course ${i}">${picture(page, 100 + i)}<span class="card__label">Course ${i}</span></a></div></div>`
const style = (i: number): string =>
  `.c-${hash(4, i)}{display:flex;gap:${i}px;padding:${i % 24}px ${i % 16}px;color:#${hash(5, i).slice(0, 6)}}`
const state = (page: number): string =>
  JSON.stringify(
    Array.from({ length: 60 }, (_, i) => ({
      id: hash(page, i),
      name: `Course ${i}`,
      image: `/images/${hash(page, i)}.webp`,
      price: i * 5,
    })),
  )

const usualPage = (
  page: number,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${page}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">${times(12, i => `<meta property="og:${hash(6, i)}" content="Page ${page} of the workshop">`)}${times(8, i => `<link rel="preload" as="script" href="/assets/${hash(7, i)}.js">`)}
<style>${times(80, style)}</style><script type="application/ld+json">${state(page)
  .slice(0, 800)
  .replace(/,[^,]*$/, '}]')}</script></head>
<body class="page page--${hash(8, page)}"><header class="header">${menu('courses', 30)}</header>
<main class="main"><div class="wrap"><h1 class="title">Page ${page}</h1>${said(page, i => (i % 3 === 0 ? picture(page, i) : ''))}</div></main>
<div class="cards">${times(12, i => card(page, i))}</div><footer class="footer">${menu('about', 30)}<p>Imprint</p></footer>
<script id="state" type="application/json">${state(page)}</script></body></html>`

const pageOf: Record<Look, (page: number) => string> = { usual: usualPage, bare: barePage }

/** Serves so many pages of each look under its name, with a sitemap each. They are made before. */
export async function serveSite(count: number) {
  const made = Object.fromEntries(
    looks.map(look => [look, Array.from({ length: count }, (_, i) => Buffer.from(pageOf[look](i)))]),
  ) as Record<Look, Buffer[]>
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo
    const [, look, name] = (request.url ?? '').split('/')
    const pages = look === 'usual' || look === 'bare' ? made[look] : undefined
    if (name === 'sitemap.xml') {
      const listed = times(count, i => `<url><loc>http://127.0.0.1:${port}/${look}/${i}</loc></url>`)
      return void response.setHeader('content-type', 'application/xml').end(`<urlset>${listed}</urlset>`)
    }
    const page = pages?.[Number(name)]
    if (!page) return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: (look: Look): number => made[look][0]?.length ?? 0,
    close: () => server.close(),
  }
}
