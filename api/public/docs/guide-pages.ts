/** Pages of the guides; that of errors ends with every code, that of limits with every number. */
import { html } from 'hono/html'
import { catalog, type ProblemCode } from '../../platform/problem/catalog.ts'
import { problemTitle, problemType } from '../../platform/problem/problem.ts'
import type { Limit } from '../../platform/runtime/define-limits.ts'
import { codesOf, messageOf } from '../../platform/texts/messages/messages.ts'
import { problemExample } from '../../problem-responses.ts'
import { type Guide, guideLink, guideText } from './guides.ts'
import { markdownHtml } from './markdown.ts'
import { docsPage, type Markup } from './page.ts'

export type Limits = Readonly<Record<string, Limit>>

export const guidePage = (guide: Guide, base_url: string, limits: () => Limits): Promise<string> =>
  docsPage({
    title: guide.title,
    path: `/docs/${guide.name}`,
    content: html`<div class="prose">${markdownHtml(guideText(guide, base_url), { link: guideLink })}${appendix(guide.name, limits)}</div>`,
  })

function appendix(name: string, limits: () => Limits): Markup {
  if (name === 'errors') return errorCatalog()
  return name === 'limits' ? limitTable(limits()) : html``
}

const codes = Object.keys(catalog) as ProblemCode[]

function errorCatalog(): Markup {
  const byStatus = [...Map.groupBy(codes, code => catalog[code])].sort(([a], [b]) => a - b)
  return html`<h2 id="codes"><a href="#codes">Codes</a></h2>
${byStatus.map(
  ([status, own]) => html`<h3 id="status-${status}"><a href="#status-${status}">${status}</a></h3>
<div class="table"><table>${own.map(
    code =>
      html`<tr id="${code}"><td><a href="${problemType(code)}"><code>${code}</code></a></td><td>${whatToDo(code)}</td></tr>`,
  )}</table></div>`,
)}
<h2 id="fields"><a href="#fields">Codes of fields</a></h2>
<p>With <code>validation_failed</code>, <code>errors</code> names each field and one of these codes, or one of those above.</p>
<div class="table"><table>${codesOf('validation').map(
    code => html`<tr id="${code}"><td><code>${code}</code></td><td>${messageOf('en', `validation.${code}`)}</td></tr>`,
  )}</table></div>`
}

/** The title alone where the sentence says no more. */
function whatToDo(code: ProblemCode): string {
  const [title, detail] = [problemTitle(code, 'en'), problemExample(code).detail]
  return detail === title ? detail : `${title.replace(/\.$/, '')}. ${detail}`
}

function limitTable(limits: Limits): Markup {
  return html`<h2 id="numbers"><a href="#numbers">All numbers</a></h2>
<p>They are in the SDK as <code>limits</code>, and in the document under <code>x-limits</code>.</p>
<div class="table"><table><tr><th>Limit</th><th>Value</th><th>Beyond it</th></tr>${Object.entries(limits).map(
    ([name, { value, unit, refused }]) =>
      html`<tr id="${name}"><td><code>${name}</code></td><td>${value.toLocaleString('en')} ${unit}</td><td>${refused ? html`<a href="/docs/errors#${refused}"><code>${refused}</code></a>` : ''}</td></tr>`,
  )}</table></div>`
}
