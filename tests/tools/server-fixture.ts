/** A real server process beside a real mail server, and the links that it mails or prints. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { type MailSink, openSink } from '../../api/testing/mail-sink.ts'
import { freePort, type Launched, type ServerProcess, startServer } from './server-process.ts'

export interface ServerFixture {
  server: ServerProcess
  /** The server's own address, as browsers and mails have it. */
  url: string
  sink: MailSink
  /** The first mail to an address whose subject fits; waits for it. */
  mailTo(address: string, subject: RegExp): Promise<Email>
  close(): Promise<void>
}

/** Started empty, without the demo. */
export async function openServerFixture(
  environment: Record<string, string> = {},
  args = ['--empty'],
  at?: number,
): Promise<ServerFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-fixture-'))
  const sink = await openSink()
  const port = at ?? (await freePort())
  const url = `http://localhost:${port}`
  const settings = { SMTP_URL: sink.url, PUBLIC_URL: url, SUBMISSIONS_BURST: '100', ...environment }
  const server = await startServer({ folder, port, args, environment: settings })
  return {
    server,
    url,
    sink,
    async mailTo(address, subject) {
      const mail = await eventually(async () => {
        for (const { to, raw } of sink.received) {
          if (to !== address) continue
          const parsed = await PostalMime.parse(raw)
          if (subject.test(parsed.subject ?? '')) return parsed
        }
        return undefined
      }, `a mail to ${address} about ${subject}`)
      return mail
    },
    async close() {
      await server.stop()
      await sink.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Asks again until there is an answer, at most half a minute where nothing else is said. */
export async function eventually<T>(
  ask: () => Promise<T | undefined | false>,
  what: string,
  patience_ms = 30_000,
): Promise<T> {
  const until = performance.now() + patience_ms
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (performance.now() > until) throw new Error(`There was not ${what}.`)
    await sleep(50)
  }
}

/** The first link in a mail's text that begins like this. */
export function linkIn(mail: Email, start: string): string {
  const link = mail.text?.split(/[\s()<>]+/).find(word => word.startsWith(start))
  if (!link) throw new Error(`No link ${start}… in the mail:\n${mail.text}`)
  return link
}

/** The token of the one-time link that an empty installation prints, a moment after it is ready. */
export const setUpToken = (server: Launched): Promise<string> =>
  eventually(async () => {
    if (server.child.exitCode !== null) throw new Error(`The server has ended:\n${server.output()}`)
    return /\/set-up\/(\S+)/.exec(server.output())?.[1]
  }, 'a set-up link')
