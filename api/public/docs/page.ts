/** The frame of the documentation’s pages: the menu beside the text, there as soon as it is asked for. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { tagGroups } from '../../document-tags.ts'
import { guideGroups } from './guides.ts'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const hashed = (name: string, text: string) =>
  `/docs/assets/${createHash('sha256').update(text).digest('hex').slice(0, 12)}-${name}`

const style = read('page.css')
const script = `${read('search-rank.js').replace('export function', 'function')}\n${read('page.js')}`

/** By their address, which changes with them: browsers keep them for good. */
export const assets: Readonly<Record<string, { type: string; text: string }>> = {
  [hashed('page.css', style)]: { type: 'text/css', text: style },
  [hashed('page.js', script)]: { type: 'text/javascript', text: script },
}
const [style_path = '', script_path = ''] = Object.keys(assets)

interface DocsPage {
  title: string
  content: Markup
  /** Path of the page, for its place in the menu. */
  path: string
  language?: string
}

export const docsPage = async ({ title, content, path, language = 'en' }: DocsPage): Promise<string> =>
  String(
    await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Leadwright</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${style_path}">
<link rel="preload" href="/fonts/inter.woff2" as="font" type="font/woff2" crossorigin>
<script type="module" src="${script_path}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<a href="/docs">Leadwright <span class="quiet">docs</span></a>
<a class="menu" href="#menu">Menu</a>
<div class="search" role="search"><input type="search" aria-label="Search the documentation, in English or Spanish" placeholder="Search · Buscar" autocomplete="off"><ul hidden></ul></div>
</header>
<div class="frame">
<nav id="menu" aria-label="Documentation">
${guideGroups.map(group => html`<b>${group.title}</b>${group.guides.map(({ name, title: label }) => entry(`/docs/${name}`, label, path))}`)}
<b>Reference</b>
${entry('/docs/reference', 'All endpoints', path)}
${tagGroups.map(group => {
  const isOpen = group.tags.some(({ name }) => path === `/docs/reference/${name}`)
  return html`<details${raw(isOpen ? ' open' : '')}><summary>${group.name}</summary>${group.tags.map(tag => entry(`/docs/reference/${tag.name}`, tag.title, path))}</details>`
})}
<b>Files</b>
${entry('/openapi.json', 'OpenAPI', path)}
${entry('/docs/postman.json', 'Postman', path)}
${entry('/llms.txt', 'llms.txt', path)}
</nav>
<main id="content">
${content}
</main>
</div>
</body>
</html>`,
  )

const entry = (to: string, label: string, path: string): Markup =>
  html`<a href="${to}"${raw(to === path ? ' aria-current="page"' : '')}>${label}</a>`
