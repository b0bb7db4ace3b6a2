/**
 * `npm start -- --sandboxes`: what runs WordPress sandboxes is installed beside the server, which serves meanwhile. It is the same as
 * `npm run sandboxes:install`, whose arguments it takes.
 */
import { spawn } from 'node:child_process'
import type { OpenInstallation } from './installation.ts'
import { rootFolder } from './root-folder.ts'

export function installSandboxes({ log, stopping }: OpenInstallation, args: readonly string[]): void {
  const root = rootFolder()
  const program = ['--import', './api/faster-imports.ts', 'scripts/sandboxes-install.ts', ...args]
  const child = spawn(process.execPath, program, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  child.on('error', error => log.error({ reason: error.message }, 'sandboxes are not installed'))
  child.on('exit', code => {
    if (code !== 0 && !stopping.aborted) log.error({ code }, 'sandboxes are not installed')
  })
  stopping.addEventListener('abort', () => child.kill(), { once: true })
}
