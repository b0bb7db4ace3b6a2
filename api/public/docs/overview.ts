/** `/docs`: the guide, and every endpoint by its tag with the way to its reference. */
import { html } from 'hono/html'
import { type TagDescription, tagDescriptions, tagGroups } from '../../document-tags.ts'
import { endpoints } from '../../features.ts'
import type { Contract } from '../../platform/contract.ts'
import { guide } from './guide.ts'
import { guideHtml } from './guide-html.ts'
import { docsPage, type Markup } from './page.ts'

export const tagNames: readonly string[] = tagDescriptions.map(({ name }) => name)

/** The place of an endpoint in the reference of its tag, as the reference itself names it. */
const placeOf = ({ tag, method, path }: Contract): string => `#tag/${tag}/${method.toUpperCase()}${path}`

export const referencePath = (contract: Contract): string => `/docs/reference/${contract.tag}${placeOf(contract)}`

/** Links to endpoints from before each tag had its own page. */
const script = `
const forward = () => {
  const [, tag] = /^#tag\\/([^/]+)\\/[A-Z]+\\//.exec(location.hash) ?? []
  if (tag) location.replace('/docs/reference/' + tag + location.hash)
  else if (location.hash.startsWith('#model/')) location.replace('/docs/reference' + location.hash)
}
addEventListener('hashchange', forward)
forward()
`

export const overview = (): Promise<string> =>
  docsPage({
    title: 'Documentation',
    script,
    content: html`<h1>Leadwright API</h1>
${guideHtml(guide)}
<h2 id="endpoints">Endpoints</h2>
<p>Endpoints are <b>stable</b> (they only grow within v1), <b>beta</b> (they may change, with a note in the changelog) or <b>internal</b>
(made for the admin and for pages that visitors see).</p>
${tagGroups.map(group => html`<p><b>${group.name}</b> ${group.tags.map(({ name, title }) => html`<a href="#tag/${name}">${title}</a> `)}</p>`)}
${tagDescriptions.map(section)}`,
  })

const section = ({ name, title, stability, description }: TagDescription): Markup =>
  html`<h3 id="tag/${name}"><a href="/docs/reference/${name}">${title}</a></h3>
<p>${description} <span class="quiet">${stability}</span></p>
<table>${endpoints.filter(({ contract }) => contract.tag === name).map(({ contract }) => row(contract))}</table>`

const row = (contract: Contract): Markup =>
  html`<tr><td><a href="${referencePath(contract)}">${contract.summary}</a></td><td class="quiet"><code>${contract.method.toUpperCase()} ${contract.path}</code></td></tr>`
