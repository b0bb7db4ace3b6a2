/** The package as npm would publish it: packed, installed into an empty project, typed there, and rendered on a server. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'leadwright-widget-package-'))
const modules = join(folder, 'node_modules')
const site = 'site_00000000000000000000000000000001'

async function run(program: string, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: folder, npm_config_update_notifier: 'false' }
  const { stdout } = await promisify(execFile)(program, args, { cwd: folder, env }).catch(error => {
    throw new Error(`${error.message}\n${error.stdout}`)
  })
  return stdout
}
const runModule = (code: string): Promise<string> => {
  writeFileSync(join(folder, 'app.mjs'), code)
  return run(process.execPath, 'app.mjs')
}

beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'shop', private: true }))
  await run('npm', 'pack', '--ignore-scripts', join(root, 'widget/package'))
  const [packed = ''] = readdirSync(folder).filter(name => name.endsWith('.tgz'))
  await run('npm', 'install', '--offline', '--no-audit', '--no-fund', packed)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('it says what it is, whose it is and what it needs, and brings nothing else', () => {
  const installed = join(modules, '@leadwright/widget')
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect(manifest).toMatchObject({
    license: 'MIT',
    engines: { node: '>=20' },
    repository: { directory: 'widget/package' },
  })
  expect(manifest.private).toBeUndefined()
  expect(manifest.dependencies).toBeUndefined()
  expect(readdirSync(modules).filter(name => !name.startsWith('.'))).toEqual(['@leadwright'])
  expect(readdirSync(installed).toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
  expect(readFileSync(join(installed, 'README.md'), 'utf8')).toContain('npm install @leadwright/widget')
})

test('without React and Vue the loader works, and does nothing on a server', async () => {
  const said = await runModule(`import { leadwright, loadLeadwright } from '@leadwright/widget'
    const loaded = await loadLeadwright({ baseUrl: 'https://leads.example.com', site: '${site}' })
    loaded.open('popup_1')
    leadwright('open', 'popup_1')
    leadwright.on('shown', () => undefined)()
    console.log(loaded === leadwright)`)
  expect(said).toBe('true\n')
})

/** As an app that has them: they come from here, where the project under test has none of its own. */
function addPeers(): void {
  mkdirSync(join(modules, '@types'), { recursive: true })
  for (const name of ['react', 'react-dom', 'vue', '@vue', 'csstype', '@types/react', '@types/react-dom']) {
    rmSync(join(modules, name), { force: true })
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
}

test('what React and Vue render on a server has the places, and loads nothing', async () => {
  addPeers()
  const react = await runModule(`import { createElement as h } from 'react'
    import { renderToString } from 'react-dom/server'
    import { LeadwrightButton, LeadwrightChat, LeadwrightForm, LeadwrightProvider, useLeadwright } from '@leadwright/widget/react'
    const State = () => useLeadwright().status
    console.log(renderToString(h(LeadwrightProvider, { baseUrl: 'https://leads.example.com', site: '${site}' },
      h(LeadwrightForm, { popupId: 'popup_1', minHeight: 420 }), h(LeadwrightChat, { assistantId: 'asst_1' }),
      h(LeadwrightButton, { opens: 'popup_2' }, 'Open'), h(State))))`)
  expect(react).toBe(
    '<div data-leadwright-form="popup_1" style="min-height:420px"></div><div data-leadwright-chat="asst_1" style="height:560px"></div><button type="button" data-leadwright-open="popup_2">Open</button>loading\n',
  )
  const vue = await runModule(`import { createSSRApp, h } from 'vue'
    import { renderToString } from 'vue/server-renderer'
    import { createLeadwright, LeadwrightButton, LeadwrightForm, useLeadwright } from '@leadwright/widget/vue'
    const App = { setup() { const { status } = useLeadwright(); return () => h('main', [h(LeadwrightForm, { popupId: 'popup_1', minHeight: 420 }), h(LeadwrightButton, { opens: 'popup_2' }, () => 'Open'), status.value]) } }
    const app = createSSRApp(App).use(createLeadwright({ baseUrl: 'https://leads.example.com', site: '${site}' }))
    console.log(await renderToString(app))`)
  expect(vue).toBe(
    '<main><div data-leadwright-form="popup_1" style="min-height:420px;"></div><button type="button" data-leadwright-open="popup_2">Open</button>loading</main>\n',
  )
  const lost = runModule(`import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { useLeadwright } from '@leadwright/widget/react'
    renderToString(createElement(() => useLeadwright().status))`)
  await expect(lost).rejects.toThrow('useLeadwright needs <LeadwrightProvider> around the app.')
})

test.each([
  ['bundler', 'esnext'],
  ['nodenext', 'nodenext'],
])('its types are whole with the resolution %s, and refuse what there is not', async (moduleResolution, module) => {
  addPeers()
  const code = `import { leadwright, loadLeadwright, type LeadwrightDetail } from '@leadwright/widget'
    import { LeadwrightForm } from '@leadwright/widget/react'
    import { createLeadwright } from '@leadwright/widget/vue'
    export const loaded = loadLeadwright({ baseUrl: 'https://leads.example.com', site: 'site_1', consent: 'required' })
    export const stop: () => void = leadwright.on('submitted', ({ popup_id }: LeadwrightDetail) => console.log(popup_id))
    document.addEventListener('leadwright:shown', ({ detail }) => console.log(detail.variant))
    window.leadwright?.('track', 'Signed up', { plan: 'pro' })
    LeadwrightForm({ popupId: 'popup_1', className: 'form' })
    createLeadwright({ baseUrl: '', site: '' })
    // @ts-expect-error
    leadwright.on('nope', () => undefined)
    // @ts-expect-error
    LeadwrightForm({ id: 'popup_1' })
    // @ts-expect-error
    loadLeadwright({ site: 'site_1' })`
  writeFileSync(join(folder, 'app.mts'), code)
  const compilerOptions = { ...{ module, moduleResolution }, target: 'es2022', strict: true, noEmit: true }
  const lib = ['es2023', 'dom', 'dom.iterable']
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, lib, types: [], skipLibCheck: true },
      include: ['app.mts'],
    }),
  )
  expect(await run(process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', '.')).toBe('')
})
