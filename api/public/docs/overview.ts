/** `/docs`: the guide, and every endpoint by its tag with the way to its reference. */
import { html } from 'hono/html'
import { endpoints } from '../../features.ts'
import type { Contract } from '../../platform/contract.ts'
import { guide } from './guide.ts'
import { guideHtml } from './guide-html.ts'
import { docsPage, type Markup } from './page.ts'

export const tagNames: readonly string[] = [...new Set(endpoints.map(({ contract }) => contract.tag))].toSorted()

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
<nav>${tagNames.map(tag => html`<a href="#tag/${tag}">${tag}</a> `)}</nav>
${tagNames.map(section)}`,
  })

const section = (tag: string): Markup => html`<h3 id="tag/${tag}"><a href="/docs/reference/${tag}">${tag}</a></h3>
<table>${endpoints.filter(({ contract }) => contract.tag === tag).map(({ contract }) => row(contract))}</table>`

const row = (contract: Contract): Markup =>
  html`<tr><td><a href="${referencePath(contract)}">${contract.summary}</a></td><td class="quiet"><code>${contract.method.toUpperCase()} ${contract.path}</code></td></tr>`
