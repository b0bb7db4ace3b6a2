/** The browser of the tests: found, or installed, never left out. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { installPackage, onPath } from './debian.ts'
import { howToInstall } from './how-to-install.ts'
import { isMeasured } from './measured.ts'

const WINDOWED = ['chromium', 'chromium-browser', 'google-chrome']
/** The first is the same engine without the parts of a window: the tests take half as much of the machine. */
const NAMES = ['chromium-headless-shell', ...WINDOWED]
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test is closed before compiling what runs often pays.
  ...(isMeasured ? [] : ['--js-flags=--no-turbofan,--no-maglev,--single-threaded-gc']),
]

/** The path of a Chromium. Looks at CHROMIUM_PATH, the path, Playwright's own; else installs one. */
export const chromiumPath = (): string => findOrInstall(NAMES)

/** The path of a full Chromium: the headless shell has no back-forward cache, and renders less. */
export const windowedChromiumPath = (): string => findOrInstall(WINDOWED)

function findOrInstall(names: string[]): string {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`)
  }
  return onPath(...names) ?? playwrightOwn() ?? installed(names)
}

let running: Promise<Browser> | undefined

/**
 * A browser without a window, one for all files of a worker: it starts once and stays warm. Whoever closes it closes the
 * contexts that were opened through it; the process itself ends with the worker.
 */
export async function launchChromium(): Promise<Browser> {
  if (!(await running?.catch(() => undefined))?.isConnected()) {
    running = chromium.launch({ executablePath: chromiumPath(), headless: true, args: FLAGS })
  }
  const browser = await running!
  const before = new Set(browser.contexts())
  const close = async () => {
    await Promise.all(browser.contexts().map(context => (before.has(context) ? undefined : context.close())))
  }
  return new Proxy(browser, {
    get(target, name) {
      if (name === 'close') return close
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function playwrightOwn(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function installed(names: string[]): string {
  const packaged = ['chromium-headless-shell', 'chromium'].some(name => names.includes(name) && installPackage(name))
  const found = (packaged && onPath(...names)) || (download() && playwrightOwn())
  if (found) return found
  throw new Error(howToInstall('chromium'))
}

function download(): boolean {
  const cli = fileURLToPath(new URL('../../node_modules/playwright/cli.js', import.meta.url))
  return spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore' }).status === 0
}
