/** Reads messages in a thread, within the limits of limits.ts. */
import { inThread } from '../../platform/runtime/threads/in-thread.ts'
import { threadProgram } from '../../platform/runtime/threads/program.ts'
import { inboundLimits as limits } from './limits.ts'
import type { MessageTasks } from './message-thread.ts'
import type { MessageContent } from './read-message.ts'

const read = threadProgram<MessageTasks>(new URL('./message-thread.ts', import.meta.url), 'mails')('read')

/** Throws `BrokenThreadError` or `ThreadRefusalError` for what cannot be read, or an outage where no thread can be started. */
export const readInThread = (raw: Uint8Array): Promise<MessageContent> =>
  inThread(read, raw, {
    milliseconds: limits.inbound_reading_milliseconds_max,
    megabytes: limits.inbound_reading_megabytes_max,
    line: 'inbound-mail',
  })
