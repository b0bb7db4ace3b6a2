/** `/docs/problems/<code>`: the page of one code, to which the `type` of a problem document leads. */
import { html } from 'hono/html'
import { endpoints } from '../../features.ts'
import { catalog, type ProblemCode } from '../../platform/problem/catalog.ts'
import { problemTitle } from '../../platform/problem/problem.ts'
import type { Locale } from '../../platform/texts/messages/messages.ts'
import { problemExample } from '../../problem-responses.ts'
import { codeBlock } from './code-block.ts'
import { endpointRow } from './overview.ts'
import { docsPage, type Markup } from './page.ts'

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(catalog, code)

export const problemPage = (code: ProblemCode, language: Locale): Promise<string> =>
  docsPage({
    title: code,
    path: '/docs/errors',
    language,
    content: html`<div class="prose"><h1>${problemTitle(code, language)}</h1>
<p><code>${code}</code>, status ${catalog[code]} · <a href="/docs/errors#${code}">all codes</a></p>
<p>${problemExample(code).detail}</p>
${codeBlock([{ language: 'json', code: JSON.stringify(problemExample(code), null, 2) }])}
${answering(code)}</div>`,
  })

/** Those that name it: what nearly every endpoint can answer would be a list that says nothing. */
function answering(code: ProblemCode): Markup {
  const contracts = endpoints.map(({ contract }) => contract).filter(({ problems }) => problems?.includes(code))
  if (contracts.length === 0) return html``
  return html`<h2>Endpoints that answer it</h2>
<div class="table"><table>${contracts.map(endpointRow)}</table></div>`
}
