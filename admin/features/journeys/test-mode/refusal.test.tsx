/** What keeps a journey from being tried, and the way to each field. */
import { expect, test, vi } from 'vitest'
import type { Step } from '../../../product/journeys/document.ts'
import { draw } from '../../../testing/render.tsx'
import { IssueList } from '../editor/review/issue-list.tsx'
import { DrawnEditor } from '../editor/state/editor-for-tests.tsx'
import type { EditorActions } from '../editor/state/journey-context.ts'
import { Refusal } from './refusal.tsx'

const steps = ['one', 'two'].map(id => ({ id, type: 'send_email' })) as Step[]
const text = 'Choose a value for this step.'
const pointers = ['/steps/0/sender_id', '/steps/1/sender_id']

test('each thing that is missing is said once, and opens its field', async () => {
  const open = vi.fn()
  const errors = pointers.map(pointer => ({ pointer, code: 'required', text }))
  const problem = { detail: 'The journey is not complete yet. Fix what is listed, then publish.', errors }
  const screen = await draw(
    <DrawnEditor steps={steps} editorActions={{ open } as unknown as EditorActions}>
      <Refusal error={{ status: 409, code: 'journey_incomplete', problem }} />
    </DrawnEditor>,
  )
  await expect.element(screen.getByText('Fix these issues to try it.')).toBeVisible()
  await expect.element(screen.getByText(/then publish/)).not.toBeInTheDocument()
  await screen
    .getByRole('button', { name: /Sender/ })
    .nth(1)
    .click()
  expect(open).toHaveBeenCalledWith('step:two')
})

test('the list of issues opens the field too, whatever the panel shows', async () => {
  const open = vi.fn()
  const issues = pointers.map((pointer, at) => ({
    ...{ pointer, code: 'required', text, where: at === 0 ? ('step:one' as const) : ('step:two' as const) },
  }))
  const screen = await draw(
    <DrawnEditor steps={steps} issues={issues} editorActions={{ open } as unknown as EditorActions}>
      <IssueList isCurrent={false} />
    </DrawnEditor>,
  )
  await screen
    .getByRole('button', { name: /Sender/ })
    .first()
    .click()
  expect(open).toHaveBeenCalledWith('step:one')
})
