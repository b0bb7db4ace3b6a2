/** What of the snippets is put together here: height and version are only known in a browser. Pure. */

/** The container of an embedded form. Its height is reserved, so that the page does not shift. */
export const withHeight = (container: string, height: number): string =>
  height > 0 ? container.replace('></', ` style="min-height: ${Math.ceil(height)}px"></`) : container

/** A call in the form that works before the widget has loaded too. */
export const queued = (call: string): string =>
  `window.leadwright = window.leadwright || function () { (leadwright.q = leadwright.q || []).push(arguments) }\n${call}`

type File = { url: string; integrity: string }

/** The script in the version of today, which browsers check before they run it. */
export const pinned = (snippet: string, { url, integrity }: File): string =>
  snippet.replace('/widget.js"', `${url}" integrity="${integrity}" crossorigin="anonymous"`)

const LOADER = /src="(.+)\/widget\.js".* data-site="([^"]+)"/

/** For apps that are built: the package, and the call that loads the same script. */
export function packaged(snippet: string): { install: string; load: string; react: string } {
  const [, baseUrl = '', site = ''] = LOADER.exec(snippet) ?? []
  return {
    install: 'npm install @leadwright/widget',
    load: `import { loadLeadwright } from '@leadwright/widget'\n\nconst leadwright = await loadLeadwright({\n  baseUrl: '${baseUrl}',\n  site: '${site}',\n})`,
    react: `import { LeadwrightProvider } from '@leadwright/widget/react'\n\n<LeadwrightProvider\n  baseUrl="${baseUrl}"\n  site="${site}"\n>\n  <App />\n</LeadwrightProvider>`,
  }
}
