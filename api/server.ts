/** One port for everything: API, widget, documentation, demo, mail viewer, admin. */
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { createApp } from './app.ts'
import type { OpenInstallation } from './installation.ts'
import { adminFiles } from './public/admin-files/admin-files.ts'
import { demo } from './public/demo/demo.ts'
import { docs } from './public/docs/docs.ts'
import { health, type Readiness } from './public/health/health.ts'
import { mailViewer } from './public/mail-viewer/mail-viewer.ts'
import { widgetFiles } from './public/widget-files/widget-files.ts'

const root = join(import.meta.dirname, '..')

/** A port that is in use, or an address that is not this machine's. */
export class CannotListen extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'CannotListen'
  }
}

export interface Server {
  port: number
  /** Takes no new connections and waits for requests under way, at most `milliseconds`. */
  close(milliseconds: number): Promise<void>
}

export async function startServer(installation: OpenInstallation, readiness: Readiness): Promise<Server> {
  const app = createApp(installation)
  app.route('/', health(installation.databases, readiness))
  app.route('/', docs())
  app.route('/', widgetFiles(join(root, 'widget', 'dist')))
  app.route('/demo', demo(installation))
  app.route('/dev/mail', mailViewer(installation.mailer))
  app.route('/', adminFiles(join(root, 'admin', 'dist')))
  const { host, port } = installation.config
  const server = await listen(app.fetch, host, port)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: milliseconds => closeServer(server, milliseconds),
  }
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], hostname: string, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname, port, autoCleanupIncoming: true }, () => resolve(server))
    server.once('error', (error: NodeJS.ErrnoException) => reject(sentenceFor(error, hostname, port)))
  })
}

function sentenceFor(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const example = 'Example: PORT=8788 npm start'
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotListen(`Port ${port} is in use by another program. Stop it, or choose another port. ${example}`)
    case 'EACCES':
      return new CannotListen(`This user may not listen on port ${port}. Choose a port above 1023. ${example}`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotListen(`HOST=${host} is not an address of this machine. Example: HOST=0.0.0.0 npm start`)
    default:
      return error
  }
}

function closeServer(server: ServerType, milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    const force = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, milliseconds)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
