/** What a visitor sends along with a message: uploaded first, then named by it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { storedUploads } from '../../platform/routing/multipart.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { conversationLimits } from '../../site/assistants/conversations/limits.ts'
import { storageAllowance } from '../../site/content/files/rules.ts'
import { conversationParams, conversations, of } from './contract.ts'
import { chatFile } from './wire.ts'

const { chat_files_max, chat_file_bytes_max } = conversationLimits

export const uploadFiles = contract({
  ...of,
  operationId: 'uploadChatFiles',
  method: 'post',
  path: `${conversations}/files`,
  summary: 'Upload files for the next message',
  description:
    'If the chat accepts files: PDF, DOCX, text, Markdown, CSV and HTML, and PNG, JPEG, GIF and WebP if its model supports images, recognized by their content; at most 10 at a time and 5 MB each. They are read for this conversation only. Files not sent with a message within a day are deleted.',
  status: 201,
  idempotency: 'ignored',
  params: conversationParams,
  multipart: 'stored',
  body_bytes_max: chat_files_max * (chat_file_bytes_max + limits.multipart_overhead_bytes_max),
  body: storedUploads(chat_files_max),
  response: z.object({ data: z.array(chatFile) }).openapi('UploadedChatFiles'),
  example: { data: [{ id: 'cfile_0199a3f2c4d87e6b9a0112233445566f', name: 'order.pdf', bytes: 48_213 }] },
  problems: ['chat_files_off', 'chat_files_full'],
  consumes: [storageAllowance],
})
