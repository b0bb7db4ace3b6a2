/** Which module may import which: the table "Modules" of the architecture. */
import { type Import, isTest, type Rule } from '../source.ts'

const MODULES = ['api', 'workflows', 'openapi', 'sdk', 'widget', 'admin', 'cli', 'mcp', 'examples', 'tests', 'scripts']
/** What of the journey engine the API may know; the runners are put together where a process begins. */
const ENGINE_FOR_API = [/^workflows\/core\//, /^workflows\/time\//, /^workflows\/ports\.ts$/]
/** The rules of popups and of likely slips in addresses: the API explains them with the very files that browsers run. */
const WIDGET_FOR_API = /^widget\/src\/(decide\/|popup\/(typo|rich-text)\.ts$)/
const RUNNERS = /^workflows\/((embedded|temporal|simulate)\/|advance\.ts$)/
const PROCESSES = ['api/main.ts', 'api/workflow-worker.ts', 'api/seed/main.ts', 'api/testing/harness.ts']

const module = (path: string): string | undefined => MODULES.find(name => path.startsWith(`${name}/`))

/** Every import between modules that the table does not allow. */
export const modules: Rule = source => {
  const from = module(source.path)
  const check = from === undefined ? undefined : CHECKS[from]
  if (!check) return []
  return source.imports.flatMap(imported => {
    const reason = check(imported, source.path)
    return reason ? [`imports ${imported.specifier}: ${reason}`] : []
  })
}

type Check = (imported: Import, path: string) => string | undefined

const CHECKS: Record<string, Check> = {
  api(imported, path) {
    const to = target(imported)
    if (path.startsWith('api/account/') && imported.path?.startsWith('api/site/') && !isTest(path))
      return 'features of an account know no feature of a site; what they need of one is a port that it provides'
    if (to === undefined || to === 'api') return undefined
    if (WIDGET_FOR_API.test(imported.path ?? '')) return undefined
    // For the version.
    if (imported.path === 'package.json') return undefined
    if (to !== 'workflows') return 'the API imports no other module than workflows, and how the widget decides'
    if (ENGINE_FOR_API.some(pattern => pattern.test(imported.path ?? ''))) return undefined
    if (RUNNERS.test(imported.path ?? '') && (PROCESSES.includes(path) || isTest(path) || imported.typeOnly)) {
      return undefined
    }
    return `runners are put together in ${PROCESSES.join(' and ')} alone`
  },
  workflows(imported, path) {
    if (path.startsWith('workflows/core/') && !isTest(path)) {
      return imported.path?.startsWith('workflows/core/') ? undefined : 'the core imports nothing'
    }
    const to = target(imported)
    if (to !== undefined && to !== 'workflows') return 'workflows imports no other module'
    const temporal = imported.specifier.startsWith('@temporalio/')
    return temporal && !path.startsWith('workflows/temporal/') ? 'Temporal stays in workflows/temporal' : undefined
  },
  openapi: imported => (target(imported) === undefined ? undefined : 'openapi imports no other module'),
  sdk(imported, path) {
    const to = target(imported)
    if (to !== undefined && to !== 'sdk') return 'the SDK imports nothing of this repository'
    if (!path.startsWith('sdk/src/') || isTest(path)) return undefined
    return imported.path === undefined ? 'the SDK runs on fetch and WebCrypto alone' : undefined
  },
  widget(imported, path) {
    const to = target(imported)
    if (to === undefined || to === 'widget') return undefined
    // The browser that its tests share with the others of their worker.
    if (imported.path === 'tests/tools/chromium.ts' && !path.startsWith('widget/src/')) return undefined
    return to === 'sdk' && imported.typeOnly ? undefined : 'the widget imports types of the SDK only'
  },
  admin(imported) {
    const to = target(imported)
    if (to === undefined || to === 'admin') return undefined
    return imported.specifier === '@leadwright/sdk' ? undefined : 'the admin is a client: it imports the SDK only'
  },
  cli(imported) {
    const to = target(imported)
    if (to === undefined || to === 'cli') return undefined
    const isPackage = ['@leadwright/sdk', '@leadwright/mcp'].includes(imported.specifier)
    return isPackage ? undefined : 'the command line is a client: it imports the SDK and the MCP server only'
  },
  mcp(imported) {
    const to = target(imported)
    if (to === undefined || to === 'mcp') return undefined
    return imported.specifier === '@leadwright/sdk' ? undefined : 'the MCP server is a client: it imports the SDK only'
  },
  examples(imported, path) {
    const to = target(imported)
    if (to === undefined || to === 'examples') return undefined
    // What runs an example starts a server and a mail server around it.
    if (to === 'tests' && isTest(path)) return undefined
    return /^@leadwright\/(sdk|widget)(\/|$)/.test(imported.specifier) ? undefined : 'examples use what an outsider has'
  },
}

function target(imported: Import): string | undefined {
  const own = /^@leadwright\/(\w+)/.exec(imported.specifier)?.[1]
  return own ?? (imported.path === undefined ? undefined : (module(imported.path) ?? 'the root'))
}
