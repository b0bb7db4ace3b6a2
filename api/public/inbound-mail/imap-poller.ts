/**
 * Looks through a mailbox for email that came back. Messages that were looked at are marked with a keyword, so that they are
 * not looked at again, whoever else reads the mailbox; what people have not read stays unread.
 */
import type { ImapFlow } from 'imapflow'
import type { Installation } from '../../platform/context.ts'
import { isOutage } from '../../platform/database/errors.ts'
import { errorFields } from '../../platform/log.ts'
import { Problem } from '../../platform/problem/problem.ts'
import { inboundLimits as limits } from './limits.ts'
import { receiveMessage } from './receive.ts'

export const seen_keyword = '$Leadwright'

export interface ImapPoller {
  stop(): Promise<void>
}

interface Mailbox {
  host: string
  port: number
  secure: boolean
  auth: { user: string; pass: string }
  folder: string
}

export function mailboxOf(text: string): Mailbox {
  const url = new URL(text)
  const secure = url.protocol === 'imaps:'
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || (secure ? 993 : 143)),
    secure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  }
}

async function connect({ folder: _folder, ...server }: Mailbox): Promise<ImapFlow> {
  // Loaded where a mailbox is configured.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({ ...server, logger: false, emitLogs: false, connectionTimeout: 30_000 })
  // Told besides by what waits for an answer.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Looks through what is new; answers how many messages there were. */
export async function pollMailbox(installation: Installation, mailbox: Mailbox, signal: AbortSignal): Promise<number> {
  const client = await connect(mailbox)
  try {
    const lock = await client.getMailboxLock(mailbox.folder)
    try {
      const uids = (await client.search({ unKeyword: seen_keyword }, { uid: true })) || []
      for (let at = 0; at < uids.length && !signal.aborted; at += limits.inbound_batch_messages) {
        await takeIn(installation, client, uids.slice(at, at + limits.inbound_batch_messages))
      }
      return uids.length
    } finally {
      lock.release()
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}

async function takeIn(installation: Installation, client: ImapFlow, uids: number[]): Promise<void> {
  const sizes = await client.fetchAll(uids, { size: true, uid: true }, { uid: true })
  const done: number[] = []
  const receiving: Promise<unknown>[] = []
  try {
    for (const { uid, size = 0 } of sizes) {
      const source = size > limits.inbound_bytes_read ? { start: 0, maxLength: limits.inbound_bytes_read } : true
      const message = await client.fetchOne(uid, { source, uid: true }, { uid: true })
      const raw = message ? message.source : undefined
      const received = raw ? receive(installation, raw) : Promise.resolve(true)
      // What came together is written together.
      receiving.push(received.then(isDone => isDone && done.push(uid)))
    }
    await Promise.all(receiving)
  } finally {
    await Promise.allSettled(receiving)
    if (done.length > 0) await client.messageFlagsAdd(done, [seen_keyword], { uid: true })
  }
}

/**
 * A message that cannot be read is passed over; one that cannot be written down is looked at again. False for what is left
 * to the installation where its site went on, which may look through the same mailbox.
 */
async function receive(installation: Installation, raw: Buffer): Promise<boolean> {
  try {
    await receiveMessage(installation, raw)
  } catch (error) {
    if (error instanceof Problem && error.code === 'site_elsewhere') return false
    if (isOutage(error)) throw error
    installation.log.warn(errorFields(error), 'a message of the mailbox was passed over')
  }
  return true
}

export function pollForMail(installation: Installation, url: string): ImapPoller {
  const mailbox = mailboxOf(url)
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const look = () => {
    running = pollMailbox(installation, mailbox, stopping.signal)
      .then(() => undefined)
      .catch(error => installation.log.warn(errorFields(error), 'the mailbox could not be looked through'))
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(look, limits.inbound_poll_seconds * 1_000).unref()
      })
  }
  look()
  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
