/**
 * `screens.json`: the page of each screen. A page names the files that its screen begins with, so that a browser asks for them
 * beside the entry, and not one after the other as code comes to them. Screens with the same files share one.
 */
import { dirname, join } from 'node:path'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import type { Screen } from '../product/screens/screen.ts'

/** Around every screen that one sees signed in. */
const around = ['app/frame.tsx', 'app/frame-data.ts', 'product/session/abilities.ts']

export const screenPages = (root: string): Plugin => ({
  name: 'screen-pages',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap(file => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
    )
    const withImports = (names: Iterable<string>) => {
      const found = new Set(names)
      for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported)
      return found
    }
    const byModule = new Map(
      [...chunks.values()].flatMap(({ fileName, moduleIds }) => moduleIds.map(id => [id, fileName])),
    )
    const entry = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
    const first = withImports(entry)
    const html = sourceOf(bundle['index.html'])
    const pages = new Map<string, string>()
    const screens: Record<string, string> = {}
    for (const { path, access, hasPayment, asked } of await begunWith(root)) {
      const modules = [...(access === 'public' ? [] : around.map(name => join(root, name))), ...asked]
      const files = withImports(modules.flatMap(id => byModule.get(id) ?? [])).difference(first)
      const links = linksOf([...files].flatMap(name => chunks.get(name) ?? []))
      // The server lets Stripe.js run on those of this folder alone.
      const folder = hasPayment ? 'pages/payment' : 'pages'
      const key = `${folder} ${links}`
      const page = pages.get(key) ?? `${folder}/${pages.size}.html`
      if (!pages.has(key)) this.emitFile({ type: 'asset', fileName: page, source: withLinks(html, links) })
      pages.set(key, page)
      screens[path] = page
    }
    this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens) })
  },
})

function linksOf(chunks: Rolldown.OutputChunk[]): string {
  const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  return [
    ...[...styles].map(name => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...chunks.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ].join('')
}

const withLinks = (html: string, links: string): string => html.replace('</head>', `${links}</head>`)

function sourceOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('The admin has no page')
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString()
}

/** Each screen with the modules that it imports when it is gone to, for its code and for its first data. */
async function begunWith(
  root: string,
): Promise<(Pick<Screen, 'path' | 'access' | 'hasPayment'> & { asked: Set<string> })[]> {
  let asked = new Set<string>()
  const asks = (file: string, from: string): Promise<never> => {
    asked.add(join(dirname(from), file))
    return Promise.reject(new Error('Only asked'))
  }
  Object.assign(globalThis, { asks })
  const asking: Plugin = {
    name: 'asking',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/screens.ts')
        ? code.replaceAll(/\bimport\(('[^']+')\)/g, (_, file) => `globalThis.asks(${file}, ${JSON.stringify(id)})`)
        : undefined,
  }
  const config = { root, configFile: false as const, plugins: [asking] }
  const { module } = await runnerImport<{ screens: readonly Screen[] }>(join(root, 'app/screens.ts'), config)
  const found = []
  for (const screen of module.screens) {
    asked = new Set()
    const place = { params: {}, search: {}, can: async () => true }
    await Promise.allSettled([attempt(() => screen.load()), attempt(() => screen.data?.(place))])
    if (asked.size === 0) throw new Error(`${screen.path} imports nothing`)
    found.push({ path: screen.path, access: screen.access, hasPayment: screen.hasPayment, asked })
  }
  return found
}

const attempt = async (begin: () => unknown): Promise<unknown> => begin()
