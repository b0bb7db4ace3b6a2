/** The app for Next.js as an outsider has it: a copy with the packed package and what the registry has of Next. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { npmEnvironment, openAppSite, startApp, visitApp } from '../../tests/examples/widget-app.ts'
import { launchChromium } from '../../tests/tools/chromium.ts'
import { freePort } from '../../tests/tools/server-process.ts'

const root = join(import.meta.dirname, '../..')

test('widget-next is built, shows the popup and the form, and hears of both, twice', { timeout: 900_000 }, async () => {
  const { fixture, addresses, site_id, popup_id, form_id } = await openAppSite()
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-next-'))
  const settings = { NEXT_PUBLIC_SITE_ID: site_id, NEXT_PUBLIC_POPUP_ID: popup_id, NEXT_PUBLIC_FORM_ID: form_id }
  const env = { NEXT_PUBLIC_LEADWRIGHT_URL: fixture.url, ...settings, NEXT_TELEMETRY_DISABLED: '1' }
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(program, args, {
      cwd: folder,
      env: { ...npmEnvironment(), ...env },
    }).catch(error => {
      throw new Error(`${error.message}\n${error.stdout}`)
    })
  const browser = await launchChromium()
  try {
    cpSync(join(root, 'examples/widget-next'), folder, { recursive: true })
    await run('npm', 'pack', '--ignore-scripts', join(root, 'widget/package'))
    const packed = readdirSync(folder).find(name => name.endsWith('.tgz')) ?? ''
    await run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', `./${packed}`)
    for (const turn of [1, 2]) {
      await run('npm', 'run', 'build')
      const app = await startApp(
        ['node_modules/next/dist/bin/next', 'start', '-p', String(await freePort())],
        env,
        folder,
      )
      try {
        const page = await (await browser.newContext()).newPage()
        const errors: string[] = []
        page.on('pageerror', error => errors.push(String(error)))
        page.on('console', message => message.type() === 'error' && errors.push(message.text()))
        const emailOf = (place: string, of = turn) => `next-${of}-${place}@example.org`
        const said = await visitApp(page, app.url, place => emailOf(place))
        expect(said).toEqual([popup_id, form_id].flatMap(id => [`shown ${id}`, `submitted ${id}`]))
        const all = [1, 2].slice(0, turn).flatMap(of => ['form', 'popup'].map(place => emailOf(place, of)))
        expect(await addresses()).toEqual(all)
        expect(errors).toEqual([])
      } finally {
        app.stop()
      }
    }
  } finally {
    await browser.close()
    await fixture.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
