/** `/docs/problems`: what each code of a refusal means. The `type` of a problem document leads here. */
import { html } from 'hono/html'
import { endpoints } from '../../features.ts'
import { codesOf, type Locale, messageOf } from '../../platform/messages/messages.ts'
import { catalog, type ProblemCode } from '../../platform/problem/catalog.ts'
import { problemTitle, problemType } from '../../platform/problem/problem.ts'
import { problemExample } from '../../problem-responses.ts'
import { referencePath } from './overview.ts'
import { docsPage, type Markup } from './page.ts'

const codes = Object.keys(catalog) as ProblemCode[]

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(catalog, code)

export const problemsPage = (language: Locale): Promise<string> =>
  docsPage({
    title: 'Problems',
    language,
    content: html`<h1>Problems</h1>
<p>Every response that is not 2xx is a problem document (RFC 9457). Programs decide by its <code>code</code>, which is stable.</p>
<table>${codes.map(
      code =>
        html`<tr><td><a href="${problemType(code)}"><code>${code}</code></a></td><td>${catalog[code]}</td><td>${problemTitle(code, language)}</td></tr>`,
    )}</table>
<h2 id="fields">Codes of fields</h2>
<p>With <code>validation_failed</code>, <code>errors</code> names each field and one of these codes.</p>
<table>${codesOf('validation').map(
      code =>
        html`<tr id="${code}"><td><code>${code}</code></td><td>${messageOf(language, `validation.${code}`)}</td></tr>`,
    )}</table>`,
  })

export const problemPage = (code: ProblemCode, language: Locale): Promise<string> =>
  docsPage({
    title: code,
    language,
    content: html`<h1>${problemTitle(code, language)}</h1>
<p><code>${code}</code>, status ${catalog[code]}</p>
<p>${problemExample(code).detail}</p>
<pre><code>${JSON.stringify(problemExample(code), null, 2)}</code></pre>
${answering(code)}`,
  })

/** Those that name it: what nearly every endpoint can answer would be a list that says nothing. */
function answering(code: ProblemCode): Markup {
  const contracts = endpoints.map(({ contract }) => contract).filter(({ problems }) => problems?.includes(code))
  if (contracts.length === 0) return html``
  return html`<h2>Endpoints that answer it</h2>
<table>${contracts.map(
    contract =>
      html`<tr><td><a href="${referencePath(contract)}">${contract.summary}</a></td><td class="quiet"><code>${contract.method.toUpperCase()} ${contract.path}</code></td></tr>`,
  )}</table>`
}
