/** The browser of the tests: found, or installed, never left out. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { installPackage, onPath } from './debian.ts'
import { howToInstall } from './how-to-install.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium. Looks at CHROMIUM_PATH, the path, Playwright's own; else installs one. */
export function chromiumPath(): string {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`)
  }
  return onPath(...NAMES) ?? playwrightOwn() ?? installed()
}

/** Starts it without a window. The caller closes it. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), headless: true, args: FLAGS })

function playwrightOwn(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function installed(): string {
  const found = (installPackage('chromium') && onPath(...NAMES)) || (download() && playwrightOwn())
  if (found) return found
  throw new Error(howToInstall('chromium'))
}

function download(): boolean {
  const cli = fileURLToPath(new URL('../../node_modules/playwright/cli.js', import.meta.url))
  return spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore' }).status === 0
}
