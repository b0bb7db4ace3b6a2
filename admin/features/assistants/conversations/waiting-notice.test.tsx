/** Who waits for a person is named, and so is who waits for an answer of the person that took the conversation over. */
import type { Conversation } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../../testing/api.ts'
import { signedIn } from '../../../testing/person.ts'
import { draw } from '../../../testing/render.tsx'
import { WaitingNotice } from './waiting-notice.tsx'

answerInBrowser()
const site_id = 'site_1'
const at = new Date().toISOString()

const one = (id: string, title: string): Conversation => ({
  ...{ id, title, assistant_id: 'asst_1', channel: 'widget', status: 'waiting', language: 'en', message_count: 1 },
  ...{ version: 1, created_at: at, updated_at: at, last_message_at: at },
  ...{ lead_id: null, visitor_id: null, user_id: null, user_name: null, comment: null },
})

test('both are named apart, each with the way to it', async () => {
  await signedIn('manage-assistants')
  await handle(
    api => api.conversations.list({ site_id }),
    request => {
      const isTaken = new URL(request.url).searchParams.get('awaiting_reply') === 'true'
      return page(isTaken ? one('conv_2', 'Is Mia there?') : one('conv_1', 'A person, please'))
    },
  )
  const screen = await draw(<WaitingNotice site_id={site_id} />)
  await expect.element(screen.getByText('1 conversation waits for a person')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'A person, please' })).toBeVisible()
  await expect.element(screen.getByText('1 conversation that a person took over waits for an answer')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Is Mia there?' })).toBeVisible()
})
