/** Lines about what a client does, for the console or the logger of a program. No line has a token, a header or a body. */
import { fromEnvironment } from './environment.ts'
import { version } from './version.ts'

/**
 * The console is one, and so are pino, winston and others. `debug`: every try. `info`: retries. `warn`: endpoints that go, an older
 * server, silent streams.
 */
export type Logger = Record<'debug' | 'info' | 'warn', (message: string) => void>

export type LogLevel = keyof Logger | 'off'

const levels = ['debug', 'info', 'warn', 'off']

/** The same logger, for what is at least as grave as the level. */
export function withLevel(
  logger: Logger = console,
  least: string = fromEnvironment('LEADWRIGHT_LOG') ?? 'warn',
): Logger {
  const say = (level: keyof Logger) => (message: string) => {
    if (levels.indexOf(level) >= levels.indexOf(least)) logger[level](`leadwright: ${message}`)
  }
  return { debug: say('debug'), info: say('info'), warn: say('warn') }
}

/** Says once when the server is older than the package by more than a patch, so that a missing endpoint is no riddle; and what goes away. */
export function watchServer(logger: Logger): (name: string, headers: Headers) => void {
  let isCompared = false
  return (name, headers) => {
    const sunset = headers.get('sunset')
    if (sunset) logger.warn(`${name} goes away on ${sunset}.`)
    const server = headers.get('leadwright-version')
    if (!server || isCompared) return
    isCompared = true
    if (isOlder(server, version))
      logger.warn(`the server is version ${server}, this package ${version}: newer endpoints answer 404.`)
  }
}

function isOlder(one: string, other: string): boolean {
  const [before, after] = [one, other].map(text => text.replace(/\.\d+$/, '')) as [string, string]
  return before.localeCompare(after, 'en', { numeric: true }) < 0
}
