/**
 * Looks through a mailbox for email that came back. Messages that were looked at are marked with a keyword, so that they are
 * not looked at again, whoever else reads the mailbox; what people have not read stays unread. Two more keywords are set before
 * a message is read: one that ends the process is read once more, alone, and then no more.
 */
import type { ImapFlow, SearchObject } from 'imapflow'
import type { Installation } from '../../platform/features/context.ts'
import { Problem } from '../../platform/problem/problem.ts'
import { isOutage } from '../../platform/runtime/errors.ts'
import { errorFields } from '../../platform/runtime/log.ts'
import { inboundLimits as limits } from './limits.ts'
import { receiveMessage } from './receive.ts'

export const seen_keyword = '$Leadwright'
const begun_keyword = '$LeadwrightBegun'
const again_keyword = '$LeadwrightAgain'

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
  const search = async (query: SearchObject) => (await client.search(query, { uid: true })) || []
  try {
    const lock = await client.getMailboxLock(mailbox.folder)
    try {
      const uids = await search({ unKeyword: seen_keyword })
      const begun = new Set(uids.length === 0 ? [] : await search({ keyword: begun_keyword, unKeyword: seen_keyword }))
      const fresh = uids.filter(uid => !begun.has(uid))
      for (let at = 0; at < fresh.length && !signal.aborted; at += limits.inbound_batch_messages) {
        await takeIn(installation, client, fresh.slice(at, at + limits.inbound_batch_messages), begun_keyword)
      }
      if (begun.size > 0) await takeAgain(installation, client, [...begun], signal)
      return uids.length
    } finally {
      lock.release()
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}

/** Those whose reading has not come to its end: one of them may have ended the process. */
async function takeAgain(
  installation: Installation,
  client: ImapFlow,
  uids: number[],
  signal: AbortSignal,
): Promise<void> {
  const tried = new Set((await client.search({ keyword: again_keyword, unKeyword: seen_keyword }, { uid: true })) || [])
  for (const uid of uids.filter(one => !tried.has(one))) {
    if (signal.aborted) return
    await takeIn(installation, client, [uid], again_keyword)
  }
  if (tried.size === 0) return
  installation.log.warn({ messages: tried.size }, 'messages of the mailbox are passed over: reading them did not end')
  await client.messageFlagsAdd([...tried], [seen_keyword], { uid: true })
}

async function takeIn(installation: Installation, client: ImapFlow, uids: number[], begun: string): Promise<void> {
  const sizes = await client.fetchAll(uids, { size: true, uid: true }, { uid: true })
  await client.messageFlagsAdd(uids, [begun], { uid: true })
  const done = new Set<number>()
  const receiving: Promise<unknown>[] = []
  try {
    for (const { uid, size = 0 } of sizes) {
      const source = size > limits.inbound_bytes_read ? { start: 0, maxLength: limits.inbound_bytes_read } : true
      const message = await client.fetchOne(uid, { source, uid: true }, { uid: true })
      const raw = message ? message.source : undefined
      const received = raw ? receive(installation, raw) : Promise.resolve(true)
      // What came together is written together.
      const taken = received.then(isDone => isDone && done.add(uid))
      // Told by the wait for all, which begins later.
      taken.catch(() => undefined)
      receiving.push(taken)
    }
    await Promise.all(receiving)
  } finally {
    await Promise.allSettled(receiving)
    const left = uids.filter(uid => !done.has(uid))
    // An outage says nothing of the message.
    if (left.length > 0) await client.messageFlagsRemove(left, [begun], { uid: true })
    if (done.size > 0) await client.messageFlagsAdd([...done], [seen_keyword], { uid: true })
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
